import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface StopDialogProps {
  /** Of one business, or of them all. */
  isOfAll?: boolean
  /** How many boosts go on costing something unless they are stopped too. */
  boosts?: number
  onStop: (reason: string, alsoBoosts: boolean) => Promise<void>
  /** What was read and is old by then. */
  stale?: readonly QueryKey[]
  onClose: () => void
}

/** Names what stops before it does, and asks why: whoever works here reads it. */
export function StopDialog({ isOfAll = false, boosts = 0, onStop, stale = [], onClose }: StopDialogProps) {
  const { t } = useTranslation('publications')
  const [reason, setReason] = useState('')
  // Stopping everything means that nothing is spent either.
  const [alsoBoosts, setAlsoBoosts] = useState(true)
  return (
    <PromptDialog
      title={t(isOfAll ? 'hold.titleAll' : 'hold.title')}
      words={t(isOfAll ? 'hold.wordsAll' : 'hold.words')}
      confirmLabel={t('hold.confirm')}
      holds
      stale={stale}
      onClose={onClose}
      onSend={() => onStop(reason.trim(), boosts > 0 && alsoBoosts)}
    >
      {(faults) => (
        <>
          {boosts > 0 && (
            <Checkbox
              label={t('hold.alsoBoosts', { count: boosts })}
              help={t('hold.alsoBoostsHelp')}
              checked={alsoBoosts}
              onChange={({ target }) => setAlsoBoosts(target.checked)}
            />
          )}
          <TextField
            label={t('hold.reason')}
            help={t('hold.reasonHelp')}
            optional
            maxLength={500}
            value={reason}
            error={faults.reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      )}
    </PromptDialog>
  )
}
