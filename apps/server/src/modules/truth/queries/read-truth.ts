import { type Fact, languages, type Network, type TextLocation, type TruthView } from '@postelier/contract'
import { claimsIn, type Known, knownOf } from '@postelier/copy'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { speakerOf } from '../../brand/index.ts'
import { generatedAmong } from '../../library/index.ts'
import { briefWordsOf } from '../../orders/index.ts'
import {
  draftedOf,
  factsOf,
  factsWithDropped,
  intentionOf,
  statesNothing,
  subjectById,
} from '../../planning/index.ts'
import { readTask, type TaskRow } from '../../tasks/index.ts'
import { deadLinks, linksIn, whatIsOver } from '../../validity/index.ts'
import { lookOfPostVisual, textsOfPostVisual } from '../../visuals/index.ts'
import { type DraftedSentence, restsOn } from '../rests-on.ts'
import { toldInPicture } from '../told-in-picture.ts'

export interface PostRef {
  readonly accountId: number
  readonly taskPublicId: string
}

/** A place of a post with words in it. */
export interface Words {
  readonly place: TextLocation
  readonly page: number | null
  readonly text: string
}

/** What a post says, and all that could bear it out. */
export interface Grounds {
  readonly post: TaskRow
  readonly words: readonly Words[]
  readonly drafted: Awaited<ReturnType<typeof draftedOf>>
  readonly facts: readonly Fact[]
  /** What it is called, and where it is. */
  readonly names: readonly string[]
  /** Nothing is known of the business: nothing can be held against anything. */
  readonly known: Known | null
  readonly thisYear: number
}

/** More marks than anybody reads. */
const mostMarks = 40

type Reading = Pick<QueryContext, 'db' | 'now'>
type ReadingFor = Pick<QueryContext, 'db' | 'now' | 'actor'>

/** What is known of a business, whichever of its posts is looked at. */
export interface KnownOfBusiness {
  readonly facts: readonly Fact[]
  readonly speaker: Awaited<ReturnType<typeof speakerOf>>
}

export async function knownOfBusiness({ db }: Reading, accountId: number): Promise<KnownOfBusiness> {
  const [facts, speaker] = await Promise.all([factsOf(db, accountId), speakerOf(db, accountId)])
  return { facts, speaker }
}

export async function groundsFor(ctx: ReadingFor, place: PostRef): Promise<Grounds> {
  const post = await readTask(ctx.db, place, ctx.actor)
  return groundsOf(ctx, post, await knownOfBusiness(ctx, place.accountId))
}

export async function groundsOf(
  { db, now }: Reading,
  post: TaskRow,
  { facts: known, speaker }: KnownOfBusiness,
): Promise<Grounds> {
  const drafted = await draftedOf(db, post.id)
  const own = (await subjectById(db, drafted?.subjectId ?? null))?.ownFacts ?? []
  // What its business wrote when it ordered the post is said by it, too; a draft that was ordered only repeats itself.
  const asked = drafted ? [] : await briefWordsOf(db, post.id)
  const facts = [...own, ...known]
  return {
    post,
    drafted,
    facts,
    names: speaker ? [`${speaker.name}, ${speaker.city}`] : [],
    words: await wordsOf(db, post),
    known:
      facts.length > 0
        ? knownOf(
            facts,
            speaker ? [speaker.name, speaker.city, speaker.summary, ...speaker.reached, ...asked] : asked,
          )
        : null,
    thisYear: (post.publishAt ?? now).getUTCFullYear(),
  }
}

async function wordsOf(db: Reading['db'], post: TaskRow): Promise<Words[]> {
  const { hooks, firstComment, shows, visualId } = post
  const drawn = shows === 'design' && visualId !== null ? await textsOfPostVisual(db, visualId) : []
  const own = Object.entries(hooks.own) as [Network, string][]
  return [
    { place: 'common' as const, page: null, text: hooks.common },
    ...own.map(([place, text]) => ({ place, page: null, text })),
    { place: 'firstComment' as const, page: null, text: firstComment },
    ...toldInPicture(drawn).map(({ text, pageNumber }) => ({
      place: 'picture' as const,
      page: pageNumber,
      text,
    })),
  ].filter(({ text }) => text.trim() !== '')
}

