// Films that can be made of a subject, each told shot by shot in the texts; the nearest to a brief first.
import type { Network } from '@postelier/contract'
import type { Brief, SubjectType } from '@postelier/contract/orders'

type Objective = Brief['objectives'][number]

interface FilmIdea {
  readonly seconds: number
  readonly subjects: readonly SubjectType[]
  readonly objectives: readonly Objective[]
}

const ideas = {
  hands: { seconds: 15, subjects: ['product', 'standard', 'other'], objectives: ['visibility'] },
  beforeAfter: { seconds: 15, subjects: ['product', 'standard', 'other'], objectives: ['engagement'] },
  threeReasons: { seconds: 20, subjects: ['product'], objectives: ['traffic'] },
  customerSays: { seconds: 25, subjects: ['product', 'brand'], objectives: ['traffic'] },
  question: { seconds: 30, subjects: ['other', 'standard', 'product'], objectives: ['engagement'] },
  newsInShort: { seconds: 20, subjects: ['actuality'], objectives: ['visibility'] },
  whatChanges: { seconds: 30, subjects: ['actuality'], objectives: ['engagement'] },
  invitation: { seconds: 15, subjects: ['event'], objectives: ['traffic'] },
  inPreparation: { seconds: 20, subjects: ['event'], objectives: ['engagement', 'visibility'] },
  visit: { seconds: 20, subjects: ['event', 'brand', 'recruitment'], objectives: ['traffic', 'visibility'] },
  dayAtWork: { seconds: 30, subjects: ['recruitment'], objectives: ['visibility'] },
  colleague: { seconds: 30, subjects: ['recruitment', 'brand'], objectives: ['engagement'] },
  since: { seconds: 25, subjects: ['brand', 'other'], objectives: ['visibility'] },
} as const satisfies Record<string, FilmIdea>

export type FilmIdeaName = keyof typeof ideas

/** All of them: those of the brief's subject first, and of these the ones for what it wants to bring. */
export function filmIdeasFor({
  subject,
  objectives,
}: Pick<Brief, 'subject' | 'objectives'>): (FilmIdea & { readonly name: FilmIdeaName })[] {
  const nearness = ({ subjects, objectives: bringing }: FilmIdea): number => {
    const place = subjects.indexOf(subject.type)
    return (place < 0 ? 0 : 10 - place) + (bringing.some((one) => objectives.includes(one)) ? 5 : 0)
  }
  return (Object.keys(ideas) as FilmIdeaName[])
    .map((name) => ({ name, ...(ideas[name] as FilmIdea) }))
    .toSorted((a, b) => nearness(b) - nearness(a))
}

const upright: ReadonlySet<Network> = new Set(['tiktok', 'instagram'])

/** Held upright where it is watched on a phone; lying where nowhere of that. */
export const filmShapeFor = (networks: readonly Network[]): 'upright' | 'square' | 'lying' =>
  networks.length === 0 || networks.some((network) => upright.has(network))
    ? 'upright'
    : networks.includes('facebook')
      ? 'square'
      : 'lying'

/**
 * What a film is to show, with an idea taken or given back: one's own words stay, another idea's shots make room.
 */
export function withFilmIdea(film: string, shots: string, known: readonly string[]): string {
  const blocks = film.split('\n\n').filter((block) => block.trim() !== '')
  const isTaken = blocks.includes(shots)
  const own = blocks.filter((block) => !known.includes(block))
  return (isTaken ? own : [...own, shots]).join('\n\n')
}

export const hasFilmIdea = (film: string, shots: string): boolean => film.split('\n\n').includes(shots)
