import { ask, call, type Frame, label, open } from '../frame.ts'

export const product: readonly Frame[] = [
  label('{about}, {price}.'),
  label('{about}: {price}.', 'sober', 'expert'),
  label('{the}? That’s {price}.', 'warm', 'lively'),
  open('Do you know {the}?', 'lively', 'warm'),
  ask('A question about {the}? Ask it in the comments.', 'sober', 'expert'),
  call('A closer look: {link}', 'sober', 'expert'),
  call('See for yourself: {link}', 'lively', 'warm'),
  call('A question about {the}? <Write to me|Write to us|{name} will answer>.'),
]

export const service: readonly Frame[] = [
  label('{about}, {price}.'),
  label('{about}: {price}.', 'sober', 'expert'),
  ask('A question about this? Ask it here.'),
  call('A question? <Write to me|Write to us|{name} will answer>.'),
]

export const method: readonly Frame[] = [
  ask('A question of method? Ask it here.'),
  call('To read here: {link}'),
]
