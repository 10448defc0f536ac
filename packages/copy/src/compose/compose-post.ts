import type { Network } from '@postelier/contract'
import type { Brief, Draft, Hook, Memory, NetworkInput, Shortage } from '../brief.ts'
import { remember } from '../memory.ts'
import { otherLanguageOf } from '../other-language.ts'
import { type Chosen, chooseHooks } from './choose-hooks.ts'
import type { Finished } from './finish-hook.ts'
import { leadsOf, pictureLine } from './picture-line.ts'
import { altTextOf, pictureWords } from './picture-words.ts'
import { knownIn, shortageOf } from './shortage.ts'
import { speakingOf } from './speaking.ts'
import { titleOf } from './title.ts'

/** A post of the facts it is given, or which kind of fact is missing. */
export const composePost = (brief: Brief): Draft | Shortage => {
  const isOwn = brief.isOneForEach && brief.networks.length > 0
  const hooks = isOwn ? ownHooks(brief) : commonHooks(brief)
  if (hooks === null) return whyNone(brief)
  const { main, common, own } = hooks
  const speaking = speakingOf(brief)
  const proposed = [...common.slice(0, 1), ...own.flatMap(({ found }) => found.slice(0, 1))]
  const leads = leadsOf(proposed)
  const words = pictureWords(main, brief, speaking, leads)
  return {
    title: titleOf(main, brief, speaking),
    common: common.map(({ hook }) => hook),
    own: ownOf(own),
    words,
    line: pictureLine(main, leads),
    altText: altTextOf(words, speaking),
    memory: remembered(brief, proposed),
  }
}

const whyNone = ({ facts, voice: { language } }: Brief): Shortage => {
  const missing = facts[0]?.kind ?? 'product'
  const other = otherLanguageOf(facts, language)
  return other ? knownIn(other, missing, language) : shortageOf(missing, language)
}

interface Own {
  readonly network: Network
  readonly found: readonly Finished[]
}

interface Hooks {
  readonly main: Chosen['main']
  readonly common: readonly Finished[]
  readonly own: readonly Own[]
}

const commonHooks = (brief: Brief): Hooks | null => {
  const networks = brief.networks.map(({ network }) => network)
  const chosen = chooseHooks({ brief, speaking: speakingOf(brief), networks, taken: [] })
  return chosen && { main: chosen.main, common: chosen.hooks, own: [] }
}

/** One hook after the other, so that each knows how the others begin; all about what the first is about. */
const ownHooks = (brief: Brief): Hooks | null => {
  let main: Chosen['main'] | null = null
  const own: Own[] = []
  for (const input of brief.networks) {
    const chosen = chooseHooks({ ...purposeOf(brief, input, own), brief: about(brief, main) })
    if (chosen === null) return null
    main ??= chosen.main
    own.push({ network: input.network, found: chosen.hooks })
  }
  return main && { main, common: [], own }
}

const purposeOf = (brief: Brief, input: NetworkInput, own: readonly Own[]) => {
  const taken = own.flatMap(({ found }) => found)
  return { speaking: speakingOf(brief, input), networks: [input.network], taken }
}

const about = (brief: Brief, main: Chosen['main'] | null): Brief =>
  main === null
    ? brief
    : { ...brief, facts: [main.fact, ...brief.facts.filter(({ id }) => id !== main.fact.id)] }

const ownOf = (own: readonly Own[]): Draft['own'] => {
  const hooks: Partial<Record<Network, readonly Hook[]>> = {}
  for (const { network, found } of own) hooks[network] = found.map(({ hook }) => hook)
  return hooks
}

/** What is proposed counts as said. Another that is chosen in its place is told to the memory by whoever chose it. */
const remembered = ({ memory }: Brief, said: readonly Finished[]): Memory =>
  remember(memory, {
    sentences: said.flatMap(({ sentences }) => sentences),
    openings: said.map(({ opening }) => opening),
    forms: [...new Set(said.flatMap(({ forms }) => forms))],
  })
