import { handlers } from '../../http/handlers.ts'
import { sendSeen } from '../media/index.ts'
import { acceptOrder } from './commands/accept-order.ts'
import { addAgentComment, addCustomerComment } from './commands/add-order-comment.ts'
import { answerComplaint } from './commands/answer-complaint.ts'
import {
  changeConfiguration,
  createConfiguration,
  removeConfiguration,
} from './commands/change-configurations.ts'
import { changeGroup, createGroup, removeGroup } from './commands/change-groups.ts'
import { cancelOrder, complain, rateOrder } from './commands/complain.ts'
import { deliverWork, keepProposal } from './commands/deliver-work.ts'
import { drawOrder } from './commands/draw-order.ts'
import { placeOrder } from './commands/place-order.ts'
import { returnOrder } from './commands/return-order.ts'
import { readWorkNews } from './commands/tell-maker.ts'
import { transferEndangered } from './commands/transfer-endangered.ts'
import { transferWork } from './commands/transfer-work.ts'
import { pauseWork, sayAlive, startWork } from './commands/work-on.ts'
import { beginDraft, saveDraft } from './commands/write-draft.ts'
import { showManagedPicture } from './flows/show-managed-picture.ts'
import { removeOrderFile, uploadFilm, uploadOrderFile } from './flows/upload-order-file.ts'
import { readEndangered } from './queries/endangered-orders.ts'
import { listConfigurations } from './queries/list-configurations.ts'
import { listManaged, readLoads, readTakers } from './queries/list-managed.ts'
import { listOrderComments, listWorkComments } from './queries/list-order-comments.ts'
import { listWork } from './queries/list-work.ts'
import { listOrderFiles, openOrderFile } from './queries/order-files.ts'
import { listDrafts, readDraft, readOrderKinds } from './queries/read-drafts.ts'
import { readManagedWork } from './queries/read-managed-work.ts'
import { readOrder } from './queries/read-order.ts'
import { readQuote } from './queries/read-quote.ts'
import { readRemake } from './queries/read-remake.ts'
import { readReturnQuote } from './queries/read-return-quote.ts'
import { readWork } from './queries/read-work.ts'

