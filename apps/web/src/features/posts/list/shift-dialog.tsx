import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface ShiftDialogProps {
  count: number
  onClose: () => void
  onShift: (days: number) => Promise<unknown>
}

const mostDays = 366

/** By how many days. */
export function ShiftDialog({ count, onClose, onShift }: ShiftDialogProps) {
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
