// Posts by a model outside. What it is told of the business is data behind a fence; what it answers is held against the facts,
// the lengths of the networks and what was said before, and is not taken where it does not hold.
import {
  type EngineFailure,
  type LanguageRegister,
  type Network,
  networks,
  type WordsMissing,
} from '@postelier/contract'
import {
  type Brief,
  bearsOut,
  breaksRules,
  claimsBeyond,
  composePost,
  type Draft,
  type Hook,
  isNearDuplicate,
  keepsRules,
  keptToRules,
  leadsAway,
  rememberPost,
  typeset,
} from '@postelier/copy'
import type { EngineClient } from '@postelier/engines'
import { descriptors } from '@postelier/networks'
import { speaksToMachines } from '@postelier/reading'
import { z } from 'zod'
import { languageNames } from './language-names.ts'
import { statesNothing } from './states-nothing.ts'

const hook = z.object({
  sentences: z
    .array(z.object({ text: z.string().min(1).max(600), facts: z.array(z.string().max(64)).max(12) }))
    .min(1)
    .max(12),
})
/** Where each network gets words of its own, a post says whose it is. */
const hookOfNetwork = hook.extend({ network: z.enum(networks) })
const around = {
  title: z.string().min(1).max(80),
  heading1: z.string().max(60),
  heading2: z.string().max(80),
  description: z.string().max(120),
}
const answer = z.object({ ...around, hooks: z.array(hook).min(1).max(4) })
const answerForEach = z.object({ ...around, hooks: z.array(hookOfNetwork).min(1).max(24) })
type Said = z.infer<typeof hook> & Partial<Pick<z.infer<typeof hookOfNetwork>, 'network'>>
type Answer = Omit<z.infer<typeof answer>, 'hooks'> & { readonly hooks: readonly Said[] }

const tokensBesides = 400
const tokensForEach = 1200

/** A draft by whoever answers; why there is none where nobody does, or where the answer does not hold. */
export async function writeByEngine(
  brief: Brief,
  client: EngineClient,
): Promise<{ readonly draft: Draft; readonly engine: string } | { readonly missing: WordsMissing }> {
  const isApart = forEachApart(brief)
  const asked = await client.propose<Answer>({
    schema: isApart ? answerForEach : answer,
    system: systemFor(brief),
    ask: askFor(brief),
    material: [
      // A page or a feed may have named it: it is data as they are.
      { source: 'subject', text: JSON.stringify(brief.subject) },
      // Whom it speaks to is somebody's words, too.
      ...(brief.audience ? [{ source: 'audience', text: JSON.stringify(brief.audience) }] : []),
      ...tonesOf(brief),
      ...brief.facts
        .filter(isMeantForPeople)
        .map(({ id, kind, about, says, question, price, date, time, where }) => ({
          source: `fact ${id}`,
          text: JSON.stringify({ id, kind, about, says, question, price: price?.text, date, time, where }),
        })),
    ],
    mostTokens: tokensBesides + tokensForEach * (isApart ? brief.networks.length : 1),
  })
  if (asked.kind === 'failed') return { missing: missingFor[asked.failure] ?? 'noAnswer' }
  const draft = draftOf(brief, asked.value)
  return draft ? { draft, engine: asked.engine } : { missing: 'notHeld' }
}

const isDescribed = (tone = ''): boolean => tone !== '' && !speaksToMachines(tone)

/** Tones in the customer's own words: what they say of how to speak is data, too. */
const tonesOf = ({ voice, networks: inputs }: Brief) =>
  [
    { source: 'tone', text: voice.customTone },
    ...inputs.map(({ network, customTone = '' }) => ({ source: `tone of ${network}`, text: customTone })),
  ]
    .filter(({ text }) => isDescribed(text))
    .map(({ source, text }) => ({ source, text: JSON.stringify(text) }))

/** The other ways of failing are the service's own, and nothing a business could do about. */
const missingFor: Readonly<Partial<Record<EngineFailure, WordsMissing>>> = {
  overBudget: 'overBudget',
  refused: 'refused',
}

/** What speaks to machines stays where it was read. */
const isMeantForPeople = ({ about, question, says, where }: Brief['facts'][number]): boolean =>
  ![about, question, where, ...says].some(speaksToMachines)

const forEachApart = ({ isOneForEach, networks: inputs }: Brief): boolean => isOneForEach && inputs.length > 0

const registers: Readonly<Record<LanguageRegister, string>> = {
  formal: 'formal, careful words',
  familiar: 'familiar, everyday words',
  proximate: 'close, as to somebody one knows',
}

function systemFor({ voice, business }: Brief): string {
  const address =
    voice.formality === 'formality' ? 'formal address (vous, Sie, usted)' : 'informal address (tu, du, tú)'
  const emoji = { without: 'no emoji', institutional: 'at most one emoji', emotional: 'one to three emoji' }[
    voice.emoji
  ]
  return [
    `You write social-media posts in ${languageNames[voice.language]} for ${JSON.stringify(business.name)}.`,
    'Every statement must stand in the facts you are given; name the ids of the facts each sentence rests on.',
    'A sentence that states nothing (a question, an invitation) names none. Never invent a figure, a price, a date, a name or a superlative.',
    `Tone: ${voice.tone}${isDescribed(voice.customTone) ? ' (described in the material under "tone")' : ''}; ${address}; ${emoji}.`,
    `Register: ${registers[voice.register ?? 'formal']}.`,
    ...(voice.writingTones?.length ? [`Manner, beside the tone: ${voice.writingTones.join(', ')}.`] : []),
    'One idea, the concrete noun first, short sentences, no clichés, no hashtags.',
    ...voice.rules.map((rule) => `Rule: ${JSON.stringify(rule)}.`),
  ].join('\n')
}

