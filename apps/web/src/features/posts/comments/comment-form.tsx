import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommentedPart } from '#features/posts/comments/comment-queries.ts'
import { staleAfterComment } from '#features/posts/comments/use-say-yes.ts'
import { type PostAt, paramsOf, type TaskView } from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { Field } from '#shared/ui/field.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

const parts = ['none', 'caption', 'visual'] as const
const longestComment = 1_000

interface CommentFormProps {
  at: PostAt
  post: TaskView
  onClose: () => void
}

/** A remark on the post, with a yes to a part of it asked for where somebody wishes. */
export function CommentForm({ at, post, onClose }: CommentFormProps) {
  const { t } = useTranslation('comments')
  const [message, setMessage] = useState('')
  const [asks, setAsks] = useState<CommentedPart | 'none'>('none')
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const { busy, faults, fault, run } = useAction({
    faultIn: 'here',
    stale: staleAfterComment(at),
    send: () =>
      call('POST /api/users/{id}/tasks/{taskPublicId}/comments', {
        params: paramsOf(at),
        body: { message, ...(asks === 'none' ? {} : { requestValidation: asks }) },
      }),
    onDone: onClose,
    done: t('sent'),
  })
  const isUndecided = post.status === 'aiSuggestion' || post.status === 'customizing'
  const mayAsk = (part: (typeof parts)[number]) => part !== 'visual' || post.shown !== null
  return (
    <form
      className="po-comment-form"
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <TextArea
        ref={area}
        label={t('message')}
        rows={3}
        maxLength={longestComment}
        value={message}
        error={faults.message ?? fault}
        onChange={({ target }) => setMessage(target.value)}
      />
      {isUndecided && (
        <Field label={t('ask')}>
          {() => (
            <SegmentedChoice
              label={t('ask')}
              value={asks}
              choices={parts.filter(mayAsk).map((value) => ({ value, label: t(`asks.${value}`) }))}
              onChange={setAsks}
            />
          )}
        </Field>
      )}
      <div>
        <Button type="submit" icon={Send} busy={busy} disabled={message.trim() === '' && asks === 'none'}>
          {t('send')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
