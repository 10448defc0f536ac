import type { PagesAfter } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import type { Network } from '#features/networks/network-queries.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import { toast } from '#shared/ui/toast-store.ts'

const keys = {
  chosen: 'back.linked',
  toChoose: 'back.linkedToChoose',
  none: 'back.linkedForNothing',
} as const

/** Says that an account is linked, and whether a post can go there by now. */
export function useSayLinked() {
  const { t } = useTranslation('networks')
  return (network: Network, pages: PagesAfter) =>
    toast({
      tone: pages === 'none' ? 'bad' : 'done',
      message: t(keys[pages], { network: networkLabel(network) }),
    })
}
