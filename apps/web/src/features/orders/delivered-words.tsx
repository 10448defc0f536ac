import type { OrderView } from '@postelier/contract/orders'
import { useTranslation } from 'react-i18next'
import { unbroken } from '#shared/lib/unbroken.ts'
import { networkLabel, networkNames } from '#shared/ui/network-mark.tsx'

/** What is spoken of: the words as they were delivered. */
export function DeliveredWords({ order }: { order: OrderView }) {
  const { t } = useTranslation('orders')
  const hooks = order.proposals.at(-1)?.hooks
  if (!hooks || order.kind === 'visual') return null
  const own = networkNames.flatMap((network) => {
    const words = hooks.own[network]?.trim()
    return words ? [{ network, words }] : []
  })
  return (
    <section className="po-return-words" aria-label={t('returnForm.delivered')}>
      <b>{t('returnForm.delivered')}</b>
      <p className="po-order-words">{unbroken(hooks.common)}</p>
      {own.map(({ network, words }) => (
        <div key={network}>
          <small className="po-mute">{networkLabel(network)}</small>
          <p className="po-order-words">{unbroken(words)}</p>
        </div>
      ))}
    </section>
  )
}
