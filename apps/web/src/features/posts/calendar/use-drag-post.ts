// Drags a post with a mouse, a pen or a finger (after it has rested there), and says over which day and minute it is. The card
// that follows is moved without rendering anything; only another place renders.
import type { TaskCard } from '@postelier/contract'
import { type PointerEvent as ReactPointerEvent, useCallback, useRef, useState } from 'react'

export interface DropTarget {
  readonly day: string
  /** Null where a day is one field and the post keeps its hour. */
  readonly minute: number | null
}

export interface Dragged {
  readonly post: TaskCard
  readonly over: DropTarget | null
}

const fromPx = 6
const restMs = 350
const edgePx = 72
const snapMinutes = 15
/** Where the card that follows is held, in pixels from its top. */
const usualHoldPx = 24

interface Drag {
  readonly dragged: Dragged | null
  /** Of the card that follows. */
  readonly follower: (element: HTMLElement | null) => void
  readonly press: (event: ReactPointerEvent, post: TaskCard) => void
}

interface DragInput {
  readonly onDrop: (post: TaskCard, place: DropTarget) => void
  /** Says why a post stays where it is, and answers whether it does. */
  readonly refuses: (post: TaskCard) => boolean
}

export function useDragPost({ onDrop, refuses }: DragInput): Drag {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const element = useRef<HTMLElement | null>(null)
  const at = useRef({ x: 0, y: 0 })
  const holdPx = useRef(usualHoldPx)
  const follow = useCallback(() => {
    if (element.current)
      element.current.style.transform = `translate(${at.current.x}px, ${at.current.y - holdPx.current + usualHoldPx}px)`
  }, [])
  const follower = useCallback(
    (next: HTMLElement | null) => {
      element.current = next
      follow()
    },
    [follow],
  )

  const press = (event: ReactPointerEvent, post: TaskCard) => {
    if (event.button !== 0 || !event.isPrimary) return
    const start = { x: event.clientX, y: event.clientY }
    const isTouch = event.pointerType === 'touch'
    // Among hours it is the card's top that says when: moved straight aside it keeps its time.
    const isAmongHours = event.currentTarget.closest('[data-hour-px]') !== null
    const heldPx = isAmongHours
      ? event.clientY - event.currentTarget.getBoundingClientRect().top
      : usualHoldPx
    holdPx.current = heldPx
    const scroller = event.currentTarget.closest('.po-cal-scroll')
    const stop = new AbortController()
    const on = { signal: stop.signal }
    let isOn = false
    let over: DropTarget | null = null
    const begin = () => {
      if (refuses(post)) {
        end()
        window.addEventListener('pointerup', swallowClick, { once: true })
        return
      }
      isOn = true
      setDragged({ post, over: null })
    }
    const resting = isTouch ? window.setTimeout(begin, restMs) : 0
    const end = () => {
      window.clearTimeout(resting)
      stop.abort()
      if (isOn) setDragged(null)
    }
    const move = (moved: PointerEvent) => {
      at.current = { x: moved.clientX, y: moved.clientY }
      if (!isOn) {
        const isFar = Math.hypot(moved.clientX - start.x, moved.clientY - start.y) > fromPx
        // A finger that moves before it has rested scrolls.
        if (isFar && isTouch) return end()
        if (!isFar) return
        begin()
        if (!isOn) return
      }
      follow()
      if (scroller) scrollAtEdge(scroller, moved.clientY)
      const next = placeAt({ x: moved.clientX, y: moved.clientY }, isAmongHours ? heldPx : 0)
      if (next?.day === over?.day && next?.minute === over?.minute) return
      over = next
      setDragged({ post, over })
    }
    window.addEventListener('pointermove', move, on)
    window.addEventListener('pointercancel', end, on)
    window.addEventListener('keydown', (key) => key.key === 'Escape' && end(), on)
    // While it is dragged a finger scrolls nothing.
    window.addEventListener('touchmove', (touch) => isOn && touch.preventDefault(), {
      ...on,
      passive: false,
    })
    window.addEventListener(
      'pointerup',
      () => {
        const [wasOn, place] = [isOn, over]
        end()
        if (!wasOn) return
        swallowClick()
        if (place) onDrop(post, place)
      },
      on,
    )
  }
  return { dragged, follower, press }
}

/** The press that ends a drag opens nothing. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
}

function placeAt({ x, y }: { readonly x: number; readonly y: number }, heldPx: number): DropTarget | null {
  const field = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')
  const day = field?.dataset.day
  if (!field || !day) return null
  const hourPx = Number(field.dataset.hourPx)
  if (!hourPx) return { day, minute: null }
  const minute = ((y - heldPx - field.getBoundingClientRect().top) / hourPx) * 60
  const snapped = Math.round(minute / snapMinutes) * snapMinutes
  return { day, minute: Math.max(0, Math.min(24 * 60 - snapMinutes, snapped)) }
}

function scrollAtEdge(scroller: Element, y: number): void {
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y < top + edgePx) scroller.scrollBy({ top: -12 })
  else if (y > bottom - edgePx) scroller.scrollBy({ top: 12 })
}
