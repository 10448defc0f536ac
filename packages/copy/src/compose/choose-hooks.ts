import type { Network } from '@postelier/contract'
import type { Brief } from '../brief.ts'
import { wasSaid } from '../memory.ts'
import { chance } from '../random.ts'
import { comparable, openingOf } from '../words/comparable.ts'
import { candidatesOf } from './candidates.ts'
import { type Finished, finishHook } from './finish-hook.ts'
import type { Scene } from './frame-parts.ts'
import { type Material, materialOf } from './material.ts'
import { isClickable, isShort, suitability } from './networks.ts'
import { type Candidate, holds, isSigned, textOf } from './parts.ts'
import { reachOf } from './reach.ts'
import { isOfCalendar } from './related.ts'
import type { Speaking } from './speaking.ts'
import { thinness } from './thin.ts'
import { usableFacts } from './usable-facts.ts'
import { weights } from './weights.ts'

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

/** The hooks to choose from, about the first of the subject's facts that something may be said of; null where there is none. */
export const chooseHooks = (purpose: Purpose): Chosen | null => {
  const { brief, speaking } = purpose
  const { memory, day } = brief
  const materials = usableFacts(brief.facts, speaking.language, day).map((fact) =>
    materialOf(fact, { speaking, day, memory }),
  )
  for (const main of mainsOf(materials, brief)) {
    const hooks = hooksAbout(main, materials, purpose)
    const [first] = hooks
    if (first && !isStump(first, main, brief)) return { main, hooks }
  }
  return null
}

/** What it may be about: what its subject is of, and never what only stands beside it. A post of a day is about that day. */
const mainsOf = (
  materials: readonly Material[],
  { facts: [first], asides = [] }: Brief,
): readonly Material[] =>
  first && isOfCalendar(first)
    ? materials.filter(({ fact }) => fact.id === first.id)
    : materials.filter(({ fact }) => !asides.includes(fact.id))

/** What is left of a thing that was told of, where that is one short line: a day alone is told again. */
const isStump = ({ hook, isThin }: Finished, { fact }: Material, { memory }: Brief): boolean =>
  isThin &&
  fact.kind !== 'event' &&
  !isOfCalendar(fact) &&
  hook.sentences.length > 0 &&
  fact.says.some((line) => wasSaid(memory, line))

const hooksAbout = (main: Material, materials: readonly Material[], purpose: Purpose): Finished[] => {
  const { brief } = purpose
  const beside = materials.filter(({ fact }) => fact.id !== main.fact.id)
  const ranked = candidatesOf(main, beside, sceneOf(main, materials, purpose))
    .map((candidate) => ({ ...candidate, score: candidate.score + fitness(candidate, purpose) }))
    .filter((candidate) => candidate.score - thinness(candidate) >= weights.least)
  const found: Finished[] = []
  while (found.length < Math.max(1, brief.alternatives)) {
    const next = bestOf(ranked, found, main, purpose)
    if (next === null) break
    found.push(next)
  }
  return found
}

/**
 * The best that begins otherwise than those found already: three that begin alike are read as one, and are no choice. Rather
 * than nothing, it may begin as another post did.
 */
const bestOf = (
  ranked: readonly Candidate[],
  found: readonly Finished[],
  main: Material,
  purpose: Purpose,
): Finished | null => {
  const { brief, networks } = purpose
  const seed = [brief.seed, networks.length === 1 ? networks[0] : '', found.length].join(' ')
  const byLikeness = ranked
    .map((candidate) => ({ candidate, score: candidate.score - likeness(candidate, found) }))
    .sort((left, right) => right.score - left.score)
  let second: Finished | null = null
  for (const { candidate } of byLikeness) {
    const finished = finishHook(candidate, { ...purpose, fact: main.fact, seed })
    if (!finished || found.some((one) => formOf(one) === formOf(finished))) continue
    // Beside a post that tells something a day and a call to pass it on are no choice.
    if (found.length > 0 && main.lines.length > 0 && !tells(candidate)) continue
    // Who speaks is another way in, and no reason to be taken first.
    if (found.length === 0 && isSigned(candidate.parts, brief.business)) continue
    if (found.some(({ lead }) => lead === finished.lead)) continue
    if (!brief.memory.openings.includes(finished.opening)) return finished
    second ??= finished
  }
  return second
}

const tells = ({ parts }: Candidate): boolean =>
  parts.some(({ role }) => role === 'source' || role === 'item' || role === 'price')

/** What it says, whatever its emoji and tags. */
const saidBy = ({ hook }: Finished): string => hook.sentences.map(({ text }) => comparable(text)).join('. ')

/** Alternatives that share a closing line or a build are half an alternative. */
const likeness = (candidate: Candidate, found: readonly Finished[]): number =>
  candidate.parts.filter(({ form }) => form !== null && found.some(({ forms }) => forms.includes(form)))
    .length

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
    weights.sharedForm * candidate.parts.filter(({ form }) => isShared(form)).length +
    (taken.some(({ opening }) => opening === begins) ? weights.sameOpening : 0) +
    (taken.some((other) => saidBy(other) === said)
      ? network && isShort(network)
        ? weights.sameSaidShort
        : weights.sameSaid
      : 0)
  )
}

const sceneOf = (main: Material, materials: readonly Material[], purpose: Purpose): Scene => {
  const { brief, speaking, networks } = purpose
  const address = [main.fact.url, brief.link ?? ''].find((one) => /^https?:\/\//.test(one)) ?? null
  const mayLink = isClickable(networks) && (brief.objective === 'traffic' || main.fact.url !== '')
  return {
    seed: brief.seed,
    speaking,
    business: brief.business,
    objective: brief.objective,
    memory: brief.memory,
    link: mayLink ? address : null,
    reach: reachOf(materials.map(({ fact }) => fact)),
    isOwnWords: brief.isOwnWords ?? false,
    // Whoever hears a business for the first time hears its voice.
    isHeard: brief.memory.openings.length === 0 || chance(brief.seed, 'voice') < weights.voicedShare,
    isPlace: materials.some(({ fact }) => fact.kind === 'place'),
    named: namedBy(brief, materials),
  }
}

const namedBy = ({ subject, asides = [] }: Brief, materials: readonly Material[]): ReadonlySet<string> => {
  const ids = materials
    .filter(({ fact, noun }) => noun !== null && !asides.includes(fact.id) && holds(subject.name, noun.bare))
    .map(({ fact }) => fact.id)
  return new Set(ids.length > 1 ? ids : [])
}
