import type { Network } from '@postelier/contract'
import type { Brief } from '../brief.ts'
import { candidatesOf } from './candidates.ts'
import { type Finished, finishHook } from './finish-hook.ts'
import type { Scene } from './frame-parts.ts'
import type { Material } from './material.ts'
import { materialOf } from './material.ts'
import { isClickable, suitability } from './networks.ts'
import type { Candidate } from './parts.ts'
import type { Speaking } from './speaking.ts'
import { usableFacts } from './usable-facts.ts'

/** What a hook is to be chosen for: all networks, or one. */
export interface Purpose {
  readonly brief: Brief
  readonly speaking: Speaking
  readonly networks: readonly Network[]
  /** Openings of this post's other hooks. */
  readonly taken: readonly string[]
  /** Frames of this post's other hooks: said on one network, they are free on another. */
  readonly shared: readonly string[]
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

const hooksAbout = (main: Material, materials: readonly Material[], purpose: Purpose): Finished[] => {
  const { brief, networks } = purpose
  const beside = materials.filter(({ fact }) => fact.id !== main.fact.id)
  const ranked = candidatesOf(main, beside, sceneOf(main, materials, purpose))
    .map((candidate) => ({ ...candidate, score: candidate.score + fitness(candidate, purpose) }))
    .sort((left, right) => right.score - left.score)
  const isNew = ({ opening }: Finished) =>
    !brief.memory.openings.includes(opening) && !purpose.taken.includes(opening)
  const seed = `${brief.seed} ${networks.length === 1 ? networks[0] : ''}`
  const found: Finished[] = []
  // First what nobody has seen begin so; then, rather than nothing, what begins like another.
  for (const accepts of [isNew, () => found.length === 0]) {
    for (const candidate of ranked) {
      if (found.length >= Math.max(1, brief.alternatives)) return found
      if (candidate.score < -5 || isLike(candidate, found)) continue
      const finished = finishHook(candidate, { ...purpose, fact: main.fact, seed: `${seed} ${found.length}` })
      if (finished && accepts(finished) && differs(finished, found)) found.push(finished)
    }
  }
  return found
}

const fitness = (candidate: Candidate, { networks, shared }: Purpose): number => {
  const [network] = networks
  const own = networks.length === 1 && network ? suitability(candidate, network) : 0
  return own + 0.8 * candidate.parts.filter(({ form }) => form !== null && shared.includes(form)).length
}

// Cheap, before a candidate is finished: what begins with the same part begins alike.
const isLike = (candidate: Candidate, found: readonly Finished[]): boolean =>
  found.some(({ sentences }) => sentences[0] === candidate.parts[0]?.text)

const differs = (finished: Finished, found: readonly Finished[]): boolean =>
  found.every(({ opening, build }) => opening !== finished.opening && build !== finished.build)

const sceneOf = (main: Material, materials: readonly Material[], purpose: Purpose): Scene => {
  const { brief, speaking, networks } = purpose
  const address = [main.fact.url, brief.link ?? ''].find((one) => /^https?:\/\//.test(one)) ?? null
  const mayLink = isClickable(networks) && (brief.objective === 'traffic' || main.fact.url !== '')
  return {
    ...{ seed: brief.seed, speaking, business: brief.business, objective: brief.objective },
    memory: brief.memory,
    link: mayLink ? address : null,
    isPlace: materials.some(({ fact }) => fact.kind === 'place' || fact.kind === 'hours'),
  }
}
