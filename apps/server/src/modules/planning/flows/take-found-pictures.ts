// Pictures that a read site shows: fetched here as a page is, and taken in as an upload is.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { SiteProfile } from '@postelier/contract'
import type { Call } from '../../../http/handlers.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { siteRules } from '../../../platform/outside/reach.ts'
import { readWeb } from '../../../platform/outside/read-web.ts'
import { WebRefusal } from '../../../platform/outside/web-refusal.ts'
import { uploadFolders } from '../../../platform/purge-leftovers.ts'
import { keysOf, removeStored, type StoredPicture, smallPicture, storePicture } from '../../media/index.ts'
import { readReading } from '../queries/read-reading.ts'

type PictureCall = Pick<Call<never>, 'read' | 'platform' | 'actor'>

const timeLimitMs = 8_000

/** Only what its own reading found is fetched: nobody has us ask for an address of their own. */
export async function foundPictures(
  { read }: Pick<PictureCall, 'read'>,
  accountId: number,
): Promise<{ readonly logo: string | null; readonly all: ReadonlySet<string> }> {
  const { reading } = await read(readReading, { accountId })
  const profile: SiteProfile | null = reading?.profile ?? null
  const logo = profile?.logo?.value ?? null
  const photos = profile?.photos?.map(({ url }) => url) ?? []
  return { logo, all: new Set([...(logo ? [logo] : []), ...photos]) }
}

/** What one looks like, before anybody takes it over; nothing where it cannot be had. */
export async function showFoundPicture(
  call: PictureCall,
  { accountId, url }: { readonly accountId: number; readonly url: string },
): Promise<{ picture: string | null }> {
  if (!(await foundPictures(call, accountId)).all.has(url)) throw notFound()
  const picture = await inFile(call, url, (file) => smallPicture(personOf(call), file))
  return {
    picture: picture && `data:${picture.mime};base64,${picture.bytes.toString('base64')}`,
  }
}

/** Fetches one and hands it to `use`, or nothing where it cannot be had; what `use` throws away is removed again. */
export async function withFoundPicture<T>(
  call: PictureCall,
  url: string | null,
  use: (picture: StoredPicture | null) => Promise<T>,
): Promise<T> {
  const picture =
    url && (await inFile(call, url, (file) => storePicture(call.platform, personOf(call), file)))
  try {
    return await use(picture || null)
  } catch (reason) {
    if (picture) await removeStored(call.platform, keysOf(picture))
    throw reason
  }
}

const personOf = ({ actor }: Pick<PictureCall, 'actor'>): number => {
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  return actor.personId
}

/** What does not answer, leads where nobody may look, or is no picture, is nothing. */
async function inFile<T>(
  call: PictureCall,
  url: string,
  use: (file: { readonly path: string; readonly name: string }) => Promise<T>,
  tries = 2,
): Promise<T | null> {
  const folder = await mkdtemp(join(tmpdir(), `${uploadFolders}${process.pid}-`))
  try {
    const signal = AbortSignal.timeout(timeLimitMs)
    const { body } = await readWeb(url, { signal, accept: 'image/*', ...siteRules(call.platform) })
    const path = join(folder, '0')
    await writeFile(path, body)
    return await use({ path, name: basename(new URL(url).pathname) })
  } catch (reason) {
    if (!(reason instanceof WebRefusal || reason instanceof AppError)) throw reason
    // A machine that is busy says nothing of the picture: it is asked for once more.
    return mayPass(reason) && tries > 1 ? inFile(call, url, use, tries - 1) : null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const mayPass = (reason: WebRefusal | AppError): boolean =>
  reason instanceof AppError
    ? reason.code === 'unavailable' || reason.code === 'tooSlow'
    : reason.code === 'tooSlow'
