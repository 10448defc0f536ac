// TikTok, as the documents of its Login Kit, Content Posting and Display API describe it.
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { refuseUnknownCalls } from '../frame/fault-hooks.ts'
import { PartialUploads } from '../media/partial-uploads.ts'
import type { NetworkDesk } from '../network-desk.ts'
import { loginRoutes } from './login.routes.ts'
import { peopleRoutes } from './people.routes.ts'
import { publishRoutes } from './publish.routes.ts'
import { statusRoutes } from './status.routes.ts'
import { TikTokDesk } from './tiktok-desk.ts'
import { uploadRoutes } from './upload.routes.ts'

export function tiktokRoutes(app: FastifyInstance, networks: NetworkDesk): void {
  const desk = new TikTokDesk(networks)
  const uploads = new PartialUploads(join(networks.folderOf('tiktok'), 'media', 'uploads'))
  loginRoutes(app, desk)
  peopleRoutes(app, desk)
  publishRoutes(app, desk)
  uploadRoutes(app, desk, uploads)
  statusRoutes(app, desk, uploads)
  for (const path of ['api', 'www', 'upload'])
    refuseUnknownCalls(app, desk.office, `/networks/tiktok/${path}`)
}
