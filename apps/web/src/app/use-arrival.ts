import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const patienceMs = 1_500
const lookEveryMs = 30

const pageHeading = () => document.querySelector<HTMLElement>('[data-page-heading]')

/** After a change of screen the focus goes to its heading: a screen reader says where one is, Tab starts from there. */
export function useArrival(): void {
  const router = useRouter()
  useEffect(() => {
    let timer = 0
    let before: HTMLElement | null = null
    const stopLeaving = router.subscribe('onBeforeNavigate', () => {
      before = pageHeading()
    })
    const stopArriving = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      window.clearInterval(timer)
      if (!fromLocation || !pathChanged) return
      const deadline = Date.now() + patienceMs
      timer = window.setInterval(() => {
        const heading = pageHeading()
        // The screen that is leaving may still stand there while the next one waits for its words.
        const isNew = heading !== null && heading !== before
        if (isNew) heading.focus({ preventScroll: true })
        if (isNew || Date.now() > deadline) window.clearInterval(timer)
      }, lookEveryMs)
    })
    return () => {
      stopLeaving()
      stopArriving()
      window.clearInterval(timer)
    }
  }, [router])
}
