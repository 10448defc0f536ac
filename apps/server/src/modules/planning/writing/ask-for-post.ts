// How a model outside is asked for a post: our own words, and behind the fence what others wrote.
import { type LanguageRegister, networks } from '@postelier/contract'
import type { Brief } from '@postelier/copy'
import type { Material, ProposeInput } from '@postelier/engines'
import { speaksToMachines } from '@postelier/reading'
import { z } from 'zod'
import type { HookFault } from './hook-faults.ts'
import { languageNames } from './language-names.ts'
import { postExamples } from './post-examples.ts'

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
export type GivenHook = z.infer<typeof hook> & Partial<Pick<z.infer<typeof hookOfNetwork>, 'network'>>
export type GivenPost = Omit<z.infer<typeof answer>, 'hooks'> & { readonly hooks: readonly GivenHook[] }

const tokensBesides = 400
const tokensForEach = 1200

export const forEachApart = ({ isOneForEach, networks: inputs }: Brief): boolean =>
  isOneForEach && inputs.length > 0

/** What is asked; with what did not hold of a first answer, the same once more. */
export function askForPost(brief: Brief, faults: readonly HookFault[] = []): ProposeInput<GivenPost> {
  const isApart = forEachApart(brief)
  return {
    schema: isApart ? answerForEach : answer,
    system: systemFor(brief),
    ask: [...askFor(brief), ...(faults.length > 0 ? [askAgain] : [])].join('\n'),
    material: [...materialOf(brief), ...faultsAsMaterial(faults)],
    mostTokens: tokensBesides + tokensForEach * (isApart ? brief.networks.length : 1),
  }
}

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
  const { good, bad } = postExamples[voice.language]
  return [
    `You write social-media posts in ${languageNames[voice.language]} for ${JSON.stringify(business.name)}.`,
    'Every statement must stand in the facts you are given; name the ids of the facts each sentence rests on.',
    'A sentence that states nothing (a question, an invitation) names none. Never invent a figure, a price, a date, a name or a superlative.',
    'A post says first what it is about, by its name; then what is true of it; then when or where; then one thing to do. No opener, question or closer that would fit any other business.',
    `Tone: ${voice.tone}${isDescribed(voice.customTone) ? ' (described in the material under "tone")' : ''}; ${address}; ${emoji}.`,
    `Register: ${registers[voice.register ?? 'formal']}.`,
    ...(voice.writingTones?.length ? [`Manner, beside the tone: ${voice.writingTones.join(', ')}.`] : []),
    'One idea, the concrete noun first, short sentences, no clichés, no hashtags.',
    'Examples, of another business: take their manner, and no word of what they tell.',
    ...good.map((text) => `Good: ${JSON.stringify(text)}`),
    ...bad.map(({ text, why }) => `Bad, ${why}: ${JSON.stringify(text)}`),
    ...voice.rules.map((rule) => `Rule: ${JSON.stringify(rule)}.`),
  ].join('\n')
}

/** What each of several posts to choose from brings to the fore, so that there is something to choose. */
const angles = [
  'what the thing is and what is particular about it',
  'how it is made or done, or who makes it',
  'whom it serves, or the moment, season or question it answers',
] as const

function askFor(brief: Brief): string[] {
  const { objective, alternatives, words, facts, audience, networks: inputs } = brief
  const isApart = forEachApart(brief)
  const named = inputs.map(nameOf).join(', ')
  return [
    `Write ${alternatives} alternative posts${isApart ? ' for each network' : ''} about the fact ${facts[0]?.id ?? ''}, for the objective "${objective}".`,
    ...(alternatives > 1
      ? [
          `Each begins another way and has an angle of its own, as far as the facts hold it: ${angles.slice(0, alternatives).join('; ')}.`,
        ]
      : []),
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
    `The picture has a title of at most ${words.heading1 ?? 26} characters, a second line of at most ${words.heading2 ?? 40} and a sentence of at most ${words.description ?? 44}. Its title names the thing.`,
  ]
}

const askAgain =
  'A first answer did not hold: its sentences stand in the material under "not taken", each with the reason. Write new ones that do.'
const mostFaults = 12

const faultsAsMaterial = (faults: readonly HookFault[]): Material[] =>
  faults.length === 0 ? [] : [{ source: 'not taken', text: JSON.stringify(faults.slice(0, mostFaults)) }]

const isDescribed = (tone = ''): boolean => tone !== '' && !speaksToMachines(tone)

const nameOf = ({ network, tone, customTone }: Brief['networks'][number]): string =>
  isDescribed(customTone)
    ? `${network} (tone: described in the material under "tone of ${network}")`
    : tone && tone !== 'custom'
      ? `${network} (tone: ${tone})`
      : network

const materialOf = (brief: Brief): Material[] => [
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
]

/** Tones in the customer's own words: what they say of how to speak is data, too. */
const tonesOf = ({ voice, networks: inputs }: Brief) =>
  [
    { source: 'tone', text: voice.customTone },
    ...inputs.map(({ network, customTone = '' }) => ({ source: `tone of ${network}`, text: customTone })),
  ]
    .filter(({ text }) => isDescribed(text))
    .map(({ source, text }) => ({ source, text: JSON.stringify(text) }))

/** What speaks to machines stays where it was read. */
const isMeantForPeople = ({ about, question, says, where }: Brief['facts'][number]): boolean =>
  ![about, question, where, ...says].some(speaksToMachines)
