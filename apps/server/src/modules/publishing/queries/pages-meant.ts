import type { Network } from '@postelier/contract'
import { pagesOf } from '@postelier/networks'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import type { TaskRow } from '../../tasks/index.ts'
import { networkAccount, networkPage } from '../publishing.tables.ts'

export interface PageMeant {
  readonly id: number
  readonly network: Network
  readonly name: string
  readonly handle: string
  readonly kind: string
}

/** The pages a post goes to, as its own screen proposes them. */
export async function pagesMeant(
  db: Pick<Database, 'select'>,
  { accountId, networks, pageIds }: Pick<TaskRow, 'accountId' | 'networks' | 'pageIds'>,
): Promise<PageMeant[]> {
  return pagesOf({ networks, pageIds }, await pagesOffered(db, accountId))
}

/** The pages that a business's posts can go to. */
export function pagesOffered(db: Pick<Database, 'select'>, accountId: number): Promise<PageMeant[]> {
  return db
    .select({
      id: networkPage.id,
      network: networkPage.network,
      kind: networkPage.kind,
      name: networkPage.name,
      handle: networkPage.handle,
    })
    .from(networkPage)
    .innerJoin(networkAccount, eq(networkAccount.id, networkPage.networkAccountId))
    .where(
      and(
        eq(networkAccount.accountId, accountId),
        eq(networkPage.isChosen, true),
        eq(networkAccount.state, 'connected'),
      ),
    )
}
