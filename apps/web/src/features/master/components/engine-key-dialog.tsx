import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type EngineName, keepEngines } from '#features/master/engines-query.ts'
import { call } from '#shared/api/call.ts'
import { PasswordField } from '#shared/ui/password-field.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'

interface EngineKeyDialogProps {
  engine: EngineName
  name: string
  onClose: () => void
}

/** Sets an engine's key. It is sent once and cannot be read back. */
export function EngineKeyDialog({ engine, name, onClose }: EngineKeyDialogProps) {
  const { t } = useTranslation(['engines', 'common'])
  const [key, setKey] = useState('')
  const send = async () => {
    keepEngines(
      await call('POST /api/admin/master/engines/{engine}/key', {
        params: { engine },
        body: { key: key.trim() },
      }),
    )
  }
  return (
    <PromptDialog
      title={t('keys.title', { name })}
      words={t('keys.words')}
      confirmLabel={t('common:actions.save')}
      isReady={key.trim() !== ''}
      onClose={onClose}
      onSend={send}
      done={t('keys.saved', { name })}
    >
      {(faults) => (
        <PasswordField
          label={t('keys.label')}
          value={key}
          // It is no password of this site: nobody's browser should keep it as one.
          autoComplete="off"
          {...(faults.key ? { error: faults.key } : {})}
          onChange={(event) => setKey(event.currentTarget.value)}
        />
      )}
    </PromptDialog>
  )
}
