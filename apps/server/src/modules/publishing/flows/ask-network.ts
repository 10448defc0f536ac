import type { Network } from '@postelier/contract'
import { NoAnswer, Refusal } from '@postelier/networks/adapters'
import { AppError, notFound } from '../../../platform/errors.ts'
import type { NetworkClient } from '../../../platform/networks/network-client.ts'
import type { Platform } from '../../../platform/platform.ts'

export const networkClientOf = (platform: Pick<Platform, 'networks'>, network: Network): NetworkClient => {
  const networkClient = platform.networks(network)
  if (!networkClient) throw notFound()
  return networkClient
}

/** Whatever a network says against it is one thing to the person; that it does not answer is another. */
export async function askNetwork<T>(
  ask: () => Promise<T>,
  refused: 'networkRefused' | 'adsRefused' = 'networkRefused',
): Promise<T> {
  try {
    return await ask()
  } catch (reason) {
    if (reason instanceof NoAnswer) throw new AppError('unavailable', { cause: reason })
    if (!(reason instanceof Refusal)) throw reason
    const isTheirs = ['transient', 'unknownOutcome', 'rateLimited'].includes(reason.facts.kind)
    throw new AppError(isTheirs ? 'unavailable' : refused, { cause: reason })
  }
}
