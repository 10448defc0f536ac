// Who the site belongs to: its name, its summary, words of its trade, and whom it works for.
import { everyCue } from './language/cue.ts'
import { isStopWord } from './language/languages.ts'
import { isBusiness } from './look/logo.ts'
import { speaksToMachines } from './page/machine-talk.ts'
import type { ReadPage } from './page/read-page.ts'
import { firstText } from './page/structured.ts'
import type { Finding, PageName, SiteReading } from './site-reading.ts'

export const nameOfPage = ({ url, title }: ReadPage): PageName => ({ url, title })

export function readName(pages: readonly ReadPage[]): Finding<string> | null {
  const [home] = pages
  if (!home) return null
  const page = nameOfPage(home)
  for (const one of pages)
    for (const thing of one.things.filter(isBusiness)) {
      const value = firstText(thing, 'name')
      if (value && value.length <= 120 && !speaksToMachines(value)) return { value, page: nameOfPage(one) }
    }
  const value = home.meta.get('og:site_name') || home.meta.get('application-name') || sharedPart(pages)
  return value && !speaksToMachines(value) ? { value: value.slice(0, 120), page } : null
}

/** The part of the titles that every page repeats: “Our bread – Maltavert Bakery”. */
function sharedPart(pages: readonly ReadPage[]): string {
  const parts = pages.map(({ title }) => title.split(/\s+[|–—·:»-]\s+/).map((part) => part.trim()))
  const [first = []] = parts
  const counted = first.map((part) => ({ part, times: parts.filter((all) => all.includes(part)).length }))
  const best = counted.sort((a, b) => b.times - a.times || a.part.length - b.part.length)[0]
  return best?.part ?? ''
}

export function readSummary(pages: readonly ReadPage[]): Finding<string> | null {
  const [home] = pages
  const value = home?.meta.get('description') || home?.meta.get('og:description') || ''
  return home && value.length >= 20 && !speaksToMachines(value)
    ? { value: value.slice(0, 500), page: nameOfPage(home) }
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

const compoundsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? []

const forBusinesses = everyCue(
  'entreprises?|professionnels|employeurs?|sociétés|businesses|companies|workshops with|workshops?|joiners|accounting|spreadsheet|b2b|empresas|unternehmen|gewerbe',
)
const forPeople = everyCue(
  'particuliers|familles?|enfants?|boutique|salariés?|gourmands?|voitures?|panier|shop|class(?:es)?|beginners|newcomers|students|ramos?|bodas?|tienda|kinder|laden|rad|räder|privatkunden',
)

export function readActivityType(texts: readonly string[]): SiteReading['activityType'] {
  const text = texts.join(' ')
  const [business, people] = [forBusinesses, forPeople].map((cues) => text.match(cues)?.length ?? 0)
  const [toBusiness = 0, toPeople = 0] = [business, people]
  if (toBusiness + toPeople < 2) return 'unknown'
  if (toBusiness > toPeople * 2) return 'bToB'
  return toPeople > toBusiness * 2 ? 'bToC' : 'bToBToC'
}
