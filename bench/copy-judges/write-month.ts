// A month of posts of one business, asked of the copy engine as the planning asks: subjects first, then a post of each.
import type { Fact, Network } from '@postelier/contract'
import {
  type Brief,
  composePost,
  emptyMemory,
  type Memory,
  proposeSubjects,
  type SubjectDraft,
} from '@postelier/copy'
import type { Commission, WrittenPost } from './written-post.ts'

const together: readonly Network[] = ['facebook', 'instagram', 'linkedin']
const each: readonly Network[] = ['facebook', 'instagram', 'linkedin', 'tiktok', 'x', 'bluesky']
const firstDay = '2026-11-24'
const thematics = [
  { id: 't1', name: 'A', description: '', kinds: ['product', 'service', 'offer'] },
  { id: 't2', name: 'B', description: '', kinds: ['method', 'history', 'person', 'award', 'business'] },
  { id: 't3', name: 'C', description: '', kinds: ['event', 'news', 'place', 'hours', 'contact'] },
  { id: 't4', name: 'D', description: '', kinds: ['question', 'advice'] },
] as const

export interface Month {
  readonly posts: readonly WrittenPost[]
  readonly drafts: number
  /** Asked for and not written, because too little was known. */
  readonly short: number
  /** The other hooks to choose from: true or not, they are judged, but nobody repeats them. */
  readonly others: readonly WrittenPost[]
  /** Titles and what stands in the pictures, each as a post of its own. */
  readonly words: readonly WrittenPost[]
  /** Words that are longer than the picture has room for. */
  readonly overflowing: readonly string[]
}

const room = { heading1: 40, heading2: 60, description: 140 }

export function writeMonth(commission: Commission, count: number, seed: string): Month {
  const { labels, facts, language, formality, emoji } = commission
  const business = { name: labels.name, city: labels.city, timeZone: labels.timeZone }
  const subjects = subjectsOf(commission, count, seed)
  let memory: Memory = emptyMemory
  const [posts, others, words]: WrittenPost[][] = [[], [], []]
  const overflowing: string[] = []
  let [short, drafts] = [0, 0]
  subjects.forEach((subject, index) => {
    const isOneForEach = index % 2 === 1
    const planned = dayAfter(firstDay, Math.floor((index * 30) / count))
    // An event goes out before it is over, as a planning would have it.
    const day = subject.before !== null && subject.before < planned ? subject.before : planned
    const about = subject.facts.flatMap((id) => facts.find((fact) => fact.id === id) ?? [])
    const link = about.find(({ url }) => url !== '')?.url ?? null
    const networks = isOneForEach ? each : together
    const brief: Brief = {
      seed: `${seed}-${index}`,
      ...{ business, objective: subject.objective, isOneForEach, link, day, memory, alternatives: 2 },
      voice: {
        language,
        tone: labels.tone,
        customTone: '',
        formality,
        emoji,
        pronoun: labels.pronoun,
        rules: [],
      },
      networks: networks.map((network) => ({ network })),
      subject: { name: subject.name, description: subject.description },
      facts: [...about, ...facts.filter(({ id }) => !subject.facts.includes(id))],
      words: room,
    }
    const draft = composePost(brief)
    if ('missing' in draft) {
      short += 1
      return
    }
    drafts += 1
    memory = draft.memory
    // A carousel may name things in its title that only its pages tell of.
    const lasting = about.filter(({ until }) => until === null || until >= day).map(({ id }) => id)
    const named = [...draft.common, ...Object.values(draft.own).flat()].flatMap((hook) =>
      hook.sentences.flatMap((one) => one.facts),
    )
    for (const text of [draft.title, ...Object.values(draft.words)].filter(Boolean))
      words?.push({
        network: 'facebook',
        day,
        link,
        text,
        sentences: [{ text, facts: [...new Set([...lasting, ...named])] }],
      })
    for (const place of ['heading1', 'heading2', 'description'] as const)
      if (draft.words[place].length > room[place]) overflowing.push(draft.words[place])
    const hooks = isOneForEach
      ? networks.map((network) => ({ network, hooks: draft.own[network] ?? [] }))
      : networks.map((network) => ({ network, hooks: draft.common }))
    for (const {
      network,
      hooks: [first, ...more],
    } of hooks) {
      if (first) posts?.push({ network, day, link, text: first.text, sentences: first.sentences })
      for (const hook of more)
        others?.push({ network, day, link, text: hook.text, sentences: hook.sentences })
    }
  })
  return { posts: posts ?? [], others: others ?? [], words: words ?? [], overflowing, drafts, short }
}

/** As many as wanted: when the facts have all been told once, they are told again. */
function subjectsOf(commission: Commission, count: number, seed: string): SubjectDraft[] {
  const subjects: SubjectDraft[] = []
  const told: Record<string, number> = {}
  const { labels, facts, language } = commission
  for (let round = 0; round < 4 && subjects.length < count; round++) {
    const { subjects: more } = proposeSubjects({
      ...{ seed: `${seed}-${round}`, language, facts, told: { ...told }, count: count - subjects.length },
      business: { name: labels.name, city: labels.city, timeZone: labels.timeZone },
      thematics: thematics.map((one) => ({ ...one, kinds: [...one.kinds] })),
      objectives: ['visibility', 'traffic', 'engagement'],
      ...{ from: firstDay, to: dayAfter(firstDay, 29), known: subjects.map(({ name }) => name) },
    })
    for (const id of more.flatMap((subject) => subject.facts)) told[id] = (told[id] ?? 0) + 1
    subjects.push(...more)
    if (more.length === 0) break
  }
  return [...subjects, ...fillers(facts, count - subjects.length, commission)]
}

/** Facts as subjects of their own, where the proposals ran out. */
const fillers = (facts: readonly Fact[], count: number, { language }: Commission): SubjectDraft[] =>
  facts
    .filter(
      (fact) => fact.language === language && (fact.until === null || fact.until > dayAfter(firstDay, 29)),
    )
    .slice(0, Math.max(0, count))
    .map((fact) => ({
      ...{
        name: fact.about || fact.kind,
        description: '',
        thematicId: null,
        objective: 'visibility',
        format: 'image',
      },
      ...{ facts: [fact.id], before: null },
    }))

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
