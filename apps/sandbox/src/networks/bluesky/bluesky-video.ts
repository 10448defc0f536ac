// The video service: app.bsky.video.*. It is closed; this follows its lexicons and https://docs.bsky.app/docs/tutorials/video
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { NetworkOffice } from '../network-office.ts'
import { bytesOf, contentTypeOf, queryOf } from '../shared/bodies.ts'
import { faultOf, noteEffect } from '../shared/named-call.ts'
import type { Person } from '../shared/people.ts'
import { bearerOf, claimsOf, fitting, invalid, isSigned, refused, settingsOf } from './bluesky-manner.ts'
import { didOf } from './identifiers.ts'
import type { Repositories } from './repositories.ts'
import type { Xrpc } from './xrpc.ts'

const videosPerDay = 25
const bytesPerDay = 10_000_000_000
const dayMs = 86_400_000

interface Job {
  id: string
  account: string
  file: string
  size: number
  startedAtMs: number
  doneAtMs: number
  failure?: string
}

export function videoCalls(office: NetworkOffice, repositories: Repositories, xrpc: Xrpc): void {
  const jobs = office.table<Job>('video-jobs')

  /** The account that let itself be stood in for, for this method and this audience. */
  function caller(request: FastifyRequest, method: string, audiences: readonly string[]): Person {
    const token = bearerOf(request)
    const claims = token === undefined ? undefined : claimsOf(token)
    if (token === undefined || !claims || !isSigned(office, token))
      throw refused(401, 'AuthenticationRequired', 'Authentication Required')
    if (claims.exp * 1000 <= office.now()) throw refused(401, 'ExpiredToken', 'jwt expired')
    if (claims.lxm !== undefined && claims.lxm !== method)
      throw refused(401, 'BadJwtLexiconMethod', `bad jwt lexicon method ("lxm"). must match: ${method}`)
    if (!audiences.includes(decodeURIComponent(claims.aud)))
      throw refused(401, 'BadJwtAudience', 'jwt audience does not match service did')
    const person = office.accounts().find(({ id }) => didOf(id) === claims.iss)
    if (!person) throw refused(401, 'AuthenticationRequired', 'Authentication Required')
    return person
  }
  const today = ({ id }: Person) =>
    jobs.all().filter((job) => job.account === id && job.startedAtMs > office.now() - dayMs)
  const video = 'did:web:video.bsky.app'
  const here = (request: FastifyRequest) => `did:web:${request.host}`

  xrpc('GET', 'app.bsky.video.getUploadLimits', (request) => {
    const used = today(caller(request, 'app.bsky.video.getUploadLimits', [video, here(request)]))
    const remainingDailyVideos = Math.max(0, videosPerDay - used.length)
    const canUpload = remainingDailyVideos > 0
    return {
      canUpload,
      remainingDailyVideos,
      remainingDailyBytes: bytesPerDay - used.reduce((sum, { size }) => sum + size, 0),
      ...(!canUpload && { error: 'DAILY_LIMIT', message: 'User has exceeded daily upload videos limit' }),
    }
  })

  xrpc(
    'POST',
    'app.bsky.video.uploadVideo',
    (request, reply) => {
      // The token lets the service upload the blob at the account's own server: that is its audience.
      const pds = [here(request), `${here(request)}:networks:bluesky:pds`]
      const person = caller(request, 'com.atproto.repo.uploadBlob', pds)
      const { did } = fitting(z.object({ did: z.string(), name: z.string() }), queryOf(request), 'Params')
      if (did !== didOf(person.id))
        throw refused(401, 'AuthenticationRequired', 'did does not match the token')
      if (contentTypeOf(request) !== 'video/mp4')
        throw invalid('Wrong request encoding (Content-Type): expected video/mp4')
      const bytes = bytesOf(request)
      const { videoBytes, longestVideoMs, encodingMs } = settingsOf(office)
      if (bytes.length > videoBytes) throw refused(413, 'PayloadTooLarge', 'video too large')
      if (today(person).length >= videosPerDay)
        throw refused(400, 'DAILY_LIMIT', 'User has exceeded daily upload videos limit')
      const stored = office.media.keep(bytes)
      const known = jobs.find(
        (job) => job.account === person.id && job.file === stored.id && job.failure === undefined,
      )
      if (known)
        return reply
          .code(409)
          .send({ ...status(known), error: 'already_exists', message: 'Video already processed' })
      const tooLong = (stored.durationMs ?? 0) > longestVideoMs
      const failure =
        faultOf(request)?.kind === 'late-failure' || stored.mime !== 'video/mp4'
          ? 'Video could not be processed'
          : tooLong
            ? 'Video is too long'
            : undefined
      const now = office.now()
      const job = jobs.put({
        id: office.ids.letters('job', 20),
        account: person.id,
        file: stored.id,
        size: bytes.length,
        startedAtMs: now,
        doneAtMs: now + encodingMs,
        ...(failure !== undefined && { failure }),
      })
      noteEffect(request, `video-uploaded ${job.id}`)
      return settingsOf(office).wrapJobStatus ? { jobStatus: status(job) } : status(job)
    },
    { processes: true },
  )

  xrpc('GET', 'app.bsky.video.getJobStatus', (request) => {
    const job = jobs.get(queryOf(request).jobId ?? '')
    if (!job) throw invalid('Job not found')
    return { jobStatus: status(job) }
  })

  function status(job: Job) {
    const base = { jobId: job.id, did: didOf(job.account) }
    const now = office.now()
    if (now < job.doneAtMs) {
      const share = (now - job.startedAtMs) / Math.max(1, job.doneAtMs - job.startedAtMs)
      const steps = ['CREATED', 'ENCODING', 'ENCODED', 'SCANNING', 'SCANNED', 'UPLOADING', 'UPLOADED']
      return {
        ...base,
        state: `JOB_STATE_${steps[Math.floor(share * steps.length)]}`,
        progress: Math.floor(share * 100),
      }
    }
    if (job.failure !== undefined)
      return {
        ...base,
        state: 'JOB_STATE_FAILED',
        error: job.failure,
        failureCode: 'processing_failed',
        message: job.failure,
      }
    const person = office.account(job.account)
    const bytes = office.media.read(job.file)
    const blob = person && bytes && repositories.keepBlob(person, bytes, 'video/mp4')
    return { ...base, state: 'JOB_STATE_COMPLETED', progress: 100, blob }
  }
}