const askFor = (brief: Brief): string => {
  const { objective, alternatives, words, facts, audience, networks: inputs } = brief
  const isApart = forEachApart(brief)
  const named = inputs.map(nameOf).join(', ')
  return [
    `Write ${alternatives} alternative posts${isApart ? ' for each network' : ''} about the fact ${facts[0]?.id ?? ''}, for the objective "${objective}".`,
    ...(isApart
      ? [`The networks are ${named}; name the one each post is for. No two networks get the same sentence.`]
      : inputs.some(({ tone }) => tone)
        ? [`One text for all of these: ${named}. It keeps to their tones as far as one text can.`]
        : []),
    'What it is called, and what was wished of it, stand in the material under "subject".',
    ...(audience
      ? [
          'Whom it speaks to stands in the material under "audience": choose words and examples for them, state nothing of them.',
        ]
      : []),
    `The picture has a title of at most ${words.heading1 ?? 26} characters, a second line of at most ${words.heading2 ?? 40} and a sentence of at most ${words.description ?? 44}.`,
  ].join('\n')
}

const nameOf = ({ network, tone, customTone }: Brief['networks'][number]): string =>
  isDescribed(customTone)
    ? `${network} (tone: described in the material under "tone of ${network}")`
    : tone && tone !== 'custom'
      ? `${network} (tone: ${tone})`
      : network

function draftOf(brief: Brief, given: Answer): Draft | undefined {
  const { language } = brief.voice
  const set = (text: string) => typeset(text.trim(), language)
  const hookOf = ({ sentences }: Said): Hook => {
    const own = sentences.map(({ text, facts }) => ({
      text: set(text),
      // A fact that says nothing like it bears nothing out, whoever names it.
      facts: facts.filter((id) => brief.facts.some((fact) => fact.id === id && bearsOut(fact, text))),
    }))
    return { text: own.map(({ text }) => text).join(' '), sentences: own }
  }
  const holding = (said: readonly Said[], inputs: Brief['networks']) =>
    said.map(hookOf).filter((one) => holds({ ...brief, networks: inputs }, one))
  const spoken = forEachApart(brief)
    ? apart(brief, given.hooks, holding)
    : { common: holding(given.hooks, brief.networks), own: {} }
  const firsts = [spoken.common, ...Object.values(spoken.own)].flatMap(([first]) => first ?? [])
  if (firsts.length === 0) return undefined
  // What makes something up in its picture makes something up.
  const around = [given.title, given.heading1, given.heading2, given.description]
  if (around.some((text) => claimsBeyond(set(text), brief.facts).length > 0)) return undefined
  const title = set(given.title)
  const inPicture = (text: string, most: number | null) => {
    const words = set(text)
    return !isSaid(words, brief) || (most !== null && [...words].length > most) ? '' : words
  }
  const words = {
    heading1: inPicture(given.heading1, brief.words.heading1),
    heading2: inPicture(given.heading2, brief.words.heading2),
    description: inPicture(given.description, brief.words.description),
  }
  // A picture without a title is none: the platform's own words are true and fit.
  const fallback = words.heading1 === '' ? composePost(brief) : null
  const shown = fallback && 'words' in fallback ? fallback.words : words
  return {
    title: isSaid(title, brief) ? title : nameKept(brief),
    ...spoken,
    words: shown,
    altText: [shown.heading1, shown.heading2, shown.description].filter(Boolean).join('. '),
    memory: firsts.reduce((memory, { text }) => rememberPost(memory, text), brief.memory),
  }
}

/** Words for each network; the platform writes for those whose own do not hold. Nothing where none holds. */
function apart(
  brief: Brief,
  said: readonly Said[],
  holding: (said: readonly Said[], inputs: Brief['networks']) => Hook[],
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

/** It claims nothing and sends nobody anywhere that its facts do not. */
const isGiven = (text: string, { facts }: Pick<Brief, 'facts'>): boolean =>
  claimsBeyond(text, facts).length === 0 && leadsAway(text, facts).length === 0

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

/** True as far as it can be told, short enough everywhere, and not said before. */
function holds({ facts, networks, memory, voice }: Brief, { text, sentences }: Hook): boolean {
  const fits = (network: Network) => !descriptors[network].countText(text, 'image').isOver
  return (
    isGiven(text, { facts }) &&
    breaksRules(text, voice.rules, voice.language).length === 0 &&
    sentences.some((one) => one.facts.length > 0) &&
    sentences.every((one) => one.facts.length > 0 || statesNothing(one.text, voice.language)) &&
    networks.every(({ network }) => fits(network)) &&
    !memory.sentences.some((said) => sentences.some((one) => isNearDuplicate(said, one.text, voice.language)))
  )
}
