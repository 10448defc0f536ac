import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { readHold } from '../../tasks/index.ts'

/** Whether anything goes out: of a business, and of anybody. */
export async function readHolds({ db, actor }: QueryContext, { accountId }: { accountId: number }) {
  await requireAccount(db, actor, accountId, 'posts:consult')
  return { own: shown(await readHold(db, accountId)), everybody: shown(await readHold(db, null)) }
}

export const readHoldOfAll = async ({ db }: QueryContext) => ({ everybody: shown(await readHold(db, null)) })

const shown = (hold: { since: Date; reason: string } | undefined) =>
  hold ? { since: hold.since.toISOString(), reason: hold.reason } : null
