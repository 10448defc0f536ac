const wide = '\u00a0'
const narrow = '\u202f'

/**
 * French spacing for text that people or machines wrote with plain spaces. In titles the narrow space closes up under
 * negative tracking, so they take the full one. Our own sentences already carry the right characters.
 */
export function frenchSpaces(text: string, place: 'text' | 'title' = 'text'): string {
  const thin = place === 'title' ? wide : narrow
  return text
    .replace(/[ \u00a0\u202f]+([;!?])/g, `${thin}$1`)
    .replace(/[ \u00a0\u202f]+:/g, `${wide}:`)
    .replace(/«[ \u00a0\u202f]*/g, `«${wide}`)
    .replace(/[ \u00a0\u202f]*»/g, `${wide}»`)
    .replace(/(\d)[ \u202f](?=\d{3}(?:\D|$))/g, `$1${wide}`)
    .replace(/(\d)[ \u202f](h|%|€|km|min)(?=\W|$)/g, `$1${wide}$2`)
    .replace(/(\d\u00a0h)[ \u202f](\d{2})/g, `$1${wide}$2`)
    .replace(/'/g, '’')
}