export const marksIn = ({ known, thisYear }: Grounds, { text }: Words) =>
  known ? claimsIn(text, known, thisYear).slice(0, mostMarks) : []

/** What each sentence rests on, what nobody says, what is over and what leads nowhere. */
export async function readTruth(ctx: QueryContext, place: PostRef): Promise<{ truth: TruthView }> {
  const { db, now } = ctx
  await requireAccount(db, ctx.actor, place.accountId, 'posts:consult')
  const grounds = await groundsFor(ctx, place)
  const { post, drafted, facts, names, words } = grounds
  const sentences: DraftedSentence[] = [
    ...(drafted?.common ?? []),
    ...Object.values(drafted?.own ?? {}).flatMap((of) => of ?? []),
  ].flatMap((hook) => hook.sentences)
  const resting = words.map((one) => ({
    ...one,
    sentences: restsOn(one.text, {
      drafted: sentences,
      facts,
      names,
      isByEngine: drafted !== undefined && drafted.engine !== 'built-in',
      shown: (one.place === 'picture' && drafted?.shown) || [],
      statesNothing: (text) => languages.some((language) => statesNothing(text, language)),
    }),
  }))
  // What somebody wrote anew from the first word to the last was drafted by nobody.
  const isDraftLeft = words.some(
    ({ place, text }) =>
      place !== 'picture' && sentences.some((one) => one.text.trim() !== '' && text.includes(one.text)),
  )
  const facets = await sourcesOf(db, place.accountId, facts, [
    ...new Set(resting.flatMap(({ sentences }) => sentences.flatMap((one) => one.facts))),
  ])
  const urls = linksIn(post.hooks.common, ...Object.values(post.hooks.own), post.firstComment)
  const at = post.publishAt && post.publishAt > now ? post.publishAt : now
  const isPictureGenerated = await isDrawnByModel(db, post)
  return {
    truth: {
      intention: await intentionOf(db, drafted?.subjectId ?? null),
      draftedBy: (isDraftLeft && drafted?.engine) || null,
      wordsMissing: (isDraftLeft && drafted?.wordsMissing) || null,
      isPictureGenerated,
      pictureMissing:
        isPictureGenerated || post.shows !== 'design' ? null : (drafted?.pictureMissing ?? null),
      known: facts.length,
      texts: resting.map((one) => ({
        place: one.place,
        page: one.page,
        marks: marksIn(grounds, one),
        sentences: one.sentences.map(({ text, by, facts: ids }) => {
          const facts = ids.flatMap((id) => facets.get(id) ?? [])
          // Deleted with its site, say: it is nobody's own word for that.
          return { text, by: by === 'facts' && facts.length === 0 ? ('gone' as const) : by, facts }
        }),
      })),
      alternatives: {
        common: (drafted?.common ?? []).map(({ text }) => text),
        own: Object.fromEntries(
          Object.entries(drafted?.own ?? {}).map(([network, of]) => [
            network,
            (of ?? []).map(({ text }) => text),
          ]),
        ),
      },
      over: await whatIsOver(db, post, at),
      deadLinks: await deadLinks(db, place.accountId, urls, now),
    },
  }
}

async function isDrawnByModel(db: Reading['db'], { shows, visualId }: TaskRow): Promise<boolean> {
  if (shows !== 'design' || visualId === null) return false
  const { pictures } = await lookOfPostVisual(db, visualId)
  return (await generatedAmong(db, pictures)).size > 0
}

type Source = TruthView['texts'][number]['sentences'][number]['facts'][number]

async function sourcesOf(
  db: Reading['db'],
  accountId: number,
  known: readonly Fact[],
  ids: readonly string[],
): Promise<Map<string, Source>> {
  const present = (fact: Fact, isDropped: boolean): Source => {
    const { id, about, says, question, source } = fact
    return { id, about, says: question || (says[0] ?? ''), source, isDropped }
  }
  const found = new Map(
    known.filter(({ id }) => ids.includes(id)).map((fact) => [fact.id, present(fact, false)]),
  )
  const missing = ids.filter((id) => !found.has(id))
  for (const { fact, isDropped } of await factsWithDropped(db, accountId, missing))
    found.set(fact.id, present(fact, isDropped))
  return found
}
