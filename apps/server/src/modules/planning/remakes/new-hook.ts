// Another hook of a post that stands: of the same facts, and nothing that was said or shown before.
import type { Hooks, Network, WordsMissing } from '@postelier/contract'
import { comparable, composePost, type Draft, type Hook, rememberPosts } from '@postelier/copy'
import type { Assignment } from '../queries/read-assignment.ts'
import { isShortage, type Writer } from '../writing/writer.ts'
import type { DraftedRow } from './remake.store.ts'

interface PostState {
  readonly hooks: Hooks
  readonly networks: readonly Network[]
  readonly drafted: DraftedRow
}

/** How many more are asked for than are shown: what was shown before is left out. */
const mostAlternatives = 9
const shownEach = 3
/** More cannot be looked through. */
const mostKept = 12

export interface NewHook {
  readonly hooks: Hooks
  readonly common: readonly Hook[]
  readonly own: Draft['own']
  readonly engine: string
  readonly wordsMissing: WordsMissing | null
  /** The rules it was written by: decisions up to this one. */
  readonly rules: number
}

export async function newHook(
  { brief, rules }: Assignment,
  { hooks, networks, drafted }: PostState,
  writer: Writer,
  signal: AbortSignal,
): Promise<NewHook | { readonly question: string }> {
  const isApart = networks.some((network) => (hooks.own[network] ?? '').trim() !== '')
  const before = [...drafted.common, ...Object.values(drafted.own).flatMap((of) => of ?? [])]
  const seen = new Set(
    [...before.map(({ text }) => text), hooks.common, ...Object.values(hooks.own)].map(bodyOf),
  )
  const input = {
    ...brief,
    networks: networks.length > 0 ? networks.map(toneOf(brief.networks)) : brief.networks,
    isOneForEach: isApart,
    alternatives: Math.min(mostAlternatives, before.length + shownEach),
  }
  const written = await writer.write(input, signal)
  if (isShortage(written)) return { question: written.question }
  const { draft, engine } = written
  const fresh = (of: readonly Hook[]) => of.filter(({ text }) => !seen.has(bodyOf(text))).slice(0, shownEach)
  const common = fresh(draft.common)
  const own = Object.fromEntries(
    Object.entries(draft.own).flatMap(([network, of]) => {
      const others = fresh(of ?? [])
      return others.length > 0 ? [[network, others] as const] : []
    }),
  ) as Draft['own']
  const nothing = isApart ? Object.keys(own).length === 0 : common.length === 0
  if (nothing) return { question: questionFor(input, before) }
  const firsts = Object.entries(own).flatMap(([network, of]) => (of?.[0] ? [[network, of[0].text]] : []))
  return {
    hooks: isApart
      ? { common: hooks.common, own: { ...hooks.own, ...Object.fromEntries(firsts) } }
      : { common: common[0]?.text ?? hooks.common, own: hooks.own },
    common: isApart
      ? drafted.common
      : [...common, ...ownWords(hooks.common, drafted.common), ...drafted.common].slice(0, mostKept),
    own: joined(own, drafted.own, hooks.own),
    engine,
    wordsMissing: written.wordsMissing ?? null,
    rules,
  }
}

/** Another hashtag or link makes no other hook. */
const bodyOf = (text: string): string => comparable(text.replaceAll(/https?:\/\/\S+|#[\p{L}\d_]+/gu, ''))

/** What somebody wrote themselves stays to be chosen, beside what was written for them. */
function ownWords(text: string, among: readonly Hook[]): readonly Hook[] {
  const isKnown = among.some((one) => comparable(one.text) === comparable(text))
  return text.trim() === '' || isKnown ? [] : [{ text, sentences: [{ text, facts: [] }] }]
}

const toneOf = (known: Assignment['brief']['networks']) => (network: Network) =>
  known.find((one) => one.network === network) ?? { network }

/** With all of it said, what is missing is asked for. */
function questionFor(input: Assignment['brief'], before: readonly Hook[]): string {
  const memory = rememberPosts(
    input.memory,
    before.map(({ text }) => text),
  )
  const answer = composePost({ ...input, memory })
  return 'missing' in answer ? answer.question : ''
}

function joined(fresh: Draft['own'], before: Draft['own'], now: Hooks['own']): Draft['own'] {
  const networks = [...new Set([...Object.keys(fresh), ...Object.keys(before)])] as Network[]
  return Object.fromEntries(
    networks.map((network) => [
      network,
      [
        ...(fresh[network] ?? []),
        ...(fresh[network] ? ownWords(now[network] ?? '', before[network] ?? []) : []),
        ...(before[network] ?? []),
      ].slice(0, mostKept),
    ]),
  )
}
