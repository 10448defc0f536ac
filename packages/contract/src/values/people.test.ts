import { expect, it } from 'vitest'
import { personName, societyName, timeZone } from './people.ts'

it('a time zone is a place’s, under any name it has had, and never an offset', () => {
  const taken = (zone: string) => timeZone.safeParse(zone).success
  for (const zone of [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Europe/Kiev', 'Etc/GMT+5'])
    expect([zone, taken(zone)]).toEqual([zone, true])
  for (const zone of ['+14:00', '-0530', '+00', '', 'Europe/Atlantis', 'UTC+2'])
    expect([zone, taken(zone)]).toEqual([zone, false])
})

it('a name that is printed in mails is nothing that a mail program makes a link of', () => {
  const taken = (name: string, kind = personName) => kind.safeParse(name).success
  for (const name of [
    'www.evil.example',
    'Visit WWW.evil.example',
    'evil.example/login',
    'https://evil.example',
  ])
    expect([name, taken(name), taken(name, societyName)]).toEqual([name, false, false])
  // A shop is called by its address; nobody is.
  expect([taken('evil.example'), taken('Meubles.fr', societyName)]).toEqual([false, true])
  for (const name of ['J.R. Martin', 'St.John', 'Anne-Marie', 'Dr. Weiss', 'O’Neil', 'Łukasz', 'wwwilma'])
    expect([name, taken(name)]).toEqual([name, true])
  expect(personName.parse('A\u00ADn\u200Fn\u061Ce')).toBe('Anne')
})
