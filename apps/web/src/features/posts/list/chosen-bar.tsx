import type { TaskCard } from '@postelier/contract'
import type { calendarRoutes, TogetherAction, TogetherResult } from '@postelier/contract/calendar'
import { CalendarClock, Check, ListChecks, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import type { ToastContent } from '#shared/ui/toast-store.ts'

export type TogetherCalls = typeof calendarRoutes

interface ChosenBarProps {
  accountId: number
  posts: readonly TaskCard[]
  onAll: () => void
  onNone: () => void
}

const back: Readonly<Record<'validate' | 'remove', TogetherAction>> = {
  validate: { action: 'workAgain' },
  remove: { action: 'restore' },
}
const backOf = (what: TogetherAction): TogetherAction =>
  what.action === 'shift'
    ? { action: 'shift', days: -what.days }
    : what.action === 'validate' || what.action === 'remove'
      ? back[what.action]
      : what

const doneKeys = { shift: 'shifted', validate: 'validated', remove: 'removed' } as const

/** What can be done to all of the chosen posts; each is done or says why not, and all that was done is taken back at once. */
export function ChosenBar({ accountId, posts, onAll, onNone }: ChosenBarProps) {
  const { t } = useTranslation('calendar')
  const mayRemove = useAbility('posts:delete')
  const [isShifting, setShifting] = useState(false)
  const send = async (what: TogetherAction, ids: readonly string[]): Promise<TogetherResult[]> => {
    const asked = posts
      .filter(({ id }) => ids.includes(id))
      .map(({ id, version, shown }) => ({ id, version, ...(shown ? { seen: shown } : {}) }))
    const body = { posts: asked.length > 0 ? asked : ids.map((id) => ({ id })), what }
    return (await call('POST /api/users/{id}/tasks/together', { params: { id: accountId }, body })).results
  }
  const together = useAction({
    stale: [['tasks', accountId], ['home']],
    send: async (what: TogetherAction) =>
      send(
        what,
        posts.map(({ id }) => id),
      ),
    onDone: () => onNone(),
    done: (results, what) => told(results, what),
    undo: (results, what) =>
      send(
        backOf(what),
        results.flatMap(({ id, refused }) => (refused === null ? [id] : [])),
      ),
    undone: t('together.back'),
  })
  const told = (results: readonly TogetherResult[], what: TogetherAction): ToastContent => {
    const refused = results.filter((one) => one.refused !== null)
    const done = results.length - refused.length
    const key = what.action === 'workAgain' || what.action === 'restore' ? 'removed' : doneKeys[what.action]
    const words = [
      ...(done > 0 ? [t(`together.${key}`, { count: done })] : []),
      ...(refused.length > 0
        ? [t('together.refused', { count: refused.length, why: refused[0]?.refused ?? '' })]
        : []),
    ]
    return { tone: refused.length > 0 ? 'bad' : 'done', message: words.join(' ') }
  }
  return (
    <div className="po-chosen" role="toolbar" aria-label={t('chosen', { count: posts.length })}>
      <b role="status">{t('chosen', { count: posts.length })}</b>
      <Button icon={Check} disabled={together.busy} onClick={() => void together.run({ action: 'validate' })}>
        {t('together.validate')}
      </Button>
      <Button icon={CalendarClock} disabled={together.busy} onClick={() => setShifting(true)}>
        {t('together.shift')}
      </Button>
      {mayRemove && (
        <Button
          icon={Trash2}
          disabled={together.busy}
          onClick={() => void together.run({ action: 'remove' })}
        >
          {t('together.remove')}
        </Button>
      )}
      <IconButton icon={ListChecks} label={t('chooseAll')} onClick={onAll} />
      <IconButton icon={X} label={t('unchoose')} onClick={onNone} />
      {isShifting && (
        <ShiftDialog
          count={posts.length}
          onClose={() => setShifting(false)}
          onShift={(days) => together.run({ action: 'shift', days })}
        />
      )}
    </div>
  )
}

interface ShiftDialogProps {
  count: number
  onClose: () => void
  onShift: (days: number) => Promise<unknown>
}

const mostDays = 366

function ShiftDialog({ count, onClose, onShift }: ShiftDialogProps) {
  const { t } = useTranslation('calendar')
  const [text, setText] = useState('1')
  const days = Number(text)
  const isReady = Number.isInteger(days) && days !== 0 && Math.abs(days) <= mostDays
  return (
    <PromptDialog
      title={t('together.shiftTitle', { count })}
      words={t('together.shiftWords')}
      confirmLabel={t('together.shift')}
      isReady={isReady}
      onClose={onClose}
      onSend={() => onShift(days)}
    >
      {() => (
        <TextField
          label={t('together.days')}
          inputMode="numeric"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </PromptDialog>
  )
}
