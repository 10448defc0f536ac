import { ask, atPlace, call, close, type Frame, label, where } from '../frame.ts'

export const event: readonly Frame[] = [
  label('{date}, {time}.'),
  label('{date}.'),
  label('{date}, {time}: {about}.'),
  label('{about}, {date}.'),
  label('{about}: am {date}, um {time}.', 'warm', 'lively'),
  label('Termin: {date}, {time}. {about}.'),
  label('Zum Vormerken: {date}, {about}.', 'sober', 'expert'),
  label('{about}. {date}, {time}, {where}.', 'sober', 'expert'),
  label('Ein Datum zum Merken: {date}. {about}.', 'sober', 'expert'),
  ask('[Kommst du|Kommen Sie]?', 'lively', 'warm'),
  ask('Wen [bringst du|bringen Sie] mit?', 'warm', 'lively'),
  ask('Eine Frage vorab? Hier ist Platz.', 'sober', 'expert'),
  call('[Sag|Sagen Sie] es weiter.', 'warm', 'lively'),
  call('Die Einzelheiten: {link}'),
  close('Ort: {where}.', 'sober', 'expert'),
]

export const offer: readonly Frame[] = [
  label('{about}, {price}.'),
  label('{about}, bis {until}.'),
  label('Bis {until}: {about}.', 'sober', 'expert', 'lively'),
  ask('Eine Frage zum Angebot? Hier ist Platz.', 'sober', 'expert'),
  call('Das ist hier zu lesen: {link}'),
]

export const practical: readonly Frame[] = [
  where(['hours'], label('{name}, {city}.')),
  where(['hours'], label('{name}, {city}: <meine|unsere|die> Zeiten.')),
  where(['hours'], label('Die Zeiten von {name} in {city}.')),
  atPlace({ ...ask('Wann [kommst du|kommen Sie] vorbei?', 'lively', 'warm'), kinds: ['place', 'hours'] }),
]
