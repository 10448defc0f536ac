import type { OrderCommentView, OrderPart } from '@postelier/contract/orders'
import { longestOrderComment } from '@postelier/contract/orders'
import { infiniteQueryOptions, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { itemsOf, pagesBy } from '#shared/api/pages-by.ts'
import { useAction } from '#shared/api/use-action.ts'
import { CommentList } from '#shared/comments/comment-list.tsx'
import { Button } from '#shared/ui/button.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'
import '#shared/orders/order-lines.css'

export interface LinesPage {
  readonly total: number
  readonly items: OrderCommentView[]
}

/** Where lines of one order are read, as its business or as who makes it. */
export const linesQuery = (
  key: QueryKey,
  load: (offset: number, signal: AbortSignal) => Promise<LinesPage>,
) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    ...pagesBy,
  })

export interface NewLine {
  readonly message: string
  /** A yes that is asked for, or said. */
  readonly part: OrderPart | null
}

interface OrderLinesProps {
  lines: ReturnType<typeof linesQuery>
  send: (line: NewLine) => Promise<unknown>
  /** On whose side of it one writes. */
  side: OrderCommentView['side']
  /** Whom one writes to. */
  to: string
  /** They are not there: their manager reads it. */
  isAway?: boolean
  mayWrite: boolean
  /** Of what was delivered, the parts a yes can be asked for by now. */
  parts?: readonly OrderPart[]
  /** What else a line makes old: the lines are read again anyway. */
  stale: readonly QueryKey[]
}

/** What a business and who makes its order write to each other, in the order of time. */
export function OrderLines({
  lines,
  send,
  side,
  to,
  isAway = false,
  mayWrite,
  parts = [],
  stale,
}: OrderLinesProps) {
  const { t } = useTranslation('briefs')
  const found = useInfiniteQuery(lines)
  const items = itemsOf(found.data).toReversed()
  const old = [lines.queryKey, ...stale]
  const sayYes = useAction({
    send: (part: OrderPart) => send({ message: '', part }),
    stale: old,
  })
  return (
    <div className="po-lines">
      {found.hasNextPage && (
        <button type="button" className="po-link" onClick={() => void found.fetchNextPage()}>
          {t('lines.more')}
        </button>
      )}
      {found.isError && (
        <Button size="sm" onClick={() => void found.refetch()}>
          {t('lines.again')}
        </Button>
      )}
      {found.isSuccess && items.length === 0 && <p className="po-mute">{t('lines.none')}</p>}
      <LinesRoom scrolls={side === 'customer' && items.length > 0}>
        <CommentList
          lines={items}
          words={{
            ...{ you: t('lines.you'), gone: t('lines.gone') },
            ...{ answered: t('lines.answered'), outdated: t('lines.before') },
            asked: { caption: t('lines.asked.caption'), visual: t('lines.asked.visual') },
            say: { caption: t('lines.say.caption'), visual: t('lines.say.visual') },
            said: { caption: t('lines.said.caption'), visual: t('lines.said.visual') },
          }}
          busy={sayYes.busy}
          onYes={side === 'customer' && mayWrite ? sayYes.run : undefined}
        />
      </LinesRoom>
      {mayWrite ? (
        <LineForm {...{ send, side, to, isAway, parts }} stale={old} />
      ) : (
        items.length > 0 && <p className="po-mute">{t('lines.closed')}</p>
      )}
    </div>
  )
}

/** Beside an order a long exchange scrolls by itself, from its end: what is written next stays on screen. */
function LinesRoom({ scrolls, children }: { scrolls: boolean; children: ReactNode }) {
  if (!scrolls) return children
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div className="po-lines-room" tabIndex={0}>
      {children}
    </div>
  )
}

interface LineFormProps extends Pick<OrderLinesProps, 'send' | 'side' | 'to'> {
  isAway: boolean
  parts: readonly OrderPart[]
  stale: readonly QueryKey[]
}

function LineForm({ send, side, to, isAway, parts, stale }: LineFormProps) {
  const { t } = useTranslation('briefs')
  const [message, setMessage] = useState('')
  const [asks, setAsks] = useState<OrderPart | 'none'>('none')
  const { busy, fault, faults, run } = useAction({
    send: () => send({ message, part: asks === 'none' ? null : asks }),
    stale,
    faultIn: 'here',
    onDone: () => {
      setMessage('')
      setAsks('none')
    },
  })
  const isEmpty = message.trim() === '' && asks === 'none'
  return (
    <form
      className="po-lines-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) void run()
      }}
    >
      <TextArea
        label={isAway ? t('lines.toManager') : t('lines.to', { name: to })}
        help={t(`lines.seenBy.${isAway ? 'manager' : side}`, { name: to })}
        rows={2}
        maxLength={longestOrderComment}
        value={message}
        error={faults.message ?? fault}
        onChange={({ target }) => setMessage(target.value)}
      />
      <div className="po-row">
        <Button type="submit" size="sm" icon={Send} busy={busy} disabled={isEmpty}>
          {t('lines.send')}
        </Button>
        {parts.length > 0 && (
          <SegmentedChoice
            label={t('lines.ask')}
            size="sm"
            value={asks}
            choices={(['none', ...parts] as const).map((value) => ({
              value,
              label: value === 'none' ? t('lines.asks.none') : t(`lines.asks.${value}`),
            }))}
            onChange={setAsks}
          />
        )}
      </div>
    </form>
  )
}
