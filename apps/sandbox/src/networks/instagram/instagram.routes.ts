// Instagram: the same publishing on two hosts, Facebook's with its login and Instagram's with its own.
import type { FastifyInstance } from 'fastify'
import { GraphHost } from '../meta/graph-host.ts'
import { refuseUnknownCalls } from '../shared/fault-hooks.ts'
import { insightRoutes } from './insights.routes.ts'
import { loginRoutes } from './login.routes.ts'
import { mediaRoutes } from './media.routes.ts'
import { MediaSandbox } from './media-sandbox.ts'
import { containerUploadRoute, publishRoutes } from './publish.routes.ts'

export const instagramGraph = '/networks/instagram/graph'

/** `facebook` is the host that serves Pages: Instagram accounts of Pages are reached through it. */
export function instagramRoutes(app: FastifyInstance, facebook: GraphHost): void {
  const { meta } = facebook
  const sandbox = new MediaSandbox(meta)
  const own = new GraphHost(app, meta, 'instagram', instagramGraph)
  loginRoutes(app, own)
  for (const host of [facebook, own]) {
    publishRoutes(host, sandbox)
    mediaRoutes(host, sandbox)
    insightRoutes(host, sandbox)
  }
  containerUploadRoute(app, facebook, sandbox)
  for (const path of ['graph', 'api', 'www'])
    refuseUnknownCalls(app, meta.instagram, `/networks/instagram/${path}`)
}
