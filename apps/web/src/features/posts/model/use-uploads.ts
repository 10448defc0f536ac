import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaProps } from '#features/posts/model/media-actions.ts'
import { posterOf } from '#features/posts/model/poster-of.ts'
import { paramsOf } from '#features/posts/post-queries.ts'
import { isApiError, messageOf } from '#shared/api/api-error.ts'
import { pictureForm } from '#shared/api/picture-form.ts'
import { upload } from '#shared/api/upload.ts'

export interface WaitingFile {
  readonly id: number
  readonly file: File
  /** Why it was not taken. */
  readonly fault?: string
}

export interface UploadProgress {
  readonly name: string
  readonly nth: number
  readonly count: number
  readonly bytes: number
  /** Of this file, from nought to one. */
  readonly share: number
}

let given = 0

export type Uploads = ReturnType<typeof useUploads>

/** Files that wait to be sent, and the one that is on its way: one after the other, until one is refused. */
export function useUploads({ at, post, onDone, onBefore }: MediaProps) {
  const { t } = useTranslation('common')
  const [files, setFiles] = useState<readonly WaitingFile[]>([])
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const stop = useRef<AbortController | null>(null)

  const sendOne = async (file: File, signal: AbortSignal, onProgress: (share: number) => void) => {
    const form = pictureForm('file', file)
    const poster = post.media.takes === 'video' ? await posterOf(file) : null
    if (poster) form.set('poster', poster, 'poster.jpg')
    const key = 'POST /api/users/{id}/tasks/{taskPublicId}/media'
    return (await upload(key, { params: paramsOf(at), body: form, signal, onProgress })).task
  }

  const send = async (): Promise<void> => {
    const stopper = new AbortController()
    stop.current = stopper
    const { signal } = stopper
    await onBefore()
    const count = files.length
    for (const [place, { id, file }] of files.entries()) {
      const tell = (share: number) =>
        setProgress({ share, count, name: file.name, nth: place + 1, bytes: file.size })
      tell(0)
      try {
        onDone(await sendOne(file, signal, tell))
        setFiles((now) => now.filter((one) => one.id !== id))
      } catch (error) {
        if (!signal.aborted) {
          const [own] = isApiError(error) ? Object.values(error.fields) : []
          const fault = own ?? messageOf(error, t('errors.unexpected'))
          setFiles((now) => now.map((one) => (one.id === id ? { ...one, fault } : one)))
        }
        break
      }
    }
    setProgress(null)
  }

  return {
    files,
    progress,
    send,
    choose: (chosen: readonly File[]) =>
      setFiles((now) => [...now, ...chosen.map((file) => ({ file, id: ++given }))]),
    drop: (id: number) => setFiles((now) => now.filter((one) => one.id !== id)),
    cancel: () => stop.current?.abort(new DOMException('Stopped', 'AbortError')),
  }
}
