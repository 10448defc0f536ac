// Posts by a model outside. What it is told of the business is data behind a fence; what it answers is held against the facts,
// the lengths of the networks and what was said before. A sentence that does not hold is left out; where no post is left, it is
// asked once more with what was wrong.
import type { EngineFailure, WordsMissing } from '@postelier/contract'
import {
  type Brief,
  bearsOut,
  claimsBeyond,
  composePost,
  type Draft,
  type Hook,
  isNearDuplicate,
  keepsRules,
  keptToRules,
  rememberPost,
  typeset,
} from '@postelier/copy'
import type { EngineClient } from '@postelier/engines'
import { askForPost, forEachApart, type GivenHook, type GivenPost } from './ask-for-post.ts'
import { type HookFault, hookFaults, isGiven, withoutFaults } from './hook-faults.ts'
import { statesNothing } from './states-nothing.ts'

/** A draft by whoever answers; why there is none where nobody does, or where the answer does not hold. */
export async function writeByEngine(
  brief: Brief,
  client: EngineClient,
): Promise<{ readonly draft: Draft; readonly engine: string } | { readonly missing: WordsMissing }> {
  let faults: readonly HookFault[] = []
  for (let round = 0; round < mostRounds; round++) {
    const asked = await client.propose<GivenPost>(askForPost(brief, faults))
    if (asked.kind === 'failed')
      // What went wrong the second time says less than what did the first.
      return { missing: round > 0 ? 'notHeld' : (missingFor[asked.failure] ?? 'noAnswer') }
    const held = hold(brief, asked.value)
    if (held.draft) return { draft: held.draft, engine: asked.engine }
    faults = held.faults
  }
  return { missing: 'notHeld' }
}

const mostRounds = 2

/** The other ways of failing are the service's own, and nothing a business could do about. */
const missingFor: Readonly<Partial<Record<EngineFailure, WordsMissing>>> = {
  overBudget: 'overBudget',
  refused: 'refused',
}

interface Held {
  readonly draft: Draft | undefined
  readonly faults: readonly HookFault[]
}

function hold(brief: Brief, given: GivenPost): Held {
  const { language } = brief.voice
  const faults: HookFault[] = []
  const set = (text: string) => typeset(text.trim(), language)
  const hookOf = ({ sentences }: GivenHook): Hook => {
    const own = sentences.map(({ text, facts }) => ({
      text: set(text),
      // A fact that says nothing like it bears nothing out, whoever names it.
      facts: facts.filter((id) => brief.facts.some((fact) => fact.id === id && bearsOut(fact, text))),
    }))
    return { text: own.map(({ text }) => text).join(' '), sentences: own }
  }
  const holding = (said: readonly GivenHook[], inputs: Brief['networks']): Hook[] => {
    const judged = { ...brief, networks: inputs }
    return distinct(
      said.map(hookOf).flatMap((hook) => {
        faults.push(...hookFaults(judged, hook))
        const kept = withoutFaults(judged, hook)
        return hookFaults(judged, kept).length === 0 ? [kept] : []
      }),
      brief,
    )
  }
  const hooks = forEachApart(brief)
    ? apart(brief, given.hooks, holding)
    : { common: holding(given.hooks, brief.networks), own: {} }
  const firsts = [hooks.common, ...Object.values(hooks.own)].flatMap(([first]) => first ?? [])
  // What makes something up in its picture makes something up.
  const around = [given.title, given.heading1, given.heading2, given.description].map(set)
  const madeUp = around.filter((text) => claimsBeyond(text, brief.facts).length > 0)
  faults.push(...madeUp.map((text) => ({ text, why: 'claims what no fact holds' }) as const))
  if (firsts.length === 0 || madeUp.length > 0) return { draft: undefined, faults }
  const words = pictureWords(brief, given, set)
  const title = set(given.title)
  return {
    faults,
    draft: {
      title: isSaid(title, brief) ? title : nameKept(brief),
      ...hooks,
      words,
      altText: [words.heading1, words.heading2, words.description].filter(Boolean).join('. '),
      memory: firsts.reduce((memory, { text }) => rememberPost(memory, text), brief.memory),
    },
  }
}

/** Posts to choose from: one that begins as another does, in almost the same words, is no choice. */
function distinct(hooks: readonly Hook[], { voice }: Brief): Hook[] {
  const kept: Hook[] = []
  const leadOf = ({ sentences: [first] }: Hook) => first?.text ?? ''
  for (const hook of hooks)
    if (!kept.some((one) => isNearDuplicate(leadOf(one), leadOf(hook), voice.language))) kept.push(hook)
  return kept
}

function pictureWords(brief: Brief, given: GivenPost, set: (text: string) => string): Draft['words'] {
  const fitting = (text: string, most: number | null) => {
    const words = set(text)
    return !isSaid(words, brief) || (most !== null && [...words].length > most) ? '' : words
  }
  const words = {
    heading1: fitting(given.heading1, brief.words.heading1),
    heading2: fitting(given.heading2, brief.words.heading2),
    description: fitting(given.description, brief.words.description),
  }
  // A picture without a title is none: the platform's own words are true and fit.
  const fallback = words.heading1 === '' ? composePost(brief) : null
  return fallback && 'words' in fallback ? fallback.words : words
}

/** Words for each network; the platform writes for those whose own do not hold. Nothing where none holds. */
function apart(
  brief: Brief,
  said: readonly GivenHook[],
  holding: (said: readonly GivenHook[], inputs: Brief['networks']) => Hook[],
): Pick<Draft, 'common' | 'own'> {
  const own = new Map(
    brief.networks.map((input) => [
      input.network,
      holding(
        said.filter(({ network }) => network === input.network),
        [input],
      ),
    ]),
  )
  const missing = brief.networks.filter(({ network }) => own.get(network)?.length === 0)
  if (missing.length === brief.networks.length) return { common: [], own: {} }
  const fallback = missing.length > 0 ? composePost({ ...brief, networks: missing }) : null
  return {
    common: [],
    own: { ...Object.fromEntries(own), ...(fallback && 'own' in fallback ? fallback.own : {}) },
  }
}

/**
 * So is a title, and the words of a picture: some fact speaks of what they do, or they only ask, invite, or say who speaks. What
 * the business wants of every text holds for them, too.
 */
const isSaid = (text: string, { facts, voice, business }: Brief): boolean =>
  isGiven(text, { facts }) &&
  keepsRules(text, voice.rules, voice.language) &&
  (statesNothing(text, voice.language) ||
    `${business.name} ${business.city}`.includes(text) ||
    facts.some((fact) => bearsOut(fact, text)))

/** The subject may be older than a rule. */
const nameKept = ({ subject, voice }: Brief): string =>
  keptToRules(subject.name, voice.rules, voice.language) || subject.name
