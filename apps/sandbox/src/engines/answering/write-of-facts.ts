// Posts, subjects and words of a picture made of the facts a question brings, in the shapes that the platform asks for: nothing
// is said that they do not hold. Any other question is answered by its schema alone.
import type { GivenFact } from './facts-given.ts'
import type { Schema } from './fill-schema.ts'

export interface FactsQuestion {
  readonly said: string
  readonly schema: Schema
  readonly facts: readonly GivenFact[]
}

export function writeOfFacts({ said, schema, facts }: FactsQuestion): unknown {
  const properties = Object.keys(propertiesOf(schema))
  if (properties.includes('hooks')) return post(said, facts)
  if (properties.includes('subjects')) return { subjects: subjects(said, facts) }
  return undefined
}

const propertiesOf = ({ properties }: Schema): object =>
  typeof properties === 'object' && properties !== null ? properties : {}

const networksAsked = /The networks are ([^;]+);/

function post(said: string, facts: readonly GivenFact[]): unknown {
  const wanted = /about the fact (\S+), for/.exec(said)?.[1]
  const fact = facts.find(({ id }) => id === wanted) ?? facts[0]
  if (!fact) return undefined
  const named = networksAsked.exec(said)?.[1]?.split(', ')
  const networks = named?.map((one) => one.replace(/ \(.*/, ''))
  const variants = hooksOf(fact)
  return {
    title: shortened(capital(fact.about), 60),
    heading1: shortened(capital(fact.about), 26),
    heading2: shortened(fact.price || fact.where, 40),
    description: '',
    hooks: networks
      ? networks.map((network, at) => ({ network, ...(variants[at % variants.length] ?? variants[0]) }))
      : variants,
  }
}

interface MadeHook {
  readonly sentences: readonly { readonly text: string; readonly facts: readonly string[] }[]
}

/** Its name and what is said of it, beginning at another sentence each. */
function hooksOf({ id, about, says, price }: GivenFact): MadeHook[] {
  const label = [capital(about), price].filter(Boolean).join(', ')
  const told = says.length > 0 ? says : [label]
  return told.slice(0, 3).map((_, at) => {
    const turned = [...told.slice(at), ...told.slice(0, at)].slice(0, 3)
    const texts =
      at === 0 && turned[0]?.toLowerCase().includes(about.toLowerCase()) ? turned : [`${label}.`, ...turned]
    return { sentences: texts.map((text) => ({ text, facts: [id] })) }
  })
}

const objectives = ['visibility', 'traffic', 'engagement'] as const

function subjects(said: string, facts: readonly GivenFact[]): unknown[] {
  const count = Number(/Propose (\d{1,3}) subjects/.exec(said)?.[1] ?? '3')
  return facts.slice(0, count).map(({ id, about, says }, at) => ({
    name: shortened(capital(about), 80),
    description: shortened(says.slice(0, 2).join(' '), 400),
    objective: objectives[at % objectives.length],
    format: says.length > 2 && at % 4 === 3 ? 'carousel' : 'image',
    facts: [id],
  }))
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** At the end of a word. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most)
  return text.slice(0, end > 0 ? end : most)
}
