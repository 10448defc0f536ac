import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { staleAfterLink } from '#features/networks/network-queries.ts'
import { useSayLinked } from '#features/networks/use-linked-words.ts'
import { call } from '#shared/api/call.ts'
import { PasswordField } from '#shared/ui/password-field.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

/** Bluesky is linked by a password made for this application alone. */
export function BlueskyDialog({ accountId, onClose }: { accountId: number; onClose: () => void }) {
  const { t } = useTranslation('networks')
  const sayLinked = useSayLinked()
  const [identifier, setIdentifier] = useState('')
  const [password, setPassword] = useState('')
  const send = async () => {
    const { pages } = await call('POST /api/users/{id}/networks/bluesky/sign-in', {
      params: { id: accountId },
      body: { identifier, password },
    })
    sayLinked('bluesky', pages)
  }
  // A form of its own: the wizard's question is one too, and the browser knows no form within another.
  return createPortal(
    <PromptDialog
      title={t('bluesky.title')}
      words={t('bluesky.words')}
      confirmLabel={t('bluesky.confirm')}
      onClose={onClose}
      onSend={send}
      stale={staleAfterLink(accountId)}
    >
      {(faults) => (
        <>
          <TextField
            label={t('bluesky.identifier')}
            help={t('bluesky.identifierHelp')}
            value={identifier}
            error={faults.identifier}
            autoComplete="off"
            onChange={(event) => setIdentifier(event.target.value)}
          />
          <PasswordField
            label={t('bluesky.password')}
            value={password}
            error={faults.password}
            autoComplete="off"
            onChange={(event) => setPassword(event.target.value)}
          />
        </>
      )}
    </PromptDialog>,
    document.body,
  )
}
