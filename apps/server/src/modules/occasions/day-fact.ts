import type { Fact, Language } from '@postelier/contract'
import { typeset } from '@postelier/copy'
import type { Occurrence } from './calendar/shipped-days.ts'

/** The calendar is written in two of the languages businesses post in; for the others nothing is translated by guess. */
export const isToldIn = (language: Language): language is 'fr' | 'en' =>
  language === 'fr' || language === 'en'

/** A key date as whoever writes knows it: what the calendar says, and nothing else. */
export function dayFact(
  { day, date, until }: Occurrence,
  { language, today }: { readonly language: 'fr' | 'en'; readonly today: string },
): Fact {
  const { title, says } = day.words[language]
  const about = typeset(title, language)
  // Of what has begun already its end is what is still to come.
  const hasBegun = date < today
  return {
    id: 'day',
    kind: 'event',
    language,
    about,
    says: says.map((sentence) => typeset(sentence, language)),
    question: '',
    price: null,
    time: null,
    where: '',
    url: '',
    date: hasBegun ? null : date,
    until: until > date ? until : null,
    source: { by: 'calendar', title: about },
  }
}
