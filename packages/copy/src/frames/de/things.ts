import { ask, call, type Frame, label, open } from '../frame.ts'

export const product: readonly Frame[] = [
  label('{about}, {price}.'),
  label('{about}: {price}.', 'sober', 'expert'),
  open('Sagt [dir|Ihnen] das etwas: {about}?', 'sober', 'expert'),
  ask('Eine Frage zum Thema {about}? [Stell|Stellen Sie] sie in den Kommentaren.', 'sober', 'expert'),
  call('Aus der Nähe: {link}', 'sober', 'expert'),
  call('Hier gibt es mehr zu sehen: {link}', 'lively', 'warm'),
  call(
    'Fragen zum Thema {about}? <[Schreib|Schreiben Sie] mir|[Schreib|Schreiben Sie] uns|{name} antwortet>.',
  ),
]

export const service: readonly Frame[] = [
  label('{about}, {price}.'),
  label('{about}: {price}.', 'sober', 'expert'),
  ask('Eine Frage dazu? Hier ist Platz.'),
  call('Fragen? <[Schreib|Schreiben Sie] mir|[Schreib|Schreiben Sie] uns|{name} antwortet>.'),
  call('Mehr dazu steht hier: {link}', 'sober', 'expert'),
]

export const method: readonly Frame[] = [
  ask('Eine Frage zur Arbeitsweise? Hier ist Platz.'),
  call('Nachzulesen hier: {link}'),
]
