import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { AccountView } from '@postelier/contract'
import type { Call } from '../../../http/handlers.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { siteRules } from '../../../platform/outside/reach.ts'
import { readWeb } from '../../../platform/outside/read-web.ts'
import { WebRefusal } from '../../../platform/outside/web-refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { uploadFolders } from '../../../platform/purge-leftovers.ts'
import { accountOf, setSocietyLogo } from '../../brand/index.ts'
import { removeStored, withStoredPicture } from '../../media/index.ts'
import { readReading } from '../queries/read-reading.ts'

type LogoCall = Pick<Call<never>, 'command' | 'read' | 'language' | 'platform' | 'actor'>

const timeLimitMs = 8_000

/** The logo its site shows becomes the business's own: fetched here as a page is, and taken in as an upload is. */
export async function takeFoundLogo(
  call: LogoCall,
  { accountId }: { readonly accountId: number },
): Promise<{ society: AccountView['society'] }> {
  const { reading } = await call.read(readReading, { accountId })
  const url = reading?.profile?.logo?.value
  if (!url) throw notFound()
  const bytes = await fetchPicture(call.platform, url)
  const folder = await mkdtemp(join(tmpdir(), `${uploadFolders}${process.pid}-`))
  try {
    const path = join(folder, '0')
    await writeFile(path, bytes)
    const name = basename(new URL(url).pathname)
    const freed = await withStoredPicture(call, { path, name }, (picture) =>
      call.command(setSocietyLogo, { accountId, picture }),
    )
    await removeStored(call.platform, freed)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return { society: (await call.read(accountOf, { accountId, language: call.language })).society }
}

/** What does not answer, or leads where nobody may look, is no picture that could be taken. */
async function fetchPicture(platform: Platform, url: string): Promise<Buffer> {
  try {
    const signal = AbortSignal.timeout(timeLimitMs)
    return (await readWeb(url, { signal, accept: 'image/*', ...siteRules(platform) })).body
  } catch (reason) {
    if (reason instanceof WebRefusal) throw new AppError('unreadablePicture', { cause: reason })
    throw reason
  }
}
