// A month of posts of one business, asked of the copy engine as the planning asks: subjects first, then a post of each.
import { languageRegister, type Network, postCategories, writingTones } from '@postelier/contract'
import {
  type Brief,
  composePost,
  type Draft,
  emptyMemory,
  type Memory,
  proposeSubjects,
  type SubjectDraft,
} from '@postelier/copy'
import type { WrittenPicture } from './pictures.ts'
import { lookFor } from './write-look.ts'
import { bare, type Commission, type WrittenPost } from './written-post.ts'

const together: readonly Network[] = ['facebook', 'instagram', 'linkedin']
const each: readonly Network[] = ['facebook', 'instagram', 'linkedin', 'tiktok', 'x', 'bluesky']
const firstDay = '2026-11-24'
/** As many as a planning of three weeks asks for, and so on until nothing is left to tell. */
const atOnce = 10
const rounds = 6
const thematics = [
  { id: 't1', name: 'A', description: '', kinds: ['product', 'service', 'offer'] },
  { id: 't2', name: 'B', description: '', kinds: ['method', 'history', 'person', 'award', 'business'] },
  { id: 't3', name: 'C', description: '', kinds: ['event', 'news', 'place', 'hours', 'contact'] },
  { id: 't4', name: 'D', description: '', kinds: ['question', 'advice'] },
] as const

/** A subject and what came of it. */
export interface DraftedPost {
  readonly subject: SubjectDraft
  readonly brief: Brief
  readonly draft: Draft
}

export interface Month {
  readonly drafted: readonly DraftedPost[]
  readonly posts: readonly WrittenPost[]
  readonly drafts: number
  /** Proposed and not written after all, because too little was known. */
  readonly short: number
  /** The other hooks to choose from: true or not, they are judged, but nobody repeats them. */
  readonly others: readonly WrittenPost[]
  /** What stands in each picture, with what it is of. */
  readonly pictures: readonly WrittenPicture[]
  /** Titles and what stands in the pictures, each as a post of its own. */
  readonly words: readonly WrittenPost[]
  /** Words that are longer than the picture has room for. */
  readonly overflowing: readonly string[]
}

const room = { heading1: 40, heading2: 60, description: 140 }

/** Whoever writes: the platform itself, or a model whose answer holds. */
export type Compose = (brief: Brief) => Draft | Missing | Promise<Draft | Missing>
interface Missing {
  readonly missing: string
}

