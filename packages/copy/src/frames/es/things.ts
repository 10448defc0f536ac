import { ask, call, type Frame, label, open } from '../frame.ts'

export const product: readonly Frame[] = [
  label('{about}, {price}.'),
  label('{about}: {price}.', 'sober', 'expert'),
  open('¿[Conoces|Conoce usted] {the}?'),
  ask('¿Una duda sobre {the}? [Déjala|Déjela usted] en los comentarios.', 'sober', 'expert'),
  call('Para verlo de cerca: {link}', 'sober', 'expert'),
  call('Para [hacerte|hacerse] una idea: {link}', 'lively', 'warm'),
  call('¿Una pregunta sobre {the}? <[Escríbeme|Escríbame]|[Escríbenos|Escríbanos]|{name} responde>.'),
]

export const service: readonly Frame[] = [
  label('{about}, {price}.'),
  label('{about}: {price}.', 'sober', 'expert'),
  ask('¿Una pregunta sobre esto? Este es el sitio.'),
  call('¿Una pregunta? <[Escríbeme|Escríbame]|[Escríbenos|Escríbanos]|{name} responde>.'),
]

export const method: readonly Frame[] = [
  ask('¿Una pregunta de método? Este es el sitio.'),
  call('Para leer aquí: {link}'),
]
