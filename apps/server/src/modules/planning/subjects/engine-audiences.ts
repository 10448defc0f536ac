// Whom a business could speak to, by a model outside. It is told what is known behind a fence, and names for each what says so.
import { type Audience, type AudienceInput, holdAudiences } from '@postelier/copy'
import type { EngineClient } from '@postelier/engines'
import { speaksToMachines } from '@postelier/reading'
import { z } from 'zod'
import { languageNames } from '../writing/language-names.ts'

const answer = z.object({
  audiences: z
    .array(
      z.object({
        name: z.string().min(1).max(120),
        description: z.string().max(400),
        sources: z.array(z.string().max(64)).min(1).max(6),
      }),
    )
    .min(1)
    .max(12),
})

/** Of what is known, as much as says whom somebody serves. */
const mostFacts = 60
const mostTokens = 1200

/** Those that hold; nothing where nobody answers. */
export async function audiencesByEngine(
  input: AudienceInput,
  client: EngineClient,
): Promise<readonly Audience[] | undefined> {
  const facts = input.facts.filter(({ language }) => language === input.language).slice(0, mostFacts)
  if (facts.length === 0 && input.summary === '') return undefined
  const { name, city, trade, activityType, summary } = input
  const asked = await client.propose({
    schema: answer,
    system: systemFor(input),
    ask: 'Propose three to six groups of people that this business speaks to. What it is stands in the material under "business", what it says of itself under "summary", what is known of it under "fact".',
    material: [
      { source: 'business', text: JSON.stringify({ name, city, trade, activityType }) },
      ...(summary === '' ? [] : [{ source: 'summary', text: JSON.stringify(summary) }]),
      ...facts.map(({ id, kind, about, says, question }) => ({
        source: `fact ${id}`,
        text: JSON.stringify({ id, kind, about, says, question }),
      })),
    ],
    mostTokens,
  })
  if (asked.kind === 'failed') return undefined
  const meant = asked.value.audiences.filter((one) => ![one.name, one.description].some(speaksToMachines))
  return holdAudiences(meant, { ...input, facts })
}

const systemFor = ({ language }: AudienceInput): string =>
  [
    `You name whom a business speaks to in its social-media posts, in ${languageNames[language]}.`,
    'Every group rests on facts you are given, or on the summary: name their ids, or "summary". What nothing says is left out.',
    'A name is at most 80 characters; a description says in one sentence who they are and what they come for, in the words of what it rests on.',
    'Never invent an age, a figure, a place, a name or a superlative, and no address. No clichés, no emoji.',
  ].join('\n')
