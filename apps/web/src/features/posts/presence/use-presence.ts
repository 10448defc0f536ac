import type { PresenceField } from '@postelier/contract/presence'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type PostAt, paramsOf } from '#features/posts/post-queries.ts'
import { type PersonPresent, stillPresent, withPresence } from '#features/posts/presence/present.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useLiveListener } from '#shared/api/live-listeners.ts'

/** Often enough that one that is lost on its way does not make somebody gone. */
const beatMs = 12_000
/** Who tabs through fields is in the one they stop at. */
const restMs = 250

/**
 * Who else has this post open, and in which field. One tells one's own when one comes, moves and leaves; signs of life are
 * given only while others are there, and whoever is new is answered at once.
 */
export function usePresence(at: PostAt) {
  const me = useCurrentUser()
  const [others, setOthers] = useState<readonly PersonPresent[]>([])
  const hasOthers = others.length > 0
  const known = useRef<ReadonlySet<number>>(new Set())
  const field = useRef<PresenceField | null>(null)
  const timer = useRef(0)

  const publish = useEffectEvent((isGone: boolean) => {
    call('POST /api/users/{id}/tasks/{taskPublicId}/presence', {
      params: paramsOf(at),
      body: { field: isGone ? null : field.current, isGone },
      keepalive: true,
    }).catch((reason: unknown) => {
      // Nothing hangs on it: whoever is not heard of is not shown, and the post's own calls say what is wrong.
      if (!isApiError(reason)) throw reason
    })
  })
  const publishSoon = (ms: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => publish(false), ms)
  }

  useLiveListener('presence.changed', ({ id, accountId, presence, own }) => {
    if (!presence || own || id !== at.taskPublicId || accountId !== at.accountId) return
    if (presence.personId === me?.id) return
    const isNew = !known.current.has(presence.personId)
    known.current = presence.isGone
      ? new Set([...known.current].filter((personId) => personId !== presence.personId))
      : new Set([...known.current, presence.personId])
    setOthers((before) => withPresence(before, presence, Date.now()))
    if (isNew && !presence.isGone) publishSoon(0)
  })

  const onField = useEffectEvent((next: PresenceField | null) => {
    if (next === field.current) return
    field.current = next
    // Nobody is there to see it.
    if (hasOthers) publishSoon(restMs)
  })

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => onField(fieldOf(target))
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) onField(null)
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onBlur)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onBlur)
    }
  }, [])

  useEffect(() => {
    publish(false)
    const onVisible = () => publish(document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.clearTimeout(timer.current)
      document.removeEventListener('visibilitychange', onVisible)
      publish(true)
    }
  }, [])

  useEffect(() => {
    if (!hasOthers) return
    const beat = window.setInterval(() => {
      if (document.visibilityState === 'visible') publish(false)
    }, beatMs)
    const lapse = window.setInterval(() => {
      setOthers((before) => {
        const left = stillPresent(before, Date.now())
        known.current = new Set(left.map(({ personId }) => personId))
        return left
      })
    }, 1_000)
    return () => {
      window.clearInterval(beat)
      window.clearInterval(lapse)
    }
  }, [hasOthers])

  return others
}

const fieldOf = (target: EventTarget | null): PresenceField | null =>
  target instanceof Element
    ? ((target.closest<HTMLElement>('[data-presence]')?.dataset.presence ?? null) as PresenceField | null)
    : null
