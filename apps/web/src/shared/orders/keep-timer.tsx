import type { timer } from '@postelier/texts/fr/timer'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { answeredWithinMs, askedAfterMs, timerState } from '#shared/orders/quiet-time.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    timer: typeof timer
  }
}

interface KeepTimerProps {
  taskPublicId: string
  /** Each minute, with whether it still runs. */
  onHeard: (isRunning: boolean) => void
}

const everyMs = 60_000
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/**
 * Says each minute while the page is there that its timer counts; a computer that sleeps says nothing. Where nothing moves for a
 * long while its agent is asked, and without an answer it ends at the last thing they did.
 */
export function KeepTimer({ taskPublicId, onHeard }: KeepTimerProps) {
  const { t } = useTranslation('timer')
  const { time } = useFormats()
  const [isGone, setGone] = useState(false)
  const [asked, setAsked] = useState<number | null>(null)
  const movedAt = useMovedAt(asked === null && !isGone)
  const say = useEffectEvent(async (quietSince: number | null, isSaid = false) => {
    try {
      const { isRunning } = await call('POST /api/me/running-tasks/{taskPublicId}/alive', {
        params: { taskPublicId },
        // How long ago, since nobody knows whose clock is right.
        body: {
          quietSeconds: quietSince === null ? null : Math.round((Date.now() - quietSince) / 1000),
          isSaid,
        },
      })
      setGone(!isRunning)
      onHeard(isRunning)
    } catch (error) {
      // Without a connection nothing is said, and the next minute tries again.
      if (!isApiError(error)) throw error
    }
  })
  const look = useEffectEvent(() => {
    const since = movedAt.current
    const state = timerState(since, Date.now())
    setAsked(state === 'asks' ? since : null)
    // While they are asked it says nothing: a page that is gone by then ends it, too.
    if (state !== 'asks') void say(state === 'stops' ? since : null)
  })
  useEffect(() => {
    if (isGone) return
    const timer = window.setInterval(look, everyMs)
    return () => window.clearInterval(timer)
  }, [isGone])
  const answer = (works: boolean) => {
    const since = movedAt.current
    movedAt.current = Date.now()
    setAsked(null)
    void (works ? say(null) : say(since, true))
  }
  if (asked === null) return null
  const since = time(new Date(asked))
  const until = time(new Date(asked + askedAfterMs + answeredWithinMs))
  return (
    <Dialog open labelledBy="still-working" onClose={() => answer(true)}>
      <div className="po-stack">
        <h2 id="still-working">{t('title')}</h2>
        <p>{t('words', { since, until })}</p>
        <div className="po-dialog-end">
          <Button onClick={() => answer(false)}>{t('no', { since })}</Button>
          <Button look="primary" onClick={() => answer(true)}>
            {t('yes')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** When somebody last did something here. */
function useMovedAt(isHeard: boolean): RefObject<number> {
  const movedAt = useRef(Date.now())
  useEffect(() => {
    if (!isHeard) return
    const moved = () => {
      movedAt.current = Date.now()
    }
    for (const sign of signs) window.addEventListener(sign, moved, { capture: true, passive: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, moved, { capture: true })
    }
  }, [isHeard])
  return movedAt
}
