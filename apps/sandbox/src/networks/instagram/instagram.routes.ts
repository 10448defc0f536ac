// Instagram: the same publishing on two hosts, Facebook's with its login and Instagram's with its own.
import type { FastifyInstance } from 'fastify'
import { refuseUnknownCalls } from '../frame/fault-hooks.ts'
import { GraphHost } from '../meta/graph-host.ts'
import { insightRoutes } from './insights.routes.ts'
import { loginRoutes } from './login.routes.ts'
import { mediaRoutes } from './media.routes.ts'
import { MediaDesk } from './media-desk.ts'
import { containerUploadRoute, publishRoutes } from './publish.routes.ts'

export const instagramGraph = '/networks/instagram/graph'

/** `facebook` is the host that serves Pages: Instagram accounts of Pages are reached through it. */
export function instagramRoutes(app: FastifyInstance, facebook: GraphHost): void {
  const { meta } = facebook
  const desk = new MediaDesk(meta)
  const own = new GraphHost(app, meta, 'instagram', instagramGraph)
  loginRoutes(app, own)
  for (const host of [facebook, own]) {
    publishRoutes(host, desk)
    mediaRoutes(host, desk)
    insightRoutes(host, desk)
  }
  containerUploadRoute(app, facebook, desk)
  for (const path of ['graph', 'api', 'www'])
    refuseUnknownCalls(app, meta.instagram, `/networks/instagram/${path}`)
}
