// What a step of the tour points at, as far as it is on the screen.
import type { TourStep } from '#features/tour/model/tour-steps.ts'
import { where } from '#features/tour/model/where.ts'

/** The first that can be seen: a narrow window shows some things elsewhere. */
const elementOf = ({ name }: TourStep): Element | null =>
  [...document.querySelectorAll(where[name])].find((element) => element.getClientRects().length > 0) ?? null

/** Waits for what a step is about; nothing where it does not come. */
export function awaitElement(step: TourStep, mostMs: number, signal: AbortSignal): Promise<Element | null> {
  const found = elementOf(step)
  if (found) return Promise.resolve(found)
  return new Promise((resolve) => {
    const done = (element: Element | null) => {
      watcher.disconnect()
      clearTimeout(timer)
      resolve(element)
    }
    const watcher = new MutationObserver(() => {
      const there = elementOf(step)
      if (there) done(there)
    })
    const timer = setTimeout(() => done(null), mostMs)
    signal.addEventListener('abort', () => done(null), { once: true })
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true })
  })
}

const changed = ['aria-haspopup', 'aria-expanded', 'aria-controls']

/** driver.js writes these on what it points at, and takes them away with what stood there before: a menu's button says it opens one. */
export function keepAria(element: Element): () => void {
  const before = changed.map((name) => [name, element.getAttribute(name)] as const)
  return () => {
    for (const [name, value] of before)
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
  }
}
