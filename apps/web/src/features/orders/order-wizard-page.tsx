import { useQuery } from '@tanstack/react-query'
import { notFound, useParams, useSearch } from '@tanstack/react-router'
import { useLostNetworks } from '#features/orders/network-choice.tsx'
import { newOrder } from '#features/orders/order-links.ts'
import { draftQuery, kindsQuery } from '#features/orders/order-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PostSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/orders/orders.css'

import { OrderWizard } from '#features/orders/order-wizard.tsx'
/** A brief from the idea to the order, saved as it is written, with its price and date beside it. */
export function OrderWizardPage() {
  const { taskPublicId = '' } = useParams({ strict: false })
  return taskPublicId === newOrder ? <NewOrder /> : <BegunOrder taskPublicId={taskPublicId} />
}

/** Nothing is kept of it before something is said. */
function NewOrder() {
  const accountId = useManagedAccountId()
  const { kind, day } = useSearch({ strict: false }) as { kind?: string; day?: string }
  const kinds = useQuery(kindsQuery(accountId))
  const { lost, isRead } = useLostNetworks()
  return (
    <AsyncState of={kinds} loading={<PostSkeleton />}>
      {({ configurations, begins, ...rest }) =>
        isRead && (
          <OrderWizard
            at={null}
            found={{
              version: 0,
              configurationId: configurations.find(({ id }) => id === Number(kind))?.id ?? null,
              isUrgent: false,
              brief: {
                ...begins,
                publishOn: day ?? null,
                networks: begins.networks.filter((network) => !lost.includes(network)),
              },
            }}
            kinds={{ configurations, ...rest }}
          />
        )
      }
    </AsyncState>
  )
}

function BegunOrder({ taskPublicId }: { taskPublicId: string }) {
  const at = { accountId: useManagedAccountId(), taskPublicId }
  const draft = useQuery(draftQuery(at))
  const kinds = useQuery(kindsQuery(at.accountId))
  if (isApiError(draft.error) && [404, 422].includes(draft.error.status)) throw notFound()
  return (
    <AsyncState of={draft} loading={<PostSkeleton />}>
      {(found) => kinds.data && <OrderWizard key={found.taskId} at={at} found={found} kinds={kinds.data} />}
    </AsyncState>
  )
}
