import type { AccountView } from '@postelier/contract'
import { useRef } from 'react'
import type { AccountCalls } from '#features/account/api/account.ts'
import { isApiError } from '#shared/api/api-error.ts'

type Version = string | undefined

/** Saves with the version last read. Refused because somebody else was here, whoever saves again means to. */
export function useVersionedSave(
  account: AccountView,
  calls: AccountCalls,
  versionOf: (account: AccountView) => Version,
): (save: (version: Version) => Promise<AccountView>) => Promise<AccountView> {
  const version = useRef(versionOf(account))
  return async (save) => {
    try {
      const saved = await save(version.current)
      version.current = versionOf(saved)
      return saved
    } catch (error) {
      if (isApiError(error) && error.code === 'conflict') version.current = versionOf(await calls.fresh())
      throw error
    }
  }
}
