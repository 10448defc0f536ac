import type { Fact, FactKind } from '@postelier/contract'
import type { Audience } from '../brief.ts'
import { typeset } from '../typography/typeset.ts'
import { comparable } from '../words/comparable.ts'
import { splitSentences } from '../words/split-sentences.ts'
import { type AudienceInput, mostProposed } from './audience-input.ts'
import { audienceWords } from './audience-words.ts'
import { type Group, groups } from './groups.ts'
import { speaksOf } from './groups-in.ts'

/** Where a business says whom it serves; who works there, how it began and where it is says nothing of that. */
const speaking: ReadonlySet<FactKind> = new Set([
  'business',
  'product',
  'service',
  'method',
  'event',
  'news',
  'offer',
  'question',
  'advice',
] as const)
const mostQuoted = 240

interface AudienceSentence {
  readonly said: string
  readonly by: 'bySummary' | 'byTrade' | 'byFact'
}

/** Whom a business could speak to: groups that it says it serves, then what its address and its kind of activity say. */
export function proposeAudiences(input: AudienceInput): Audience[] {
  const lines = linesOf(input)
  const served = groups
    .map((group) => ({ group, said: lines.filter(({ said }) => speaksOf(said, group, input.language)) }))
    .filter(({ said }) => said.length > 0)
    .toSorted((one, other) => other.said.length - one.said.length)
  const all = [...served.map((one) => audienceOf(one, input)), ...remaining(input, served)]
  const regulars = all.at(-1)
  // Who knows a business already is there for each: the last place is theirs.
  const first = all.slice(0, -1).slice(0, mostProposed - 1)
  return (regulars ? [...first, regulars] : first).map(({ name, description }) => ({
    name: typeset(name, input.language),
    description: typeset(description, input.language),
  }))
}

interface Served {
  readonly group: Group
  readonly said: readonly AudienceSentence[]
}

function audienceOf({ group, said: [first] }: Served, { language }: AudienceInput): Audience {
  const quoted = first && first.said.length <= mostQuoted ? first : null
  return {
    name: group.name[language],
    description: quoted ? audienceWords[language][quoted.by](quoted.said) : '',
  }
}

/** What is known without a sentence that says it. */
function remaining({ name, city, language, activityType, trade }: AudienceInput, served: readonly Served[]) {
  const words = audienceWords[language]
  const does = trade === '' ? [] : [words.does(trade)]
  const isForFirms = activityType === 'bToB' || activityType === 'bToBToC'
  const hasFirms = served.some(({ group }) => group.id === 'companies')
  return [
    ...(isForFirms && !hasFirms
      ? [{ name: words.firms, description: [words.forFirms(name), ...does].join(' ') }]
      : []),
    ...(activityType !== 'bToB' && city !== ''
      ? [{ name: words.near(city), description: [words.where(city), ...does].join(' ') }]
      : []),
    { name: words.regulars, description: words.known(name) },
  ]
}

const linesOf = ({ summary, trade, facts, language }: AudienceInput): AudienceSentence[] => {
  const told = new Set<string>()
  return [
    ...sentencesOf(summary).map((said) => ({ said, by: 'bySummary' as const })),
    ...(trade === '' ? [] : [{ said: trade, by: 'byTrade' as const }]),
    ...facts
      .filter((fact) => fact.language === language && speaking.has(fact.kind))
      .flatMap(saidIn)
      .map((said) => ({ said, by: 'byFact' as const })),
  ].filter(({ said }) => {
    const isNew = !told.has(comparable(said))
    told.add(comparable(said))
    return isNew
  })
}

/** What it asks is answered, and may be denied: only the answer says anything, and nothing where it begins with a no. */
const saidIn = ({ kind, about, says }: Fact): string[] => {
  const lines = says.flatMap(sentencesOf)
  if (kind !== 'question') return [...lines, about].filter((line) => line !== '')
  return /^(?:non|no|nein|nicht)(?!\p{L})/iu.test(lines[0] ?? '') ? [] : lines
}

const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap(splitSentences)
    .map((line) => line.trim())
    .filter((line) => line !== '')
