// The last day that somebody's sentences speak of, and that they end with: “Saturday” is the next one.
import type { Language } from '@postelier/contract'
import { cue } from '../language/cue.ts'
import { tellsOfThePast } from '../language/past.ts'
import { readDays } from './dates.ts'
import { weekdayNames } from './relative-days.ts'

const named = (Object.keys(weekdayNames) as Language[]).flatMap((language) =>
  weekdayNames[language].map((name, weekday) => ({ language, weekday, form: cue(name) })),
)

/** “every Saturday” ends never. */
const always = cue(
  'tous les|chaque|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) ?(?:matin|soir)?s?|every|each|cada|jeden',
)
const days = Object.values(weekdayNames).flat().join('|')
/** “since Monday”, “last Monday”: that one is over, and what was said of it stays true. */
const over = cue(
  `(?:depuis|since|desde|seit)(?: (?:le|last|el|dem))? (?:${days})|(?:last|pasado|letzte[nrm]?|vergangene[nrm]?) (?:${days})|(?:${days}) (?:dernier|pasado)`,
)
/** What is told of a thing besides is no part of what happens to it: “on Saturday we celebrate the prize that we won”. */
const aside =
  /\s(?:qui|que|dont|où|car|parce que|that|which|who|because|porque|quien)\s|\squ['’]|,\s(?:der|die|das|den|dem|weil|dass|was|wo)\s/iu

export function dayAhead(sentences: readonly string[], today: string): string | null {
  const dates = readDays(sentences.join(' '), today).map(({ to }) => to)
  if (dates.length > 0) return dates.toSorted().at(-1) ?? null
  const first = new Date(`${today}T12:00:00Z`)
  const ahead = sentences.flatMap(weekdaysToCome).map((weekday) => (weekday - first.getUTCDay() + 7) % 7)
  if (ahead.length === 0) return null
  return new Date(first.getTime() + Math.max(...ahead) * 86_400_000).toISOString().slice(0, 10)
}

const weekdaysToCome = (sentence: string): number[] =>
  always.test(sentence)
    ? []
    : sentence
        .split(aside)
        .flatMap((clause) =>
          over.test(clause)
            ? []
            : named.flatMap(({ language, weekday, form }) =>
                form.test(clause) && !tellsOfThePast(clause, language) ? [weekday] : [],
              ),
        )
