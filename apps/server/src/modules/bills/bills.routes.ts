import { handlers } from '../../http/handlers.ts'
import { exportBills } from './queries/export-bills.ts'
import { listAllBills, listOwnBills } from './queries/list-bills.ts'
import { readDocument } from './queries/read-document.ts'

/** Bills over HTTP: a customer's own, all for administrators, their documents and exports. */
export const billsHandlers = handlers({
  'GET /api/users/{id}/bills': ({ read, params, query, language }) =>
    read(listOwnBills, { ...query, language, accountId: params.id }),
  'GET /api/users/{id}/bills/{billId}/document': ({ read, params }) =>
    read(readDocument, { billId: params.billId, accountId: params.id }),
  'GET /api/admin/bills': ({ read, query, language }) => read(listAllBills, { ...query, language }),
  'GET /api/admin/bills/export': ({ read, query, language }) => read(exportBills, { ...query, language }),
  'GET /api/admin/bills/{billId}/document': ({ read, params }) =>
    read(readDocument, { billId: params.billId }),
})
