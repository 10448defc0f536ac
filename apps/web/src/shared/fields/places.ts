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

const firstCountries = { fr: 'FR', en: 'GB' } as const

/** Ends of addresses that are a country's own and sold to everybody. */
const soldToAll = new Set([
  'ai',
  'cc',
  'co',
  'fm',
  'gg',
  'io',
  'la',
  'ly',
  'me',
  'sh',
  'so',
  'to',
  'tv',
  'vc',
  'ws',
])
const otherNames: Readonly<Record<string, string>> = { uk: 'GB', eu: '' }

/** The country whose end a site's address has: `https://www.atelier-nord.fr/` is in France. */
function countryOfSite(siteUrl: string): string | null {
  const host = /^(?:[a-z]+:\/\/)?([^/:?#\s]+)/i.exec(siteUrl.trim())?.[1]?.toLowerCase() ?? ''
  const end = /\.([a-z]{2})$/.exec(host)?.[1]
  if (!end || soldToAll.has(end)) return null
  return (otherNames[end] ?? end.toUpperCase()) || null
}

interface Known {
  readonly siteUrl: string
  /** Of the interface, as it was chosen. */
  readonly language: 'fr' | 'en'
  /** As the browser names its languages. */
  readonly tags?: readonly string[]
  readonly zone?: string
}

/**
 * Where a business most likely is: by the address of its site, else by the region the browser names for the language that was
 * chosen, else by its clock where that language is spoken there, else the language's first country.
 */
export function likelyCountry({
  siteUrl,
  language,
  tags = navigator.languages,
  zone = browserTimeZone(),
}: Known): string {
  const own = tags.map((tag) => /^([a-z]{2})-([A-Z]{2})$/.exec(tag)).find((tag) => tag?.[1] === language)?.[2]
  return countryOfSite(siteUrl) ?? own ?? zoneCountries[zone] ?? firstCountries[language]
}
