const thin = '\u{202f}'
const fixed = '\u{a0}'

/** French quotation marks and the spaces that must not break before signs, for every text we compose. */
export const typesetFrench = (text: string): string =>
  text
    .replace(/(^|[\s(])"([^"]+)"/g, `$1«$2»`)
    .replace(/[“„]([^“”„]+)[”“]/g, '«$1»')
    .replace(/«[ \u{a0}\u{202f}]*/gu, `«${fixed}`)
    .replace(/[ \u{a0}\u{202f}]*»/gu, `${fixed}»`)
    .replace(/[ \u{a0}\u{202f}]*([;!?]+)(?=$|[\s)»”…\u{a0}])/gu, `${thin}$1`)
    .replace(/(?<=[\p{L}\p{N}»)%€.])[ \u{a0}\u{202f}]*:(?=$|\s)/gu, `${fixed}:`)
    .replace(/\b(\d{1,2})[ \u{a0}\u{202f}]?[hH][ \u{a0}\u{202f}]?(\d{2})\b/gu, `$1${fixed}h${fixed}$2`)
    .replace(/\b(\d{1,2})[ \u{a0}\u{202f}]?[hH](?![\p{L}\p{N}])/gu, `$1${fixed}h`)
    .replace(/(?<![\d:.,])0?(1?\d|2[0-3]):([0-5]\d)(?![\d:])/gu, `$1${fixed}h${fixed}$2`)
    .replace(/(?<!\d)0(\d\u{a0}h)/gu, '$1')
    .replace(/(\d\u{a0}h)\u{a0}00(?!\d)/gu, '$1')
    // From one hour to another a dash with its spaces; between two such stretches a comma.
    .replace(
      /(\d\u{a0}h(?:\u{a0}\d{2})?)[ \u{a0}\u{202f}]?[-–—][ \u{a0}\u{202f}]?(?=\d{1,2}\u{a0}h)/gu,
      '$1 – ',
    )
    .replace(/(\d\u{a0}h(?:\u{a0}\d{2})?)[ \u{a0}\u{202f}]?\/[ \u{a0}\u{202f}]?(?=\d{1,2}\u{a0}h)/gu, '$1, ')
    .replace(/(?<=\d)ᵉʳ/gu, 'er')
    .replace(/(\d)[ \u{202f}]?%/gu, `$1${fixed}%`)
    .replace(/(\p{L})'/gu, '$1’')
