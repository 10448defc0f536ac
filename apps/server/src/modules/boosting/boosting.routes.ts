import { requireAccount } from '../../access/authorize.ts'
import { handlers } from '../../http/handlers.ts'
import { stopBoost } from './commands/stop-boost.ts'
import { boostPost } from './flows/boost-post.ts'
import {
  findCities,
  findInterests,
  leastBudget,
  listCountries,
  showAdAccounts,
} from './flows/search-there.ts'
import { countRunning } from './queries/count-running.ts'
import { listBoosts, readBoost } from './queries/list-boosts.ts'
import { stopBoosts } from './stop-all-boosts.ts'

/** Boosts over HTTP: what an ad may be (accounts, places, interests), boosts of a post, stopping them. */
export const boostingHandlers = handlers({
  'GET /api/users/{id}/boosts/publications/{publicationId}/accounts': showAdAccounts,
  'GET /api/users/{id}/boosts/publications/{publicationId}/budget': leastBudget,
  'GET /api/users/{id}/boosts/publications/{publicationId}/countries': listCountries,
  'GET /api/users/{id}/boosts/publications/{publicationId}/cities': findCities,
  'GET /api/users/{id}/boosts/publications/{publicationId}/interests': findInterests,
  'GET /api/users/{id}/boosts': ({ read, params, query }) =>
    read(listBoosts, { accountId: params.id, taskPublicId: query.post }),
  'POST /api/users/{id}/boosts': boostPost,
  'GET /api/users/{id}/boosts/running': ({ read, params }) => read(countRunning, { accountId: params.id }),
  'POST /api/users/{id}/boosts/stop': async ({ platform, actor, params, body }) => {
    const accountId = params.id
    await requireAccount(platform.db, actor, accountId, 'posts:edit')
    const { connectionId } = body
    return { left: await stopBoosts(platform, actor, { accountId, connectionId }) }
  },
  'GET /api/users/{id}/boosts/{boostId}': ({ read, params }) =>
    read(readBoost, { accountId: params.id, boostId: params.boostId }),
  'POST /api/users/{id}/boosts/{boostId}/stop': async ({ command, read, params }) => {
    const place = { accountId: params.id, boostId: params.boostId }
    await command(stopBoost, place)
    return read(readBoost, place)
  },
})
