import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { countPosts, readHold } from '../../tasks/index.ts'
import { isToLeave } from '../posts.store.ts'

/** Whether anything goes out: of a business, and of anybody. */
export async function readHolds({ db, actor }: QueryContext, { accountId }: { accountId: number }) {
  await requireAccount(db, actor, accountId, 'posts:consult')
  const [own, everybody] = [await readHold(db, accountId), await readHold(db, null)]
  const waiting = own || everybody ? await countWaiting(db, accountId) : 0
  return { own: shown(own, waiting), everybody: shown(everybody, waiting) }
}

export async function readHoldOfAll({ db }: QueryContext) {
  const hold = await readHold(db, null)
  return { everybody: shown(hold, hold ? await countWaiting(db, null) : 0) }
}

const countWaiting = (db: QueryContext['db'], accountId: number | null) =>
  countPosts(db, accountId, isToLeave(db, accountId))

const shown = (hold: { since: Date; reason: string } | undefined, waiting: number) =>
  hold ? { since: hold.since.toISOString(), reason: hold.reason, waiting } : null
