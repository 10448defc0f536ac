import type { FactKind } from '@postelier/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { DateField } from '#shared/ui/date-field.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'

interface SayDialogProps {
  accountId: number
  /** A question that was asked. */
  ask: string
  kind?: FactKind
  /** It is known now. */
  onSaid?: () => void
  onClose: () => void
}

/** A question has a place of its own: it is asked, and this is the answer. */
const kinds = [
  ...(['product', 'service', 'method', 'offer', 'event', 'news', 'advice', 'person'] as const),
  ...(['history', 'award', 'business', 'place', 'hours', 'contact'] as const),
] satisfies readonly FactKind[]
const dated: readonly FactKind[] = ['event', 'news', 'offer']

/** One thing that a business says of itself, taken word for word. */
export function SayDialog({ accountId, ask, kind: first = 'product', onSaid, onClose }: SayDialogProps) {
  const { t } = useTranslation('planning')
  const [kind, setKind] = useState<FactKind>(first)
  const [about, setAbout] = useState('')
  const [says, setSays] = useState('')
  const [date, setDate] = useState('')
  const lines = says
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const day = date && dated.includes(kind) ? date : null
  return (
    <PromptDialog
      title={ask || t('known.dialog')}
      words={t('known.dialogWords')}
      confirmLabel={t('known.save')}
      isReady={about.trim() !== '' && lines.length > 0}
      onClose={onClose}
      onSend={async () => {
        await call('POST /api/users/{id}/facts', {
          params: { id: accountId },
          body: { kind, about, says: lines, date: kind === 'offer' ? null : day, until: day },
        })
        onSaid?.()
      }}
      stale={staleAfter(['planning.changed'], { accountId })}
      done={t('known.saved')}
    >
      {(faults) => (
        <>
          <SelectField
            label={t('known.kind')}
            value={kind}
            onChange={(event) => setKind(event.target.value as FactKind)}
            choices={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <TextField
            label={t('known.about')}
            placeholder={t('known.aboutHelp')}
            value={about}
            maxLength={160}
            onChange={(event) => setAbout(event.target.value)}
            {...(faults.about ? { error: faults.about } : {})}
          />
          <TextArea
            label={t('known.says')}
            help={t('known.saysHelp')}
            rows={4}
            value={says}
            onChange={(event) => setSays(event.target.value)}
            {...(faults.says ? { error: faults.says } : {})}
          />
          {dated.includes(kind) && (
            <DateField label={t('known.date')} value={date} onChange={setDate} optional />
          )}
        </>
      )}
    </PromptDialog>
  )
}
