import type { Language } from '@postelier/contract'

/** As models are told them. */
export const languageNames: Readonly<Record<Language, string>> = {
  fr: 'French',
  en: 'English',
  es: 'Spanish',
  de: 'German',
}
