import { ask, type Frame, greet, label } from '../frame.ts'

/** A day of everybody's calendar: nobody is invited to it, and nothing is sold by it. */
export const day: readonly Frame[] = [
  label('{date}: {about}.'),
  label('{about}, {date}.'),
  label('Until {until}: {about}.'),
  label('{about}, until {until}.'),
  greet('feast', '{about}, {date}: {name} wishes you a happy day.'),
  greet('day', '{about}, {date}: {name} wishes you a good day.'),
  greet('solemn', '{about}, {date}: {name} is thinking of everyone this day is about.'),
  greet('feast', '{about}, until {until}: {name} wishes you a happy time.'),
  greet('day', '{about}, until {until}: {name} wishes you a good time.'),
  greet('solemn', '{about}, until {until}: {name} is thinking of everyone this is about.'),
  ask('What will you do that day?', 'lively', 'warm'),
  ask('Do you mark the day?', 'warm', 'lively'),
]
