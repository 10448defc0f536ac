// A planning as the platform makes it, of what was read of a site: ideas beside what was posted before, then a post of each in any order.
import type { Fact, Language, Network } from '@postelier/contract'
import {
  type Brief,
  composePost,
  type Draft,
  emptyMemory,
  proposeSubjects,
  rememberPosts,
  type SubjectDraft,
  type SubjectInput,
} from '@postelier/copy'

/** A business and what was read of its site. */
export interface SiteFacts {
  readonly name: string
  readonly city: string
  readonly language: Language
  readonly formality: 'familiarity' | 'formality'
  readonly facts: readonly Fact[]
}

export interface Planning {
  readonly seed: string
  readonly from: string
  readonly tone: 'institutional' | 'promotional' | 'emotional' | 'pedagogue' | 'custom'
  readonly isOneForEach: boolean
  /** How many posts were written before this planning. */
  readonly before: number
  /** In which order they are drafted, how far into their days, and which of the proposed texts is kept. */
  readonly order: readonly number[]
}

export interface Outcome {
  readonly subject: SubjectDraft
  /** Null where it came to nothing. */
  readonly draft: Draft | null
}

const networks: readonly Network[] = ['facebook', 'instagram', 'linkedin', 'tiktok', 'x', 'bluesky']
const monthDays = 34

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Everything approved of one planning, with what came of it. */
export function draftPlanning(site: SiteFacts, planning: Planning): Outcome[] {
  const past = planning.before === 0 ? [] : draftMonth(site, planning, { count: planning.before, posted: [] })
  const posted = past.flatMap(({ draft }, at) =>
    textsOf(draft, planning.order[at % planning.order.length] ?? 0),
  )
  return draftMonth(site, { ...planning, seed: `${planning.seed} next` }, { count: 14, posted })
}

interface Month {
  readonly count: number
  readonly posted: readonly string[]
}

function draftMonth(site: SiteFacts, planning: Planning, { count, posted }: Month): Outcome[] {
  const input = inputOf(site, planning, { count, posted })
  const ordered = proposeSubjects(input)
    .subjects.map((subject, at) => ({ subject, at: planning.order[at % planning.order.length] ?? 0 }))
    .toSorted((left, right) => left.at - right.at)
  const said = [...posted]
  return ordered.map(({ subject, at }, nth) => {
    const waiting = new Set(ordered.slice(nth + 1).flatMap((later) => later.subject.facts))
    const memory = rememberPosts(emptyMemory, said)
    const brief = briefOf(site, planning, { subject, waiting, memory, day: dayOf(subject, input, at) })
    const found = composePost(brief)
    const draft = 'missing' in found ? null : found
    said.push(...textsOf(draft, at))
    return { subject, draft }
  })
}

/** What goes out: one of the texts to choose from, or each network's own. */
const textsOf = (draft: Draft | null, at: number): string[] =>
  draft === null
    ? []
    : [draft.common, ...Object.values(draft.own)].flatMap(
        (hooks = []) => hooks[at % hooks.length]?.text ?? [],
      )

const inputOf = (site: SiteFacts, { seed, from }: Planning, { count, posted }: Month): SubjectInput => ({
  seed,
  business: { name: site.name, city: site.city, timeZone: 'Europe/Paris' },
  language: site.language,
  formality: site.formality,
  facts: site.facts,
  thematics: [],
  objectives: ['visibility', 'traffic', 'engagement'],
  count,
  from,
  to: addDays(from, monthDays),
  known: [],
  told: {},
  memory: rememberPosts(emptyMemory, posted),
})

const dayOf = ({ windows = [], before }: SubjectDraft, { from, to }: SubjectInput, at: number): string => {
  const days = windows[at % Math.max(1, windows.length)] ?? { from, to: before ?? to }
  const length = (Date.parse(days.to) - Date.parse(days.from)) / 86_400_000
  return addDays(days.from, at % (Math.min(length, 60) + 1))
}

interface Circumstances extends Pick<Brief, 'day' | 'memory'> {
  readonly subject: SubjectDraft
  readonly waiting: ReadonlySet<string>
}

function briefOf(site: SiteFacts, planning: Planning, { subject, waiting, ...rest }: Circumstances): Brief {
  const own = subject.facts.flatMap((id) => site.facts.find((fact) => fact.id === id) ?? [])
  const others = site.facts.filter(({ id }) => !subject.facts.includes(id) && !waiting.has(id))
  return {
    ...rest,
    seed: planning.seed,
    business: { name: site.name, city: site.city, timeZone: 'Europe/Paris' },
    voice: {
      language: site.language,
      tone: planning.tone,
      customTone: '',
      formality: site.formality,
      emoji: 'institutional',
      pronoun: 'firstPlural',
      rules: [],
    },
    objective: subject.objective,
    networks: networks.map((network) => ({ network })),
    isOneForEach: planning.isOneForEach,
    subject: { name: subject.name, description: subject.description },
    facts: [...own, ...others],
    asides: others.map(({ id }) => id),
    link: null,
    words: { heading1: 26, heading2: 40, description: 44 },
    alternatives: 3,
  }
}
