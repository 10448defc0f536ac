import { ask, atPlace, call, type Frame, open, reach, visited, where } from '../frame.ts'

export const any: readonly Frame[] = [
  open('{name}, {city}.'),
  call('This way: {link}', 'lively', 'warm'),
  call('Read more: {link}', 'sober', 'expert'),
  call('The rest is here: {link}', 'warm', 'expert'),
  where(visited, atPlace(call('<Come and see me|Come and see us|{name}, {city}>.', 'warm', 'lively'))),
  reach('To reach <me|us|{name}>: {phone}.'),
  reach('By phone: {phone}.'),
  reach('The number: {phone}.'),
  reach('Call <me|us|{name}> on {phone}.'),
  reach('A question? {phone}.'),
  reach('<My|Our|The> phone: {phone}.'),
  reach('To talk about it: {phone}.'),
  reach('For questions: {phone}.'),
  reach('One number to note: {phone}.'),
  reach('{name} answers on {phone}.'),
  reach('In writing: {mail}'),
  reach('Write to <me|us|{name}>: {mail}'),
]

export const list: readonly Frame[] = [
  open('For instance:', 'sober', 'expert'),
  open('Take your pick:', 'warm', 'lively'),
  open('To choose from:', 'sober', 'lively'),
  open('In three lines:', 'expert', 'sober'),
  ask('Which one first?', 'lively', 'warm'),
  ask('And if you had to choose?', 'lively', 'expert'),
  ask('Which of the three?', 'lively', 'sober', 'expert'),
]
