import { handlers } from '../../http/handlers.ts'
import { choosePages } from './commands/choose-pages.ts'
import { beginConnect, finishConnect, signInToBluesky } from './flows/connect.ts'
import { disconnect } from './flows/disconnect.ts'
import { publishNow } from './flows/publish-now.ts'
import { sendOutgoing } from './flows/send-outgoing.ts'
import { listNetworks } from './queries/list-networks.ts'
import { listPublications } from './queries/list-publications.ts'

export const publishingHandlers = handlers({
  'GET /api/users/{id}/networks': ({ read, params }) => read(listNetworks, { accountId: params.id }),
  'POST /api/users/{id}/networks/{network}/begin': beginConnect,
  'POST /api/networks/finish': finishConnect,
  'POST /api/users/{id}/networks/bluesky/sign-in': signInToBluesky,
  'POST /api/users/{id}/networks/accounts/{connectionId}/pages': async ({ command, read, params, body }) => {
    const place = { accountId: params.id, connectionId: params.connectionId }
    await command(choosePages, { ...place, pageIds: body.pageIds })
    return read(listNetworks, { accountId: params.id })
  },
  'DELETE /api/users/{id}/networks/accounts/{connectionId}': disconnect,
  'GET /outgoing/{signed}': sendOutgoing,
  'POST /api/users/{id}/tasks/{taskPublicId}/publish': publishNow,
  'GET /api/users/{id}/tasks/{taskPublicId}/publications': ({ read, params }) =>
    read(listPublications, { accountId: params.id, taskPublicId: params.taskPublicId }),
})
