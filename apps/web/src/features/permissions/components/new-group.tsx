import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyAndName, type Keyed } from '#features/permissions/components/key-and-name.tsx'
import { staleAfterSections } from '#features/permissions/sections-query.ts'
import { call } from '#shared/api/call.ts'
import { Radio } from '#shared/ui/check-field.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'

/** Makes a group of permissions: the usual four (consult, create, edit, delete) or single authorisations. */
export function NewGroup({ sectionId, onClose }: { sectionId: number; onClose: () => void }) {
  const { t } = useTranslation('permissions')
  const [typed, setTyped] = useState<Keyed>({ key: '', name: '' })
  const [kind, setKind] = useState<'crud' | 'authorization'>('crud')
  const send = async () => {
    const body = { ...typed, kind }
    await call('POST /api/admin/permissions/sections/{id}/groups', { params: { id: sectionId }, body })
  }
  return (
    <PromptDialog
      title={t('newGroup')}
      confirmLabel={t('make')}
      onClose={onClose}
      onSend={send}
      stale={staleAfterSections}
    >
      {(faults) => (
        <>
          <KeyAndName value={typed} onChange={setTyped} faults={faults} />
          <fieldset className="po-stack">
            <legend className="po-sr">{t('kind')}</legend>
            {(['crud', 'authorization'] as const).map((one) => (
              <Radio
                key={one}
                name="kind"
                label={t(`kinds.${one}`)}
                help={t(`kindHelp.${one}`)}
                checked={kind === one}
                onChange={() => setKind(one)}
              />
            ))}
          </fieldset>
        </>
      )}
    </PromptDialog>
  )
}
