import type { Choice } from '#shared/ui/select-field.tsx'

/** Every two letters Intl has a name for is a country or a territory; groups and withdrawn ones are left out. */
const notCountries = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'ZZ',
  'XA',
  'XB',
  'AC',
  'CP',
  'DG',
  'EA',
  'IC',
  'TA',
  'CQ',
])
const withdrawn = new Set([
  'AN',
  'BU',
  'CS',
  'DD',
  'FX',
  'NT',
  'SU',
  'TP',
  'YD',
  'YU',
  'ZR',
  'RH',
  'VD',
  'DY',
  'HV',
  'NH',
])
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export function countriesIn(language: string): Choice[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const sorter = new Intl.Collator(language)
  const choices: Choice[] = []
  for (const first of letters)
    for (const second of letters) {
      const value = first + second
      if (notCountries.has(value) || withdrawn.has(value)) continue
      const label = names.of(value)
      if (label) choices.push({ value, label })
    }
  return choices.sort((a, b) => sorter.compare(a.label, b.label))
}

/** The value one has is always among them: browsers differ in which aliases they list. */
export function timeZones(present: string): Choice[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), present])
  return [...zones].filter(Boolean).map((value) => ({ value, label: zoneLabel(value) }))
}

/** `Paris (UTC+1)`, as people say it. */
const zoneLabel = (zone: string): string => `${zonePlace(zone)} (${offsetOf(zone)})`

/** `Paris`; what comes before the place tells apart the few places of one name. */
export function zonePlace(zone: string): string {
  const place = zone.replaceAll('_', ' ').split('/')
  return place.length > 2 ? place.slice(1).reverse().join(', ') : (place.at(-1) ?? zone)
}

function offsetOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts()
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  return offset.replace('GMT', 'UTC')
}

export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'Europe/Paris'
}

const zoneCountries: Readonly<Record<string, string>> = {
  'Europe/Paris': 'FR',
  'Europe/Brussels': 'BE',
  'Europe/Zurich': 'CH',
  'Europe/Luxembourg': 'LU',
  'Europe/London': 'GB',
  'Europe/Madrid': 'ES',
  'Europe/Berlin': 'DE',
  'America/Montreal': 'CA',
  'America/Toronto': 'CA',
  'Indian/Reunion': 'RE',
  'America/Guadeloupe': 'GP',
  'America/Martinique': 'MQ',
  'America/New_York': 'US',
}

/** The region of the browser's language, else where its clock is, else France. */
export function browserCountry(): string {
  for (const tag of navigator.languages) {
    const region = /-([A-Z]{2})$/.exec(tag)?.[1]
    if (region) return region
  }
  return zoneCountries[browserTimeZone()] ?? 'FR'
}
