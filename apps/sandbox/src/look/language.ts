export type Language = 'fr' | 'en'

/** French unless the browser likes English better. */
export function languageFor(acceptLanguage = ''): Language {
  const ranked = acceptLanguage
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], quality: Number(quality ?? 1), order }
    })
    .filter(({ language }) => language === 'fr' || language === 'en')
    .sort((a, b) => b.quality - a.quality || a.order - b.order)
  return ranked[0]?.language === 'en' ? 'en' : 'fr'
}
