// X as https://docs.x.com describes its API v2 (2.167): signing in, posts, media, figures.
import type { FastifyInstance } from 'fastify'
import type { NetworkSandbox } from '../network-sandbox.ts'
import { refuseUnknownCalls } from '../shared/fault-hooks.ts'
import { pastPost } from './past-post.ts'
import { xManner } from './x-manner.ts'
import { xMediaRoutes } from './x-media.ts'
import { xOauthRoutes } from './x-oauth.ts'
import { xPostRoutes } from './x-posts.ts'
import { xReadRoutes } from './x-reads.ts'
import { XUploads } from './x-uploads.ts'

export function xRoutes(app: FastifyInstance, sandbox: NetworkSandbox): void {
  const office = sandbox.open({ ...xManner(() => office), past: pastPost })
  const uploads = new XUploads(office)
  xOauthRoutes(app, office)
  xPostRoutes(app, office, uploads)
  xMediaRoutes(app, office, uploads)
  xReadRoutes(app, office)
  refuseUnknownCalls(app, office, '/networks/x/api')
}
