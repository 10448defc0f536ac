import { ask, call, type Frame } from '../frame.ts'

export const question: readonly Frame[] = [
  ask('¿Otra pregunta? Este es el sitio.'),
  call('La respuesta está aquí: {link}', 'expert', 'sober'),
]

export const advice: readonly Frame[] = [
  ask('¿Dudas? Este es el sitio.'),
  call('El consejo se lee aquí: {link}'),
]

export const story: readonly Frame[] = [
  {
    ...ask(
      '¿Desde cuándo <[me conoces|me conoce usted]|[nos conoces|nos conoce usted]|[conoces|conoce usted] la casa>?',
    ),
    kinds: ['history'],
  },
  { ...ask('¿[Conocías|Conocía usted] esta historia?', 'warm', 'expert'), kinds: ['history'] },
  { ...call('La historia se lee aquí: {link}', 'warm', 'expert'), kinds: ['history', 'business'] },
  { ...call('La noticia está aquí: {link}', 'sober', 'expert'), kinds: ['news'] },
]
