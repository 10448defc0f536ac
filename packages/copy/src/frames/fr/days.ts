import { ask, type Frame, greet, label } from '../frame.ts'

/** A day of everybody's calendar: nobody is invited to it, and nothing is sold by it. */
export const day: readonly Frame[] = [
  label('{date} : {about}.'),
  label('{about}, {date}.'),
  label('Jusqu’au {until} : {about}.'),
  label('{about}, jusqu’au {until}.'),
  greet('feast', '{about}, {date} : {name} [te|vous] souhaite une belle fête.'),
  greet('day', '{about}, {date} : {name} [te|vous] souhaite une bonne journée.'),
  greet('solemn', '{about}, {date} : {name} pense à celles et ceux que ce jour concerne.'),
  greet('feast', '{about}, jusqu’au {until} : {name} [te|vous] souhaite de belles fêtes.'),
  greet('day', '{about}, jusqu’au {until} : {name} [te|vous] souhaite de bons moments.'),
  greet('solemn', '{about}, jusqu’au {until} : {name} pense à celles et ceux que cela concerne.'),
  ask('[Tu fais|Vous faites] quoi, ce jour-là ?', 'lively', 'warm'),
  ask('Ça se fête, chez [toi|vous] ?', 'warm', 'lively'),
]
