import { sendStored } from '../../../http/byte-range.ts'
import type { Handler } from '../../../http/handlers.ts'
import { readOutgoing } from '../outgoing.ts'

/** Serves a file to the network that fetches it for a post. The signed address is the permission; nobody is signed in. */
export const sendOutgoing: Handler<'GET /outgoing/{signed}'> = async ({ platform, params, request, reply }) =>
  sendStored(platform, request, reply, {
    ...readOutgoing(platform, params.signed),
    headers: {
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    },
  })
