/** Two soft notes, a fourth apart: hertz, and when each begins, in seconds. */
const NOTES: readonly (readonly [pitch: number, at: number])[] = [
  [392, 0],
  [523.25, 0.16],
];
const LOUDNESS = 0.06;
const ATTACK = 0.02;
const DECAY = 0.7;

let context: AudioContext | undefined;

/** Says softly that it is one's turn. A browser that lets nobody be disturbed before the first press stays silent. */
export function chime(): void {
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, at] of NOTES) {
    const begins = context.currentTime + at;
    const note = new OscillatorNode(context, { type: 'sine', frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begins);
    volume.gain.linearRampToValueAtTime(LOUDNESS, begins + ATTACK);
    volume.gain.exponentialRampToValueAtTime(LOUDNESS / 1000, begins + DECAY);
    note.connect(volume).connect(context.destination);
    note.start(begins);
    note.stop(begins + DECAY);
  }
}
