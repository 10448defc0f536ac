import type { ProposalView } from '@postelier/contract/orders'
import { useTranslation } from 'react-i18next'
import { unbroken } from '#shared/lib/unbroken.ts'
import { RemarkList } from '#shared/orders/remarks.tsx'

/** What was delivered before, with what was said of it. */
export function EarlierProposals({
  proposals,
  pages,
}: {
  proposals: readonly ProposalView[]
  pages: number
}) {
  const { t } = useTranslation('orders')
  if (proposals.length === 0) return null
  return (
    <details className="po-order-earlier">
      <summary>{t('order.earlier')}</summary>
      {proposals.map(({ round, hooks, remarks }) => (
        <article key={round}>
          <h3>{t('order.round', { round })}</h3>
          <p className="po-order-words">{unbroken(hooks.common)}</p>
          {remarks.length > 0 && <RemarkList remarks={remarks} pages={pages} />}
        </article>
      ))}
    </details>
  )
}
