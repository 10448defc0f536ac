import type { IdeaView, MarketingObjective, Nearness, OccasionScope } from '@postelier/contract'
import { typeset } from '@postelier/copy'
import type { QueryContext } from '../../../access/context.ts'
import { sectorNamesOf } from '../../catalogue/index.ts'
import { type Idea, ideas } from '../ideas/shipped-ideas.ts'
import { namedSectors } from '../occasions.present.ts'
import { nearnessFor } from '../sectors-of-account.ts'
import { holdsWords } from '../words-in.ts'

interface ListIdeasInput {
  readonly accountId: number
  readonly language: 'fr' | 'en'
  readonly scope: OccasionScope
  readonly objective?: MarketingObjective | undefined
  readonly search?: string | undefined
  readonly offset: number
  readonly limit: number
}

const order: readonly Nearness[] = ['own', 'everybody', 'other']

/** Ideas of posts, those of one's own trade first. */
export async function listIdeas({ db }: QueryContext, input: ListIdeasInput) {
  const { accountId, language, scope, objective, search = '', offset, limit } = input
  const nearness = await nearnessFor(db, accountId)
  const found = ideas
    .map((idea) => ({ idea, near: nearness(idea.sectors) }))
    .filter(
      ({ idea, near }) =>
        (scope === 'all' || near !== 'other') &&
        (objective === undefined || idea.objective === objective) &&
        holdsWords(Object.values(idea.words[language]), search),
    )
    .sort((one, other) => order.indexOf(one.near) - order.indexOf(other.near))
    .map(({ idea }) => idea)
  const shown = found.slice(offset, offset + limit)
  const names = await sectorNamesOf(db, [...new Set(shown.flatMap(({ sectors }) => sectors))], language)
  return { data: { total: found.length, items: shown.map((idea) => presentIdea(idea, language, names)) } }
}

function presentIdea(
  { key, kind, objective, format, sectors, words }: Idea,
  language: 'fr' | 'en',
  names: ReadonlyMap<number, string>,
): IdeaView {
  const { title, show, say, question } = words[language]
  const set = (text: string) => typeset(text, language)
  return {
    key,
    kind,
    objective,
    format,
    sectors: namedSectors(sectors, names),
    title: set(title),
    show: set(show),
    say: set(say),
    question: set(question),
  }
}
