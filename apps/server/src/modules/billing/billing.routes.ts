import { handlers } from '../../http/handlers.ts'
import { addMessage, changeMessage, orderMessages, removeMessage } from './commands/change-messages.ts'
import {
  addCreditPack,
  addPlan,
  changeCreditPack,
  changePlan,
  orderPacks,
  removePack,
} from './commands/change-packs.ts'
import { leavingQuestions, listMessages } from './queries/list-messages.ts'
import { listPacks } from './queries/list-packs.ts'

/** Plans and packs over HTTP for administrators, and a customer's statement of credits. */
export const billingHandlers = handlers({
  'GET /api/admin/packs': ({ read }) => read(listPacks, undefined),
  'POST /api/admin/packs/plans': ({ command, body }) => command(addPlan, body),
  'POST /api/admin/packs/plans/{packId}': ({ command, params, body }) =>
    command(changePlan, { ...body, ...params }),
  'POST /api/admin/packs/credits': ({ command, body }) => command(addCreditPack, body),
  'POST /api/admin/packs/credits/{packId}': ({ command, params, body }) =>
    command(changeCreditPack, { ...body, ...params }),
  'POST /api/admin/packs/order': ({ command, body }) => command(orderPacks, body),
  'DELETE /api/admin/packs/{packId}': ({ command, params }) => command(removePack, params),
  'GET /api/users/{id}/leaving-questions': ({ read, params }) =>
    read(leavingQuestions, { accountId: params.id }),
  'GET /api/admin/unsubscribe-messages': ({ read }) => read(listMessages, undefined),
  'POST /api/admin/unsubscribe-messages': ({ command, body }) => command(addMessage, body),
  'POST /api/admin/unsubscribe-messages/order': ({ command, body }) => command(orderMessages, body),
  'POST /api/admin/unsubscribe-messages/{messageId}': ({ command, params, body }) =>
    command(changeMessage, { ...body, ...params }),
  'DELETE /api/admin/unsubscribe-messages/{messageId}': ({ command, params }) =>
    command(removeMessage, params),
})
