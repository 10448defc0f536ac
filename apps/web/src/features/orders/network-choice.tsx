import type { Network } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useOrderLinks } from '#features/orders/order-links.ts'
import { lostNetworksQuery } from '#features/orders/order-queries.ts'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Field } from '#shared/ui/field.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import { NetworkToggles } from '#shared/ui/network-toggles.tsx'

/** Networks whose account is to be linked again: nothing goes out there until it is. */
export function useLostNetworks(): { readonly lost: readonly Network[]; readonly isRead: boolean } {
  const may = useAbility('networks:consult')
  const found = useQuery({ ...lostNetworksQuery(useManagedAccountId()), enabled: may })
  return { lost: found.data ?? [], isRead: !may || !found.isPending }
}

interface NetworkChoiceProps {
  networks: readonly Network[]
  error: string | undefined
  onChange: (networks: Network[]) => void
}

export function NetworkChoice({ networks, error, onChange }: NetworkChoiceProps) {
  const { t } = useTranslation(['briefs', 'orders'])
  const { list } = useFormats()
  const { lost } = useLostNetworks()
  const links = useOrderLinks()
  return (
    <Field
      label={t('networks')}
      {...(error ? { error } : {})}
      help={
        lost.length > 0 && (
          <>
            {t('orders:lostNetworks', { count: lost.length, networks: list(lost.map(networkLabel)) })}{' '}
            <Link {...linkTo(links.networks)} className="po-link">
              {t('orders:linkAgain')}
            </Link>
          </>
        )
      }
    >
      {() => <NetworkToggles value={networks} onChange={onChange} />}
    </Field>
  )
}
