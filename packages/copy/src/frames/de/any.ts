import { ask, atPlace, call, type Frame, open, reach, visited, where } from '../frame.ts'

export const any: readonly Frame[] = [
  open('{name}, {city}.'),
  call('Hier entlang: {link}', 'lively', 'warm'),
  call('Mehr dazu: {link}', 'sober', 'expert'),
  call('Der Rest steht hier: {link}', 'warm', 'expert'),
  where(
    visited,
    atPlace(call('<[Komm|Kommen Sie] vorbei|[Komm|Kommen Sie] vorbei|{name}, {city}>.', 'warm', 'lively')),
  ),
  reach('Zu erreichen unter {phone}.'),
  reach('Am Telefon: {phone}.'),
  reach('Die Nummer: {phone}.'),
  reach('<Mein|Unser|Das> Telefon: {phone}.'),
  reach('Eine Frage? {phone}.'),
  reach('Zum Anrufen: {phone}.'),
  reach('Für Fragen: {phone}.'),
  reach('Eine Nummer zum Merken: {phone}.'),
  reach('Telefonisch: {phone}.'),
  reach('{name} antwortet unter {phone}.'),
  reach('Schriftlich: {mail}'),
  reach('Zum Schreiben: {mail}'),
]

export const list: readonly Frame[] = [
  open('Zum Beispiel:', 'sober', 'expert'),
  open('Zur Wahl:', 'warm', 'lively'),
  open('In drei Zeilen:', 'expert', 'sober'),
  ask('Womit [fängst du|fangen Sie] an?', 'lively', 'warm'),
  ask('Und wenn es nur eins sein dürfte?', 'lively', 'expert'),
]
