import type { StepFailure } from '@postelier/contract'
import { type Draft, typeset, whyNotUsable } from '@postelier/copy'
import type { DraftingTemplate } from '../../visuals/index.ts'
import { nameFacts } from '../known/name-facts.ts'
import { chooseLook, chosenLook, type Look, namesSubject } from '../looks/choose-look.ts'
import { lookWish } from '../looks/look-input.ts'
import type { Assignment } from '../queries/read-assignment.ts'
import { sayingsIn } from '../writing/sentence-in.ts'
import { isShortage, type Writer } from '../writing/writer.ts'
import { factsToldOf } from './facts-told.ts'
import { firstHooks, type ReadyPost } from './ready-post.ts'

interface Filling {
  readonly brief: Assignment['brief']
  readonly writer: Writer
  readonly signal: AbortSignal
}

/** A template with places that only a model fills, where it would be the one, and the model filled them. */
async function filledLook(
  input: Parameters<typeof chooseLook>[0],
  { brief, writer, signal }: Filling,
): Promise<Look | undefined> {
  if (!writer.fill) return undefined
  const asksOf = ({ id, asks }: DraftingTemplate) =>
    input.owned?.has(id) ? [] : asks.filter(({ kind }) => kind === 'own')
  // As if all of them were answered, each in words of its own: which would be chosen?
  const owned = new Map([
    ...input.templates.map(
      (one) => [one.id, Object.fromEntries(asksOf(one).map(({ node }) => [node, node]))] as const,
    ),
    ...(input.owned ?? []),
  ])
  const would = chooseLook({ ...input, owned })
  if (!would || asksOf(would.template).length === 0) return undefined
  const words = await writer.fill(brief, asksOf(would.template), signal)
  const filled =
    words &&
    chooseLook({ ...input, templates: [would.template], owned: new Map([[would.template.id, words]]) })
  // Whatever a model wrote, a picture that does not name its subject is no picture of it.
  if (filled && !namesSubject(filled, input)) return undefined
  const other = filled?.isStopgap ? chooseLook(input) : undefined
  return filled && other ? { ...filled, instead: chosenLook(other) } : filled
}

export type Drafted =
  | { readonly post: ReadyPost }
  | { readonly failure: StepFailure; readonly question?: string }

const tellsOf = ({ common, own }: Pick<Draft, 'common' | 'own'>, facts: ReadonlySet<string>): boolean => {
  const first = [common[0], ...Object.values(own).map((hooks) => hooks?.[0])]
  return (
    facts.size === 0 ||
    first.some((hook) => hook?.sentences.some((one) => one.facts.some((id) => facts.has(id))))
  )
}

/**
 * Of somebody's own words the reason is told, not a question that is beside them. A page or an item they cannot word otherwise:
 * of what they brought of others, or of what is known, it is told only that it was said.
 */
function unsaid(assignment: Pick<Assignment, 'subject' | 'brief'>): Drafted | undefined {
  const { brief } = assignment
  const own = whyNotUsable(
    assignment.subject.ownFacts.filter(({ source }) => source.by === 'person'),
    brief,
  )
  const isSaid = whyNotUsable(factsToldOf(assignment), brief) === 'saidAlready'
  const failure = own ?? (isSaid ? 'saidAlready' : null)
  return failure ? { failure } : undefined
}

/** Words first, then a picture that has room for them. Nothing is written down yet. */
export async function draftPost(
  assignment: Assignment,
  writer: Writer,
  signal: AbortSignal,
): Promise<Drafted> {
  const { subject } = assignment
  const brief = { ...assignment.brief, facts: nameFacts(assignment.brief.facts, subject.name) }
  const told = brief.facts.find(({ id }) => id === assignment.fact?.id)
  const fact = told && { ...told, about: typeset(told.about, brief.voice.language) }
  const written = await writer.write(brief, signal)
  if (isShortage(written))
    return unsaid({ subject, brief }) ?? { failure: 'tooLittleKnown', question: written.question }
  const { draft, engine } = written
  // What was said beside it is no post of it: nobody asked for the telephone number instead.
  if (!tellsOf(draft, new Set(factsToldOf(assignment).map(({ id }) => id))))
    return unsaid({ subject, brief }) ?? { failure: 'tooLittleKnown' }
  const input = lookWish(
    { ...assignment, brief, fact },
    { seed: brief.seed, words: draft.words, sayings: sayingsIn(draft) },
  )
  // Whoever wrote the post fills what only a model can; where that was the platform, such a template is none.
  const look =
    (engine === 'built-in' ? undefined : await filledLook(input, { brief, writer, signal })) ??
    chooseLook(input)
  if (!look) return { failure: 'noVisual' }
  const { networks, publishAt, publishLocal, publishZone } = subject
  const said = new Set(
    [...draft.common, ...Object.values(draft.own).flat()].flatMap((hook) =>
      hook.sentences.flatMap(({ facts }) => facts),
    ),
  )
  return {
    post: {
      title: draft.title || subject.name,
      language: brief.voice.language,
      format: look.template.type === 'CAROUSEL' ? 'carousel' : 'image',
      networks,
      publishAt,
      publishLocal,
      publishZone,
      look,
      engine,
      hooks: firstHooks(draft),
      words: draft.words,
      common: draft.common,
      own: draft.own,
      facts: [...said],
      rules: assignment.rules,
      wordsMissing: written.wordsMissing ?? null,
    },
  }
}
