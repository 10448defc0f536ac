/** Where a business is, as somebody wrote it in a sentence. */
export interface WrittenAddress {
  readonly street: string
  readonly zipCode: string
  readonly city: string
}

const ways =
  'rue|avenue|av\\.|boulevard|bd|place|quai|chemin|route|impasse|allées?|cours|square|passage|faubourg|esplanade|montée|sentier|villa'
const frenchStreet = new RegExp(
  `(?<!\\d)\\d{1,4}(?:\\s?(?:bis|ter|quater))?,?\\s(?:${ways})\\s(?:(?!\\d{5}|\\sà\\s)[^,.;:()\\n])+`,
  'iu',
)
const englishStreet =
  /(?<!\d)\d{1,4}[a-z]?\s(?:\p{Lu}[\p{L}'’-]+\s){1,3}(?:Street|St|Road|Rd|Lane|Row|Avenue|Square|Way|Hill|Close|Court|Terrace|Drive|Gardens|Place|Crescent|Yard|Mews|Parade)\b/u
const town =
  "\\p{Lu}[\\p{L}'’-]*(?:[ -](?:\\p{Lu}[\\p{L}'’-]*|le|la|les|sur|sous|en|de|du|des|upon|on|in|d['’]\\p{L}+))*"
const postcodeThenTown = new RegExp(`(?<!\\d)(\\d{5})\\s+(${town})`, 'u')
const townThenPostcode = new RegExp(`(${town})[,\\s]+([A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2})(?!\\w)`, 'u')
/** Right behind the street: “, à Grenoble”, “, Grenoble”. */
const townBehind = new RegExp(`^(?:\\s?,\\s*|\\s+)(?:(?:à|in)\\s+)?(${town})`, 'u')

/** The street, the postcode and the town that somebody's sentences name; what they do not name stays empty. */
export function writtenAddress(says: readonly string[]): WrittenAddress {
  const words = says.join('\n').replaceAll(/[^\S\n]+/g, ' ')
  const found = frenchStreet.exec(words) ?? englishStreet.exec(words)
  const street = found?.[0].trim() ?? ''
  const first = postcodeThenTown.exec(words)
  if (first) return { street, zipCode: first[1] ?? '', city: first[2] ?? '' }
  const last = townThenPostcode.exec(words)
  if (last) return { street, zipCode: last[2] ?? '', city: last[1] ?? '' }
  const behind = found ? words.slice(found.index + found[0].trimEnd().length) : ''
  return { street, zipCode: '', city: townBehind.exec(behind)?.[1] ?? '' }
}
