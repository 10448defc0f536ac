import { ask, type Frame, greet, label } from '../frame.ts'

/** A day of everybody's calendar: nobody is invited to it, and nothing is sold by it. */
export const day: readonly Frame[] = [
  label('{date}: {about}.'),
  label('{about}, {date}.'),
  label('Hasta el {until}: {about}.'),
  label('{about}, hasta el {until}.'),
  greet('feast', '{about}, {date}: {name} [te|le] desea un feliz día.'),
  greet('day', '{about}, {date}: {name} [te|le] desea un buen día.'),
  greet('solemn', '{about}, {date}: {name} piensa en quienes viven este día de cerca.'),
  greet('feast', '{about}, hasta el {until}: {name} [te|le] desea felices fiestas.'),
  greet('day', '{about}, hasta el {until}: {name} [te|le] desea unos buenos días.'),
  greet('solemn', '{about}, hasta el {until}: {name} piensa en quienes lo viven de cerca.'),
  ask('¿Qué [harás|hará] ese día?', 'lively', 'warm'),
  ask('¿Se celebra en [tu|su] casa?', 'warm', 'lively'),
]
