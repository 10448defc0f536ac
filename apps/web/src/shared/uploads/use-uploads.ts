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

/** Those that are sent next: what was refused waits until it is all there is. */
const dueOf = (files: readonly WaitingFile[]) => {
  const fresh = files.filter(({ fault }) => !fault)
  return fresh.length > 0 ? fresh : files
}

/** Files that wait to be sent, and the one that is on its way: one after the other, until one is refused. */
export function useUploads<T>({ onSend, onDone, onBefore }: UploadsInput<T>) {
  const { t } = useTranslation('common')
  const [files, show] = useState<readonly WaitingFile[]>([])
  // Read by whoever leaves before the next drawing.
  const now = useRef(files)
  const setFiles = (change: (before: readonly WaitingFile[]) => readonly WaitingFile[]) => {
    now.current = change(now.current)
    show(now.current)
  }
  const [isRight, setRight] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const sending = useRef<Promise<boolean> | null>(null)
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const stop = useRef<AbortController | null>(null)

  const sendOne = async (file: File, signal: AbortSignal, onProgress: (share: number) => void) => {
    const body = pictureForm('file', file)
    const poster = file.type.startsWith('video/') ? await posterOf(file) : null
    if (poster) body.set('poster', poster, 'poster.jpg')
    return onSend({ body, signal, onProgress })
  }

  const sendAll = async (): Promise<boolean> => {
    const stopper = new AbortController()
    stop.current = stopper
    const { signal } = stopper
    await onBefore?.()
    const due = dueOf(now.current)
    const count = due.length
    let isSent = true
    for (const [place, { id, file }] of due.entries()) {
      const tell = (share: number) =>
        setProgress({ share, count, name: file.name, nth: place + 1, bytes: file.size })
      tell(0)
      try {
        onDone(await sendOne(file, signal, tell))
        setFiles((before) => before.filter((one) => one.id !== id))
      } catch (error) {
        if (!signal.aborted) {
          const [own] = isApiError(error) ? Object.values(error.fields) : []
          const fault = own ?? messageOf(error, t('errors.unexpected'))
          setFiles((before) => before.map((one) => (one.id === id ? { ...one, fault } : one)))
        }
        isSent = false
        break
      }
    }
    setProgress(null)
    setRight(false)
    return isSent
  }

  /** Once somebody said that they may use them; else that is asked. */
  const send = async (): Promise<boolean> => {
    setAsked(!isRight)
    if (!isRight) return false
    sending.current ??= sendAll().finally(() => {
      sending.current = null
    })
    return sending.current
  }
  const isWaiting = () => now.current.some(({ fault }) => !fault)

  return {
    files,
    due: dueOf(files).length,
    progress,
    send,
    /** Asked at the moment, since what was just sent is drawn a little later. */
    isWaiting,
    /** Before somebody goes on: what waits is sent, what was refused keeps nobody. False where something is still to be said or mended. */
    finish: (): Promise<boolean> => sending.current ?? (isWaiting() ? send() : Promise.resolve(true)),
    rights: { isRight, isMissing: isAsked && !isRight, confirm: setRight },
    choose: (chosen: readonly File[]) =>
      setFiles((before) => [...before, ...chosen.map((file) => ({ file, id: ++given }))]),
    drop: (id: number) => setFiles((before) => before.filter((one) => one.id !== id)),
    cancel: () => stop.current?.abort(new DOMException('Stopped', 'AbortError')),
  }
}
