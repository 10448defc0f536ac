import { isDeepStrictEqual } from 'node:util'
import { networks as allNetworks } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { type FieldFault, invalid } from '../../../platform/errors.ts'
import { lockBrand, readAiNetworks } from '../brand.store.ts'
import { aiNetwork } from '../brand.tables.ts'

interface AiNetwork {
  readonly network: string
  readonly enabled: boolean
  readonly tone: string
  readonly customTone: string
}

/** The whole list at once: a network left out is drafted for no longer. */
export async function changeAiNetworks(
  ctx: CommandContext,
  { accountId, networks }: { accountId: number; networks: readonly AiNetwork[] },
): Promise<void> {
  await lockBrand(ctx.tx, accountId)
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')

  const faults: Record<string, FieldFault> = {}
  networks.forEach(({ network, enabled, tone, customTone }, place) => {
    if (networks.findIndex((other) => other.network === network) < place)
      faults[`networks.${place}.network`] = { key: 'taken' }
    if (enabled && tone === 'custom' && customTone === '')
      faults[`networks.${place}.customTone`] = { key: 'required' }
  })
  if (Object.keys(faults).length > 0) throw invalid(faults)

  const before = (await readAiNetworks(ctx.tx, [accountId])).map(({ personId: _, ...rest }) => rest)
  if (isDeepStrictEqual(byName(before), byName(networks))) return
  await ctx.tx.delete(aiNetwork).where(eq(aiNetwork.personId, accountId))
  if (networks.length > 0)
    await ctx.tx.insert(aiNetwork).values(networks.map((network) => ({ personId: accountId, ...network })))

  await ctx.record({
    action: 'aiNetworks.changed',
    accountId,
    subject: ['brand', accountId],
    details: { enabled: networks.filter((one) => one.enabled).map((one) => one.network) },
  })
  await ctx.announce({ name: 'brand.changed', accountId })
}

const byName = (networks: readonly AiNetwork[]) =>
  Object.fromEntries(
    networks.map(({ network, enabled, tone, customTone }) => [network, { enabled, tone, customTone }]),
  )

/** One tone for every network, also those nobody has touched yet; for which of them posts are drafted stays. */
export async function speakOnNetworks(
  ctx: CommandContext,
  { accountId, tone, customTone }: { accountId: number } & Pick<AiNetwork, 'tone' | 'customTone'>,
): Promise<void> {
  const known = await readAiNetworks(ctx.tx, [accountId])
  const isDraftedFor = (network: string) => known.some((one) => one.network === network && one.enabled)
  await changeAiNetworks(ctx, {
    accountId,
    networks: allNetworks.map((network) => ({ network, enabled: isDraftedFor(network), tone, customTone })),
  })
}
