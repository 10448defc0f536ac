import { ask, atPlace, call, close, type Frame, label, where } from '../frame.ts'

export const event: readonly Frame[] = [
  label('{date}, {time}.'),
  label('{date}.'),
  label('{date}, {time}: {about}.'),
  label('{about}, {date}.'),
  label('{about} is on {date}, at {time}.', 'warm', 'lively'),
  label('Save the date: {date}, {time}, {about}.'),
  label('To note: {date}, {about}.', 'sober', 'expert'),
  label('{about}. {date}, {time}, {where}.', 'sober', 'expert'),
  label('A date to remember: {date}. {about}.', 'sober', 'expert'),
  ask('Are you coming?', 'lively', 'warm'),
  ask('Who would you bring?', 'warm', 'lively'),
  ask('A question before you come? Ask it here.', 'sober', 'expert'),
  call('Spread the word.', 'warm', 'lively'),
  call('The details are here: {link}'),
  close('Place: {where}.', 'sober', 'expert'),
]

export const offer: readonly Frame[] = [
  label('{about}, {price}.'),
  label('{about}, until {until}.'),
  label('Until {until}: {about}.', 'sober', 'expert', 'lively'),
  ask('A question about the offer? Ask it here.', 'sober', 'expert'),
  call('The terms are here: {link}'),
]

export const practical: readonly Frame[] = [
  where(['hours'], label('{name}, {city}.')),
  where(['hours'], label('{name}, {city}: <my|our|the> hours.')),
  where(['hours'], label('The hours of {name} in {city}.')),
  atPlace({ ...ask('When are you coming by?', 'lively', 'warm'), kinds: ['place', 'hours'] }),
]
