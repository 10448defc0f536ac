// From a container to a post: make, look, publish, and how many are left for today.

import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { PartialUploads } from '../media/partial-uploads.ts'
import { asInstagram } from '../meta/access.ts'
import { GraphRefusal, invalidParameter, unknownObject } from '../meta/graph-error.ts'
import type { GraphHost } from '../meta/graph-host.ts'
import { servedVersion } from '../meta/graph-request.ts'
import { dayMs } from '../meta/graph-time.ts'
import { checkUploadHeader, takeUpload } from '../meta/rupload.ts'
import { originOf } from '../network-office.ts'
import { paramsOf } from '../shared/bodies.ts'
import { faultOf } from '../shared/named-call.ts'
import { filmFor, readContainer } from './container-request.ts'
import { instagramRefusal } from './instagram-error.ts'
import { accountPath } from './media.routes.ts'
import type { MediaSandbox } from './media-sandbox.ts'

const containersPerDay = 400

export function publishRoutes(host: GraphHost, sandbox: MediaSandbox): void {
  const { instagram } = host.meta
  host.on(
    'POST',
    `${accountPath(host)}/media`,
    { name: 'create-container', office: instagram, processes: true },
    async (call) => {
      const { caller, page } = asInstagram(call, 'publish')
      if (sandbox.made(page).length >= containersPerDay)
        throw new GraphRefusal({
          code: 80002,
          message: '(#80002) There have been too many calls to this Instagram account.',
        })
      const wanted = await readContainer(call.params, sandbox, page)
      const late = faultOf(call.request)?.kind === 'late-failure'
      const container = sandbox.containers.put({
        ...wanted,
        ...(late && { failure: 2207082 as const }),
        id: sandbox.newId('container'),
        page: page.id,
        account: caller.person.id,
        client: caller.grant.client,
        createdAtMs: instagram.now(),
        polls: 0,
      })
      if (!container.awaitsBytes) return { id: container.id }
      const base = `${originOf(call.request)}/networks/facebook/rupload`
      return {
        id: container.id,
        uri: `${base}/ig-api-upload/v${servedVersion(call.request)}.0/${container.id}`,
      }
    },
  )

  host.on(
    'POST',
    `${accountPath(host)}/media_publish`,
    { name: 'publish', office: instagram, publishes: true },
    (call) => {
      const { caller, page } = asInstagram(call, 'publish')
      const container = sandbox.containers.get(call.params.needText('creation_id'))
      if (!container || container.page !== page.id) throw instagramRefusal(2207006)
      if (container.isChild) throw invalidParameter('An item of a carousel cannot be published alone')
      const status = sandbox.statusOf(container)
      // What is answered to the second time is nowhere said; a container that is used up is one that is not there.
      if (status === 'PUBLISHED' || status === 'EXPIRED') throw instagramRefusal(2207008)
      if (status === 'IN_PROGRESS') throw instagramRefusal(2207027)
      if (status === 'ERROR') throw instagramRefusal(container.failure ?? 2207032)
      if (sandbox.published(page) >= host.meta.instagramSettings().publishQuota)
        throw instagramRefusal(2207042)
      return { id: sandbox.publish(call, container, caller, page).id }
    },
  )

  host.on(
    'GET',
    `${accountPath(host)}/content_publishing_limit`,
    { name: 'read-quota', office: instagram },
    (call) => {
      const { page } = asInstagram(call, 'publish')
      const now = instagram.now()
      const since = call.params.instant('since') ?? now - dayMs
      if (since < now - dayMs - 60_000) throw invalidParameter('Param since must be within the last 24 hours')
      const wanted = call.inputs.map(({ name }) => name)
      const config = { quota_total: host.meta.instagramSettings().publishQuota, quota_duration: 86_400 }
      return {
        data: [{ ...(wanted.includes('config') && { config }), quota_usage: sandbox.published(page, since) }],
      }
    },
  )
}

/** Bytes of a film go to the Facebook host's upload address, whichever login it was. */
export function containerUploadRoute(app: FastifyInstance, host: GraphHost, sandbox: MediaSandbox): void {
  const { facebook, instagram } = host.meta
  const uploads = new PartialUploads(join(instagram.sandbox.folderOf('instagram'), 'media', 'uploads'))
  for (const path of ['/:version(^v\\d+\\.\\d+$)/:id', '/:id'])
    app.post(
      `/networks/facebook/rupload/ig-api-upload${path}`,
      instagram.call('upload-bytes', { processes: true }),
      async (request) => {
        checkUploadHeader(request)
        const id = paramsOf(request).id ?? ''
        const caller = host.meta.caller(request, 'facebook')
        const container = sandbox.containers.get(id)
        if (
          !container?.awaitsBytes ||
          !facebook.person(caller.person.id)?.pages.some(({ page }) => page === container.page)
        )
          throw unknownObject('POST', id)
        const bytes = await takeUpload(request, uploads, id)
        if (bytes) {
          const film = filmFor(instagram.media.keep(bytes), container.kind)
          sandbox.containers.put({ ...container, ...film, awaitsBytes: false })
        }
        return { success: true, message: 'Upload successful. ' }
      },
    )
}
