// What only a model can answer of a template: the words it asks for with a prompt of its own, held against the facts.
import { type Brief, bearsOut, claimsBeyond, isIn, keepsRules, leadsAway, typeset } from '@postelier/copy'
import type { EngineClient } from '@postelier/engines'
import { speaksToMachines } from '@postelier/reading'
import { z } from 'zod'
import type { Ask } from '../../visuals/index.ts'
import { languageNames } from './language-names.ts'
import { statesNothing } from './states-nothing.ts'

const answer = z.object({
  texts: z.array(z.object({ place: z.string().max(8), text: z.string().min(1).max(400) })).max(40),
})

/** Room that a template does not limit is read at one glance all the same. */
const usualMost = 90
const mostTokens = 1200

/** By the node that asked; nothing unless all of them are answered, fit and hold. */
export async function textsByEngine(
  brief: Brief,
  asks: readonly Ask[],
  client: EngineClient,
): Promise<Readonly<Record<string, string>> | undefined> {
  const { language } = brief.voice
  const places = asks.map((ask, at) => ({ ...ask, place: `t${at + 1}`, most: ask.most || usualMost }))
  const asked = await client.propose({
    schema: answer,
    system: [
      `You write the words of a picture in ${languageNames[language]} for ${JSON.stringify(brief.business.name)}.`,
      'Each text answers what its place asks for, with what the facts say and nothing else, in at most as many characters as it has.',
      'Never invent a figure, a price, a date, a name, a quotation or a superlative. No emoji, no address.',
      'A place that the facts cannot fill is left out of the answer.',
      ...brief.voice.rules.map((rule) => `Rule: ${JSON.stringify(rule)}.`),
    ].join('\n'),
    ask: `Fill these places: ${places.map(({ place }) => place).join(', ')}. What the post is about stands in the material under "subject".`,
    material: [
      // A page or a feed may have named it: it is data as they are.
      { source: 'subject', text: JSON.stringify(brief.subject.name) },
      ...places.map(({ place, prompt, most }) => ({
        source: `place ${place}`,
        text: JSON.stringify({ place, asks: prompt, most }),
      })),
      ...brief.facts
        .filter(({ about, says }) => ![about, ...says].some(speaksToMachines))
        .map(({ id, about, says, question, price, date, time, where }) => ({
          source: `fact ${id}`,
          text: JSON.stringify({ about, says, question, price: price?.text, date, time, where }),
        })),
    ],
    mostTokens,
  })
  if (asked.kind === 'failed') return undefined
  const texts: Record<string, string> = {}
  for (const { place, node, most } of places) {
    const given = asked.value.texts.find((one) => one.place === place)?.text ?? ''
    const text = typeset(given.trim(), language)
    const holds =
      text !== '' &&
      [...text].length <= most &&
      claimsBeyond(text, brief.facts).length === 0 &&
      (statesNothing(text, language) || brief.facts.some((fact) => bearsOut(fact, text))) &&
      leadsAway(text).length === 0 &&
      keepsRules(text, brief.voice.rules, language) &&
      isIn(text, language)
    if (!holds) return undefined
    texts[node] = text
  }
  return texts
}
