// Where and when something is had, and one way to it, from facts of the business that a subject may always be joined by.
import type { FactKind } from '@postelier/contract'
import { addDays } from '../grammar/dates.ts'
import { closedDays } from '../subjects/days-for.ts'
import { typeset } from '../typography/typeset.ts'
import { actFor } from './act.ts'
import { isClickable } from './networks.ts'
import { isShort, type Outline, type Scene, textOf } from './outline.ts'
import { reachOf } from './reach.ts'
import { holds, type Segment, segmentOf } from './segment.ts'
import { hoursSegments } from './several.ts'
import { signatureOf } from './signature.ts'

const longestAddress = 120
const longestHours = 170
/** Hours that will not hold in so many days are told by nobody. */
const daysAhead = 10

/** Where a thing is had or happens, unless its sentences say it. */
const whereRow = (told: string, outline: Outline, scene: Scene): Segment[] => {
  const [{ fact }] = scene.subject
  const { brief, speaking, beside } = scene
  const place = beside.find((one) => one.fact.kind === 'place' && one.sentences.length > 0)
  const isMet = fact.kind === 'event' && fact.where === ''
  const address = place?.sentences.find(
    ({ index, leans, text }) =>
      index === 0 && leans === 'nothing' && /\d/.test(text) && text.length <= longestAddress,
  )
  if (isMet && address) return [segmentOf('where', address.text, [address.factId], address.source)]
  const isShut = closedDays(fact) !== null
  const isVisited =
    brief.facts.some(({ kind }) => kind === 'place') && (isMet || isShut || sold.has(fact.kind))
  const { name, city } = brief.business
  const [main] = scene.subject
  if (isShort(outline, main) && city !== '' && !holds(told, name))
    return [segmentOf('where', typeset(signatureOf(brief.business), speaking.language), [])]
  if (!isVisited || !(isShut || wantsWhere(scene)) || city === '' || holds(told, city)) return []
  return [segmentOf('where', typeset(signatureOf(brief.business), speaking.language), [])]
}

const sold: ReadonlySet<FactKind> = new Set(['product', 'offer', 'service', 'news'] as const)

const wantsWhere = ({ brief, subject: [{ fact }] }: Scene): boolean =>
  brief.objective === 'traffic' || fact.kind === 'event' || fact.kind === 'offer'

const isShutSoon = (scene: Scene): boolean => isShutIn(daysAhead, scene)

const isShutIn = (daysMore: number, { brief, beside }: Scene): boolean =>
  beside.some(({ fact }) => {
    const days = closedDays(fact)
    return days !== null && days.from <= addDays(brief.day, daysMore) && days.to >= brief.day
  })

/** Beside the way the hours, beside the hours the way. */
const companionOf = (scene: Scene): Segment[] => {
  const [{ fact }] = scene.subject
  if (fact.kind === 'hours' && fact.until === null) {
    const place = scene.beside.find((one) => one.fact.kind === 'place' && one.sentences[0]?.index === 0)
    const [first] = place?.sentences ?? []
    return first && first.leans === 'nothing' && place
      ? [segmentOf('sentence', first.text, [place.fact.id], first.source)]
      : []
  }
  if (fact.kind !== 'place' || isShutSoon(scene)) return []
  const hours = scene.beside.find(
    (one) => one.fact.kind === 'hours' && closedDays(one.fact) === null && one.fact.until === null,
  )
  const told = hours ? hoursSegments(hours) : []
  return textOf(told).length <= longestHours ? told : []
}

/** An outline with where, when and how behind it. */
export const withRows = (outline: Outline, scene: Scene): Outline => {
  const { brief, speaking, networks, subject, beside } = scene
  const [{ fact }] = subject
  const body = [...outline.body, ...companionOf(scene)]
  const told = textOf([...outline.head, ...body, ...outline.rows])
  const url = [fact.url, brief.link ?? ''].find((one) => /^https?:\/\//.test(one)) ?? null
  const mayLink = isClickable(networks) && (brief.objective === 'traffic' || fact.url !== '')
  const ways = { link: mayLink ? url : null, reach: reachOf([...subject, ...beside].map((one) => one.fact)) }
  const act = actFor(fact, told, ways, {
    speaking,
    objective: brief.objective,
    known: subject.flatMap((one) => one.fact.says).join(' '),
  })
  // Nobody is sent to a door that will not open.
  if (closedDays(fact) === null && isShutIn(2, scene)) return { ...outline, body }
  const where = whereRow(told, { ...outline, body }, scene)
  return { ...outline, body, rows: [...outline.rows, ...where, ...(act ? [act] : [])] }
}
