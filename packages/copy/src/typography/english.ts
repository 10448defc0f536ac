/** English quotation marks, dashes and apostrophes in place of typed ones, for every text we compose. */
export const typesetEnglish = (text: string): string =>
  text
    .replace(/(^|[\s([–])"(?=\S)/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([–“])'(?=\p{L})/gu, '$1‘')
    .replace(/'/g, '’')
    .replace(/([€£$])\u{a0}(?=\d)/gu, '$1')
    .replace(/(?<![\d.,:])0?(1?\d)\.([0-5]\d)(?= ?[ap]\.?m(?!\p{L}))/gu, '$1:$2')
    .replace(/(?<![\d:.,])0(\d:[0-5]\d)(?![\d:])/gu, '$1')
    .replace(/ +([,;:!?])(?=\s|$)/g, '$1')
