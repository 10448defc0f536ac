// Whether what a post tells holds on its day: an event is to come, an offer runs, a closing has not begun, news are new.
import type { Fact } from '@postelier/contract'
import type { Commission, Fault, WrittenPost } from './written-post.ts'

const newFor = 28 * 86_400_000
const closing = /(?<!\p{L})(?:fermée?s?|closed|cerrad[oa]s?|geschlossen)(?!\p{L})/iu
const from = /(?<!\p{L})(?:du|from|del|vom) (?:the )?(\d{1,2})/iu

export function falseOnDay(post: WrittenPost, { facts }: Commission): Fault[] {
  const told = new Set(post.sentences.flatMap((sentence) => sentence.facts))
  return facts
    .filter(({ id }) => told.has(id))
    .flatMap((fact) => {
      const why = whyFalse(fact, post)
      return why === null ? [] : [{ judge: 'day', why, where: `${post.day}: ${post.text.slice(0, 80)}` }]
    })
}

function whyFalse({ kind, date, until, says }: Fact, { day }: WrittenPost): string | null {
  const last = kind === 'event' ? (until ?? date) : until
  if (last !== null && last < day) return `it was over on ${last}`
  if (kind === 'news' && until === null && date !== null && Date.parse(day) - Date.parse(date) > newFor)
    return `news of ${date}`
  if (kind !== 'hours' || until === null || !says.some((line) => closing.test(line))) return null
  const first = says.map((line) => from.exec(line)?.[1]).find(Boolean)
  // The month it ends in, or the one before where it begins on a later day than it ends.
  const isBefore = first !== undefined && Number(first) > Number(until.slice(8))
  const month = new Date(Date.parse(`${until.slice(0, 7)}-15`) - (isBefore ? 30 * 86_400_000 : 0))
  const begins = first && `${month.toISOString().slice(0, 7)}-${first.padStart(2, '0')}`
  return begins && begins <= day ? `the door is closed since ${begins}` : null
}