export async function writeMonth(
  commission: Commission,
  count: number,
  seed: string,
  compose: Compose = composePost,
): Promise<Month> {
  const { labels, facts, language, formality, emoji } = commission
  const [trade = ''] = labels.sectorWords
  const business = { name: labels.name, city: labels.city, trade, timeZone: labels.timeZone }
  let memory: Memory = emptyMemory
  const [posts, alternatives, words]: WrittenPost[][] = [[], [], []]
  const overflowing: string[] = []
  const pictures: WrittenPicture[] = []
  const used: number[] = []
  const drafted: DraftedPost[] = []
  const said = new Set<string>()
  let [short, drafts, index] = [0, 0, -1]
  const write = async (subject: SubjectDraft, waiting: ReadonlySet<string>) => {
    index += 1
    const isOneForEach = index % 2 === 1
    const planned = dayAfter(firstDay, Math.floor((index * 30) / count))
    const day = dayWithin(subject, planned)
    const about = subject.facts.flatMap((id) => facts.find((fact) => fact.id === id) ?? [])
    // What a subject that waits is to be about is left to it.
    const others = facts.filter(({ id }) => !subject.facts.includes(id) && !waiting.has(id))
    const asked = { name: subject.name, facts: subject.facts }
    const link = about.find(({ url }) => url !== '')?.url ?? null
    const networks = isOneForEach ? each : together
    const brief: Brief = {
      seed: `${seed}-${index}`,
      business,
      objective: subject.objective,
      isOneForEach,
      link,
      day,
      memory,
      alternatives: 3,
      voice: {
        language,
        tone: labels.tone,
        customTone: '',
        formality,
        emoji,
        pronoun: labels.pronoun,
        // Every register and manner in turn: none may bring in what is not true.
        register: languageRegister.options[index % languageRegister.options.length] ?? 'formal',
        writingTones: writingTones.slice(index % writingTones.length).slice(0, 1),
        rules: [],
      },
      networks: networks.map((network) => ({ network })),
      subject: { name: subject.name, description: subject.description },
      facts: [...about, ...others],
      asides: others.map(({ id }) => id),
      words: room,
    }
    const draft = await compose(brief)
    if ('missing' in draft) {
      short += 1
      return
    }
    drafts += 1
    drafted.push({ subject, brief, draft })
    const look = lookFor({ brief, subject, about, used })
    if (look) used.unshift(look.template)
    memory = draft.memory
    pictures.push({
      subject: subject.name,
      names: about.flatMap((fact) => [fact.about, fact.question]),
      words: look?.texts ?? Object.values(draft.words),
    })
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
      if (first)
        posts?.push({
          network,
          day,
          link,
          text: first.text,
          sentences: first.sentences,
          subject: asked,
          said: new Set(said),
        })
      for (const hook of more)
        alternatives?.push({
          network,
          day,
          link,
          text: hook.text,
          sentences: hook.sentences,
          subject: asked,
        })
    }
    for (const {
      hooks: [first],
    } of hooks)
      for (const { text } of first?.sentences ?? []) said.add(bare(text))
  }
  const writeAll = async (subjects: readonly SubjectDraft[]) => {
    for (const [at, subject] of subjects.entries())
      await write(subject, new Set(subjects.slice(at + 1).flatMap((later) => later.facts)))
  }
  const known: string[] = []
  const told: Record<string, number> = {}
  for (let round = 0; round < rounds && known.length < count; round++) {
    const asked = { round, count: Math.min(atOnce, count - known.length), seed, told, known, memory }
    const subjects = subjectsOf(commission, asked)
    if (subjects.length === 0) break
    await writeAll(subjects)
    known.push(...subjects.map(({ name }) => name))
    for (const id of subjects.flatMap((subject) => subject.facts)) told[id] = (told[id] ?? 0) + 1
  }
  return {
    drafted,
    posts: posts ?? [],
    others: alternatives ?? [],
    pictures,
    words: words ?? [],
    overflowing,
    drafts,
    short,
  }
}

interface WriteRoundInput {
  readonly round: number
  readonly count: number
  readonly seed: string
  readonly told: Readonly<Record<string, number>>
  readonly known: readonly string[]
  readonly memory: Memory
}

/** What is proposed once the subjects before are written: when the facts have all been told once, they are told again. */
const subjectsOf = (
  { labels, facts, language, formality }: Commission,
  asked: WriteRoundInput,
): SubjectDraft[] => {
  const { round, count, seed, told, known, memory } = asked
  return proposeSubjects({
    seed: `${seed}-${round}`,
    language,
    facts,
    formality,
    told: { ...told },
    count,
    business: { name: labels.name, city: labels.city, timeZone: labels.timeZone },
    thematics: thematics.map((one) => ({ ...one, kinds: [...one.kinds] })),
    objectives: ['visibility', 'traffic', 'engagement'],
    // One preference for each business: what comes of it has to be as true.
    categories: postCategories.slice(seed.length % postCategories.length).slice(0, 1),
    from: firstDay,
    to: dayAfter(firstDay, 29),
    known: [...known],
    memory,
  }).subjects
}

/** As a planning would have it: on the best of its days that is free, here the one nearest to its turn. */
const dayWithin = ({ windows = [], before }: SubjectDraft, planned: string): string => {
  const [best] = windows
  if (best === undefined) return before !== null && before < planned ? before : planned
  return planned < best.from ? best.from : planned > best.to ? best.to : planned
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
