import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staleAfterSections } from '#features/permissions/sections-query.ts'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface RenameProps {
  name: string
  onSend: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for another name of a section, group or permission. */
export function Rename({ name, onSend, onClose }: RenameProps) {
  const { t } = useTranslation('permissions')
  const [typed, setTyped] = useState(name)
  return (
    <PromptDialog
      title={t('rename')}
      confirmLabel={t('rename')}
      onClose={onClose}
      onSend={() => onSend(typed)}
      stale={staleAfterSections}
    >
      {(faults) => (
        <TextField
          label={t('nameLabel')}
          value={typed}
          error={faults.name}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </PromptDialog>
  )
}
