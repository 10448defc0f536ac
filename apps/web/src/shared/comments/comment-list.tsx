import type { OrderPart } from '@postelier/contract/orders'
import { CircleCheck, CircleHelp } from 'lucide-react'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import '#shared/comments/comment-list.css'

export interface CommentLine {
  readonly id: number
  readonly at: string
  readonly by: string
  readonly isOwn: boolean
  readonly message: string
  readonly requestValidation: { readonly part: OrderPart; readonly isOpen: boolean } | null
  readonly validate: { readonly part: OrderPart; readonly isCurrent: boolean } | null
}

/** What such lines are called where they stand: an order's yes is another than a post's. */
export interface CommentWords {
  readonly you: string
  /** Whose account is no more. */
  readonly gone: string
  readonly asked: Readonly<Record<OrderPart, string>>
  /** Of a question that has its answer. */
  readonly answered: string
  readonly say: Readonly<Record<OrderPart, string>>
  readonly said: Readonly<Record<OrderPart, string>>
  /** Of a yes to what is another thing by now. */
  readonly outdated: string
}

interface CommentListProps {
  /** In the order in which they are read. */
  lines: readonly CommentLine[]
  words: CommentWords
  busy: boolean
  /** For who may say it. */
  onYes?: ((part: OrderPart) => Promise<boolean>) | undefined
}

/** What people write about a post or an order, and the yes they ask for or say there. */
export function CommentList({ lines, words, busy, onYes }: CommentListProps) {
  return (
    <ol className="po-comments">
      {lines.map((line) => (
        <li key={line.id}>
          <Avatar name={line.by || '?'} size={28} />
          <Line {...{ line, words, busy, onYes }} />
        </li>
      ))}
    </ol>
  )
}

function Line({
  line,
  words,
  busy,
  onYes,
}: Pick<CommentListProps, 'words' | 'busy' | 'onYes'> & { line: CommentLine }) {
  const { dateTime } = useFormats()
  const { at, by, isOwn, message, requestValidation: asked, validate: said } = line
  return (
    <div>
      <p className="po-comment-by">
        <b>{isOwn ? words.you : by || words.gone}</b>
        <time className="po-mute" dateTime={at}>
          {dateTime(at)}
        </time>
      </p>
      {message && <p className="po-comment-words">{message}</p>}
      {asked && (
        <p className="po-comment-part">
          <Icon of={CircleHelp} size={14} />
          <span>
            {words.asked[asked.part]}
            {!asked.isOpen && <span className="po-mute">, {words.answered}</span>}
          </span>
          {asked.isOpen && onYes && (
            <button type="button" className="po-link" disabled={busy} onClick={() => void onYes(asked.part)}>
              {words.say[asked.part]}
            </button>
          )}
        </p>
      )}
      {said && (
        <p className="po-comment-part">
          <Icon of={CircleCheck} size={14} />
          <span>
            {words.said[said.part]}
            {!said.isCurrent && <span className="po-mute">, {words.outdated}</span>}
          </span>
        </p>
      )}
    </div>
  )
}
