// images, documents, videos: https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/videos-api
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type NetworkOffice, originOf } from '../network-office.ts'
import { bytesOf, jsonOf, paramsOf, queryOf } from '../shared/bodies.ts'
import { lettersOf } from '../shared/ids.ts'
import { noteEffect } from '../shared/named-call.ts'
import { type Asset, type AssetKind, type Assets, assetUrn } from './linkedin-assets.ts'
import { type Caller, may, mayPublish, pageOfUrn, restCaller } from './linkedin-manner.ts'
import { badField, badParam, denied, notFound, refused } from './linkedin-refusals.ts'

const rest = '/networks/linkedin/api/rest'
const uploads = '/networks/linkedin/www/dms-uploads'
const begin = z.strictObject({ initializeUploadRequest: z.strictObject({ owner: z.string() }) })
const beginVideo = z.strictObject({
  initializeUploadRequest: z.strictObject({
    owner: z.string(),
    fileSizeBytes: z.number().int().min(1),
    uploadCaptions: z.boolean().default(false),
    uploadThumbnail: z.boolean().default(false),
    purpose: z.string().optional(),
  }),
})
const finalize = z.strictObject({
  finalizeUploadRequest: z.strictObject({
    video: z.string(),
    uploadToken: z.string(),
    uploadedPartIds: z.array(z.string()),
  }),
})

export function fits<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = `/${(issue?.path ?? []).map(String).join('/')}`
  if (issue?.code === 'unrecognized_keys')
    throw badField('FIELD_NOT_RECOGNIZED', path, `Unrecognized field: ${issue.keys.join()}`)
  const missing = issue?.code === 'invalid_type' && issue.message.includes('undefined')
  throw badField(
    missing ? 'MISSING_FIELD' : 'INVALID_VALUE_FOR_FIELD',
    path,
    missing ? `Field ${path} is required` : `Field ${path}: ${issue?.message ?? 'is not valid'}`,
  )
}

/** Whether the caller may act as the owner: themselves, or a page they publish for. */
export function checkOwner(office: NetworkOffice, caller: Caller, owner: string, what: string): void {
  if (owner.startsWith('urn:li:person:')) {
    if (owner !== caller.urn || !may(caller, 'w_member_social')) throw denied(what)
    return
  }
  if (!owner.startsWith('urn:li:organization:'))
    throw badField('INVALID_URN_TYPE', '/owner', `${owner} is not a person or an organization`)
  const page = pageOfUrn(office, owner)
  if (!page) throw badField('INVALID_URN_ID', '/owner', `${owner} does not exist`)
  if (!may(caller, 'w_organization_social') || !mayPublish(caller, page)) throw denied(what)
}

