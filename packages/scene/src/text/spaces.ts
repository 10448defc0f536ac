export const languages = ['fr', 'en', 'es', 'de'] as const
export type Language = (typeof languages)[number]

const narrow = '\u202f'
const unbroken = '\u00a0'

/**
 * French puts a space before its high marks that never breaks: a narrow one in running text, a whole one in titles, where
 * the narrow one closes up. One character takes the place of one.
 */
export const withFrenchSpaces = (text: string, language: Language, isTitle = false): string =>
  language === 'fr'
    ? text
        .replaceAll(/[ \u00a0\u202f](?=[;!?])/g, isTitle ? unbroken : narrow)
        .replaceAll(/ (?=[:»%€])/g, unbroken)
        .replaceAll(/(?<=«) /g, unbroken)
        .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, unbroken)
        .replaceAll(/(?<=\d) (?=h\b|kg\b|km\b|cm\b|g\b)/g, unbroken)
    : text
