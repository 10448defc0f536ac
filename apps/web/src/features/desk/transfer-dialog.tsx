import type { ManagedCardView } from '@postelier/contract/desk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { managedWorkQuery, takersQuery, workKey } from '#features/desk/desk-queries.ts'
import { call } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'

/** Who takes a task over, those first who keep what was promised; what becomes of the promise is said before it is given. */
export function TransferDialog({ task, onClose }: { task: ManagedCardView; onClose: () => void }) {
  // After a refusal the board is read again: who has it now is asked for, not who had it.
  const read = useQuery(managedWorkQuery(task.taskId)).data
  const now = read ?? task
  const { t } = useTranslation('desk')
  const { dateTime, hours } = useFormats()
  const takers = useQuery(takersQuery(task.taskId)).data
  const [chosen, setChosen] = useState('')
  const taker = takers?.find(({ id }) => String(id) === chosen) ?? takers?.[0]
  const give = (agentId: number, fromAgentId: number | null) =>
    call('POST /api/me/managing-tasks/{taskPublicId}/transfer', {
      params: { taskPublicId: task.taskId },
      body: { agentId, fromAgentId },
    })
  const slips = taker !== undefined && !taker.isInTime
  // A date that slipped does not come back with the work.
  const before = now.agent?.isWorking && !slips ? now.agent : null
  return (
    <PromptDialog
      title={t('team.transferOf', { title: task.title })}
      words={t('team.transferWords')}
      confirmLabel={t(slips ? 'team.giveLater' : 'team.give')}
      holds={slips}
      isReady={taker !== undefined}
      onClose={onClose}
      onSend={() => give(taker?.id ?? 0, now.agent?.id ?? null)}
      stale={[workKey]}
      done={({ expectedAt, isInTime }) =>
        isInTime || !expectedAt
          ? t('team.given', { title: task.title, name: taker?.name })
          : t('team.givenLater', { title: task.title, name: taker?.name, date: dateTime(expectedAt) })
      }
      undo={before ? () => give(before.id, taker?.id ?? null) : undefined}
      undone={t('team.givenBack', { name: before?.name })}
    >
      {(faults) =>
        takers?.length === 0 ? (
          <p>{t('team.noTakers')}</p>
        ) : (
          <>
            {now.agent && <p className="po-mute">{t('team.holder', { name: now.agent.name })}</p>}
            <SelectField
              label={t('team.to')}
              value={String(taker?.id ?? '')}
              error={faults.agentId}
              onChange={({ target }) => setChosen(target.value)}
              choices={(takers ?? []).map(({ id, name, endsAt, isInTime }) => ({
                value: String(id),
                label: t(isInTime ? 'team.inTime' : 'team.notInTime', { name, date: dateTime(endsAt) }),
              }))}
            />
            {taker && now.promisedAt && (
              <div className={slips ? 'po-desk-slips' : 'po-desk-holds'} role="status">
                <p>{t('team.awaits', { business: task.business, date: dateTime(now.promisedAt) })}</p>
                <p>
                  <b>
                    {t(slips ? 'team.becomes' : 'team.holds', {
                      name: taker.name,
                      date: dateTime(taker.endsAt),
                    })}
                  </b>{' '}
                  {slips && t('team.isTold')}
                </p>
                {taker.minutesUntil !== null && (
                  <p>
                    {t(roomOf(taker.minutesUntil, taker.minutesBefore), {
                      name: taker.name,
                      room: hours(taker.minutesUntil),
                      before: hours(taker.minutesBefore),
                      minutes: hours(taker.minutes),
                    })}
                  </p>
                )}
              </div>
            )}
            {taker && (
              <p className="po-mute" role="status">
                {taker.passed > 0
                  ? t('team.passes', { count: taker.passed, name: taker.name })
                  : t('team.passesNone', { name: taker.name })}
              </p>
            )}
          </>
        )
      }
    </PromptDialog>
  )
}

function roomOf(until: number, before: number): 'team.roomNone' | 'team.room' | 'team.roomFirst' {
  if (until === 0) return 'team.roomNone'
  return before > 0 ? 'team.room' : 'team.roomFirst'
}
