// Where the bytes of a film go, piece by piece; the address comes with the init and lives for an hour.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PartialUploads } from '../media/partial-uploads.ts'
import { bytesOf, contentTypeOf, queryOf } from '../shared/bodies.ts'
import { noteEffect } from '../shared/named-call.ts'
import { parseContentRange, statusOfChunk } from './chunk-plan.ts'
import { lateReason } from './late-reason.ts'
import { faultOfFilm } from './post-rules.ts'
import type { Job } from './publish-job.ts'
import type { TikTokSandbox } from './tiktok-sandbox.ts'

const uploadLifeMs = 3_600_000
const filmTypes = ['video/mp4', 'video/quicktime', 'video/webm']

export function uploadRoutes(app: FastifyInstance, sandbox: TikTokSandbox, uploads: PartialUploads): void {
  const { office } = sandbox
  for (const ending of ['', '/'])
    app.put(
      `/networks/tiktok/upload/video${ending}`,
      office.call('upload-chunk', { processes: true }),
      takeChunk,
    )

  function takeChunk(request: FastifyRequest, reply: FastifyReply) {
    const { upload_id, upload_token } = queryOf(request)
    const job = sandbox.jobs.find(({ uploadId }) => uploadId !== undefined && uploadId === upload_id)
    if (!job?.plan) return reply.code(404).send()
    if (job.uploadToken !== upload_token || office.now() - job.createdAtMs > uploadLifeMs)
      return reply.code(403).send()
    if (!filmTypes.includes(contentTypeOf(request))) return reply.code(400).send()
    const bytes = bytesOf(request)
    const range = parseContentRange(request.headers['content-range'])
    const received = job.readyAtMs === undefined ? uploads.size(job.id) : job.plan.size
    const status = statusOfChunk(job.plan, received, range, bytes.length)
    if (status === 400 || status === 416) return reply.code(status).send()
    uploads.append(job.id, bytes)
    if (status === 201) finishUpload(request, job)
    return reply.code(status).header('content-range', request.headers['content-range']).send()
  }

  function finishUpload(request: FastifyRequest, job: Job): void {
    const file = office.media.keep(uploads.take(job.id))
    const person = office.person(job.account)
    const reason =
      lateReason(request) ?? job.failReason ?? (person && faultOfFilm(file, sandbox.creator(person)))
    sandbox.jobs.put({
      ...job,
      files: [file.id],
      readyAtMs: office.now(),
      ...(reason !== undefined && { failReason: reason }),
    })
    noteEffect(request, `upload-finished ${job.id}`)
  }
}
