import type { Hooks } from '@postelier/contract'
import type { OrderView } from '@postelier/contract/orders'
import { useNavigate } from '@tanstack/react-router'
import { Copy, PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOrderLinks } from '#features/orders/order-links.ts'
import { type OrderAt, paramsOf } from '#features/orders/order-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Button } from '#shared/ui/button.tsx'
import { networkLabel, networkNames } from '#shared/ui/network-mark.tsx'

const isTaken = ({ status, proposals }: OrderView): boolean =>
  status === 'completed' && proposals.at(-1)?.status === 'accepted'
const areTaken = (order: OrderView): boolean => order.kind === 'hook' && isTaken(order)

const hooksOf = ({ proposals }: OrderView): Hooks => proposals.at(-1)?.hooks ?? { common: '', own: {} }

/** Words alone that were accepted are taken along as they are. */
export function CopyWords({ order }: { order: OrderView }) {
  const { t } = useTranslation('orders')
  const copy = useAction({
    send: () => navigator.clipboard.writeText(inOneText(hooksOf(order))),
    done: t('order.copied'),
    faultWords: () => t('order.notCopied'),
  })
  if (!areTaken(order)) return null
  return (
    <Button icon={Copy} busy={copy.busy} onClick={() => void copy.run()}>
      {t('order.copyWords')}
    </Button>
  )
}

/** A post begins with what was accepted alone: words, or a picture, which stays the order's and is copied. */
export function PostOfWork({ order, at }: { order: OrderView; at: OrderAt }) {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const links = useOrderLinks()
  const mayWrite = useAbility('posts:create')
  const begin = useAction({
    send: () =>
      order.kind === 'visual'
        ? call('POST /api/users/{id}/tasks/{taskPublicId}/duplicate', { params: paramsOf(at) })
        : call('POST /api/users/{id}/tasks', {
            params: { id: at.accountId },
            body: {
              title: order.title,
              format: 'image',
              networks: [...order.networks],
              hooks: hooksOf(order),
              drawsTitle: true,
            },
          }),
    stale: staleAfter(['tasks.changed'], { accountId: at.accountId }),
    onDone: ({ task }) => navigate(linkTo(links.post(task.id))),
  })
  if (!mayWrite || order.kind === 'complete' || !isTaken(order)) return null
  return (
    <Button look="primary" icon={PenLine} busy={begin.busy} onClick={() => void begin.run()}>
      {t('order.makePost')}
    </Button>
  )
}

/** The words for all networks, and under its name each network's own. */
function inOneText({ common, own }: Hooks): string {
  const apart = networkNames.flatMap((network) => {
    const words = own[network]?.trim()
    return words ? [`${networkLabel(network)}\n${words}`] : []
  })
  return [common.trim(), ...apart].filter((words) => words !== '').join('\n\n')
}
