import type { Fact, FactKind, Language } from '@postelier/contract'

/** A fact with what a test does not care about filled in. */
export const makeFact = (
  id: string,
  kind: FactKind,
  about: string,
  says: readonly string[],
  more: Partial<Fact> = {},
): Fact => ({
  id,
  kind,
  about,
  says: [...says],
  language: 'fr' as Language,
  question: '',
  price: null,
  date: null,
  time: null,
  where: '',
  until: null,
  url: '',
  source: { by: 'page', url: 'https://a.example/', title: '' },
  ...more,
})

export const euros = (text: string): NonNullable<Fact['price']> => ({
  text,
  cents: Math.round(Number(text.replace(/[^\d,.]/g, '').replace(',', '.')) * 100),
  currency: 'EUR',
})
