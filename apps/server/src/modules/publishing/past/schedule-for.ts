import type { Network } from '@postelier/contract'
import type { Actor } from '../../../access/actor.ts'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readTask } from '../../tasks/index.ts'
import { schedulePost } from '../commands/schedule-post.ts'
import { type Prepared, prepareMedia } from '../prepare-media.ts'

interface Wanted {
  readonly accountId: number
  readonly taskPublicId: string
  readonly pages: readonly { readonly id: number; readonly network: Network }[]
}

/** A validated post goes out on the day it was drafted for, on all pages of its networks. */
export async function scheduleOnItsDay(
  platform: Platform,
  actor: Actor,
  { pages, ...place }: Wanted,
): Promise<void> {
  const task = await readTask(platform.db, place, system('demo'))
  const { publishLocal: localTime, publishZone: zone, version } = task
  const going = pages.filter(({ network }) => task.networks.includes(network))
  if (!localTime || !zone || going.length === 0) return
  const prepared = new Map<Network, Prepared>()
  for (const { network } of going)
    if (!prepared.has(network))
      prepared.set(network, await prepareMedia(platform, { task, network, language: 'fr' }))
  const pageIds = going.map(({ id }) => id)
  const input = { ...place, version, pageIds, prepared, language: 'fr', localTime, zone } as const
  await runCommand(platform, actor, 'demo', schedulePost, input)
}
