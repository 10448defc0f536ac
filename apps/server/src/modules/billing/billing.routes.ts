import { handlers } from '../../http/handlers.ts'
import { readStatement } from './queries/read-statement.ts'

export const billingHandlers = handlers({
  'GET /api/users/{id}/credit-entries': ({ read, params, query }) =>
    read(readStatement, { ...query, accountId: params.id }),
})
