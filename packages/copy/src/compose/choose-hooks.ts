import type { Network } from '@postelier/contract'
import type { Brief } from '../brief.ts'
import { comparable, openingOf } from '../words/comparable.ts'
import { candidatesOf } from './candidates.ts'
import { type Finished, finishHook } from './finish-hook.ts'
import type { Scene } from './frame-parts.ts'
import { type Material, materialOf } from './material.ts'
import { isClickable, suitability } from './networks.ts'
import { type Candidate, textOf } from './parts.ts'
import type { Speaking } from './speaking.ts'
import { usableFacts } from './usable-facts.ts'

/** What a hook is to be chosen for: all networks, or one. */
export interface Purpose {
  readonly brief: Brief
  readonly speaking: Speaking
  readonly networks: readonly Network[]
  /** This post's hooks for other networks. */
  readonly taken: readonly Finished[]
}

export interface Chosen {
  readonly main: Material
  readonly hooks: readonly Finished[]
}

/** The hooks to choose from, about the first fact that something may be said of; null where there is none. */
export const chooseHooks = (purpose: Purpose): Chosen | null => {
  const { brief, speaking } = purpose
  const { memory, day } = brief
  const materials = usableFacts(brief.facts, speaking.language, day).map((fact) =>
    materialOf(fact, { speaking, day, memory }),
  )
  for (const main of materials) {
    const hooks = hooksAbout(main, materials, purpose)
    if (hooks.length > 0) return { main, hooks }
  }
  return null
}

const leastScore = -5

const hooksAbout = (main: Material, materials: readonly Material[], purpose: Purpose): Finished[] => {
  const { brief } = purpose
  const beside = materials.filter(({ fact }) => fact.id !== main.fact.id)
  const ranked = candidatesOf(main, beside, sceneOf(main, materials, purpose))
    .map((candidate) => ({ ...candidate, score: candidate.score + fitness(candidate, purpose) }))
    .filter(({ score }) => score >= leastScore)
  const found: Finished[] = []
  while (found.length < Math.max(1, brief.alternatives)) {
    const next = bestOf(ranked, found, main, purpose)
    if (next === null) break
    found.push(next)
  }
  return found
}

/** The best that is unlike those found already. Rather than nothing, the first may begin as another post did. */
const bestOf = (
  ranked: readonly Candidate[],
  found: readonly Finished[],
  main: Material,
  purpose: Purpose,
): Finished | null => {
  const { brief, networks } = purpose
  const seed = [brief.seed, networks.length === 1 ? networks[0] : '', found.length].join(' ')
  const byLikeness = ranked
    .filter((candidate) => !found.some(({ sentences }) => sentences[0] === candidate.parts[0]?.text))
    .map((candidate) => ({ candidate, score: candidate.score - likeness(candidate, found) }))
    .sort((left, right) => right.score - left.score)
  let second: Finished | null = null
  for (const { candidate } of byLikeness) {
    const finished = finishHook(candidate, { ...purpose, fact: main.fact, seed })
    if (!finished || found.some((one) => isAlike(one, finished))) continue
    if (!brief.memory.openings.includes(finished.opening)) return finished
    second ??= finished
  }
  return found.length === 0 ? second : null
}

/** What it says, whatever its emoji and tags. */
const saidBy = ({ hook }: Finished): string => hook.sentences.map(({ text }) => comparable(text)).join('. ')

/** Alternatives that share a closing line or a build are half an alternative. */
const likeness = (candidate: Candidate, found: readonly Finished[]): number =>
  candidate.parts.filter(({ form }) => form !== null && found.some(({ forms }) => forms.includes(form)))
    .length

const isAlike = (left: Finished, right: Finished): boolean =>
  left.opening === right.opening || formOf(left) === formOf(right)

// Whether an opening line asks or calls, the build it opens is the same.
const formOf = ({ build }: Finished): string => build.replace(/^~c/, '~o')

/**
 * On one network a post may begin as on another, and yet not be the same; rather the same than dressed up in lines that say
 * nothing. Lines said there are no further lines spent.
 */
const fitness = (candidate: Candidate, { networks, taken }: Purpose): number => {
  const [network] = networks
  const own = networks.length === 1 && network ? suitability(candidate, network) : 0
  const begins = openingOf(textOf(candidate))
  const said = candidate.parts.map(({ text }) => comparable(text)).join('. ')
  const isShared = (form: string | null) => form !== null && taken.some(({ forms }) => forms.includes(form))
  return (
    own +
    0.6 * candidate.parts.filter(({ form }) => isShared(form)).length -
    (taken.some(({ opening }) => opening === begins) ? 0.5 : 0) -
    (taken.some((other) => saidBy(other) === said) ? 1.6 : 0)
  )
}

const sceneOf = (main: Material, materials: readonly Material[], purpose: Purpose): Scene => {
  const { brief, speaking, networks } = purpose
  const address = [main.fact.url, brief.link ?? ''].find((one) => /^https?:\/\//.test(one)) ?? null
  const mayLink = isClickable(networks) && (brief.objective === 'traffic' || main.fact.url !== '')
  return {
    ...{ seed: brief.seed, speaking, business: brief.business, objective: brief.objective },
    memory: brief.memory,
    link: mayLink ? address : null,
    isPlace: materials.some(({ fact }) => fact.kind === 'place'),
  }
}
