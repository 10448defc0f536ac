import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError, messageOf } from '#shared/api/api-error.ts'
import { pictureForm } from '#shared/api/picture-form.ts'
import { posterOf } from '#shared/uploads/poster-of.ts'

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

interface UploadsInput<T> {
  readonly onSend: (sent: {
    body: FormData
    signal: AbortSignal
    onProgress: (share: number) => void
  }) => Promise<T>
  readonly onDone: (answer: T) => void
  /** What was typed and is not saved yet. */
  readonly onBefore?: () => Promise<void>
}

export type Uploads = ReturnType<typeof useUploads>

/** Files that wait to be sent, and the one that is on its way: one after the other, until one is refused. */
export function useUploads<T>({ onSend, onDone, onBefore }: UploadsInput<T>) {
  const { t } = useTranslation('common')
  const [files, setFiles] = useState<readonly WaitingFile[]>([])
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const stop = useRef<AbortController | null>(null)

  const sendOne = async (file: File, signal: AbortSignal, onProgress: (share: number) => void) => {
    const body = pictureForm('file', file)
    const poster = file.type.startsWith('video/') ? await posterOf(file) : null
    if (poster) body.set('poster', poster, 'poster.jpg')
    return onSend({ body, signal, onProgress })
  }

  const send = async (): Promise<void> => {
    const stopper = new AbortController()
    stop.current = stopper
    const { signal } = stopper
    await onBefore?.()
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
