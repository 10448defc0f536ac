import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError, messageOf } from '#shared/api/api-error.ts'
import { onSignedIn } from '#shared/api/session-expiry.ts'
import type { SaveProgress } from '#shared/ui/save-state.tsx'

const retryEveryMs = 10_000

export interface Autosave {
  state: SaveProgress
  /** Something typed is not yet on the server. */
  dirty: boolean
  /** Saves at once: before leaving, or on Ctrl S. */
  flush: () => Promise<void>
}

export interface Saver<T> extends Autosave {
  /** What there is to save now. */
  note: (value: T) => void
}

/** Saves a moment after the last change, one save at a time, the newest value last. A failure keeps everything. */
export function useAutosave<T>(value: T, save: (value: T) => Promise<void>, delayMs = 800): Autosave {
  const saver = useSaver(value, save, delayMs)
  const note = useEffectEvent(saver.note)
  useEffect(() => note(value), [value])
  return saver
}

/** The same for what changes faster than a screen is rendered: it is told of each value instead. */
export function useSaver<T>(initial: T, save: (value: T) => Promise<void>, delayMs = 800): Saver<T> {
  const { t } = useTranslation('common')
  const [state, setState] = useState<SaveProgress>({ kind: 'idle' })
  const [dirty, setDirty] = useState(false)
  /** It failed for a reason that passes: tried again by itself. */
  const [isLater, setLater] = useState(false)
  const latest = useRef(initial)
  const saved = useRef(initial)
  const running = useRef<Promise<void> | null>(null)
  const timer = useRef(0)

  const push = async (): Promise<void> => {
    if (running.current !== null) await running.current
    const sent = latest.current
    if (Object.is(sent, saved.current)) return
    setState({ kind: 'saving' })
    const saving = save(sent).then(
      () => {
        saved.current = sent
        setDirty(!Object.is(latest.current, sent))
        setLater(false)
        setState({ kind: 'saved', at: new Date() })
      },
      (error: unknown) => {
        setLater(isApiError(error) && error.mayPass)
        setState({
          kind: 'failed',
          message: messageOf(error, t('errors.unexpected')),
          retry: () => void push(),
        })
      },
    )
    running.current = saving
    await saving
    running.current = null
  }
  const onPause = useEffectEvent(() => void push())

  const note = (value: T): void => {
    latest.current = value
    window.clearTimeout(timer.current)
    // Back to what is saved already; unless another value is on its way there, which this one must follow.
    const isSaved = Object.is(value, saved.current) && running.current === null
    setDirty(!isSaved)
    if (!isSaved) timer.current = window.setTimeout(onPause, delayMs)
  }

  useEffect(() => {
    if (!isLater) return
    const timer = window.setInterval(onPause, retryEveryMs)
    window.addEventListener('online', onPause)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', onPause)
    }
  }, [isLater])

  // Refused for the session was over: sent again by who signed in again.
  useEffect(() => onSignedIn(() => onPause()), [])

  // Leaving the screen within the pause must not lose the last change.
  useEffect(
    () => () => {
      window.clearTimeout(timer.current)
      onPause()
    },
    [],
  )

  // Nor must closing the window: it is asked about, and the save is on its way meanwhile.
  useEffect(() => {
    if (!dirty) return
    const onUnload = (event: BeforeUnloadEvent) => {
      onPause()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [dirty])

  return { state, dirty, flush: push, note }
}
