import type { PersonView } from '@postelier/contract'
import type { CommandContext } from '../../../access/context.ts'
import { invalid, notFound } from '../../../platform/errors.ts'
import { deleteNonWorkingDay, insertNonWorkingDay } from '../../workforce/index.ts'
import { changedPerson } from '../changed-person.ts'
import { type OnePerson, requireFor } from '../require-person.ts'

/** Adds a day on which an agent does not work. */
export async function addNonWorkingDay(
  ctx: CommandContext,
  { name, date, ...one }: OnePerson & { readonly name: string; readonly date: string },
): Promise<PersonView> {
  const row = await requireFor(ctx, one, 'nonWorkingDays')
  const added = await insertNonWorkingDay(ctx.tx, row.id, { name, date })
  if (added === undefined) throw invalid({ date: { key: 'taken' } })
  return changedPerson(ctx, row, 'nonWorkingDay.added', { name, date })
}

export async function removeNonWorkingDay(
  ctx: CommandContext,
  { dayId, ...one }: OnePerson & { readonly dayId: number },
): Promise<PersonView> {
  const row = await requireFor(ctx, one, 'nonWorkingDays')
  if (!(await deleteNonWorkingDay(ctx.tx, row.id, dayId))) throw notFound()
  return changedPerson(ctx, row, 'nonWorkingDay.removed', { dayId })
}
