import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const patienceMs = 1_500
const lookEveryMs = 30

/** What an address names may be part of what is still being read. */
const partPatienceMs = 6_000

const partOf = (hash: string) => (hash ? document.getElementById(hash) : null)
/** The focus is where this put it, or nowhere. */
const isStillAt = (arrived: Element) =>
  document.activeElement === arrived || document.activeElement === document.body
const pageHeading = () => document.querySelector<HTMLElement>('[data-page-heading]')

/**
 * After a change of screen the focus goes to its heading: a screen reader says where one is, Tab starts from there. Where the
 * address names a part of the screen it goes on to that, as soon as it is there and unless the person is elsewhere by then.
 */
export function useArrival(): void {
  const router = useRouter()
  useEffect(() => {
    let timer = 0
    let before: HTMLElement | null = null
    const stopLeaving = router.subscribe('onBeforeNavigate', () => {
      before = pageHeading()
    })
    const stopArriving = router.subscribe(
      'onResolved',
      ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        window.clearInterval(timer)
        const { hash } = toLocation
        // Opened afresh, a screen is at its beginning by itself.
        const isOther = pathChanged && fromLocation !== undefined
        if (!isOther && !(hash && hashChanged)) return
        const deadline = Date.now() + (hash ? partPatienceMs : patienceMs)
        let arrived: Element | null = isOther ? null : document.activeElement
        timer = window.setInterval(() => {
          const heading = pageHeading()
          // The screen that is leaving may still stand there while the next one waits for its words.
          if (!arrived && heading !== null && heading !== before) {
            heading.focus({ preventScroll: true })
            arrived = heading
          }
          const part = arrived && partOf(hash)
          const isThere = arrived !== null && isStillAt(arrived)
          if (part && isThere) {
            part.scrollIntoView({ block: 'center' })
            part.focus({ preventScroll: true })
          }
          const isDone = arrived !== null && (!hash || part !== null || !isThere)
          if (isDone || Date.now() > deadline) window.clearInterval(timer)
        }, lookEveryMs)
      },
    )
    return () => {
      stopLeaving()
      stopArriving()
      window.clearInterval(timer)
    }
  }, [router])
}
