import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type {} from '@fastify/multipart'
import type { Route } from '@postelier/contract'
import type { FastifyRequest } from 'fastify'
import { AppError, type FieldFault, invalid } from '../platform/errors.ts'
import { uploadFolders } from '../platform/purge-leftovers.ts'
import type { UploadedFile } from './handlers.ts'
import { unstorableAt } from './unstorable-text.ts'
import { faultsOf } from './zod-faults.ts'

/** Of all that may be sent here: the parser itself does not say which file it gave up on. */
const largestOf = (route: Route) =>
  Math.floor(Math.max(0, ...Object.values(route.files ?? {}).map((rule) => rule.maxBytes)) / 1024 / 1024)

interface Uploads {
  readonly files: Record<string, UploadedFile>
  readonly fields: unknown
  remove(): Promise<void>
}

/** Streams a form's files to a folder of their own; memory stays flat, and the folder goes when the request ends. */
export async function receiveFiles(request: FastifyRequest, route: Route): Promise<Uploads> {
  if (!request.isMultipart()) throw new AppError('unsupportedMedia')
  const wanted = route.files ?? {}
  const folder = await mkdtemp(join(tmpdir(), `${uploadFolders}${process.pid}-`))
  const remove = () => rm(folder, { recursive: true, force: true })
  const files: Record<string, UploadedFile> = {}
  const fields: Record<string, unknown> = {}
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value
        continue
      }
      const rule = Object.hasOwn(wanted, part.fieldname) ? wanted[part.fieldname] : undefined
      if (!rule || files[part.fieldname]) {
        part.file.resume()
        continue
      }
      const path = join(folder, String(Object.keys(files).length))
      await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      if (part.file.truncated || part.file.bytesRead > rule.maxBytes)
        throw new AppError('tooLarge', { figures: { max: Math.floor(rule.maxBytes / 1024 / 1024) } })
      files[part.fieldname] = { path, bytes: part.file.bytesRead, name: part.filename ?? '' }
    }
    const missing: Record<string, FieldFault> = {}
    for (const [name, rule] of Object.entries(wanted))
      if (rule.required && !files[name]?.bytes) missing[name] = { key: 'required' }
    const bad = unstorableAt(fields)
    if (bad !== undefined) missing[bad] = { key: 'wrongForm' }
    const parsed = route.body?.safeParse(fields, { reportInput: true })
    if (parsed && !parsed.success) throw invalid({ ...missing, ...faultsOf(parsed.error.issues) })
    if (Object.keys(missing).length > 0) throw invalid(missing)
    return { files, fields: parsed?.data ?? fields, remove }
  } catch (reason) {
    await remove()
    if (reason instanceof AppError) throw reason
    const code = (reason as { code?: string }).code ?? ''
    if (code === 'FST_REQ_FILE_TOO_LARGE')
      throw new AppError('tooLarge', { figures: { max: largestOf(route) } })
    if (code.startsWith('FST_') || isBadForm(reason)) throw new AppError('badRequest', { cause: reason })
    throw reason
  }
}

/** The parser's own errors, which carry no code: a form without a boundary, or one that broke off. */
const isBadForm = (reason: unknown) =>
  reason instanceof Error && /^Multipart: |^Malformed|^Unexpected end of/.test(reason.message)
