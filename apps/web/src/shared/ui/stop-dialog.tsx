import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface StopDialogProps {
  /** Of one business, or of them all. */
  isOfAll?: boolean
  onStop: (reason: string) => Promise<void>
  onClose: () => void
}

/** Names what stops before it does, and asks why: whoever works here reads it. */
export function StopDialog({ isOfAll = false, onStop, onClose }: StopDialogProps) {
  const { t } = useTranslation('publications')
  const [reason, setReason] = useState('')
  return (
    <PromptDialog
      title={t(isOfAll ? 'hold.titleAll' : 'hold.title')}
      words={t(isOfAll ? 'hold.wordsAll' : 'hold.words')}
      confirmLabel={t('hold.confirm')}
      onClose={onClose}
      onSend={() => onStop(reason.trim())}
    >
      {(faults) => (
        <TextField
          label={t('hold.reason')}
          help={t('hold.reasonHelp')}
          optional
          maxLength={500}
          value={reason}
          error={faults.reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </PromptDialog>
  )
}
