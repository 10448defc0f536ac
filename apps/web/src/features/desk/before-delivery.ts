import type { Hooks } from '@postelier/contract'
import type { WorkView } from '@postelier/contract/desk'
import { networksAlike } from '@postelier/contract/orders'

export type Lacking = 'hook' | 'hookForEach' | 'visual' | 'film'

/** What a delivery cannot be without, as far as it is seen here. */
export function lackingIn(
  { kind, format, brief, networks, visual, film }: WorkView,
  { common, own }: Hooks,
): Lacking[] {
  const bare = networks.some((network) => !(own[network] || common).trim())
  const alike = networksAlike(brief, { common, own }, networks).length > 0
  const hook = kind === 'visual' ? [] : bare ? ['hook' as const] : alike ? ['hookForEach' as const] : []
  if (kind === 'hook') return hook
  if (format === 'video') return film ? hook : [...hook, 'film']
  const isDrawn = visual !== null && visual.blankPages.length < visual.pages
  return isDrawn ? hook : [...hook, 'visual']
}

/** It came back, and what would be delivered is what came back: the same words, the same picture or film. */
export function isAsRefused(
  {
    kind,
    isRedrawn,
    proposals,
    networks,
  }: Pick<WorkView, 'kind' | 'isRedrawn' | 'networks'> & {
    readonly proposals: readonly Pick<WorkView['proposals'][number], 'status' | 'hooks'>[]
  },
  hooks: Hooks,
): boolean {
  const last = proposals.at(-1)
  if (last?.status !== 'declined') return false
  const wordsOn = ({ common, own }: Hooks, network: (typeof networks)[number]) =>
    (own[network] || common).trim()
  const isSaidAlike =
    kind === 'visual' || networks.every((network) => wordsOn(hooks, network) === wordsOn(last.hooks, network))
  return isSaidAlike && (kind === 'hook' || !isRedrawn)
}
