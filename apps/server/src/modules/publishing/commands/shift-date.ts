import { Temporal } from 'temporal-polyfill'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { localTimeOf } from '../../../platform/local-time.ts'
import { lockTask, zoneOfAccount } from '../../tasks/index.ts'
import { changeDate } from './change-date.ts'

interface ShiftDateInput {
  readonly accountId: number
  readonly taskPublicId: string
  readonly days: number
  readonly language: 'fr' | 'en'
}

/** So many days later or earlier, at the same hour of the local time: also where the clocks change in between. */
export async function shiftDate(
  ctx: CommandContext,
  { accountId, taskPublicId, days, language }: ShiftDateInput,
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'posts:edit')
  const row = await lockTask(ctx, { accountId, taskPublicId })
  if (row.publishAt === null) throw new AppError('notNow')
  const zone = row.publishZone ?? (await zoneOfAccount(ctx.tx, accountId))
  const local = Temporal.PlainDateTime.from(row.publishLocal ?? localTimeOf(row.publishAt, zone))
  const localTime = local.add({ days }).toString({ smallestUnit: 'minute' })
  await changeDate(ctx, { accountId, taskPublicId, localTime, zone, language })
}
