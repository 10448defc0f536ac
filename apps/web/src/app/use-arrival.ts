import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const patienceMs = 1_500
const lookEveryMs = 30

/** After a change of screen the focus goes to its heading: a screen reader says where one is, Tab starts from there. */
export function useArrival(): void {
  const router = useRouter()
  useEffect(() => {
    let timer = 0
    const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      window.clearInterval(timer)
      const deadline = Date.now() + patienceMs
      const look = () => {
        const heading = document.querySelector<HTMLElement>('[data-page-heading]')
        if (heading) heading.focus({ preventScroll: true })
        if (heading || Date.now() > deadline) window.clearInterval(timer)
      }
      timer = window.setInterval(look, lookEveryMs)
    })
    return () => {
      stop()
      window.clearInterval(timer)
    }
  }, [router])
}
