// Opening hours as pages tell them to machines.
import { isBusiness } from '../look/logo.ts'
import { firstText, innerThings, type Thing } from '../page/structured.ts'
import type { OpeningHours } from '../site-reading.ts'
import { weekdayOf } from './opening-hours.ts'

const short = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']

export function structuredHours(things: readonly Thing[]): OpeningHours[] {
  return things
    .filter(isBusiness)
    .flatMap((thing) => [
      ...innerThings(thing, 'openingHoursSpecification').flatMap(specified),
      ...(thing.values.openingHours ?? []).flatMap((line) => (typeof line === 'string' ? compact(line) : [])),
    ])
}

function specified(one: Thing): OpeningHours[] {
  const days = (one.values.dayOfWeek ?? [])
    .map((day) => weekdayOf((typeof day === 'string' ? day : '').split('/').at(-1) ?? '', 'en'))
    .filter((day) => day > 0)
  const [opens, closes] = ['opens', 'closes'].map((key) => /^\d{2}:\d{2}/.exec(firstText(one, key))?.[0])
  return days.length > 0 && opens && closes && opens < closes ? [{ days, spans: [`${opens}-${closes}`] }] : []
}

/** “Mo-Fr 09:00-18:00”. */
function compact(line: string): OpeningHours[] {
  const found = /^([A-Za-z]{2})(?:-([A-Za-z]{2}))? (\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(line.trim())
  if (!found) return []
  const [, from = '', to = from, opens = '', closes = ''] = found
  const [first, last] = [short.indexOf(from.toLowerCase()) + 1, short.indexOf(to.toLowerCase()) + 1]
  if (first === 0 || last < first || opens >= closes) return []
  return [
    {
      days: Array.from({ length: last - first + 1 }, (_, index) => first + index),
      spans: [`${opens}-${closes}`],
    },
  ]
}
