import type { Fact, Thematic } from '@postelier/contract'
import { cut } from '@postelier/reading'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { draftNow, requireDrafting } from '../../planning/index.ts'
import { networksLinked } from '../../publishing/index.ts'
import { ideaOf } from '../ideas/shipped-ideas.ts'
import { sentencesIn } from '../sentences-in.ts'

interface DraftIdeaInput {
  readonly accountId: number
  readonly key: string
  /** The one thing the idea needs, in the business's own words. */
  readonly answer: string
  readonly agreedCredits: number
}

const longestName = 90

const themes: Partial<Record<Fact['kind'], Thematic>> = {
  news: 'actuality',
  hours: 'actuality',
  event: 'event',
  business: 'brand',
  history: 'brand',
  person: 'brand',
  award: 'brand',
  place: 'brand',
}

/** Makes a post of an idea: the idea says what to tell, and only what the business answers is told. */
export async function draftIdea(ctx: CommandContext, input: DraftIdeaInput): Promise<string> {
  const { accountId, key, answer, agreedCredits } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  const idea = ideaOf(key)
  if (!idea) throw notFound()
  const { language, tones } = await requireDrafting(ctx.tx, accountId)
  const says = sentencesIn(answer)
  const [first = answer] = says
  // Ideas speak French and English: in another language their title would stand on the post as it is.
  const name = language === 'fr' || language === 'en' ? idea.words[language].title : cut(first, longestName)
  const fact: Fact = {
    id: 'answer',
    kind: idea.kind,
    language,
    about: '',
    says,
    question: '',
    price: null,
    date: null,
    time: null,
    where: '',
    until: null,
    url: '',
    source: { by: 'person' },
  }
  // Who never said where to draft for drafts for where posts can go.
  const networks = tones.size > 0 ? [...tones.keys()] : await networksLinked(ctx.tx, accountId)
  return draftNow(ctx, {
    accountId,
    agreedCredits,
    origin: 'idea',
    name,
    description: answer,
    facts: [fact],
    theme: themes[idea.kind] ?? 'product',
    objective: idea.objective,
    format: idea.format,
    networks,
  })
}
