import { longestAnswerMs, type RouteKey, type Routes } from '@postelier/contract'
import { offline } from '#shared/api/api-error.ts'
import type { AnswerOf } from '#shared/api/call.ts'
import {
  type Answer,
  addressOf,
  answerOf,
  type Carrier,
  headersFor,
  type Method,
  request,
} from '#shared/api/client.ts'

type UploadKey = { [K in RouteKey]: [Routes[K]['files']] extends [never] ? never : K }[RouteKey]

interface Upload {
  params: Record<string, string | number>
  body: FormData
  signal: AbortSignal
  /** As bytes leave, from nought to one; at one the server works on them. */
  onProgress: (share: number) => void
}

/** Longer than the server works on a film, and than any line stands still that is not broken. */
const longestSilenceMs = 2 * longestAnswerMs

/** A call with a large file, which tells how far it is: fetch does not. */
export function upload<K extends UploadKey>(key: K, { onProgress, ...parts }: Upload): Promise<AnswerOf<K>> {
  const at = key.indexOf(' ')
  return request<AnswerOf<K>>(key.slice(0, at) as Method, key.slice(at + 1), parts, carrying(onProgress))
}

const carrying =
  (onProgress: Upload['onProgress']): Carrier =>
  (method, path, { signal, ...parts }) =>
    new Promise<Answer>((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(method, addressOf(path, parts))
      for (const [name, value] of Object.entries(headersFor(parts.body))) call.setRequestHeader(name, value)
      let silence = 0
      const heard = () => {
        window.clearTimeout(silence)
        silence = window.setTimeout(() => {
          call.abort()
          reject(offline(true))
        }, longestSilenceMs)
      }
      const stop = () => {
        call.abort()
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', stop, { once: true })
      call.upload.onprogress = ({ loaded, total }) => {
        heard()
        onProgress(total > 0 ? loaded / total : 0)
      }
      call.onload = () => resolve(answerOf(call.status, call.responseText))
      call.onerror = () => reject(offline())
      call.onloadend = () => {
        window.clearTimeout(silence)
        signal?.removeEventListener('abort', stop)
      }
      heard()
      call.send(parts.body as FormData)
    })
