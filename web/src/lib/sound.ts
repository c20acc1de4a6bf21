// Short wooden sounds, made here; silent unless switched on.
import { preferences } from "./preferences.svelte.ts"

let audio: AudioContext | null = null

const TONES = { lay: [520, 0.06], turn: [660, 0.18], end: [440, 0.5] } as const

export function play(name: keyof typeof TONES): void {
  if (!preferences.sound) return
  audio ??= new AudioContext()
  const [pitch, length] = TONES[name]
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = "triangle"
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0.15, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + length)
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + length)
}
