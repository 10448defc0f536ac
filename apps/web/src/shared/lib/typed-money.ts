/** Euros as somebody types them, `29`, `29,9` or `29.90`, as cents; null where that is no amount. */
export function readCents(typed: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.replaceAll(/[\s€]/g, ''))
  if (!found) return null
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}

/** Cents as they stand in a field: `29` or `29,90`. */
export function writeCents(cents: number, language: string): string {
  const rest = cents % 100
  const whole = String(Math.floor(cents / 100))
  return rest === 0 ? whole : `${whole}${language === 'en' ? '.' : ','}${String(rest).padStart(2, '0')}`
}
