import type { FactView } from '@postelier/contract'
import { capitalised } from '#features/planning/page-name.ts'
import { keepable, sentencesOf } from '#features/planning/sentences-of.ts'
import type { BodyOf } from '#shared/api/call.ts'

export type OwnWords = NonNullable<BodyOf<'POST /api/users/{id}/planning/start/agree'>['words']>

interface Told {
  readonly name: string
  readonly summary: string
  readonly language: string
  /** What was answered is known already, and is told once. */
  readonly items?: readonly Pick<FactView, 'kind' | 'about' | 'says' | 'source'>[]
}

/** What a business says it does, as something to be known of it, where it has no site; nothing where it says too little. */
export function ownWords({ name, summary, language, items = [] }: Told): OwnWords | undefined {
  const about = name.trim().slice(0, 160)
  const answered = items
    .filter(({ kind, source }) => source.by === 'person' && kind !== 'business')
    .flatMap(({ about: name, says: told }) => [`${capitalised(name)}.`, ...told])
  const isAnswered = (sentence: string) => answered.some((one) => sentence.includes(one))
  const says = keepable(
    sentencesOf(summary, language).filter((sentence) => isSentence(sentence) && !isAnswered(sentence)),
  )
  return about === '' || says.length === 0 ? undefined : { about, says }
}

/** Two words are a sign over a door, not something to be told. */
const isSentence = (words: string) => words.split(/\s+/).length >= 4
