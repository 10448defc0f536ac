import type { ManagedCardView } from '@postelier/contract/desk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takersQuery, workKey } from '#features/desk/desk-queries.ts'
import { call } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'

/** Who takes a task over, those first who keep what was promised. */
export function TransferDialog({ task, onClose }: { task: ManagedCardView; onClose: () => void }) {
  const { t } = useTranslation('desk')
  const { dateTime } = useFormats()
  const takers = useQuery(takersQuery(task.taskId)).data
  const [chosen, setChosen] = useState('')
  const agentId = chosen || String(takers?.[0]?.id ?? '')
  return (
    <PromptDialog
      title={t('team.transferOf', { title: task.title })}
      words={t('team.transferWords')}
      confirmLabel={t('team.give')}
      isReady={agentId !== ''}
      onClose={onClose}
      onSend={() =>
        call('POST /api/me/managing-tasks/{taskPublicId}/transfer', {
          params: { taskPublicId: task.taskId },
          body: { agentId: Number(agentId) },
        })
      }
      stale={[workKey]}
      done={t('team.given', { title: task.title })}
    >
      {(faults) =>
        takers?.length === 0 ? (
          <p>{t('team.noTakers')}</p>
        ) : (
          <SelectField
            label={t('team.to')}
            value={agentId}
            error={faults.agentId}
            onChange={({ target }) => setChosen(target.value)}
            choices={(takers ?? []).map(({ id, name, endsAt, isInTime }) => ({
              value: String(id),
              label: t(isInTime ? 'team.inTime' : 'team.notInTime', { name, date: dateTime(endsAt) }),
            }))}
          />
        )
      }
    </PromptDialog>
  )
}
