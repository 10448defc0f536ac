import type { KeyDateView, Network } from '@postelier/contract'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { isComplete, readLook, speakerOf } from '../../brand/index.ts'
import { settingsOf } from '../../planning/index.ts'
import { networksLinked, networksLost } from '../../publishing/index.ts'
import { keyDayOf, occurrenceOf } from '../calendar/shipped-days.ts'
import { isToldIn } from '../day-fact.ts'
import { dayOn, ownHour } from '../own-hour.ts'
import { presentAll } from './list-key-dates.ts'

interface ReadKeyDateInput {
  readonly accountId: number
  readonly key: string
  readonly year: number
  readonly language: 'fr' | 'en'
}

export interface KeyDateDetails {
  readonly keyDate: KeyDateView
  readonly networks: Network[]
  readonly lost: Network[]
  readonly isCharterComplete: boolean
  readonly localTime: string | null
  readonly isOver: boolean
  readonly isTold: boolean
}

/** One key date of a year, and what making a post of it would need. */
export async function readKeyDate(ctx: QueryContext, input: ReadKeyDateInput): Promise<KeyDateDetails> {
  const { accountId, key, year } = input
  const day = keyDayOf(key)
  const speaker = await speakerOf(ctx.db, accountId)
  if (!day || !speaker) throw notFound()
  const occurrence = occurrenceOf(day, year)
  const [[keyDate], networks, lost, look, { times }] = await Promise.all([
    presentAll(ctx, [occurrence], input),
    networksLinked(ctx.db, accountId),
    networksLost(ctx.db, accountId),
    readLook(ctx.db, accountId),
    settingsOf(ctx.db, accountId),
  ])
  if (!keyDate) throw notFound()
  return {
    keyDate,
    networks,
    lost,
    isCharterComplete: isComplete(look),
    localTime: ownHour(occurrence, { times, timeZone: speaker.timeZone, now: ctx.now }),
    isOver: occurrence.until < dayOn(ctx.now, speaker.timeZone),
    isTold: isToldIn(speaker.language),
  }
}
