export const typesetEnglish = (text: string): string =>
  text
    .replace(/(^|[\s([–])"(?=\S)/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([–“])'(?=\p{L})/gu, '$1‘')
    .replace(/'/g, '’')
    .replace(/([€£$])\u{a0}(?=\d)/gu, '$1')
    .replace(/ +([,;:!?])(?=\s|$)/g, '$1')
