import { ask, call, type Frame } from '../frame.ts'

export const question: readonly Frame[] = [
  ask('Noch eine Frage? Hier ist Platz.'),
  call('Die Antwort steht hier: {link}', 'expert', 'sober'),
]

export const advice: readonly Frame[] = [
  ask('Eine Frage zu diesem Rat? Hier ist Platz.'),
  call('Der Rat steht hier: {link}'),
]

export const story: readonly Frame[] = [
  {
    ...ask('Seit wann [kennst du|kennen Sie] <mich|uns|das Haus>?'),
    kinds: ['history'],
  },
  { ...ask('[Kanntest du|Kannten Sie] diese Geschichte?', 'warm', 'expert'), kinds: ['history'] },
  { ...call('Die Geschichte steht hier: {link}', 'warm', 'expert'), kinds: ['history', 'business'] },
  { ...call('Die Nachricht steht hier: {link}', 'sober', 'expert'), kinds: ['news'] },
]
