// @ts-check
/** Quiet sounds, made here and off until somebody wants them: a tick for what others do, two notes for one's own turn. */

/** @typedef {{mine: boolean, over: boolean, others: boolean, moved: boolean}} News */

/** @type {AudioContext | null} */
let stage = null;

const wanted = () => localStorage.getItem("tilth.sound") === "on";

/**
 * Soft notes, one after the other.
 * @param {number[]} pitches in hertz @param {number} loud @param {number} long seconds each
 */
function play(pitches, loud, long) {
  if (!stage || stage.state !== "running") return;
  const { currentTime, destination } = stage;
  pitches.forEach((pitch, k) => {
    if (!stage) return;
    const begin = currentTime + k * long * 0.75;
    const [note, volume] = [stage.createOscillator(), stage.createGain()];
    note.type = "sine";
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
    note.connect(volume).connect(destination);
    note.start(begin);
    note.stop(begin + long);
  });
  document.documentElement.dataset.sounded = pitches.join(" ");
}

/** Browsers let a page sound only after somebody has touched it. */
function wake() {
  if (!wanted()) return;
  stage ??= new AudioContext();
  if (stage.state === "suspended") stage.resume();
}

for (const touch of ["pointerdown", "keydown", "change"]) document.addEventListener(touch, wake, { passive: true });

document.addEventListener("tilth:shown", (event) => {
  if (!wanted() || !(event instanceof CustomEvent)) return;
  const { mine, over, others, moved } = /** @type {News} */ (event.detail);
  if (over) play([392, 494, 587], 0.05, 0.35);
  else if (mine) play([523, 659], 0.05, 0.22);
  else if (others) play([330], 0.035, 0.09);
  else if (moved) play([247], 0.025, 0.07);
});
