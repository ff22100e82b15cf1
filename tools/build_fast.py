"""Compile the engine into build/fast, apart from the sources: `make fast`.

A module of `tilth.kernel` or `tilth.games` is compiled if its first line is `# compiled`; the others are
copied as they are. `import tilth` takes the result as long as the sources have not changed since. If only words,
drawings or facts were changed, what was compiled before is used again. `--ready` only says whether the engine can be
compiled on this machine; `--quick` compiles in half the time what then runs slower, for tests.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "tilth"
BUILD = ROOT / "build"
MARK = "# compiled"
FLAGS = ["-fno-semantic-interposition"]
LINK_TIME = ["-flto=auto"]  # lets modules be compiled side by side and still be inlined into each other
JOBS = os.cpu_count() or 1

os.environ["TILTH_PURE"] = "1"
sys.path.insert(0, str(ROOT / "src"))
from tilth._fast import ABI, PACKAGES, SUFFIXES, fingerprint


def obstacle() -> str | None:
    """Why the engine cannot be compiled here, in one sentence."""
    for name in ("mypyc", "librt", "mypy_extensions", "setuptools"):
        if find_spec(name) is None:
            return f"The engine cannot be compiled, because {name} is missing (pip install -e '.[fast]')."
    if not compiles([]):
        return (
            "The engine cannot be compiled, because there is no working C compiler with Python's headers "
            "(on Debian or Ubuntu: apt install gcc python3-dev)."
        )
    return None


def compiles(flags: list[str]) -> bool:
    """Whether the C compiler makes a small extension with these flags."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "try.c").write_text("#include <Python.h>\nint sown(int n) { return n + 1; }\n")
        flags = [*flags, f"-I{sysconfig.get_path('include')}", "-shared", "-fPIC"]
        command = [*compiler, *flags, "try.c", "-o", "try.so"]
        try:
            return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def copy_sources(work: Path) -> list[str]:
    """Copy all of Tilth into `work`; give back the modules to compile, as paths relative to it."""

    def keeps(path: Path) -> bool:
        return path.is_dir() or path.suffix in SUFFIXES

    def unwanted(folder: str, names: list[str]) -> list[str]:
        return [name for name in names if name == "__pycache__" or not keeps(Path(folder, name))]

    shutil.copytree(SOURCE, work / "tilth", ignore=unwanted)
    paths = (path for part in PACKAGES for path in sorted((work / "tilth" / part).rglob("*.py")))
    return [str(path.relative_to(work)) for path in paths if first_line(path) == MARK]


def first_line(path: Path) -> str:
    with path.open(encoding="utf-8") as file:
        return file.readline().rstrip()


def compile_modules(modules: list[str], quick: bool) -> None:
    """Run mypyc and the C compiler on modules of the current folder; the results lie beside them."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    link_time = compiles(LINK_TIME)
    flags = " ".join([*FLAGS, "-O1"] if quick else [*FLAGS, "-O3", *(LINK_TIME if link_time else [])])
    for name in ("CFLAGS", "LDFLAGS"):
        os.environ[name] = f"{os.environ.get(name, '')} {flags}".strip()

    class SideBySide(build_ext):
        """Compiles the C files of one extension at the same time."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            alone = compiler.compile

            def together(sources: list[str], **settings: Any) -> list[str]:
                with ThreadPoolExecutor(JOBS) as pool:
                    return [o for done in pool.map(lambda s: alone([s], **settings), sources) for o in done]

            compiler.compile = together
            super().build_extensions()

    started = time.perf_counter()
    print(f"  types and C code of {len(modules)} modules ...", end=" ", flush=True)
    extensions: Any = mypycify(
        ["--config-file=", f"--cache-dir={BUILD / 'mypy'}", "--ignore-missing-imports", *modules],
        opt_level="1" if quick else "3",
        debug_level="0",
        multi_file=link_time,
        group_name="tilth" if len(modules) > 1 else None,
    )
    print(f"{time.perf_counter() - started:.1f} s")
    started = time.perf_counter()
    print(f"  C compiler, {JOBS} at a time ...", end=" ", flush=True)
    setup(
        name="tilth-fast",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": SideBySide},
        script_args=["--quiet", "build_ext", "--inplace", f"--parallel={JOBS}"],
    )
    print(f"{time.perf_counter() - started:.1f} s")


def contents(work: Path, modules: list[str]) -> str:
    """One sha256 over the names and contents of all that is compiled."""
    total = hashlib.sha256()
    for name in modules:
        total.update(f"{name}\0".encode() + (work / name).read_bytes() + b"\0")
    return total.hexdigest()


def reuse(before: Path, work: Path) -> None:
    """Take what the build before has compiled."""
    for path in before.rglob("*.so"):
        shutil.copy2(path, work / path.relative_to(before))


def publish(work: Path, stamp: dict[str, Any]) -> Path:
    """Leave in `work` what is needed to run, and make it `build/fast` in one step."""
    for path in list(work.iterdir()):
        if path.is_dir() and path.name != "tilth":
            shutil.rmtree(path)
    for path in list((work / "tilth").iterdir()):
        if path.name not in PACKAGES:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    (work / "tilth" / "kernel" / "_built.py").write_text('"""This tree was compiled."""\n\nCOMPILED = True\n')
    (work / "stamp.json").write_text(json.dumps(stamp, indent=2) + "\n")

    work.chmod(0o755)
    fast, link = BUILD / "fast", work.with_suffix(".link")
    target = work.rename(BUILD / f"fast-{time.time_ns():x}")
    previous = fast.resolve()
    link.symlink_to(target.name)
    link.replace(fast)
    for old in BUILD.glob("fast-*"):  # the build before may still be running somewhere
        if old not in (target, previous):
            shutil.rmtree(old)
    return fast


def main() -> int:
    why_not = obstacle()
    if why_not is not None:
        print(why_not, file=sys.stderr)
        return 1
    if "--ready" in sys.argv:
        return 0

    recipe = {"python": platform.python_version(), "abi": ABI}
    recipe |= {tool: version(tool) for tool in ("mypy", "librt")}
    stamp_file = BUILD / "fast" / "stamp.json"
    stamp: dict[str, Any] = json.loads(stamp_file.read_text()) if stamp_file.exists() else {}
    quick = "--quick" in sys.argv
    enough = bool(stamp) and (quick or not stamp.get("quick"))
    if enough and stamp == {**stamp, **recipe, "sources": fingerprint(str(SOURCE))}:
        print("The compiled engine is up to date.")
        return 0

    started = time.perf_counter()
    BUILD.mkdir(exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix="making-", dir=BUILD))
    try:
        modules = copy_sources(work)
        if not modules:
            print(f"There is nothing to compile: no module begins with the line {MARK!r}.", file=sys.stderr)
            return 1
        sources = fingerprint(str(work / "tilth"))
        recipe |= {"compiled": contents(work, modules)}
        if enough and stamp == {**stamp, **recipe}:
            reuse(BUILD / "fast", work)
            quick = bool(stamp.get("quick"))
        else:
            print("Compiling the engine (about 7 s for 1,000 lines)")
            (work / "tilth" / "__init__.py").write_text("")
            os.chdir(work)
            compile_modules(modules, quick)
            os.chdir(ROOT)
        publish(work, {**recipe, "quick": quick, "sources": sources, "modules": modules})
    finally:
        shutil.rmtree(work, ignore_errors=True)
    print(f"{len(modules)} compiled modules are in build/fast, made in {time.perf_counter() - started:.0f} s.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
