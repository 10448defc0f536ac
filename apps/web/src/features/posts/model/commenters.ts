import type { Network } from '@postelier/contract'
import { descriptors } from '@postelier/networks'
import type { PageOption } from '#features/posts/post-queries.ts'

/** Networks that take a first comment: of those whose pages are linked, those of which a page lets us write one. */
export const commentersAmong = (
  networks: readonly Network[],
  linked: readonly Pick<PageOption, 'network' | 'takesComments'>[],
): Network[] =>
  networks.filter((network) => {
    const own = linked.filter((page) => page.network === network)
    const isLet = own.length === 0 || own.some(({ takesComments }) => takesComments)
    return descriptors[network].can.firstComment && isLet
  })
