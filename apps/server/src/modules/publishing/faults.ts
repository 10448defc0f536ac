import { type Network, networkLabels } from '@postelier/contract'
import type { PostFault } from '@postelier/networks'
import { postFaultWords } from '@postelier/texts/post-faults'
import type { FieldFault } from '../../platform/errors.ts'

interface FaultyPage {
  readonly id: number
  readonly network: Network
}

/**
 * Why a post cannot go to a page, every reason in words: under `pageIds.7.mediaRatio.2` stand the page, the code, and
 * which of the media or settings it is about.
 */
export function pageFaults(
  { id, network }: FaultyPage,
  faults: readonly PostFault[],
): Record<string, FieldFault> {
  const found: Record<string, FieldFault> = {}
  for (const fault of faults) {
    const { key, figures } = postFaultWords(fault)
    const about = fault.setting ?? fault.media
    const path = `pageIds.${id}.${fault.code}${about === undefined ? '' : `.${about}`}`
    found[path] ??= { key: `postFaults:${key}`, ...figures, network: networkLabels[network] }
  }
  return found
}
