import type { Network, Reconnected } from '@postelier/contract'
import { CirclePause } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { UnusablePages } from '#features/networks/components/unusable-pages.tsx'
import { AuthLayout } from '#shared/layouts/auth-layout.tsx'
import { accountAnchor } from '#shared/lib/customer-links.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import '#features/networks/networks.css'

interface ReconnectDoneProps {
  network: Network
  of: Reconnected
}

/** Linked again, and what comes next: where nothing can appear yet that is said first, with its reason. */
export function ReconnectDone({ network: name, of: done }: ReconnectDoneProps) {
  const { t } = useTranslation(['auth', 'networks'])
  const network = networkLabel(name)
  const words = wordsOf[done.pages]
  const networks = { to: '/me/networks', hash: accountAnchor(done.connectionId) } as const
  return (
    <AuthLayout
      title={t(words.title, { name: done.name })}
      pageTitle={t('auth:reconnect.pageTitle')}
      lead={<span role="status">{t(words.lead)}</span>}
    >
      <div className="po-reconnected">
        {done.isStopped && (
          <Notice tone="wait" icon={CirclePause}>
            {t('networks:mailed.stopped')}
          </Notice>
        )}
        {done.pages === 'none' && <Reasons {...{ network, of: done.unusable }} />}
        <div className="po-wrap">
          {done.pages === 'chosen' ? (
            <ButtonLink look="primary" size="lg" to="/me/tasks">
              {t('auth:reconnect.open')}
            </ButtonLink>
          ) : (
            <ButtonLink look="primary" size="lg" {...networks}>
              {t('networks:mailed.open')}
            </ButtonLink>
          )}
        </div>
      </div>
    </AuthLayout>
  )
}

const wordsOf = {
  chosen: { title: 'auth:reconnect.done', lead: 'auth:reconnect.doneLead' },
  toChoose: { title: 'networks:mailed.toChoose', lead: 'networks:mailed.toChooseLead' },
  none: { title: 'networks:mailed.forNothing', lead: 'networks:mailed.forNothingLead' },
} as const

function Reasons({ network, of: pages }: { network: string; of: Reconnected['unusable'] }) {
  const { t } = useTranslation('networks')
  if (pages.length === 0) return <p>{t('mailed.noPages', { network })}</p>
  return <UnusablePages network={network} of={pages} />
}
