"""Work done by several processes, or by a Ray cluster. Who does it makes no difference to what comes of it."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Generic, TypeVar

from tilth.kernel.errors import TilthError

__all__ = ["LOCAL", "Alone", "Cluster", "Crew", "Processes", "crew"]

Task = TypeVar("Task")
Found = TypeVar("Found")

INSTALL = "--ray needs another package: pip install 'tilth[arena]'"
LOCAL = "local"  # a cluster of this machine alone, for as long as the work lasts


class Crew(Generic[Task, Found]):
    """Does tasks of one kind."""

    workers = 1

    def __init__(self, work: Callable[[Task], Found]) -> None:
        self.work = work

    def each(self, tasks: Sequence[Task]) -> Generator[tuple[int, Found], None, None]:
        """The number of a task and what was found, in the order in which they end."""
        raise NotImplementedError

    def all(self, tasks: Sequence[Task]) -> list[Found]:
        """What was found, in the order of the tasks."""
        found = dict(self.each(tasks))
        return [found[number] for number in range(len(tasks))]

    def close(self) -> None:
        """Let everybody go home."""


class Alone(Crew[Task, Found]):
    """In this process, one after the other."""

    def each(self, tasks: Sequence[Task]) -> Generator[tuple[int, Found], None, None]:
        for number, task in enumerate(tasks):
            yield number, self.work(task)


def leave_interrupts() -> None:
    """Ctrl-C is for whoever asked for the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Processes(Crew[Task, Found]):
    """Processes of this machine."""

    def __init__(self, work: Callable[[Task], Found], jobs: int) -> None:
        super().__init__(work)
        self.workers = jobs
        self.before = set(multiprocessing.active_children())
        self.pool = ProcessPoolExecutor(jobs, initializer=leave_interrupts)

    def each(self, tasks: Sequence[Task]) -> Generator[tuple[int, Found], None, None]:
        try:
            waiting: dict[Future[Found], int] = {self.pool.submit(self.work, task): n for n, task in enumerate(tasks)}
            while waiting:
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for task in done:
                    yield waiting.pop(task), task.result()
        except BrokenProcessPool:
            raise TilthError("a process that did the work has died; fewer --jobs leave more memory for each") from None
        except BaseException:  # nobody waits for what is under way
            self.stop()
            raise

    def stop(self) -> None:
        for process in set(multiprocessing.active_children()) - self.before:
            process.terminate()
        self.pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self.pool.shutdown()


class Cluster(Crew[Task, Found]):
    """The nodes of a Ray cluster. Every node needs this version of Tilth; of one that is lost, others do the work."""

    def __init__(self, work: Callable[[Task], Found], address: str) -> None:
        super().__init__(work)
        self.ray = joined(address)
        self.workers = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.remote: Any = self.ray.remote(num_cpus=1, max_retries=3)(work)

    def each(self, tasks: Sequence[Task]) -> Generator[tuple[int, Found], None, None]:
        running: dict[Any, int] = {}
        rest = iter(enumerate(tasks))
        while True:
            while len(running) < 2 * self.workers:  # two for each worker, so that none waits
                number, task = next(rest, (-1, None))
                if number < 0:
                    break
                running[self.remote.remote(task)] = number
            if not running:
                return
            done, _ = self.ray.wait(list(running))
            try:
                yield running.pop(done[0]), self.ray.get(done[0])
            except self.ray.exceptions.RayTaskError as error:
                raise TilthError(f"the cluster cannot do the work: {error.cause or error}") from None

    def close(self) -> None:
        self.ray.shutdown()


def joined(address: str) -> Any:
    """Ray, connected to the cluster at this address: `auto` for the one of this machine, `local` for a new one."""
    try:
        import ray
    except ModuleNotFoundError:
        raise TilthError(INSTALL) from None
    if ray.is_initialized():
        raise TilthError("this process belongs to a Ray cluster already")
    where: dict[str, Any] = {"include_dashboard": False} if address == LOCAL else {"address": address}
    try:
        ray.init(log_to_driver=False, logging_level="ERROR", **where)
    except Exception as error:  # Ray has no type of its own for a start that takes too long
        first = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise TilthError(f"no Ray cluster can be reached at {address!r}: {first}") from None
    return ray


def crew(work: Callable[[Task], Found], jobs: int = 1, ray: str = "") -> Crew[Task, Found]:
    """Who does the work: a cluster, so many processes, or this one."""
    if ray:
        return Cluster(work, ray)
    return Processes(work, jobs) if jobs > 1 else Alone(work)
