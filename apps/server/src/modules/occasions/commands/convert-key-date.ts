import type { Network } from '@postelier/contract'
import { relatedFacts } from '@postelier/copy'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { isComplete, readLook } from '../../brand/index.ts'
import {
  draftNow,
  factsOf,
  postsOfSubjects,
  removeSubject,
  requireDrafting,
  settingsOf,
} from '../../planning/index.ts'
import { networksLinked } from '../../publishing/index.ts'
import { keyDayOf, occurrenceOf } from '../calendar/shipped-days.ts'
import { keepConversion, lockConversion } from '../conversions.store.ts'
import { dayFact, isToldIn } from '../day-fact.ts'
import { dayOn, ownHour } from '../own-hour.ts'

interface ConvertKeyDateInput {
  readonly accountId: number
  readonly key: string
  readonly year: number
  /** All that it could go to, where none are named. */
  readonly networks: readonly Network[]
  readonly showsLogo: boolean
  readonly agreedCredits: number
}

/** As many things of the business as a short post could choose from. */
const mostBeside = 3

/** Makes a post of a key date, once a year: whoever asks a second time is told so, also where both asked at once. */
export async function convertKeyDate(ctx: CommandContext, input: ConvertKeyDateInput): Promise<string> {
  const { accountId, key, year, showsLogo, agreedCredits } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  const day = keyDayOf(key)
  if (!day) throw notFound()
  const speaker = await requireDrafting(ctx.tx, accountId)
  if (!isToldIn(speaker.language)) throw new AppError('calendarLanguage')
  const occurrence = occurrenceOf(day, year)
  const today = dayOn(ctx.now, speaker.timeZone)
  if (occurrence.until < today) throw invalid({ year: { key: 'inPast' } })
  if (showsLogo && !isComplete(await readLook(ctx.tx, accountId))) throw new AppError('charterIncomplete')
  const networks = await compatible(ctx, accountId, input.networks)

  const place = { accountId, dayKey: key, year }
  const row = await lockConversion(ctx, place)
  if (row.subjectId !== null) {
    const before = (await postsOfSubjects(ctx.tx, [row.subjectId], ctx.actor)).get(row.subjectId)
    if (before?.isOnItsWay || before?.taskId) throw new AppError('alreadyDone')
    await removeSubject(ctx, row.subjectId)
  }
  const fact = dayFact(occurrence, { language: speaker.language, today })
  const { times } = await settingsOf(ctx.tx, accountId)
  const localTime = ownHour(occurrence, { times, timeZone: speaker.timeZone, now: ctx.now })
  const subjectId = newDigitsId()
  const runId = await draftNow(ctx, {
    accountId,
    agreedCredits,
    subjectId,
    origin: 'keyDate',
    networks,
    showsLogo,
    name: fact.about,
    description: fact.says.join(' '),
    facts: [fact],
    beside: relatedFacts(fact, await factsOf(ctx.tx, accountId))
      .slice(0, mostBeside)
      .map(({ id }) => id),
    theme: day.theme,
    objective: day.objective,
    ...(localTime === null ? {} : { localTime }),
  })
  await keepConversion(ctx, { ...place, subjectId })
  return runId
}

/** Of those named the ones it can go to; of none named, all. */
async function compatible(
  ctx: CommandContext,
  accountId: number,
  named: readonly Network[],
): Promise<readonly Network[]> {
  const linked = await networksLinked(ctx.tx, accountId)
  const found = named.length === 0 ? linked : linked.filter((network) => named.includes(network))
  if (found.length === 0) throw new AppError('noCompatibleNetwork')
  return found
}
