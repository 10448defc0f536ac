// Looks at a scheduled post as if it were its time: asks the network whether it would let us in, and sends nothing.
import { descriptors } from '@postelier/networks'
import { NoAnswer, Refusal } from '@postelier/networks/adapters'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { isHeld } from '../tasks/index.ts'
import { saveReadiness } from './commands/keep-readiness.ts'
import { type Content, factsOf } from './content.ts'
import { notSoAt } from './not-so.ts'
import { openPage, withRenewal } from './open-page.ts'
import { type Ahead, pageOf, postsAround } from './queries/posts-ahead.ts'
import { type Found, readinessOf } from './readiness.ts'

const by = system('readiness')

/** Its readiness, kept with it. */
export async function checkReadiness(platform: Platform, ahead: Ahead, signal: AbortSignal): Promise<void> {
  const { id: deliveryId, publishAt, isLater, network, content, settings } = ahead
  const found = await pageOf(platform.db, ahead.pageId)
  // A comment that is refused keeps no post from going out.
  const { firstComment: _, ...post } = content
  const faults = readinessOf({
    network,
    publishAt,
    page: found?.page,
    link: found?.link,
    there: await askThere(platform, ahead),
    isMediaThere: await areThere(platform, content),
    notSo: await notSoAt(platform, ahead, signal),
    contentFaults: descriptors[network].faultsOf(factsOf(post, settings)),
    postsThatDay: await postsAround(platform.db, ahead),
    isHeld: await isHeld(platform.db, ahead.accountId),
  })
  await runCommand(platform, by, 'readiness', saveReadiness, {
    deliveryId,
    faults,
    publishAt,
    isTold: isLater,
  })
}

async function areThere({ storage }: Platform, { media }: Content): Promise<boolean> {
  for (const { key } of media) if (!(await storage.writtenAt(key))) return false
  return true
}

/** Whether the network would let us in, and still has the page for us. */
async function askThere(platform: Platform, ahead: Ahead): Promise<Found['there']> {
  const opened = await openPage(platform, platform.networks, ahead)
  if (!opened) return 'unasked'
  try {
    const { id } = opened.page()
    const { adapter, context } = opened.networkClient
    const pages = await withRenewal(opened, () => adapter.pages(context, opened.own()))
    const there = pages.find((page) => page.id === id)
    if (!there) return 'gone'
    return there.unusable === null ? 'open' : 'closed'
  } catch (reason) {
    return thereOf(reason)
  }
}

const shutting: ReadonlySet<string> = new Set(['authExpired', 'authRevoked', 'permissionMissing'])

function thereOf(reason: unknown): 'shut' | 'noAnswer' {
  if (reason instanceof NoAnswer) return 'noAnswer'
  if (!(reason instanceof Refusal)) throw reason
  return shutting.has(reason.facts.kind) ? 'shut' : 'noAnswer'
}
