import type { Handler } from '../../../http/handlers.ts'
import { notFound } from '../../../platform/errors.ts'
import { readOutgoing } from '../outgoing.ts'

export const sendOutgoing: Handler<'GET /outgoing/{signed}'> = async ({ platform, params }) => {
  const stored = await platform.storage.read(readOutgoing(platform, params.signed))
  if (!stored) throw notFound()
  return {
    body: stored.body,
    type: 'image/jpeg',
    headers: {
      'content-length': String(stored.bytes),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    },
  }
}
