import type { Language } from '../../look/language.ts'

const small: Record<Language, ReadonlySet<string>> = {
  fr: new Set(
    'le la les un une des du de et est pour dans avec nous vous sur que qui au aux votre notre'.split(' '),
  ),
  en: new Set('the a an of and is for in with we you on that which to your our are this by'.split(' ')),
}

/** The language of most small words; French where neither has more. */
export function languageOf(text: string): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (language: Language) => words.filter((word) => small[language].has(word)).length
  return count('en') > count('fr') ? 'en' : 'fr'
}
