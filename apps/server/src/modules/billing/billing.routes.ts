import { handlers } from '../../http/handlers.ts'
import {
  addCreditPack,
  addPlan,
  changeCreditPack,
  changePlan,
  orderPacks,
  removePack,
} from './commands/change-packs.ts'
import { listPacks } from './queries/list-packs.ts'
import { readStatement } from './queries/read-statement.ts'

export const billingHandlers = handlers({
  'GET /api/users/{id}/credit-entries': ({ read, params, query }) =>
    read(readStatement, { ...query, accountId: params.id }),
  'GET /api/admin/packs': ({ read }) => read(listPacks, undefined),
  'POST /api/admin/packs/plans': ({ command, body }) => command(addPlan, body),
  'POST /api/admin/packs/plans/{packId}': ({ command, params, body }) =>
    command(changePlan, { ...body, ...params }),
  'POST /api/admin/packs/credits': ({ command, body }) => command(addCreditPack, body),
  'POST /api/admin/packs/credits/{packId}': ({ command, params, body }) =>
    command(changeCreditPack, { ...body, ...params }),
  'POST /api/admin/packs/order': ({ command, body }) => command(orderPacks, body),
  'DELETE /api/admin/packs/{packId}': ({ command, params }) => command(removePack, params),
})
