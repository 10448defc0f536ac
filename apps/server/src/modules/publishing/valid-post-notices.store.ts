import { type SQL, sql } from 'drizzle-orm'
import { delivery, networkAccount } from './publishing.tables.ts'

/**
 * Whether what a notice is of is not over, by its key: a post that is held is shown again once its link stands, one at risk
 * is told of once for each date, a link that is over counts what it holds up, and one that ends soon is said to do so once.
 */
export const isPostNoticeValid = (key: SQL): SQL => sql`coalesce(case
  when split_part(${key}, ':', 1) in ('delivery', 'readiness') then (select ${delivery.endedAt} is null from ${delivery}
    where ${delivery.id} = split_part(${key}, ':', 2)::bigint)
  when split_part(${key}, ':', 1) = 'connection' then (select ${networkAccount.state} = 'expired' from ${networkAccount}
    where ${networkAccount.id} = split_part(${key}, ':', 2)::bigint)
  when split_part(${key}, ':', 1) = 'ending' then (select ${networkAccount.state} = 'connected'
      and substr(${key}, length('ending::' || split_part(${key}, ':', 2)) + 1)::timestamptz
        = any (array[${networkAccount.accessExpiresAt}, ${networkAccount.refreshExpiresAt}])
    from ${networkAccount} where ${networkAccount.id} = split_part(${key}, ':', 2)::bigint)
  end, false)`
