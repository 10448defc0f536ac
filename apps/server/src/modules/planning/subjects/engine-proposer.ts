// Subjects by a model outside. It is told facts behind a fence and answers with subjects that name them; each is held against
// its facts, and what does not hold is left to the platform's own way of proposing.
import { marketingObjectives, mostThematics, type OutsideEngine } from '@postelier/contract'
import { holdSubjects, type SubjectDraft, type SubjectInput, tellableFacts } from '@postelier/copy'
import type { EngineClient } from '@postelier/engines'
import { speaksToMachines } from '@postelier/reading'
import { z } from 'zod'
import { languageNames } from '../writing/language-names.ts'

const answer = z.object({
  subjects: z
    .array(
      z.object({
        name: z.string().min(1).max(120),
        description: z.string().max(400),
        objective: z.enum(marketingObjectives),
        format: z.enum(['image', 'carousel']),
        facts: z.array(z.string().max(64)).min(1).max(4),
      }),
    )
    .min(1)
    .max(60),
})

/** Of what is known, as much as a model reads with profit. */
const mostFacts = 80
const mostKnown = 60
const mostAudiences = 12
const tokensEach = 160
const tokensBesides = 400

/** Subjects that hold, by whoever answers; nothing where nobody does. */
export async function proposeByEngine(
  input: SubjectInput,
  client: EngineClient,
): Promise<{ readonly subjects: readonly SubjectDraft[]; readonly engine: OutsideEngine } | undefined> {
  const facts = tellableFacts(input)
    .filter(({ about, question, says }) => ![about, question, ...says].some(speaksToMachines))
    .slice(0, mostFacts)
  if (facts.length === 0) return undefined
  const asked = await client.propose({
    schema: answer,
    system: systemFor(input),
    ask: askFor(input),
    material: [
      ...facts.map(({ id, kind, about, says, question, price, date, time, where, until }) => ({
        source: `fact ${id}`,
        text: JSON.stringify({
          id,
          kind,
          about,
          says,
          question,
          price: price?.text,
          date,
          time,
          where,
          until,
        }),
      })),
      ...thematicsOf(input),
      ...audiencesOf(input),
      ...namesOf(input),
      ...(input.about ? [{ source: 'what they are to be about', text: input.about }] : []),
    ],
    mostTokens: tokensBesides + input.count * tokensEach,
  })
  if (asked.kind === 'failed') return undefined
  return { subjects: holdSubjects(asked.value.subjects, input, facts), engine: asked.engine }
}

const systemFor = ({ language, business, rules = [] }: SubjectInput): string =>
  [
    `You propose subjects of social-media posts for ${JSON.stringify(business.name)}, written in ${languageNames[language]}.`,
    'Every subject rests on one to four of the facts you are given: name their ids. No fact is used in two subjects.',
    'A name is called after the thing, in at most 80 characters; a description says in one or two sentences what the post tells.',
    'Never invent a figure, a price, a date, a name or a superlative, and no address. No clichés, no emoji.',
    ...rules.map((rule) => `Rule: ${JSON.stringify(rule)}.`),
  ].join('\n')

/** It is for the whole business, or for one matter of it that somebody asked for. */
const ofThematics = ({ thematics, isOfThematics = false }: SubjectInput): string[] => {
  if (thematics.length === 0) return []
  const where = 'What the business speaks of stands in the material under "what it speaks of"'
  return [
    isOfThematics
      ? `${where}: every subject is about that and nothing else, as its name and description say. Where the facts hold less, propose fewer.`
      : `${where}, each with the kinds of facts it is made of: spread the subjects over them, near to their names and descriptions.`,
  ]
}

const askFor = (input: SubjectInput): string => {
  const { count, from, to, objectives, categories = [], audiences = [] } = input
  return [
    `Propose ${count} subjects for posts between ${from} and ${to}, spread over the objectives ${objectives.join(', ')}.`,
    ...ofThematics(input),
    ...(categories.length > 0 ? [`Prefer posts that are ${categories.join(' or ')}.`] : []),
    ...(audiences.length > 0
      ? [
          'Whom the business speaks to stands in the material: prefer what serves them, state nothing of them.',
        ]
      : []),
    'A carousel needs three sentences or three facts to fill its pages. None is like a subject that exists.',
  ].join('\n')
}

const thematicsOf = ({ thematics }: SubjectInput) =>
  thematics
    .filter(({ name, description }) => ![name, description].some(speaksToMachines))
    .slice(0, mostThematics)
    .map(({ name, description, kinds }) => ({
      source: 'what it speaks of',
      text: JSON.stringify({ name, description, kinds: kinds.length > 0 ? kinds : 'all' }),
    }))

const audiencesOf = ({ audiences = [] }: SubjectInput) =>
  audiences
    .filter(({ name, description }) => ![name, description].some(speaksToMachines))
    .slice(0, mostAudiences)
    .map((audience) => ({ source: 'whom it speaks to', text: JSON.stringify(audience) }))

const namesOf = ({ known }: SubjectInput) =>
  known.length === 0 ? [] : [{ source: 'subjects that exist', text: known.slice(0, mostKnown).join('\n') }]
