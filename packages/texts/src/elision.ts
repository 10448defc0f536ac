const before = /(^|[\s(«’'])(d|qu|D|Qu)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛÙÜ])/g

/** French drops a vowel before another: "de Inès" is "d’Inès". Only names vary, and they begin with a capital. */
export const elide = (words: string): string =>
  words.replace(before, (_, start: string, word: string) => `${start}${word}’`)
