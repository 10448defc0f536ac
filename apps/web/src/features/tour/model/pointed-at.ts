// What a step of the tour points at, as far as it is on the screen.
import type { TourStep } from '#features/tour/model/tour-steps.ts'
import { where } from '#features/tour/model/where.ts'

/** The first that can be seen: a narrow window shows some things elsewhere. */
function elementOf({ name }: TourStep): Element | null {
  for (const selector of where[name])
    for (const element of document.querySelectorAll(selector))
      if (element.getClientRects().length > 0) return element
  return null
}

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

/** When it leaves the screen: what an empty page says in place of a calendar comes a moment later. */
export function whenGone(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (!element.isConnected) done()
    })
    const done = () => {
      watcher.disconnect()
      resolve()
    }
    signal.addEventListener('abort', done, { once: true })
    watcher.observe(document.body, { childList: true, subtree: true })
  })
}

/** Out from under a bar that lies over its end; what the tour itself lays there goes away. */
export function bringOut(element: Element): void {
  const { left, width, bottom } = element.getBoundingClientRect()
  const over = document
    .elementsFromPoint(left + width / 2, bottom - 2)
    .find((one) => !one.closest('.po-tour, .driver-overlay'))
  if (!over || !(element.contains(over) || over.contains(element)))
    element.scrollIntoView({ block: 'center' })
}

/** Where the words stand best: never at the very edge of the window, above what stands low. */
export function besideOf(element: Element): { side: 'top' | 'bottom'; align: 'start' | 'end' } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    side: top + height / 2 > window.innerHeight * 0.6 ? 'top' : 'bottom',
    align: left + width / 2 > window.innerWidth * 0.6 ? 'end' : 'start',
  }
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
