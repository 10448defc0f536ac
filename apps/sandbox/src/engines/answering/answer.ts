import type { EngineFault } from '../engine-faults.ts'
import { factsGiven } from './facts-given.ts'
import { fillSchema, type Schema, type Subject } from './fill-schema.ts'
import { languageOf } from './language.ts'
import { sentence } from './sentences.ts'
import { seedOf, topicsOf } from './topics.ts'
import { writeOfFacts } from './write-of-facts.ts'

/** What the stand-in AI service was asked, whichever protocol it came by. */
export interface Question {
  readonly system: string
  /** What people and programs said, the last one last. */
  readonly said: string
  readonly schema: Schema | undefined
  readonly mostTokens: number
}

export interface EngineAnswer {
  readonly text: string
  readonly isCut: boolean
  readonly isRefusal: boolean
  readonly inputTokens: number
  readonly outputTokens: number
}

/** Some four letters each. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 4)

const declined = {
  fr: 'Je ne peux pas répondre à cette demande.',
  en: 'I cannot help with that request.',
}

export function answerTo(question: Question, fault: EngineFault | undefined): EngineAnswer {
  const subject = subjectOf(question)
  const inputTokens = tokensIn(question.system + question.said)
  const kind = fault?.kind
  if (kind === 'refusal')
    return { text: declined[subject.language], isCut: false, isRefusal: true, inputTokens, outputTokens: 10 }
  const whole = kind === 'empty' ? '' : wholeAnswer(question, subject, kind)
  const most = kind === 'truncated' ? Math.ceil(tokensIn(whole) / 2) : question.mostTokens
  const isCut = kind === 'truncated' || tokensIn(whole) > most
  const text = isCut ? whole.slice(0, most * 4) : whole
  return { text, isCut, isRefusal: false, inputTokens, outputTokens: tokensIn(text) }
}

function subjectOf({ system, said }: Question): Subject {
  return {
    topics: topicsOf(said),
    language: languageOf(said),
    seed: seedOf(system + said),
    address: /https?:\/\/[^\s<>|"']+/.exec(said)?.[0] ?? 'https://exemple.fr/',
  }
}

function wholeAnswer(
  { schema, said }: Question,
  subject: Subject,
  kind: EngineFault['kind'] | undefined,
): string {
  const { topics, language, seed } = subject
  if (schema && kind === 'wrong-shape') return JSON.stringify({ unexpected: topics[0] ?? '' })
  if (schema && kind !== 'not-json') {
    const facts = factsGiven(said)
    const written = facts.length > 0 ? writeOfFacts({ said, schema, facts }) : undefined
    return JSON.stringify(written ?? fillSchema(schema, subject))
  }
  const asked = /\bsay "([^"]{1,60})"/i.exec(said)?.[1]
  if (asked !== undefined) return asked
  return [0, 1].map((step) => sentence(topics, language, 'long', seed + step * 7)).join('\n\n')
}
