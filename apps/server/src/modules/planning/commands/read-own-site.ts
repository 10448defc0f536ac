import { system } from '../../../access/actor.ts'
import { asIf, type CommandContext } from '../../../access/context.ts'
import { readableUrl } from '../../../platform/outside/reach.ts'
import { speakerOf } from '../../brand/index.ts'
import { latestReading } from '../known/reading.store.ts'
import { startReading } from './start-reading.ts'

/** Whoever registered with the address of their site has it read before they sign in; what cannot be read is asked for then. */
export async function readOwnSite(
  ctx: CommandContext,
  { accountId }: { readonly accountId: number },
): Promise<void> {
  const site = (await speakerOf(ctx.tx, accountId))?.site
  if (!site || !readableUrl(ctx.platform, site) || (await latestReading(ctx.tx, accountId))) return
  await startReading(asIf(ctx, { actor: system('registration') }), { accountId, url: site })
}
