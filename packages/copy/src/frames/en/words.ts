import { ask, call, type Frame } from '../frame.ts'

export const question: readonly Frame[] = [
  ask('Another question? Ask away.'),
  call('The answer is here: {link}', 'expert', 'sober'),
]

export const advice: readonly Frame[] = [
  ask('A question before you start? Ask it here.'),
  call('The advice is here: {link}'),
]

export const story: readonly Frame[] = [
  {
    ...ask('How long have you known <me|us|{name}>?'),
    kinds: ['history'],
  },
  { ...ask('Did you know this story?', 'warm', 'expert'), kinds: ['history'] },
  { ...call('The story is here: {link}', 'warm', 'expert'), kinds: ['history', 'business'] },
  { ...call('The news is here: {link}', 'sober', 'expert'), kinds: ['news'] },
]
