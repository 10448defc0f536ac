import { postFaultWords } from '@postelier/texts/post-faults'
import { useTranslation } from 'react-i18next'
import type { FaultOn } from '#features/posts/model/post-faults.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'

/** Each thing that stands against a post, once, with all networks it stands against. */
export function useFaultSentences(): (faults: readonly FaultOn[]) => string[] {
  const { t } = useTranslation('postFaults')
  const { list } = useFormats()
  return (faults) => {
    const found = new Map<string, { words: ReturnType<typeof postFaultWords>; networks: string[] }>()
    for (const { network, fault } of faults) {
      const words = postFaultWords(fault)
      const same = JSON.stringify(words)
      const { networks } = found.get(same) ?? { networks: [] }
      found.set(same, { words, networks: [...networks, networkLabel(network)] })
    }
    return [...found.values()].map(({ words: { key, figures }, networks }) =>
      t(key, { ...figures, network: list(networks) }),
    )
  }
}
