const thin = '\u{202f}'
const fixed = '\u{a0}'

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
    .replace(/(\d)[ \u{202f}]?%/gu, `$1${fixed}%`)
    .replace(/(\p{L})'/gu, '$1’')
