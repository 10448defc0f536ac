// The picture of the very product a post is about, from where its business's own feed says that it is.
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { siteRules } from '../../../platform/outside/reach.ts'
import { readWeb } from '../../../platform/outside/read-web.ts'
import { WebRefusal } from '../../../platform/outside/web-refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keepOwnProduct, keptFor } from '../../library/index.ts'
import { withFetchedPicture } from '../../media/index.ts'

interface Wanted {
  readonly accountId: number
  readonly address: string
  /** What the product is called. */
  readonly name: string
  readonly signal: AbortSignal
}

const accept = 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8'
/** What is smaller was made for a list, and is a blur in a post. */
const leastEdge = 300

/** One for each address: fetched once, whatever else is written of it. Nothing where it cannot be had. */
export async function productPicture(platform: Platform, wanted: Wanted): Promise<string | undefined> {
  const { accountId, address, name, signal } = wanted
  const key = `product:${createHash('sha256').update(address).digest('base64url')}`
  const before = await keptFor(platform.db, { accountId, key })
  if (typeof before !== 'string') return before.pictureId
  if (before === 'full') return undefined
  const fetch = async (path: string) => {
    const { body } = await readWeb(address, { signal, accept, ...siteRules(platform) })
    await writeFile(path, body)
    return { name }
  }
  try {
    return await withFetchedPicture(platform, { accountId, fetch }, (picture) => {
      if (Math.min(picture.widthPx, picture.heightPx) < leastEdge) throw new AppError('unsupportedMedia')
      return runCommand(platform, system('planner'), 'planner', keepOwnProduct, { accountId, key, picture })
    })
  } catch (reason) {
    // Their server's matter, or no picture at all: whatever is next is shown.
    if (!(reason instanceof WebRefusal || reason instanceof AppError)) throw reason
    platform.log.info({ err: reason, address }, 'a picture of a product cannot be had')
    return undefined
  }
}
