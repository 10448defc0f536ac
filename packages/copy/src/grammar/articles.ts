import type { Language } from '@postelier/contract'
import { escaped } from '../words/escaped.ts'

/** How the source says the name: the article it has there tells the one it takes. */
export const findArticle = (
  about: string,
  says: readonly string[],
  bare: string,
  language: Language,
): string | null => {
  for (const text of [about, ...says]) {
    for (const before of articlesBefore(text, bare, language)) {
      const found = inLanguage[language](before, bare)
      if (found) return found
    }
  }
  return language === 'fr' && /^[aeiouyéèêâîôû]/iu.test(bare) ? elided(bare, says) : null
}

const articlesBefore = (text: string, bare: string, language: Language): string[] => {
  const name = escaped(bare).replace(/’/g, "[’']")
  // A German article tells its gender in the nominative alone, which is where a sentence begins.
  const where = language === 'de' ? '^' : '(?<![\\p{L}])'
  const found = new RegExp(`${where}([\\p{L}]+ (?:la )?|[ld][’'])${name}(?![\\p{L}])`, 'giu')
  return [...text.matchAll(found)].map(([, article = '']) => article.trim().toLowerCase().replace("'", '’'))
}

const french = (before: string, bare: string): string | null => {
  const isElided = /^(?:l’|d’)$/.test(before)
  if (isElided || (/^(?:un|une|notre|du|le|la|mon)$/.test(before) && /^[aeiouéèêâîôû]/iu.test(bare))) {
    return before === 'd’' ? null : `l’${bare}`
  }
  if (/^(?:le|un|du|au|ce)$/.test(before)) return `le ${bare}`
  if (/^(?:la|une|de la|à la|cette|ma)$/.test(before)) return `la ${bare}`
  if (/^(?:les|des|aux|nos|ces|mes)$/.test(before)) return `les ${bare}`
  return null
}

// “notre”, “un” and “une” all elide before a vowel; a plural never does.
const elided = (bare: string, says: readonly string[]): string | null => {
  const isPlural = /s(?![\p{L}])/u.test(bare.split(' ')[0] ?? '')
  return isPlural || says.length === 0 || !/^\p{Ll}/u.test(bare) || /^y/iu.test(bare) ? null : `l’${bare}`
}

const english = (before: string, bare: string): string | null =>
  /^(?:the|our|a|an|this|these|my)$/.test(before) ? `the ${bare}` : null

const spanish = (before: string, bare: string): string | null => {
  if (/^(?:el|un|del|al|nuestro|este)$/.test(before)) return `el ${bare}`
  const article = /^(?:la|los|las)$/.exec(before)?.[0] ?? owned[before]
  return article ? `${article} ${bare}` : null
}
const owned: Readonly<Record<string, string>> = {
  una: 'la',
  nuestra: 'la',
  esta: 'la',
  nuestros: 'los',
  unos: 'los',
  estos: 'los',
  nuestras: 'las',
  unas: 'las',
  estas: 'las',
}

const german = (before: string, bare: string): string | null =>
  /^(?:der|die|das)$/.test(before) ? `${before} ${bare}` : null

const inLanguage: Readonly<Record<Language, (before: string, bare: string) => string | null>> = {
  fr: french,
  en: english,
  es: spanish,
  de: german,
}
