// LinkedIn as its documentation of the versioned REST API (202607) describes it: signing in, pages, uploads, posts, comments, figures.
import type { FastifyInstance } from 'fastify'
import type { NetworkSandbox } from '../network-sandbox.ts'
import { refuseUnknownCalls } from '../shared/fault-hooks.ts'
import { Assets } from './linkedin-assets.ts'
import { linkedinCommentRoutes } from './linkedin-comments.ts'
import { linkedinManner } from './linkedin-manner.ts'
import { linkedinOauthRoutes } from './linkedin-oauth.ts'
import { linkedinOrganizationRoutes } from './linkedin-organizations.ts'
import { linkedinPostRoutes } from './linkedin-posts.ts'
import { linkedinStatisticsRoutes } from './linkedin-statistics.ts'
import { linkedinUploadRoutes } from './linkedin-uploads.ts'

export function linkedinRoutes(app: FastifyInstance, sandbox: NetworkSandbox): void {
  const office = sandbox.open(linkedinManner(() => office))
  const assets = new Assets(office)
  linkedinOauthRoutes(app, office)
  linkedinOrganizationRoutes(app, office)
  linkedinUploadRoutes(app, office, assets)
  linkedinPostRoutes(app, office, assets)
  linkedinCommentRoutes(app, office)
  linkedinStatisticsRoutes(app, office)
  refuseUnknownCalls(app, office, '/networks/linkedin/api')
}