/** Orders over HTTP: what can be ordered, briefs and orders of customers, and the work of agents. */
export const ordersHandlers = handlers({
  'GET /api/admin/task-configurations': ({ read }) => read(listConfigurations, undefined),
  'POST /api/admin/task-configurations': ({ command, body }) => command(createConfiguration, body),
  'POST /api/admin/task-configurations/{configurationId}': ({ command, params, body }) =>
    command(changeConfiguration, { ...params, ...body }),
  'DELETE /api/admin/task-configurations/{configurationId}': ({ command, params }) =>
    command(removeConfiguration, params),
  'POST /api/admin/task-configurations/groups': ({ command, body }) => command(createGroup, body),
  'POST /api/admin/task-configurations/groups/{groupId}': ({ command, params, body }) =>
    command(changeGroup, { ...params, ...body }),
  'DELETE /api/admin/task-configurations/groups/{groupId}': ({ command, params }) =>
    command(removeGroup, params),
  'GET /api/users/{id}/order-kinds': ({ read, params }) => read(readOrderKinds, { accountId: params.id }),
  'GET /api/users/{id}/orders/quote': ({ read, params, query }) =>
    read(readQuote, { accountId: params.id, ...query }),
  'GET /api/users/{id}/order-drafts': ({ read, params, query }) =>
    read(listDrafts, { accountId: params.id, ...query }),
  'POST /api/users/{id}/order-drafts': ({ command, params, body }) =>
    command(beginDraft, { accountId: params.id, ...body }),
  'GET /api/users/{id}/order-drafts/{taskPublicId}': ({ read, params }) => read(readDraft, placeOf(params)),
  'POST /api/users/{id}/order-drafts/{taskPublicId}': ({ command, params, body }) =>
    command(saveDraft, { ...body, ...placeOf(params) }),
  'POST /api/users/{id}/order-drafts/{taskPublicId}/place': ({ command, params, body }) =>
    command(placeOrder, { ...body, ...placeOf(params) }),
  'GET /api/users/{id}/orders/{taskPublicId}': ({ read, params }) => read(readOrder, placeOf(params)),
  'POST /api/users/{id}/orders/{taskPublicId}/accept': ({ command, params, body }) =>
    command(acceptOrder, { ...body, ...placeOf(params) }),
  'POST /api/users/{id}/orders/{taskPublicId}/return': ({ command, params, body }) =>
    command(returnOrder, { ...body, ...placeOf(params) }),
  'GET /api/users/{id}/orders/{taskPublicId}/return-quote': ({ read, params, query }) =>
    read(readReturnQuote, { ...query, ...placeOf(params) }),
  'POST /api/users/{id}/orders/{taskPublicId}/complaint': ({ command, params, body }) =>
    command(complain, { ...body, ...placeOf(params) }),
  'POST /api/users/{id}/orders/{taskPublicId}/rating': ({ command, params, body }) =>
    command(rateOrder, { ...body, ...placeOf(params) }),
  'POST /api/users/{id}/orders/{taskPublicId}/cancel': ({ command, params }) =>
    command(cancelOrder, placeOf(params)),
  'GET /api/users/{id}/orders/{taskPublicId}/comments': ({ read, params, query }) =>
    read(listOrderComments, { ...query, ...placeOf(params) }),
  'POST /api/users/{id}/orders/{taskPublicId}/comments': ({ command, params, body }) =>
    command(addCustomerComment, { ...body, ...placeOf(params) }),
  'GET /api/users/{id}/orders/{taskPublicId}/files': ({ read, params }) =>
    read(listOrderFiles, placeOf(params)),
  'POST /api/users/{id}/orders/{taskPublicId}/files': uploadOrderFile,
  'DELETE /api/users/{id}/orders/{taskPublicId}/files/{fileId}': removeOrderFile,
  'GET /order-files/{fileId}/{variant}': async ({ read, params, ...call }) =>
    sendSeen(call, await read(openOrderFile, params), 'attachment'),
  'GET /api/me/running-tasks': ({ read, query }) => read(listWork, query),
  'GET /api/me/running-tasks/{taskPublicId}': ({ read, params }) => read(readWork, params),
  'POST /api/me/running-tasks/{taskPublicId}/start': ({ command, params }) => command(startWork, params),
  'POST /api/me/running-tasks/{taskPublicId}/pause': ({ command, params, body }) =>
    command(pauseWork, { ...body, ...params }),
  'POST /api/me/running-tasks/{taskPublicId}/alive': ({ command, params, body }) =>
    command(sayAlive, { ...body, ...params }),
  'POST /api/me/running-tasks/{taskPublicId}/proposal': ({ command, params, body }) =>
    command(keepProposal, { ...body, ...params }),
  'POST /api/me/running-tasks/{taskPublicId}/visual': ({ command, params, body }) =>
    command(drawOrder, { ...body, ...params }),
  'POST /api/me/running-tasks/{taskPublicId}/film': uploadFilm,
  'POST /api/me/running-tasks/{taskPublicId}/deliver': ({ command, params, body }) =>
    command(deliverWork, { ...body, ...params }),
  'GET /api/me/running-tasks/{taskPublicId}/comments': ({ read, params, query }) =>
    read(listWorkComments, { ...query, ...params }),
  'POST /api/me/running-tasks/{taskPublicId}/comments': ({ command, params, body }) =>
    command(addAgentComment, { ...body, ...params }),
  'POST /api/me/work-news/read': ({ command, body }) => command(readWorkNews, body),
  'GET /api/me/managing-tasks': ({ read, query }) => read(listManaged, query),
  'GET /api/me/managing-tasks/agents': ({ read }) => read(readLoads, undefined),
  'GET /api/me/managing-tasks/agents/{agentId}/endangered': ({ read, params, query }) =>
    read(readEndangered, { ...query, ...params }),
  'POST /api/me/managing-tasks/agents/{agentId}/transfers': ({ command, params, body }) =>
    command(transferEndangered, { ...body, ...params }),
  'GET /api/me/managing-tasks/{taskPublicId}': ({ read, params }) => read(readManagedWork, params),
  'GET /api/me/managing-tasks/{taskPublicId}/takers': ({ read, params }) => read(readTakers, params),
  'GET /api/me/managing-tasks/{taskPublicId}/remake': ({ read, params }) => read(readRemake, params),
  'GET /api/me/managing-tasks/{taskPublicId}/preview': showManagedPicture,
  'POST /api/me/managing-tasks/{taskPublicId}/transfer': ({ command, params, body }) =>
    command(transferWork, { ...body, ...params }),
  'POST /api/me/managing-tasks/{taskPublicId}/complaint': ({ command, params, body }) =>
    command(answerComplaint, { ...body, ...params }),
})

const placeOf = ({ id, taskPublicId }: { readonly id: number; readonly taskPublicId: string }) => ({
  accountId: id,
  taskPublicId,
})
