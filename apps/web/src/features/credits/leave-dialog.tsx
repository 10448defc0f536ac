import type { Network } from '@postelier/contract'
import type { SubscriptionView } from '@postelier/contract/purchases'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LeavingAnswers, LeavingQuestions, reasonsOf } from '#features/credits/leaving-questions.tsx'
import {
  leavingQuery,
  linkedNetworksQuery,
  purchasesKey,
  useOwnName,
} from '#features/credits/purchase-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox, Radio } from '#shared/ui/check-field.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

interface LeaveDialogProps {
  accountId: number
  subscription: SubscriptionView
  onClose: () => void
}

/** Ends the plan with its period: what stays and what ends is said first, and why is asked, not demanded. */
export function LeaveDialog({ accountId, subscription, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { dayMonthYear } = useFormats()
  const asked = useQuery(leavingQuery(accountId))
  // Who may not see networks leaves the choice to who does.
  const maySeeNetworks = useAbility('networks:consult')
  const linked = useQuery({ ...linkedNetworksQuery(accountId), enabled: maySeeNetworks })
  const [said, setSaid] = useState<LeavingAnswers>({})
  const [chosen, setChosen] = useState<readonly Network[]>([])
  const most = asked.data?.networksKept ?? 0
  const networks = linked.data ?? []
  const mustChoose = networks.length > most
  const leave = useAction({
    send: () =>
      call('POST /api/users/{id}/subscription/leave', {
        params: { id: accountId },
        body: {
          reasons: reasonsOf(asked.data?.questions ?? [], said, nameIn),
          keptNetworks: mustChoose ? [...chosen] : networks,
        },
      }),
    stale: [purchasesKey],
    done: t('leave.done'),
    onDone: onClose,
  })
  const date = subscription.periodEnd ? dayMonthYear(subscription.periodEnd) : ''
  const isReady =
    asked.data !== undefined &&
    (!maySeeNetworks || linked.data !== undefined) &&
    (!mustChoose || chosen.length > 0)
  return (
    <Dialog open onClose={onClose} labelledBy="leave-title">
      <h2 id="leave-title">{t('leave.title', { plan: nameIn(subscription.plan.names) })}</h2>
      <p>{t('leave.words', { date })}</p>
      {mustChoose && asked.data && <KeptNetworks {...{ networks, most, chosen }} onChange={setChosen} />}
      <AsyncState of={asked} loading={<RowSkeleton rows={4} />}>
        {({ questions }) => <LeavingQuestions questions={questions} said={said} onChange={setSaid} />}
      </AsyncState>
      <p className="po-dialog-acts">
        {mustChoose && chosen.length === 0 && (
          <span role="status" className="po-dialog-missing">
            {t('leave.keepFirst')}
          </span>
        )}
        <Button look="quiet" onClick={onClose}>
          {t('leave.stay')}
        </Button>
        <Button look="danger" busy={leave.busy} disabled={!isReady} onClick={() => void leave.run()}>
          {t('leave.go')}
        </Button>
      </p>
    </Dialog>
  )
}

interface KeptNetworksProps {
  networks: readonly Network[]
  /** As many as there are without a plan. */
  most: number
  chosen: readonly Network[]
  onChange: (chosen: Network[]) => void
}

function KeptNetworks({ networks, most, chosen, onChange }: KeptNetworksProps) {
  const { t } = useTranslation('credits')
  const Choice = most === 1 ? Radio : Checkbox
  return (
    <fieldset className="po-leave-reasons">
      <legend>{t('leave.keep', { count: most })}</legend>
      {networks.map((network) => (
        <Choice
          key={network}
          name="kept-network"
          label={networkLabel(network)}
          checked={chosen.includes(network)}
          disabled={most > 1 && chosen.length >= most && !chosen.includes(network)}
          onChange={({ target }) => {
            if (most === 1) onChange([network])
            else onChange(target.checked ? [...chosen, network] : chosen.filter((one) => one !== network))
          }}
        />
      ))}
    </fieldset>
  )
}
