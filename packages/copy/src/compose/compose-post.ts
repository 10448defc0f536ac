import type { Fact, FactKind, Network } from '@postelier/contract'
import type { Brief, Draft, Hook, NetworkInput, Shortage } from '../brief.ts'
import { remember } from '../memory.ts'
import { otherLanguageOf } from '../other-language.ts'
import { chooseHooks } from './choose-hooks.ts'
import { type FittedHook, sourcesOf } from './fit-hook.ts'
import { materialOf } from './material.ts'
import type { Scene } from './outline.ts'
import { altTextOf, leadsOf, pictureSentence, pictureWords } from './picture-words.ts'
import { isOfCalendar, relatedFacts } from './related.ts'
import { knownIn, shortageOf } from './shortage.ts'
import { speakingOf } from './speaking.ts'
import { titleOf } from './title.ts'
import { usableFacts } from './usable-facts.ts'

/** A post about the first fact it is given, told with the others of its subject; or which kind of fact is missing. */
export const composePost = (brief: Brief): Draft | Shortage => {
  const isOwn = brief.isOneForEach && brief.networks.length > 0
  const own = isOwn
    ? brief.networks.map((input) => ({ network: input.network, found: hooksFor(brief, [input]) }))
    : []
  const common = isOwn ? [] : hooksFor(brief, brief.networks)
  const proposed = [common, ...own.map(({ found }) => found)].flatMap(([first]) => first ?? [])
  const scene = sceneOf(brief, brief.networks)
  if (scene === null || proposed.length < Math.max(1, own.length)) return whyNone(brief)
  const words = pictureWords(scene, leadsOf(proposed))
  const { sentences, rows } = sourcesOf(proposed)
  return {
    title: titleOf(scene),
    common: common.map(({ hook }) => hook),
    own: ownOf(own),
    words,
    line: pictureSentence(scene, leadsOf(proposed)),
    altText: altTextOf(words, scene.speaking),
    memory: remember(brief.memory, sentences, rows),
  }
}

/** Whether a post would come of it, whoever it is for. */
export const canCompose = (brief: Brief): boolean => {
  const scene = sceneOf({ ...brief, alternatives: 1 }, brief.networks)
  return scene !== null && chooseHooks(scene).length > 0
}

const hooksFor = (brief: Brief, inputs: readonly NetworkInput[]): FittedHook[] => {
  const scene = sceneOf(brief, inputs)
  return scene === null ? [] : chooseHooks(scene)
}

/** What a post may always be joined by: where, when and how to reach. */
const companions: ReadonlySet<FactKind> = new Set(['place', 'hours', 'contact'] as const)

/** Null where what it is about cannot be told, whatever else is known. */
const sceneOf = (brief: Brief, inputs: readonly NetworkInput[]): Scene | null => {
  const { facts, day, memory } = brief
  const asides = new Set(brief.asides)
  const speaking = speakingOf(brief, inputs.length === 1 ? inputs[0] : undefined)
  const usable = usableFacts(facts, speaking.language, day)
  const toMaterial = (fact: Fact) => materialOf(fact, { speaking, day, memory })
  const [main, ...more] = usable.filter(({ id }) => !asides.has(id)).map(toMaterial)
  if (main === undefined || main.fact.id !== facts[0]?.id) return null
  const related = new Set(isOfCalendar(main.fact) ? relatedFacts(main.fact, usable) : [])
  const beside = usable
    .filter((fact) => asides.has(fact.id) && (companions.has(fact.kind) || related.has(fact)))
    .map(toMaterial)
  return { brief, speaking, networks: inputs.map(({ network }) => network), subject: [main, ...more], beside }
}

const whyNone = ({ facts, voice: { language } }: Brief): Shortage => {
  const missing = facts[0]?.kind ?? 'product'
  const other = otherLanguageOf(facts, language)
  return other ? knownIn(other, missing, language) : shortageOf(missing, language)
}

const ownOf = (
  own: readonly { readonly network: Network; readonly found: readonly FittedHook[] }[],
): Draft['own'] => {
  const hooks: Partial<Record<Network, readonly Hook[]>> = {}
  for (const { network, found } of own) hooks[network] = found.map(({ hook }) => hook)
  return hooks
}