export function linkedinUploadRoutes(app: FastifyInstance, office: NetworkOffice, assets: Assets): void {
  for (const kind of ['image', 'document'] as const)
    app.post(`${rest}/${kind}s`, office.call(`initialize-${kind}`), (request) => {
      const caller = restCaller(office, request)
      if (queryOf(request).action !== 'initializeUpload') throw badParam('action')
      const { owner } = fits(begin, jsonOf(request)).initializeUploadRequest
      checkOwner(office, caller, owner, `${kind}s.ACTION-initializeUpload`)
      const asset = assets.begin(kind, owner)
      const uploadUrl = `${originOf(request)}${uploads}/${asset.id}/uploaded-${kind}/0`
      return { value: { uploadUrlExpiresAt: assets.expiresAtMs(asset), uploadUrl, [kind]: assetUrn(asset) } }
    })

  app.post(`${rest}/videos`, office.call('initialize-video', { processes: true }), (request, reply) => {
    const caller = restCaller(office, request)
    const { action } = queryOf(request)
    if (action === 'finalizeUpload') {
      const { video, uploadedPartIds } = fits(finalize, jsonOf(request)).finalizeUploadRequest
      const asset = assets.byUrn(video)
      if (!asset) throw badField('INVALID_URN_ID', '/video', `${video} does not exist`)
      checkOwner(office, caller, asset.owner, 'videos.ACTION-finalizeUpload')
      assets.finalize(request, asset, uploadedPartIds)
      noteEffect(request, `video-uploaded ${video}`)
      return reply.code(200).send()
    }
    if (action !== 'initializeUpload') throw badParam('action')
    const { owner, fileSizeBytes, uploadCaptions, uploadThumbnail } = fits(
      beginVideo,
      jsonOf(request),
    ).initializeUploadRequest
    checkOwner(office, caller, owner, 'videos.ACTION-initializeUpload')
    const asset = assets.begin('video', owner, fileSizeBytes)
    const address = (what: string) => `${originOf(request)}${uploads}/${asset.id}/${what}`
    return {
      value: {
        uploadUrlsExpireAt: assets.expiresAtMs(asset),
        video: assetUrn(asset),
        uploadInstructions: asset.parts.map(({ firstByte, lastByte }, index) => ({
          uploadUrl: address(`uploaded-video/${index}`),
          lastByte,
          firstByte,
        })),
        uploadToken: '',
        ...(uploadCaptions && { captionsUploadUrl: address('uploaded-captions/0') }),
        ...(uploadThumbnail && { thumbnailUploadUrl: address('uploaded-thumbnail/0') }),
      },
    }
  })

  // The addresses say enough: no token is asked for here.
  app.put(`${uploads}/:asset/:what/:part`, office.call('upload', { processes: true }), (request, reply) => {
    const { asset: id = '', what, part } = paramsOf(request)
    const asset = assets.waiting(id)
    const bytes = bytesOf(request)
    if (bytes.length === 0) throw refused(400, 'The upload is empty')
    noteEffect(request, `bytes-uploaded ${assetUrn(asset)}`)
    if (what === 'uploaded-video') {
      const etag = assets.takePart(asset, Number(part), bytes)
      return reply.code(200).header('etag', `"${etag}"`).send()
    }
    if (what === 'uploaded-thumbnail') assets.takeThumbnail(asset, bytes)
    else if (what === `uploaded-${asset.kind}`) assets.take(request, asset, bytes)
    return reply.code(201).send()
  })

  for (const kind of ['image', 'document', 'video'] as const)
    app.get(`${rest}/${kind}s/:urn`, office.call(`read-${kind}`), (request) => {
      const caller = restCaller(office, request)
      const urn = paramsOf(request).urn ?? ''
      return kind === 'image' && urn.startsWith('urn:li:digitalmediaAsset:')
        ? logo(office, request, urn)
        : present(office, request, assets, read(office, assets, caller, kind, urn))
    })
}

function read(office: NetworkOffice, assets: Assets, caller: Caller, kind: AssetKind, urn: string): Asset {
  const asset = assets.byUrn(urn)
  if (!asset || asset.kind !== kind) throw notFound(urn)
  const page = pageOfUrn(office, asset.owner)
  const forbidden = refused(
    403,
    `Accessing this ${kind} resource is forbidden. Please check your permissions for this resource`,
  )
  // What a member uploads, an application may write and not read, films excepted.
  if (!page && (kind !== 'video' || asset.owner !== caller.urn)) throw forbidden
  if (page && !mayPublish(caller, page)) throw forbidden
  return asset
}

function present(office: NetworkOffice, request: FastifyRequest, assets: Assets, asset: Asset) {
  const status = assets.status(asset)
  const file = office.media.get(asset.file ?? '')
  const address = (name: string) => `${originOf(request)}/networks/linkedin/media/${name}`
  return {
    id: assetUrn(asset),
    owner: asset.owner,
    status,
    ...(status === 'PROCESSING_FAILED' && { processingFailureReason: asset.failure }),
    ...(status === 'AVAILABLE' &&
      file && {
        downloadUrl: address(file.id),
        downloadUrlExpiresAt: office.now() + 3_600_000,
        ...(asset.kind === 'video' && {
          duration: file.durationMs ?? 0,
          aspectRatioWidth: file.widthPx ?? 0,
          aspectRatioHeight: file.heightPx ?? 0,
          ...(asset.thumbnail !== undefined && { thumbnail: address(asset.thumbnail) }),
        }),
      }),
  }
}

export const logoUrnOf = (page: string): string =>
  `urn:li:digitalmediaAsset:C4D0B${lettersOf(`linkedin/logo/${page}`, 17)}`

function logo(office: NetworkOffice, request: FastifyRequest, urn: string) {
  const page = office.sandbox.pages.all().find(({ id }) => logoUrnOf(id) === urn)
  if (!page) throw notFound(urn)
  return {
    id: urn,
    owner: urn,
    status: 'AVAILABLE',
    downloadUrl: office.avatarAddress(request, page.id),
    downloadUrlExpiresAt: office.now() + 3_600_000,
  }
}
