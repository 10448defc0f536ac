import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findSectors, type Proposal, staleAfterSector } from '#features/sectors/sector-queries.ts'
import { call } from '#shared/api/call.ts'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { RemoteSelect } from '#shared/ui/remote-select.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import type { Choice } from '#shared/ui/select-field.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'

interface AnswerProps {
  proposal: Proposal
  onClose: () => void
}
const answerPath = 'POST /api/admin/activity-sectors/proposals/{id}/answer' as const

/** Accepts a sector that a business proposed: as a new one, or by giving the business one that exists. */
export function AcceptProposal({ proposal, onClose }: AnswerProps) {
  const { t } = useTranslation(['sectors', 'common'])
  const [way, setWay] = useState<'new' | 'existing'>('new')
  const [names, setNames] = useState({ fr: proposal.name, en: proposal.name })
  const [parent, setParent] = useState<Choice | null>(null)
  const [existing, setExisting] = useState<Choice | null>(null)
  const send = async () => {
    const parentId = parent ? Number(parent.value) : null
    const body =
      way === 'existing'
        ? { accept: true, sectorId: Number(existing?.value) }
        : { accept: true, sector: { names, parentId, acceptProposal: true } }
    await call(answerPath, { params: { id: proposal.id }, body })
  }
  return (
    <PromptDialog
      title={t('proposal.acceptTitle', { name: proposal.name })}
      words={t('proposal.acceptWords', { name: proposal.personName })}
      confirmLabel={t('proposal.accept')}
      onClose={onClose}
      onSend={send}
      stale={staleAfterSector}
      done={t('proposal.acceptedToast', { name: proposal.personName })}
    >
      {(faults) => (
        <>
          <SegmentedChoice
            label={t('proposal.way')}
            value={way}
            onChange={setWay}
            choices={[
              { value: 'new', label: t('proposal.new') },
              { value: 'existing', label: t('proposal.existing') },
            ]}
          />
          {way === 'new' ? (
            <>
              <TextField
                label={t('nameIn.fr')}
                value={names.fr}
                error={faults['sector.names.fr']}
                onChange={(event) => setNames({ ...names, fr: event.target.value })}
              />
              <TextField
                label={t('nameIn.en')}
                value={names.en}
                error={faults['sector.names.en']}
                onChange={(event) => setNames({ ...names, en: event.target.value })}
              />
              <RemoteSelect
                label={t('parent')}
                optional
                clearable
                chosen={parent}
                onChange={setParent}
                queryKey={['sectors', 'pick']}
                find={findSectors}
                placeholder={t('noParent')}
              />
            </>
          ) : (
            <RemoteSelect
              label={t('proposal.which')}
              chosen={existing}
              onChange={setExisting}
              queryKey={['sectors', 'pick']}
              find={findSectors}
              error={faults.sectorId}
            />
          )}
        </>
      )}
    </PromptDialog>
  )
}

export function DeclineProposal({ proposal, onClose }: AnswerProps) {
  const { t } = useTranslation('sectors')
  const [message, setMessage] = useState('')
  const send = async () => {
    await call(answerPath, { params: { id: proposal.id }, body: { accept: false, message } })
  }
  return (
    <PromptDialog
      title={t('proposal.declineTitle', { name: proposal.name })}
      words={t('proposal.declineWords', { name: proposal.personName })}
      confirmLabel={t('proposal.decline')}
      onClose={onClose}
      onSend={send}
      stale={staleAfterSector}
      done={t('proposal.declinedToast', { name: proposal.personName })}
    >
      {(faults) => (
        <TextArea
          label={t('proposal.message')}
          rows={3}
          value={message}
          error={faults.message}
          onChange={(event) => setMessage(event.target.value)}
        />
      )}
    </PromptDialog>
  )
}
