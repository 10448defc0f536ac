import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { peopleToAskQuery } from '#features/posts/approval/approval-queries.ts'
import { pagesQuery } from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'

interface AskApprovalDialogProps {
  accountId: number
  taskIds: readonly string[]
  onClose: () => void
  onSent?: () => void
}

/** Posts go by mail to somebody whose yes is wanted; they need not sign in. */
export function AskApprovalDialog({ accountId, taskIds, onClose, onSent }: AskApprovalDialogProps) {
  const { t } = useTranslation('approvals')
  const people = useQuery(peopleToAskQuery(accountId)).data ?? []
  const linked = useQuery(pagesQuery(accountId))
  const isLinked = !linked.isSuccess || linked.data.length > 0
  const [chosen, setChosen] = useState('')
  const [message, setMessage] = useState('')
  // A contact before the business itself: most ask somebody else.
  const to = chosen || String((people[1] ?? people[0])?.id ?? '')
  return (
    <PromptDialog
      title={t('ask.title', { count: taskIds.length })}
      words={`${t('ask.words')} ${t(isLinked ? 'ask.wordsLinked' : 'ask.wordsUnlinked')}`}
      confirmLabel={t('ask.confirm')}
      isReady={to !== ''}
      onClose={onClose}
      stale={staleAfter(['tasks.changed'], { accountId })}
      onSend={async () => {
        const { sentTo } = await call('POST /api/users/{id}/approval-requests', {
          params: { id: accountId },
          body: { personId: Number(to), taskIds: [...taskIds], message },
        })
        toast({ tone: 'done', message: t('ask.sent', { email: sentTo }) })
        onSent?.()
      }}
    >
      {(faults) => (
        <>
          <SelectField
            label={t('ask.to')}
            value={to}
            onChange={(event) => setChosen(event.target.value)}
            choices={people.map(({ id, name, email }) => ({ value: String(id), label: `${name}, ${email}` }))}
          />
          <TextArea
            label={t('ask.message')}
            optional
            rows={3}
            maxLength={500}
            value={message}
            error={faults.message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </>
      )}
    </PromptDialog>
  )
}
