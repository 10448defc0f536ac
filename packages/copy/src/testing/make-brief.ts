import type { Fact, Language, Network } from '@postelier/contract'
import type { Brief, Draft, Memory, Voice } from '../brief.ts'
import { composePost } from '../compose/compose-post.ts'
import { emptyMemory } from '../memory.ts'
import { bakery } from './bakery.ts'
import { bikeShop } from './bike-shop.ts'
import { flowerShop } from './flower-shop.ts'
import { joinery } from './joinery.ts'

/** Each language's business, all of whose facts are of that language. */
export const shops: Readonly<
  Record<Language, { readonly name: string; readonly city: string; readonly facts: readonly Fact[] }>
> = {
  fr: { name: 'Boulangerie Tilleroy', city: 'Angers', facts: bakery },
  en: { name: 'Harrow Lane Cycles', city: 'Leeds', facts: bikeShop },
  es: { name: 'La Glicina', city: 'Sevilla', facts: flowerShop },
  de: { name: 'Schreinerei Hallwachs', city: 'Bamberg', facts: joinery },
}

export const voiceOf = (language: Language, more: Partial<Voice> = {}): Voice => ({
  language,
  tone: 'emotional',
  customTone: '',
  formality: 'formality' as const,
  emoji: 'without' as const,
  pronoun: 'firstPlural' as const,
  rules: [],
  ...more,
})

export const makeBrief = (more: Partial<Brief> = {}, language: Language = 'fr'): Brief => {
  const { name, city, facts } = shops[language]
  return {
    seed: 'one',
    business: { name, city, timeZone: 'Europe/Paris' },
    voice: voiceOf(language),
    objective: 'visibility' as const,
    networks: inputs('instagram', 'facebook'),
    isOneForEach: false,
    subject: { name: '', description: '' },
    facts,
    link: null,
    day: '2026-11-23',
    memory: emptyMemory,
    alternatives: 1,
    words: { heading1: 30, heading2: 60, description: 120 },
    ...more,
  }
}

export const inputs = (...networks: readonly Network[]): Brief['networks'] =>
  networks.map((network) => ({ network }))

export const draftOf = (brief: Brief): Draft => {
  const draft = composePost(brief)
  if ('missing' in draft) throw new Error(`shortage of ${draft.missing}`)
  return draft
}

const objectives = ['visibility', 'engagement', 'traffic'] as const

/**
 * A business's posts, one after the other, as a planning would have them composed: what was told least comes first. Fewer than
 * wanted where all that makes more than a stump was told.
 */
export const writeRun = (count: number, more: Partial<Brief> = {}, language: Language = 'fr'): Draft[] => {
  let memory: Memory = emptyMemory
  const told: Record<string, number> = {}
  const drafts: Draft[] = []
  for (let index = 0; index < count; index++) {
    const brief = makeBrief(more, language)
    const facts = brief.facts
      .map((fact, at) => ({ fact, at: (at * 7 + index * 3) % 37, told: told[fact.id] ?? 0 }))
      .sort((left, right) => left.told - right.told || left.at - right.at)
      .map(({ fact }) => fact)
    const objective = more.objective ?? objectives[index % 3] ?? 'visibility'
    const draft = firstOf(facts, { ...brief, objective, memory, seed: `post ${index}` })
    if (draft === undefined) break
    memory = draft.memory
    for (const { facts: ids } of hooksOf(draft).flatMap(({ sentences }) => sentences)) {
      for (const id of new Set(ids)) told[id] = (told[id] ?? 0) + 1
    }
    drafts.push(draft)
  }
  return drafts
}

/** A post about the first fact that makes one, everything else known beside it. */
const firstOf = (facts: readonly Fact[], brief: Brief): Draft | undefined => {
  for (const main of facts) {
    const others = facts.filter(({ id }) => id !== main.id)
    const draft = composePost({ ...brief, facts: [main, ...others], asides: others.map(({ id }) => id) })
    if (!('missing' in draft)) return draft
  }
  return undefined
}

/** What goes out of a draft if nobody chooses otherwise. */
export const hooksOf = (draft: Draft) => [
  ...draft.common.slice(0, 1),
  ...Object.values(draft.own).flatMap((hooks) => hooks.slice(0, 1)),
]
