import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { neighboursOf } from '#features/posts/model/opened-from.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import type { PostAt } from '#features/posts/post-queries.ts'
import type { Action } from '#shared/actions/action.ts'
import { useKeyHints } from '#shared/actions/key-hints.ts'
import { useActions } from '#shared/actions/registry.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'

/** The one before and the one after, in the list or calendar this post was opened from. */
export function Neighbours({ context, at }: { context: PostsContext; at: PostAt }) {
  const { t } = useTranslation('postPage')
  const navigate = useNavigate()
  const found = useMemo(() => neighboursOf(at.accountId, at.taskPublicId), [at.accountId, at.taskPublicId])
  const open = (id: string | undefined) => id && void navigate(linkTo(context.one(id)))
  const steps = [
    { id: 'post:previous', label: t('previous'), icon: ChevronLeft, to: found?.previous, shortcut: '[' },
    { id: 'post:next', label: t('next'), icon: ChevronRight, to: found?.next, shortcut: ']' },
  ]
  const actions: Action[] = steps.flatMap(({ to, ...step }) =>
    to === undefined ? [] : [{ ...step, run: () => open(to) }],
  )
  useActions(actions)
  const isBetween = found !== null
  const arrows = t('previousOrNext')
  useKeyHints(
    useMemo(
      () => (isBetween ? [{ id: 'post:arrows', label: arrows, keys: ['Alt+ArrowUp', 'Alt+ArrowDown'] }] : []),
      [isBetween, arrows],
    ),
  )
  // Where brackets are hard to type; arrows to the sides are the browser's own.
  const onArrow = useEffectEvent((event: KeyboardEvent) => {
    const to = { ArrowUp: found?.previous, ArrowDown: found?.next }[event.key]
    if (!event.altKey || event.ctrlKey || !to || document.querySelector('dialog[open]')) return
    event.preventDefault()
    open(to)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onArrow(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  if (!found) return null
  const [before, after] = steps
  return (
    <span className="po-neighbours">
      {before && (
        <IconButton
          icon={before.icon}
          label={before.label}
          disabled={!before.to}
          onClick={() => open(before.to)}
        />
      )}
      <span className="po-num">{t('nth', { nth: found.nth, count: found.count })}</span>
      {after && (
        <IconButton
          icon={after.icon}
          label={after.label}
          disabled={!after.to}
          onClick={() => open(after.to)}
        />
      )}
    </span>
  )
}
