import { type Fact, type Language, languages } from '@postelier/contract'

/** A few things said in a language are a slip or a beginning: nothing to write a month from. */
const aFew = 3

/**
 * The language that nearly all is known in, where that is not the one posts are written in. Nothing is translated here, so
 * there is nothing to write from; null where there is.
 */
export function otherLanguageOf(
  facts: readonly Pick<Fact, 'language'>[],
  language: Language,
): Language | null {
  const countOf = (one: Language) => facts.filter((fact) => fact.language === one).length
  const own = countOf(language)
  const [most = language] = languages.toSorted((one, other) => countOf(other) - countOf(one))
  return own < aFew && countOf(most) > 3 * own && most !== language ? most : null
}
