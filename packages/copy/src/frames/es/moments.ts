import { ask, atPlace, call, close, type Frame, label, where } from '../frame.ts'

export const event: readonly Frame[] = [
  label('{date}, {time}.'),
  label('{date}.'),
  label('{date}, {time}: {about}.'),
  label('{about}, {date}.'),
  label('{about}: el {date}, a las {time}.', 'warm', 'lively'),
  label('Cita el {date} a las {time}: {about}.'),
  label('Para apuntar: {date}, {about}.', 'sober', 'expert'),
  label('{about}. {date}, {time}, {where}.', 'sober', 'expert'),
  label('Una fecha que recordar: {date}. {about}.', 'sober', 'expert'),
  ask('¿[Vienes|Viene usted]?', 'lively', 'warm'),
  ask('¿Con quién [vendrías|vendría usted]?', 'warm', 'lively'),
  ask('¿Una duda antes de venir? Este es el sitio.', 'sober', 'expert'),
  call('[Pásalo|Páselo usted].', 'warm', 'lively'),
  call('El detalle está aquí: {link}'),
  close('Lugar: {where}.', 'sober', 'expert'),
]

export const offer: readonly Frame[] = [
  label('{about}, {price}.'),
  label('{about}, hasta el {until}.'),
  label('Hasta el {until}: {about}.', 'sober', 'expert', 'lively'),
  ask('¿Una duda sobre la oferta? Este es el sitio.', 'sober', 'expert'),
  call('Está todo aquí: {link}'),
]

export const practical: readonly Frame[] = [
  where(['hours'], label('{name}, {city}.')),
  where(['hours'], label('{name}, {city}: <mi|nuestro|el> horario.')),
  where(['hours'], label('El horario de {name}, en {city}.')),
  atPlace({ ...ask('¿Cuándo [pasas|pasa usted]?', 'lively', 'warm'), kinds: ['place', 'hours'] }),
]
