import { withFirstOfMonth } from '@postelier/texts'

/** A date for a mail or a sentence, as people of the language write it. */
export function formatDate(language: 'fr' | 'en', at: Date, options: Intl.DateTimeFormatOptions): string {
  if (language === 'en') return new Intl.DateTimeFormat('en-GB', options).format(at)
  return withFirstOfMonth(new Intl.DateTimeFormat('fr-FR', options).format(at))
}
