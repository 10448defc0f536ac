// The dialog that mails one person the ideas that wait, to be kept or turned down without signing in.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inviteesQuery } from '#features/planning/planning-queries.ts'
import { call } from '#shared/api/call.ts'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'

interface AskByMailDialogProps {
  accountId: number
  count: number
  onClose: () => void
}

/** Whoever decides need not sign in: they are asked by mail. */
export function AskByMailDialog({ accountId, count, onClose }: AskByMailDialogProps) {
  const { t } = useTranslation('planning')
  const invitees = useQuery(inviteesQuery(accountId)).data ?? []
  const [chosen, setChosen] = useState('')
  const to = chosen || String(invitees[0]?.id ?? '')
  return (
    <PromptDialog
      title={t('send.title', { count })}
      words={t('send.words')}
      confirmLabel={t('send.confirm')}
      isReady={to !== ''}
      onClose={onClose}
      onSend={async () => {
        const { sentTo } = await call('POST /api/users/{id}/subjects/invitations', {
          params: { id: accountId },
          body: { personId: Number(to) },
        })
        toast({ tone: 'done', message: t('send.sent', { email: sentTo }) })
      }}
    >
      {() => (
        <SelectField
          label={t('send.to')}
          value={to}
          onChange={(event) => setChosen(event.target.value)}
          choices={invitees.map(({ id, name, email }) => ({ value: String(id), label: `${name}, ${email}` }))}
        />
      )}
    </PromptDialog>
  )
}
