import { withFirstOfMonth } from '@postelier/texts'

const wide = '\u00a0'

/** A date for a mail or a sentence, as people of the language write it, with the hours as the screens have them. */
export function formatDate(language: 'fr' | 'en', at: Date, options: Intl.DateTimeFormatOptions): string {
  const hours = options.timeStyle ? { hour12: language === 'en' } : {}
  const text = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'fr-FR', {
    ...options,
    ...hours,
  }).format(at)
  if (language === 'en') return text
  return withFirstOfMonth(options.timeStyle ? frenchHours(text) : text)
}

/** `07:30` becomes `7 h 30`, and the full hour `9 h`. */
const frenchHours = (text: string): string =>
  text.replace(
    /(\d{2}):(\d{2})/,
    (_, hour: string, minute: string) => `${Number(hour)}${wide}h${minute === '00' ? '' : wide + minute}`,
  )
