import type { ApprovalPolicyView } from '@postelier/contract/approvals'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { approvalPolicyQuery } from '#features/posts/approval/approval-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'

const silences = ['hold', 'nextSlot', 'validate'] as const satisfies readonly ApprovalPolicyView['silence'][]
const silenceHours = [4, 8, 16, 24, 40] as const satisfies readonly ApprovalPolicyView['afterHours'][]

interface SilencePolicyProps {
  accountId: number
  /** Says how the saving goes. */
  keep: (saving: Promise<boolean>) => Promise<void>
}

/** What becomes of posts that nobody answers about, saved as it is chosen. */
export function SilencePolicy({ accountId, keep }: SilencePolicyProps) {
  const policy = useQuery(approvalPolicyQuery(accountId))
  return (
    <AsyncState of={policy} loading={<LineSkeleton />}>
      {(chosen) => <Choices {...{ accountId, keep }} policy={chosen} />}
    </AsyncState>
  )
}

function Choices({ accountId, keep, policy }: SilencePolicyProps & { policy: ApprovalPolicyView }) {
  const { t } = useTranslation('approvals')
  const mayEdit = useAbility('posts:edit')
  const save = useAction({
    stale: staleAfter(['tasks.changed'], { accountId }),
    send: (body: ApprovalPolicyView) =>
      call('POST /api/users/{id}/approval-policy', { params: { id: accountId }, body }),
    onDone: ({ policy: saved }) => queryClient.setQueryData(approvalPolicyQuery(accountId).queryKey, saved),
  })
  // What is being saved is shown already.
  const { silence, afterHours } = save.busyWith ?? policy
  const choose = (change: Partial<ApprovalPolicyView>) =>
    void keep(save.run({ silence, afterHours, ...change }))
  return (
    <>
      <SelectField
        label={t('policy.title')}
        help={t('policy.words')}
        value={silence}
        disabled={!mayEdit || save.busy}
        onChange={({ target }) => choose({ silence: target.value as ApprovalPolicyView['silence'] })}
        choices={silences.map((value) => ({ value, label: t(`policy.choices.${value}`) }))}
      />
      {silence === 'validate' && (
        <SelectField
          label={t('policy.after')}
          help={t('policy.afterWords')}
          value={String(afterHours)}
          disabled={!mayEdit || save.busy}
          onChange={({ target }) =>
            choose({ afterHours: Number(target.value) as ApprovalPolicyView['afterHours'] })
          }
          choices={silenceHours.map((hours) => ({
            value: String(hours),
            label: t('policy.hours', { count: hours }),
          }))}
        />
      )}
    </>
  )
}
