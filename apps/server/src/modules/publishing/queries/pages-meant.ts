import type { Network } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import type { TaskRow } from '../../tasks/index.ts'
import { networkAccount, networkPage } from '../publishing.tables.ts'

export interface PageMeant {
  readonly id: number
  readonly network: Network
  readonly name: string
}

/**
 * The pages a post goes to, as its own screen proposes them: those somebody chose, or the business's of the networks it is
 * written for; somebody's own profile is not meant where there is a page beside it.
 */
export async function pagesMeant(
  db: Pick<Database, 'select'>,
  { accountId, networks, pageIds }: Pick<TaskRow, 'accountId' | 'networks' | 'pageIds'>,
): Promise<PageMeant[]> {
  const offered = await db
    .select({
      id: networkPage.id,
      network: networkPage.network,
      kind: networkPage.kind,
      name: networkPage.name,
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
  const chosen =
    pageIds === null
      ? offered.filter(
          ({ network, kind }) =>
            (networks.length === 0 || networks.includes(network)) &&
            !(
              kind === 'profile' &&
              offered.some((other) => other.network === network && other.kind !== 'profile')
            ),
        )
      : offered.filter(({ id }) => pageIds.includes(id))
  return chosen.map(({ id, network, name }) => ({ id, network, name }))
}
