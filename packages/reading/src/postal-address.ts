// Where the business is, as the site says to machines or to its visitors.
import { nameOfPage } from './identity.ts'
import { isBusiness } from './look/logo.ts'
import { blockText, type ReadPage } from './page/read-page.ts'
import { firstText, innerThings, type Thing } from './page/structured.ts'
import { cut } from './page/tree.ts'
import type { FoundOnPage, PostalAddress } from './site-reading.ts'

export function readPostalAddress(pages: readonly ReadPage[]): FoundOnPage<PostalAddress> | null {
  for (const page of pages)
    for (const thing of page.things.filter(isBusiness)) {
      const value = toldTo(thing)
      if (value) return { value, page: nameOfPage(page) }
    }
  for (const page of pages) {
    const value = addressIn(page.blocks.map(blockText))
    if (value) return { value, page: nameOfPage(page) }
  }
  const [home] = pages
  const value = home ? addressIn(home.whole().map(blockText)) : null
  return home && value ? { value, page: nameOfPage(home) } : null
}

function toldTo(thing: Thing): PostalAddress | null {
  const [told] = innerThings(thing, 'address')
  if (!told) return null
  const said = (key: string) => cut(firstText(told, key), 120)
  const value = {
    street: said('streetAddress'),
    postcode: said('postalCode'),
    city: said('addressLocality'),
    country: said('addressCountry'),
  }
  return value.city !== '' || value.street !== '' ? value : null
}

const city = String.raw`(\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Lu}[\p{L}'’.-]*|am|an|der|de|la|le|les|sur|sous|en|del|upon|on|im|in|bei|d['’]\p{L}+)){0,5})`
const street = String.raw`((?:\d{1,4}(?:\s?(?:bis|ter|[A-Za-z]))?,?\s+)?(?:[Rr]ue|[Aa]venue|[Aa]v\.|[Bb]oulevard|[Bb]d|[Pp]lace|[Qq]uai|[Cc]hemin|[Rr]oute|[Ii]mpasse|[Aa]llée|[Cc]ours|[Ss]quare|[Pp]assage|[Cc]alle|[Cc]\/|[Aa]venida|[Aa]vda\.?|[Pp]laza|[Pp]aseo|[Cc]arrer|[Cc]amino)\s[^,\n|•·–]{2,60}(?:,\s?(?:n[º°]\s?)?\d{1,4}[a-z]?)?|\p{Lu}[\p{L}.-]*(?:straße|strasse|str\.|gasse|weg|platz|allee|ufer|ring|damm|markt)\s\d{1,4}\s?[a-z]?(?=[\s,|·•–]|$)|(?:\p{Lu}[\p{L}-]+\s){1,3}(?:Straße|Str\.|Weg|Platz|Allee|Gasse)\s\d{1,4}\s?[a-z]?|(?:Unit\s\w+,\s)?\d{1,4}[a-z]?\s(?:\p{Lu}[\p{L}'’-]+\s){1,3}(?:Street|St|Road|Rd|Lane|Row|Avenue|Square|Way|Hill|Close|Court|Terrace|Drive|Gardens|Place|Crescent|Yard|Mews|Parade))`
const between = String.raw`\s*(?:[,\n|•·–—-]|\s)\s*(?:[^,\n|]{0,40}[,\n|]\s*)?`
/** France, Spain and Germany write the postcode first. */
const postcodeFirst = new RegExp(`${street}${between}(?:(?:F|D|E)[- ])?(\\d{5})[ ,]+${city}`, 'u')
const postcodeLast = new RegExp(
  `${street}${between}${city}[,\\n ]+([A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2})(?!\\w)`,
  'u',
)

/** A street and, beside it, a postcode with its town: within one paragraph, or in two that follow each other. */
function addressIn(texts: readonly string[]): PostalAddress | null {
  for (const [index, text] of texts.entries())
    for (const words of [text, `${text}\n${texts[index + 1] ?? ''}`]) {
      if (words.length > 600 || !/\d/.test(words)) continue
      const first = postcodeFirst.exec(words)
      if (first)
        return { street: trimmed(first[1]), postcode: first[2] ?? '', city: trimmed(first[3]), country: '' }
      const last = postcodeLast.exec(words)
      if (last)
        return { street: trimmed(last[1]), postcode: last[3] ?? '', city: trimmed(last[2]), country: '' }
    }
  return null
}

const trimmed = (text = ''): string => cut(text.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,.–-]+$/g, ''), 120)
