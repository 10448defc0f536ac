import type { MarketingObjective, Network, SubjectFormat } from '@postelier/contract'

/** What a person chose of the post, whatever it is made of. */
export interface Choices {
  readonly accountId: number
  readonly agreedCredits: number
  readonly networks: readonly Network[]
  readonly objective: MarketingObjective
  readonly format: SubjectFormat
  readonly localTime: string | null
}

/** The same, as whoever drafts takes it. */
export const chosen = ({ accountId, agreedCredits, networks, objective, format, localTime }: Choices) => ({
  accountId,
  agreedCredits,
  objective,
  format,
  ...(networks.length > 0 ? { networks } : {}),
  ...(localTime === null ? {} : { localTime }),
})

const longestName = 90

/** A name for a list: its first words. */
export function nameOf(words: string): string {
  const line = words
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.!?…]+$/, '')
  if (line.length <= longestName) return line
  return `${line.slice(0, longestName).replace(/\s+\S*$/, '')}…`
}
