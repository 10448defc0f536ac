import { createHash } from 'node:crypto'
import type { PersonView } from '@postelier/contract'
import { type CommandContext, reading } from '../../../access/context.ts'
import { invalid } from '../../../platform/errors.ts'
import { changeCredits, giveCredits, refuseOtherUse } from '../../billing/index.ts'
import { changedPerson } from '../changed-person.ts'
import { presentPerson } from '../people.present.ts'
import { type OnePerson, requireFor } from '../require-person.ts'

interface CreditWords {
  readonly credits: number
  readonly note: string
  /** The same key twice moves credits once: a second click, or a call sent again, changes nothing. */
  readonly idempotencyKey: string
}

/** A gift from the platform, to the end of a day or for ever. */
export async function addPersonCredits(
  ctx: CommandContext,
  input: OnePerson & CreditWords & { readonly expiresOn: string | null },
): Promise<PersonView> {
  const row = await requireFor(ctx, input, 'addCredits')
  const expiresAt = input.expiresOn === null ? null : new Date(`${input.expiresOn}T23:59:59.999Z`)
  if (expiresAt && expiresAt <= ctx.now) throw invalid({ expiresOn: { key: 'inPast' } })
  const idempotencyKey = await claimKey(ctx, row.id, input, ['add', input.expiresOn])
  const given = await giveCredits(ctx, {
    accountId: row.id,
    bucket: 'gift',
    amount: input.credits,
    expiresAt,
    reason: 'gift',
    note: input.note,
    idempotencyKey,
  })
  if (!given) return presentPerson(reading(ctx), row)
  return changedPerson(ctx, row, 'credits.added', { credits: input.credits, note: input.note })
}

/** Sets the balance to what it should be. */
export async function changePersonCredits(
  ctx: CommandContext,
  input: OnePerson & CreditWords,
): Promise<PersonView> {
  const row = await requireFor(ctx, input, 'changeCredits')
  const idempotencyKey = await claimKey(ctx, row.id, input, ['change'])
  const moved = await changeCredits(ctx, {
    accountId: row.id,
    amount: input.credits,
    reason: 'correction',
    note: input.note,
    idempotencyKey,
  })
  if (moved.before === moved.after) return presentPerson(reading(ctx), row)
  return changedPerson(ctx, row, 'credits.changed', { ...moved, note: input.note })
}

/** A key stands for one wish, told by its print: the same wish again moves nothing, another one under it is refused. */
async function claimKey(
  ctx: CommandContext,
  accountId: number,
  { credits, note, idempotencyKey }: CreditWords,
  about: readonly (string | null)[],
): Promise<string> {
  const input = JSON.stringify([...about, credits, note])
  const print = createHash('sha256').update(input).digest('base64url').slice(0, 16)
  await refuseOtherUse(ctx, accountId, `by-hand:${idempotencyKey}:`, print)
  return `by-hand:${idempotencyKey}:${print}`
}
