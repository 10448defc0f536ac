import { expect, it } from 'vitest'
import { timeZone } from './people.ts'

it('a time zone is a place’s, under any name it has had, and never an offset', () => {
  const taken = (zone: string) => timeZone.safeParse(zone).success
  for (const zone of [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Europe/Kiev', 'Etc/GMT+5'])
    expect([zone, taken(zone)]).toEqual([zone, true])
  for (const zone of ['+14:00', '-0530', '+00', '', 'Europe/Atlantis', 'UTC+2'])
    expect([zone, taken(zone)]).toEqual([zone, false])
})
