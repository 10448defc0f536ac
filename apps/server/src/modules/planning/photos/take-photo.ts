// One photo of a business's own site, fetched as a page is, judged by its content, and kept in one transaction.
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { siteRules } from '../../../platform/outside/reach.ts'
import { readWeb } from '../../../platform/outside/read-web.ts'
import { WebRefusal } from '../../../platform/outside/web-refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { likenessOf, type StoredPicture, withFetchedPicture } from '../../media/index.ts'
import { keepPhoto } from './keep-photo.store.ts'
import type { SitePhotoRow } from './photo.store.ts'

const accept = 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8'
const timeLimitMs = 15_000
/** What is smaller was made for a list, and is a blur in a post. */
const leastEdge = 600
/** What is longer than that for its height is a banner, a line or a name, and no photo. */
const mostSlender = 3

type Taken =
  | { readonly pictureId: string }
  /** Why there is none, and whether it may be had later. */
  | { readonly failure: string; readonly isPassing: boolean }

/** By its address: the same one, also where a post fetched it before its turn came. */
export const keyOfPhoto = (url: string): string =>
  `site:${createHash('sha256').update(url).digest('base64url')}`

export async function takePhoto(platform: Platform, row: SitePhotoRow, signal: AbortSignal): Promise<Taken> {
  const { accountId, url } = row
  const fetch = async (path: string) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)])
    const { body } = await readWeb(url, { signal: limit, accept, ...siteRules(platform) })
    await writeFile(path, body)
    return { name: nameIn(url) }
  }
  try {
    const pictureId = await withFetchedPicture(platform, { accountId, fetch }, async (picture) => {
      refuseUnfit(picture)
      const likeness = await likenessOf(platform, accountId, picture.id)
      const kept = { row, key: keyOfPhoto(url), picture, likeness }
      return runCommand(platform, system('reader'), 'reader', keepPhoto, kept)
    })
    return { pictureId }
  } catch (reason) {
    if (reason instanceof WebRefusal)
      return { failure: reason.code, isPassing: reason.code === 'unreachable' || reason.code === 'tooSlow' }
    if (reason instanceof AppError) return { failure: failureOf(reason), isPassing: isPassing(reason) }
    throw reason
  }
}

function refuseUnfit({ widthPx, heightPx }: StoredPicture): void {
  const [short = 0, long = 0] = [widthPx, heightPx].toSorted((one, other) => one - other)
  if (short < leastEdge || long > short * mostSlender) throw new AppError('unsupportedMedia')
}

/** Our own queue was full: that passes. */
const isPassing = ({ code }: AppError): boolean => code === 'unavailable'
const failureOf = ({ code }: AppError): string => (code === 'limitReached' ? 'full' : 'noPhoto')

/** What its file is called, as it is read: “tourte-de-seigle.jpg”. */
function nameIn(url: string): string {
  const name = basename(new URL(url).pathname)
  try {
    return decodeURIComponent(name)
  } catch (reason) {
    if (reason instanceof URIError) return name
    throw reason
  }
}
