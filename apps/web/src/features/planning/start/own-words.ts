import { keepable, sentencesOf } from '#features/planning/sentences-of.ts'
import type { BodyOf } from '#shared/api/call.ts'

export type OwnWords = NonNullable<BodyOf<'POST /api/users/{id}/planning/start/agree'>['words']>

interface Told {
  readonly name: string
  readonly summary: string
  readonly language: string
}

/** What a business says it does, as something to be known of it, where it has no site; nothing where it says too little. */
export function ownWords({ name, summary, language }: Told): OwnWords | undefined {
  const about = name.trim().slice(0, 160)
  const says = keepable(sentencesOf(summary, language).filter(isSentence))
  return about === '' || says.length === 0 ? undefined : { about, says }
}

/** Two words are a sign over a door, not something to be told. */
const isSentence = (words: string) => words.split(/\s+/).length >= 4
