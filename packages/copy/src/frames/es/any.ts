import { ask, atPlace, call, close, type Frame, open } from '../frame.ts'

export const any: readonly Frame[] = [
  open('Dicho con sencillez:', 'sober', 'warm'),
  open('Para que conste:', 'sober', 'expert'),
  open('Un paréntesis.', 'lively', 'warm'),
  open('Ahí queda.', 'lively'),
  open('Un detalle, de paso.', 'warm', 'expert'),
  open('Negro sobre blanco:', 'sober', 'expert'),
  open('Quizá no lo [sepas|sepa usted].', 'expert', 'warm'),
  open('[Lee|Lea usted].', 'lively', 'warm'),
  open('Sin rodeos:', 'sober', 'lively'),
  open('Imagen congelada.', 'lively', 'warm'),
  ask('¿Y [tú|usted], qué [opinas|opina]?', 'warm', 'lively'),
  ask('¿Lo [habrías|habría usted] dicho de otra manera?', 'lively'),
  ask('¿[Tu|Su] opinión?', 'sober', 'expert'),
  ask('¿Quién debería leer esto?', 'warm', 'expert'),
  ask('¿Qué [añadirías|añadiría usted]?', 'sober', 'expert'),
  ask('¿Quién levanta la mano?', 'lively'),
  call('Por aquí: {link}', 'lively', 'warm'),
  call('Para saber más: {link}', 'sober', 'expert'),
  call('Para leer con calma: {link}', 'warm', 'expert'),
  call('Un clic, una página: {link}', 'lively'),
  atPlace(
    call('<[Ven a verme|Venga a verme]|[Ven a vernos|Venga a vernos]|{name}, {city}>.', 'warm', 'lively'),
  ),
  close('Ya está dicho.', 'lively', 'warm'),
  close('Queda dicho.', 'sober'),
]

export const list: readonly Frame[] = [
  open('Uno, dos, tres.', 'lively', 'warm'),
  open('Sin orden particular:', 'lively', 'expert'),
  open('Por ejemplo:', 'sober', 'expert'),
  open('Tres nombres, tres líneas:', 'sober', 'warm'),
  open('A elegir:', 'warm', 'lively'),
  open('Uno tras otro:', 'sober', 'lively'),
  open('En tres líneas:', 'expert', 'sober'),
  ask('¿Por dónde [empiezas|empieza usted]?', 'lively', 'warm'),
  ask('¿Y si hubiera que elegir?', 'lively', 'expert'),
  ask('¿[Tu|Su] orden de preferencia?', 'warm', 'sober'),
  ask('¿Con qué [te quedas|se queda usted]?', 'lively', 'sober', 'expert'),
]
