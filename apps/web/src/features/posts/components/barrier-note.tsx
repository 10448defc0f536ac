import type { Network } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Barrier } from '#features/posts/model/reach.ts'
import { useNetworksLink } from '#shared/lib/customer-links.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'

/** Why nothing goes to a network, with the one press that mends it. */
export function BarrierNote({ network, of }: { network: Network; of: Barrier }) {
  const { t } = useTranslation('postPage')
  const networks = useNetworksLink('connectionId' in of ? of.connectionId : undefined)
  return (
    <>
      {t(`barrier.${of.why}`, { network: networkLabel(network) })}{' '}
      <Link {...linkTo(networks)} className="po-link">
        {t(`barrier.mend.${of.why}`)}
      </Link>
    </>
  )
}
