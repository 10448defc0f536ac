import { useEffect, useEffectEvent, useState } from 'react'
import type { LeaseCalls } from '#features/editor/together/lease-calls.ts'
import { type Lease, LeaseKeeper } from '#features/editor/together/lease-keeper.ts'
import { useAccountLookedAt } from '#shared/api/current-user.ts'
import { listenLive } from '#shared/api/live-events.ts'
import { useValue } from '#shared/lib/value-store.ts'

const renewEveryMs = 15_000

/** Who draws here, for as long as the screen is open. `saved` is done once all that was drawn is kept. */
export function useLease(
  calls: LeaseCalls,
  saved: () => Promise<unknown>,
): { lease: Lease; keeper: LeaseKeeper } {
  const [keeper] = useState(() => new LeaseKeeper(calls))
  const lookedAt = useAccountLookedAt()
  const lease = useValue(keeper.state)
  const whenSaved = useEffectEvent(() => saved())
  useEffect(() => {
    const beat = () => void keeper.beat()
    const onShow = () => document.visibilityState === 'visible' && beat()
    const onHide = () => void keeper.letGo()
    // Brought back by the browser as it was left, without being loaded.
    const onReturn = (event: PageTransitionEvent) => event.persisted && beat()
    keeper.begin()
    const timer = window.setInterval(beat, renewEveryMs)
    const hush = listenLive({
      names: ['editing.changed'],
      account: lookedAt,
      onEvent: (_name, { own }) => {
        if (!own) beat()
      },
      onGap: beat,
    })
    window.addEventListener('online', beat)
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onReturn)
    document.addEventListener('visibilitychange', onShow)
    return () => {
      window.clearInterval(timer)
      hush()
      window.removeEventListener('online', beat)
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onReturn)
      document.removeEventListener('visibilitychange', onShow)
      // What the screen saves as it goes is on its way only after this.
      window.setTimeout(() => keeper.end(whenSaved()))
    }
  }, [keeper, lookedAt])
  return { lease, keeper }
}
