import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftedNetworks } from '#features/account/components/drafted-networks.tsx'
import { accountQuery } from '#shared/api/account-query.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { queryClient } from '#shared/api/query-client.ts'

interface DraftedNetworksPartProps {
  accountId: number
  linked: readonly string[]
}

/** Under the networks that are linked: for which of them posts are drafted, and in which tone. */
export function DraftedNetworksPart({ accountId, linked }: DraftedNetworksPartProps) {
  const { t } = useTranslation(['start', 'account'])
  const id = useId()
  const mayEdit = useAbility('brand:edit')
  const account = useQuery(accountQuery(accountId)).data
  const now = linked.join()
  // Whoever links a network is drafted for from then on: what is shown and saved here begins with that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is linked.
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: accountQuery(accountId).queryKey })
  }, [accountId, now])
  const known = account?.settings.aiNetworks.map(({ network }) => network) ?? []
  const shown = known.filter((network) => linked.includes(network))
  if (!account || !mayEdit || shown.length === 0) return null
  return (
    <DraftedNetworks key={shown.toSorted().join()} account={account} only={shown}>
      {(lines, state) => (
        <section className="po-start-drafted" aria-labelledby={id}>
          <h2 id={id}>
            {t('networks.drafted')} {state}
          </h2>
          <p className="po-field-note">{t('networks.draftedHelp')}</p>
          {lines}
        </section>
      )}
    </DraftedNetworks>
  )
}
