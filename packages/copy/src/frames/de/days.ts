import { ask, type Frame, greet, label } from '../frame.ts'

/** A day of everybody's calendar: nobody is invited to it, and nothing is sold by it. */
export const day: readonly Frame[] = [
  label('{date}: {about}.'),
  label('{about}, {date}.'),
  label('Bis {until}: {about}.'),
  label('{about}, bis {until}.'),
  greet('feast', '{about}, {date}: {name} wünscht [dir|Ihnen] ein schönes Fest.'),
  greet('day', '{about}, {date}: {name} wünscht [dir|Ihnen] einen guten Tag.'),
  greet('solemn', '{about}, {date}: {name} denkt an alle, die dieser Tag angeht.'),
  greet('feast', '{about}, bis {until}: {name} wünscht [dir|Ihnen] schöne Festtage.'),
  greet('day', '{about}, bis {until}: {name} wünscht [dir|Ihnen] eine gute Zeit.'),
  greet('solemn', '{about}, bis {until}: {name} denkt an alle, die das angeht.'),
  ask('Was [machst du|machen Sie] an dem Tag?', 'lively', 'warm'),
  ask('Wird er bei [dir|Ihnen] gefeiert?', 'warm', 'lively'),
]
