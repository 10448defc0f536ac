import { system } from '../../access/actor.ts'
import { handlers } from '../../http/handlers.ts'
import { scheduleApproved } from '../publishing/index.ts'
import { answerApproval, byMail } from './commands/answer-approval.ts'
import { askApproval } from './commands/ask-approval.ts'
import { changeApprovalPolicy } from './commands/change-approval-policy.ts'
import { withdrawApproval } from './commands/withdraw-approval.ts'
import { mailedPicture, showPicture } from './flows/show-picture.ts'
import { listApprovals, listOpenApprovals, listPeopleToAsk } from './queries/list-approvals.ts'
import { readApproval } from './queries/read-approval.ts'
import { readApprovalPolicy } from './queries/read-approval-policy.ts'

/** Approvals over HTTP: a business's policy, requests to people, and their answers. */
export const approvalHandlers = handlers({
  'GET /api/users/{id}/approval-policy': ({ read, params }) =>
    read(readApprovalPolicy, { accountId: params.id }),
  'POST /api/users/{id}/approval-policy': async ({ command, read, params, body }) => {
    await command(changeApprovalPolicy, { ...body, accountId: params.id })
    return read(readApprovalPolicy, { accountId: params.id })
  },
  'GET /api/users/{id}/approval-requests': ({ read, params, query }) =>
    read(listOpenApprovals, { ...query, accountId: params.id }),
  'GET /api/users/{id}/approval-requests/people': ({ read, params, query }) =>
    read(listPeopleToAsk, { ...query, accountId: params.id }),
  'POST /api/users/{id}/approval-requests': ({ command, params, body }) =>
    command(askApproval, { ...body, accountId: params.id }),
  'GET /api/users/{id}/tasks/{taskPublicId}/approval-requests': ({ read, params, query }) =>
    read(listApprovals, { ...query, accountId: params.id, taskPublicId: params.taskPublicId }),
  'DELETE /api/users/{id}/approval-requests/{requestId}': ({ command, params }) =>
    command(withdrawApproval, { accountId: params.id, requestId: params.requestId }),
  'POST /api/approvals/open': ({ read, body, language }) => read(readApproval, { ...body, language }),
  'POST /api/approvals/picture': showPicture,
  'GET /approvals/pictures/{signed}': mailedPicture,
  'POST /api/approvals/answers': async ({ command, read, body, language, platform }) => {
    const { accountId, by, approved } = await command(answerApproval, { ...body, language })
    if (approved !== null)
      await scheduleApproved(platform, {
        accountId,
        actor: system(byMail.name, by),
        taskPublicId: body.id,
        version: approved,
        language,
      })
    return read(readApproval, { token: body.token, language })
  },
})
