/** Spanish quotation marks, and the inverted marks that open questions and calls, for every text we compose. */
export const typesetSpanish = (text: string): string =>
  withInvertedMarks(
    text
      .replace(/(^|[\s(¿¡])"([^"]+)"/g, '$1«$2»')
      .replace(/[“„]([^“”„]+)[”“]/g, '«$1»')
      .replace(/«\s+/g, '«')
      .replace(/\s+»/g, '»')
      .replace(/(?<![\d:.,])0(\d:[0-5]\d)(?![\d:])/gu, '$1')
      .replace(/(\d) ?%/g, '$1\u{a0}%')
      .replace(/ +([,;:!?])(?=\s|$)/g, '$1')
      .replace(/'/g, '’'),
  )

/** A question or a call that ends without having been opened is opened where its sentence begins. */
const withInvertedMarks = (text: string): string =>
  text.replace(/[^.!?…\n]+[.!?…]*/g, (sentence) => {
    const mark = /[!?]/.exec(sentence.replace(/[»”)\s]+$/u, '').slice(-1))?.[0]
    if (!mark) return sentence
    const opened = mark === '?' ? '¿' : '¡'
    if (sentence.includes(opened)) return sentence
    return sentence.replace(/^([\s«“(–-]*)/u, `$1${opened}`)
  })
