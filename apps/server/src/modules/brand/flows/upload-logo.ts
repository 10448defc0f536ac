import type { AccountView } from '@postelier/contract'
import type { Actor } from '../../../access/actor.ts'
import type { Command, Query } from '../../../access/context.ts'
import type { UploadedFile } from '../../../http/handlers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeStored, type StoredPicture, withStoredPicture } from '../../media/index.ts'
import { accountOf } from '../queries/read-account.ts'

/** As much of a call as uploads need, whichever route it came by. */
interface LogoCall {
  readonly platform: Platform
  readonly actor: Actor
  readonly language: string
  readonly params: { readonly id: number }
  readonly files: Readonly<Record<string, UploadedFile | undefined>>
  command<I, O>(command: Command<I, O>, input: I): Promise<O>
  read<I, O>(query: Query<I, O>, input: I): Promise<O>
}

/** Keeps the picture, lets `hang` give it its place, and removes what that place held before. */
export async function uploadLogo(
  call: LogoCall,
  hang: Command<{ accountId: number; picture: StoredPicture }, string[]>,
): Promise<{ society: AccountView['society'] }> {
  const accountId = call.params.id
  const freed = await withStoredPicture(call, call.files.logo, (picture) =>
    call.command(hang, { accountId, picture }),
  )
  await removeStored(call.platform, freed)
  return societyOf(call)
}

export async function dropLogo(
  call: LogoCall,
  drop: Command<{ accountId: number }, string[]>,
): Promise<{ society: AccountView['society'] }> {
  await removeStored(call.platform, await call.command(drop, { accountId: call.params.id }))
  return societyOf(call)
}

export const societyOf = async ({
  read,
  params,
  language,
}: Pick<LogoCall, 'read' | 'params' | 'language'>) => ({
  society: (await read(accountOf, { accountId: params.id, language })).society,
})
