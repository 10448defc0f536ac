// Posts by a model outside. What it is told of the business is data behind a fence; what it answers is held against the facts,
// the lengths of the networks and what was said before, and is not taken where it does not hold.
import type { Network } from '@postelier/contract'
import {
  type Brief,
  composePost,
  type Draft,
  type Hook,
  isNearDuplicate,
  rememberPost,
  typeset,
} from '@postelier/copy'
import type { EngineDesk } from '@postelier/engines'
import { descriptors } from '@postelier/networks'
import { z } from 'zod'
import { claimsBeyond } from './truth.ts'

const hook = z.object({
  sentences: z
    .array(z.object({ text: z.string().min(1).max(600), facts: z.array(z.string().max(64)).max(12) }))
    .min(1)
    .max(12),
})
const answer = z.object({
  title: z.string().min(1).max(80),
  hooks: z.array(hook).min(1).max(4),
  heading1: z.string().max(60),
  heading2: z.string().max(80),
  description: z.string().max(120),
})
type Answer = z.infer<typeof answer>

const languages = { fr: 'French', en: 'English', es: 'Spanish', de: 'German' } as const
const mostTokens = 1600

/** A draft by whoever answers; nothing where nobody does, or where the answer does not hold. */
export async function writeByEngine(
  brief: Brief,
  desk: EngineDesk,
): Promise<{ readonly draft: Draft; readonly engine: string } | undefined> {
  const asked = await desk.propose({
    schema: answer,
    system: systemFor(brief),
    ask: askFor(brief),
    material: brief.facts.map(({ id, kind, about, says, question, price, date, time, where }) => ({
      source: `fact ${id}`,
      text: JSON.stringify({ id, kind, about, says, question, price: price?.text, date, time, where }),
    })),
    mostTokens,
  })
  if (asked.kind === 'failed') return undefined
  const draft = draftOf(brief, asked.value)
  return draft && { draft, engine: asked.engine }
}

function systemFor({ voice, business }: Brief): string {
  const address =
    voice.formality === 'formality' ? 'formal address (vous, Sie, usted)' : 'informal address (tu, du, tú)'
  const emoji = { without: 'no emoji', institutional: 'at most one emoji', emotional: 'one to three emoji' }[
    voice.emoji
  ]
  return [
    `You write social-media posts in ${languages[voice.language]} for ${business.name}.`,
    'Every statement must stand in the facts you are given; name the ids of the facts each sentence rests on.',
    'A sentence that states nothing (a question, an invitation) names none. Never invent a figure, a price, a date, a name or a superlative.',
    `Tone: ${voice.tone}${voice.customTone ? ` (${voice.customTone})` : ''}; ${address}; ${emoji}.`,
    'One idea, the concrete noun first, short sentences, no clichés, no hashtags.',
    ...voice.rules.map((rule) => `Rule: ${JSON.stringify(rule)}.`),
  ].join('\n')
}

const askFor = ({ subject, objective, alternatives, words, facts }: Brief): string =>
  [
    `Write ${alternatives} alternative posts about the fact ${facts[0]?.id ?? ''}, for the objective "${objective}".`,
    `The subject is called ${JSON.stringify(subject.name)}.`,
    `The picture has a title of at most ${words.heading1 ?? 26} characters, a second line of at most ${words.heading2 ?? 40} and a sentence of at most ${words.description ?? 44}.`,
  ].join('\n')

function draftOf(brief: Brief, given: Answer): Draft | undefined {
  const { language } = brief.voice
  const set = (text: string) => typeset(text.trim(), language)
  const known = new Set(brief.facts.map(({ id }) => id))
  const hooks = given.hooks
    .map(({ sentences }): Hook => {
      const own = sentences.map(({ text, facts }) => ({
        text: set(text),
        facts: facts.filter((id) => known.has(id)),
      }))
      return { text: own.map(({ text }) => text).join(' '), sentences: own }
    })
    .filter((one) => holds(brief, one))
  if (hooks.length === 0) return undefined
  const [first] = hooks
  const title = set(given.title)
  const inPicture = (text: string, most: number | null) => {
    const words = set(text)
    return claimsBeyond(words, brief.facts).length > 0 || (most !== null && [...words].length > most)
      ? ''
      : words
  }
  const words = {
    heading1: inPicture(given.heading1, brief.words.heading1),
    heading2: inPicture(given.heading2, brief.words.heading2),
    description: inPicture(given.description, brief.words.description),
  }
  // A picture without a title is none: the house's own words are true and fit.
  const own = words.heading1 === '' ? composePost(brief) : null
  const shown = own && 'words' in own ? own.words : words
  return {
    title: claimsBeyond(title, brief.facts).length > 0 ? brief.subject.name : title,
    common: hooks,
    own: {},
    words: shown,
    altText: [shown.heading1, shown.heading2, shown.description].filter(Boolean).join('. '),
    memory: rememberPost(brief.memory, first?.text ?? '', language),
  }
}

/** True as far as it can be told, short enough everywhere, and not said before. */
function holds({ facts, networks, memory, voice }: Brief, { text, sentences }: Hook): boolean {
  const fits = (network: Network) => !descriptors[network].countText(text, 'image').isOver
  return (
    claimsBeyond(text, facts).length === 0 &&
    sentences.some((one) => one.facts.length > 0) &&
    !/https?:|www\./i.test(text) &&
    networks.every(({ network }) => fits(network)) &&
    !memory.sentences.some((said) => sentences.some((one) => isNearDuplicate(said, one.text, voice.language)))
  )
}
