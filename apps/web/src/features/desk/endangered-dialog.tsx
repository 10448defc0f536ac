import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endangeredQuery, workKey } from '#features/desk/desk-queries.ts'
import { call } from '#shared/api/call.ts'
import { EndangeredOrders } from '#shared/orders/endangered-orders.tsx'
import { type Choices, chosenText, useTransferChoices } from '#shared/orders/transfer-choices.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'

interface EndangeredDialogProps {
  agent: { readonly id: number; readonly name: string }
  onClose: () => void
}

/** What an agent cannot keep as things stand: illness, other hours, or they are switched off. Several are moved by one press. */
export function EndangeredDialog({ agent, onClose }: EndangeredDialogProps) {
  const { t } = useTranslation(['desk', 'transfers'])
  const chosen = useState<Choices>({})
  const endangered = useQuery({
    ...endangeredQuery(agent.id, chosenText(chosen[0])),
    placeholderData: keepPreviousData,
  })
  const choosing = useTransferChoices(endangered.data, chosen)
  const made = Object.values(choosing.choices)
  const isMoved = made.some(({ agentId }) => agentId !== null)
  return (
    <PromptDialog
      title={t('team.endangeredOf', { name: agent.name })}
      words={t('team.endangeredWords')}
      confirmLabel={t(isMoved || made.length === 0 ? 'team.give' : 'team.confirmChoices')}
      isReady={made.length > 0 && !endangered.isPlaceholderData}
      missing={made.length > 0 ? '' : t('team.chooseTaker')}
      isReadFirst
      isWide
      onClose={onClose}
      onSend={() =>
        call('POST /api/me/managing-tasks/agents/{agentId}/transfers', {
          params: { agentId: agent.id },
          body: { transfers: made },
        })
      }
      stale={[workKey, ['home']]}
      done={({ moved }) => (moved === 0 ? t('team.keptLate') : t('team.moved', { count: moved }))}
    >
      {() => (
        <AsyncState
          of={endangered}
          loading={<LineSkeleton />}
          isEmpty={(orders) => orders.length === 0}
          empty={<p>{t('team.allHold')}</p>}
        >
          {(orders) => (
            <EndangeredOrders
              title={t('transfers:riskNow', { count: orders.length })}
              orders={orders}
              holder={agent.name}
              choosing={choosing}
            />
          )}
        </AsyncState>
      )}
    </PromptDialog>
  )
}
