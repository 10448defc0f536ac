/** Cents as people of a language write euros. */
export const formatMoney = (language: 'fr' | 'en', cents: number): string =>
  new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'fr-FR', { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  )
