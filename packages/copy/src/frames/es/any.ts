import { ask, atPlace, call, type Frame, open, reach, visited, where } from '../frame.ts'

export const any: readonly Frame[] = [
  open('{name}, {city}.'),
  call('Por aquí: {link}', 'lively', 'warm'),
  call('Para saber más: {link}', 'sober', 'expert'),
  call('El resto está aquí: {link}', 'warm', 'expert'),
  where(
    visited,
    atPlace(
      call('<[Ven a verme|Venga a verme]|[Ven a vernos|Venga a vernos]|{name}, {city}>.', 'warm', 'lively'),
    ),
  ),
  reach('Para hablar <conmigo|con nosotros|con {name}>: {phone}.'),
  reach('Por teléfono: {phone}.'),
  reach('El número: {phone}.'),
  reach('<Mi|Nuestro|El> teléfono: {phone}.'),
  reach('¿Una duda? {phone}.'),
  reach('Para llamar: {phone}.'),
  reach('Para apuntar, el teléfono: {phone}.'),
  reach('Para más preguntas: {phone}.'),
  reach('Para preguntar: {phone}.'),
  reach('{name} responde en el {phone}.'),
  reach('Por escrito: {mail}'),
  reach('Para escribir: {mail}'),
]

export const list: readonly Frame[] = [
  open('Por ejemplo:', 'sober', 'expert'),
  open('A elegir:', 'warm', 'lively'),
  open('En tres líneas:', 'expert', 'sober'),
  ask('¿Por dónde [empiezas|empieza usted]?', 'lively', 'warm'),
  ask('¿Y si hubiera que elegir?', 'lively', 'expert'),
  ask('¿Con qué [te quedas|se queda usted]?', 'lively', 'sober', 'expert'),
]
