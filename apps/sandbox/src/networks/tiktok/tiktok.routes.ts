// TikTok, as the documents of its Login Kit, Content Posting and Display API describe it.
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { PartialUploads } from '../media/partial-uploads.ts'
import type { NetworkSandbox } from '../network-sandbox.ts'
import { refuseUnknownCalls } from '../shared/fault-hooks.ts'
import { loginRoutes } from './login.routes.ts'
import { peopleRoutes } from './people.routes.ts'
import { publishRoutes } from './publish.routes.ts'
import { statusRoutes } from './status.routes.ts'
import { TikTokSandbox } from './tiktok-sandbox.ts'
import { uploadRoutes } from './upload.routes.ts'

export function tiktokRoutes(app: FastifyInstance, networks: NetworkSandbox): void {
  const sandbox = new TikTokSandbox(networks)
  const uploads = new PartialUploads(join(networks.folderOf('tiktok'), 'media', 'uploads'))
  loginRoutes(app, sandbox)
  peopleRoutes(app, sandbox)
  publishRoutes(app, sandbox)
  uploadRoutes(app, sandbox, uploads)
  statusRoutes(app, sandbox, uploads)
  for (const path of ['api', 'www', 'upload'])
    refuseUnknownCalls(app, sandbox.office, `/networks/tiktok/${path}`)
}
