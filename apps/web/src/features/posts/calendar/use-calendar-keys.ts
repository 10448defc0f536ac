import type { TaskCard } from '@postelier/contract'
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, type CalendarView } from '#features/posts/calendar/model/period.ts'
import { localTimeOn } from '#features/posts/calendar/model/placed.ts'
import { isMovable } from '#features/posts/calendar/use-move-date.ts'
import { type KeyHint, useKeyHints } from '#shared/actions/key-hints.ts'
import { singleKeys } from '#shared/actions/shortcuts.ts'
import { localTimeAt } from '#shared/lib/local-time.ts'

interface CalendarKeysInput {
  readonly posts: readonly TaskCard[]
  readonly zone: string
  readonly view: CalendarView
  readonly mayMove: boolean
  readonly moveTo: (post: TaskCard, localTime: string) => void
  readonly ask: (post: TaskCard) => void
}

const steps: Readonly<Record<string, { readonly days: number; readonly minutes: number }>> = {
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
  ArrowUp: { days: -7, minutes: -30 },
  ArrowDown: { days: 7, minutes: 30 },
}
const minutesOfDay = 24 * 60

/** On a post: arrows lead to the next one, Alt with an arrow moves it by a day, a week or half an hour, M asks for its date. */
export function useCalendarKeys({ posts, zone, view, mayMove, moveTo, ask }: CalendarKeysInput) {
  const keepFocus = useKeptFocus()
  return (event: KeyboardEvent<HTMLElement>) => {
    const card = (event.target as HTMLElement).closest<HTMLElement>('[data-post]')
    const post = posts.find(({ id }) => id === card?.dataset.post)
    if (!card || !post) return
    const step = steps[event.key]
    if (step && !event.altKey && !event.ctrlKey && !event.metaKey) {
      const next = neighbourOf(card, event.key)
      if (!next) return
      event.preventDefault()
      next.querySelector<HTMLElement>('a')?.focus()
      return
    }
    if (!mayMove || !isMovable(post) || post.publishAt === null) return
    if (step && event.altKey) {
      event.preventDefault()
      const to = moved(localTimeAt(new Date(post.publishAt), zone), step, view)
      keepFocus(post.id, to.slice(0, 10))
      moveTo(post, to)
    } else if (
      event.key.toLowerCase() === 'm' &&
      singleKeys.get() &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      event.preventDefault()
      ask(post)
    }
  }
}

/** Tells the sheet of keys what the calendar listens for. */
export function useCalendarKeyHints(view: CalendarView, mayMove: boolean): void {
  const { t } = useTranslation('calendar')
  const hints = useMemo<KeyHint[]>(
    () => [
      { id: 'cal:walk', label: t('keys.walk'), keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] },
      { id: 'cal:open', label: t('keys.open'), keys: ['Enter'] },
      ...(mayMove
        ? [
            { id: 'cal:day', label: t('keys.byDay'), keys: ['Alt+ArrowLeft', 'Alt+ArrowRight'] },
            {
              id: 'cal:up',
              label: t(view === 'month' ? 'keys.byWeek' : 'keys.byHalfHour'),
              keys: ['Alt+ArrowUp', 'Alt+ArrowDown'],
            },
            { id: 'cal:date', label: t('keys.date'), keys: ['M'] },
            { id: 'cal:back', label: t('keys.back'), keys: ['Mod+Z'] },
          ]
        : []),
    ],
    [t, view, mayMove],
  )
  useKeyHints(hints)
}

function moved(
  local: string,
  { days, minutes }: { readonly days: number; readonly minutes: number },
  view: CalendarView,
): string {
  const minute = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))
  if (view === 'month' || minutes === 0) return localTimeOn(addDays(local.slice(0, 10), days), minute)
  const next = Math.max(0, Math.min(minutesOfDay - 15, minute + minutes))
  return localTimeOn(local.slice(0, 10), next)
}

/**
 * A card that comes to stand on another day is another element: the keys stay with it, or with its day where it is one of many there.
 */
function useKeptFocus() {
  const kept = useRef<{ readonly postId: string; readonly day: string } | null>(null)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (kept.current === null || (activeElement && activeElement !== document.body)) return
    const { postId, day } = kept.current
    kept.current = null
    const card = document.querySelector<HTMLElement>(`.po-cal [data-post="${CSS.escape(postId)}"] a`)
    const field = document.querySelector<HTMLElement>(`.po-cal [data-day="${CSS.escape(day)}"] button`)
    ;(card ?? field)?.focus()
  })
  return (postId: string, day: string) => {
    kept.current = { postId, day }
  }
}

/** In the order of time for left and right; up and down to the nearest card of another row. */
function neighbourOf(card: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('.po-cal [data-post]')]
  const at = all.indexOf(card)
  if (key === 'ArrowLeft') return all[at - 1]
  if (key === 'ArrowRight') return all[at + 1]
  const here = card.getBoundingClientRect()
  const isBeyond = ({ top, bottom }: DOMRect) =>
    key === 'ArrowDown' ? top > here.top + 4 : bottom < here.bottom - 4
  const away = (one: HTMLElement) => {
    const box = one.getBoundingClientRect()
    return Math.abs(box.left - here.left) * 2 + Math.abs(box.top - here.top)
  }
  return all
    .filter((one) => one !== card && isBeyond(one.getBoundingClientRect()))
    .toSorted((one, other) => away(one) - away(other))[0]
}
