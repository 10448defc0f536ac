const fixed = '\u{a0}'

/** German quotation marks, dashes and apostrophes in place of typed ones, for every text we compose. */
export const typesetGerman = (text: string): string =>
  text
    .replace(/(^|[\s([])"([^"]+)"/g, '$1„$2“')
    .replace(/(^|[\s([])“([^“”]+)”/g, '$1„$2“')
    .replace(/»([^»«]+)«/g, '„$1“')
    .replace(/(?<![\d:.,])0?(1?\d|2[0-4]):([0-5]\d)(?![\d:])(?=[^.!?\n]*\bUhr\b)/g, '$1.$2')
    .replace(/(\d) ?(Uhr)\b/g, `$1${fixed}$2`)
    .replace(/(\d) ?%/g, `$1${fixed}%`)
    .replace(
      /(?<=\d\.) (?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b)/g,
      fixed,
    )
    .replace(/\bz\. ?B\./g, `z.${fixed}B.`)
    .replace(/ +([,;:!?])(?=\s|$)/g, '$1')
    .replace(/'/g, '’')
