// Who the site belongs to: its name, its summary, words of its trade, and whom it works for.
import { everyCue } from './language/cue.ts'
import { isStopWord } from './language/languages.ts'
import { isBusiness } from './look/logo.ts'
import { speaksToMachines } from './page/machine-talk.ts'
import type { ReadPage } from './page/read-page.ts'
import { firstText } from './page/structured.ts'
import { cut } from './page/tree.ts'
import type { FoundOnPage, PageName, SiteReading } from './site-reading.ts'

export const nameOfPage = ({ url, title }: ReadPage): PageName => ({ url, title })

export function readLanguage(pages: readonly ReadPage[]): SiteReading['language'] {
  const times = (page: ReadPage) => pages.filter(({ language }) => language === page.language).length
  const [page] = [...pages].sort((a, b) => times(b) - times(a))
  return page ? { value: page.language, page: nameOfPage(page) } : null
}

export function readName(pages: readonly ReadPage[]): FoundOnPage<string> | null {
  const [home] = pages
  if (!home) return null
  const page = nameOfPage(home)
  for (const one of pages)
    for (const thing of one.things.filter(isBusiness)) {
      const value = firstText(thing, 'name')
      if (value && value.length <= 120 && !speaksToMachines(value)) return { value, page: nameOfPage(one) }
    }
  const value = home.meta.get('og:site_name') || home.meta.get('application-name') || sharedPart(pages)
  return value && !speaksToMachines(value) ? { value: cut(value, 120), page } : null
}

/** The part of the titles that most pages repeat: “Our bread – Maltavert Bakery”. */
function sharedPart(pages: readonly ReadPage[]): string {
  const titles = pages.map(({ title }) => title)
  const parts = titles
    .flatMap((title) => title.split(/\s+[|–—·:»-]\s+/).map((part) => part.trim()))
    .filter(Boolean)
  const counted = [...new Set(parts)].map((part) => ({
    part,
    times: titles.filter((title) => title.includes(part)).length,
  }))
  // Where nothing is repeated, the first page's own words come first.
  const best = counted.sort(
    (a, b) => b.times - a.times || (a.times > 1 ? a.part.length - b.part.length : 0),
  )[0]
  return best?.part ?? ''
}

export function readSummary(pages: readonly ReadPage[]): FoundOnPage<string> | null {
  const [home] = pages
  const value = home?.meta.get('description') || home?.meta.get('og:description') || ''
  return home && value.length >= 20 && !speaksToMachines(value)
    ? { value: cut(value, 500), page: nameOfPage(home) }
    : null
}

const mostWords = 8

/** Words of the title, the summary and the keywords that the site itself uses most; no names of people or places. */
export function readSectorWords(pages: readonly ReadPage[], isName: (word: string) => boolean): string[] {
  const [home] = pages
  if (!home) return []
  const said = ['description', 'keywords', 'og:description'].map((key) => home.meta.get(key) ?? '')
  const candidates = compoundsOf([home.title, ...said].join(' '))
  const used = new Map<string, number>()
  for (const word of compoundsOf(
    pages.map(({ title, meta }) => `${title} ${meta.get('description') ?? ''}`).join(' '),
  ))
    used.set(word, (used.get(word) ?? 0) + 1)
  return [...new Set(candidates)]
    .filter((word) => word.length >= 4 && !isStopWord(word) && !isName(word))
    .sort((a, b) => (used.get(b) ?? 0) - (used.get(a) ?? 0))
    .slice(0, mostWords)
}

/** “Maison Verdier” is a name, and says nothing of houses. */
const houseOf = /(?<!\p{L})(?:Maison|Casa|Haus|House of)\s+(?=\p{Lu})/gu

const compoundsOf = (text: string): string[] =>
  text
    .replaceAll(houseOf, '')
    .toLowerCase()
    .match(/\p{L}[\p{L}-]*/gu) ?? []

const words = (...some: readonly string[]) => everyCue(some.join('|'))
/** Whom it works for by its own words, how it counts its prices, and what of theirs it works on: nothing of one trade. */
const forBusinesses = words(
  'entreprises?|professionnels|employeurs?|sociétés|pme|tpe|comptabilité|facturation|hors taxes?|ht',
  'businesses|companies|firms|employers?|wholesale|trade customers|b2b|payroll|invoicing|accounting|users|(?:exclude|excluding|excl\\.?|ex|plus) vat',
  'empresas|autónomos|contabilidad|facturación|(?:sin|más) iva',
  'unternehmen|betriebe|gewerbe|buchhaltung|lohnabrechnung|zzgl\\.? mwst',
)
const forPeople = words(
  'particuliers|familles?|enfants?|adultes?|débutants?|gourmands?|quartier|boutique|mariages?|anniversaires?|salariés?|voitures?|vélos?|maison|appartement|jardin|cheveux|chiens?|chats?|ttc',
  'households?|homes?|families|children|kids|adults|teens|beginners|newcomers|students|neighbours|shop|weddings?|birthdays?|gift|cars?|bikes?|house|garden|bathrooms?|kitchens?|hair|dogs?|cats?|(?:include|including|incl\\.?) vat',
  'familias?|niños|adultos|vecinos|principiantes|tienda|regalos?|bodas?|coches?|bicis?|casa|jardín|pelo|perros?|gatos?|iva incluido',
  'haushalte?|familien|kinder|erwachsene|anfänger|nachbarn|laden|hochzeiten|privatkunden|autos?|fahrr(?:ad|äder)|r(?:ad|äder)|haus|wohnung|garten|haare|hunde?|katzen?|inkl\\.? mwst',
)

export function readActivityType(texts: readonly string[]): SiteReading['activityType'] {
  const text = texts.join(' ')
  const [business, people] = [forBusinesses, forPeople].map((cues) => text.match(cues)?.length ?? 0)
  const [toBusiness = 0, toPeople = 0] = [business, people]
  if (toBusiness + toPeople < 2) return 'unknown'
  if (toBusiness > toPeople * 2) return 'bToB'
  return toPeople > toBusiness * 2 ? 'bToC' : 'bToBToC'
}
