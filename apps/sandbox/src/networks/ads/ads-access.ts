// Who may see and change what in an ad account.
import { callerOf } from '../meta/access.ts'
import { GraphRefusal, missingPermission, unknownObject } from '../meta/graph-error.ts'
import type { GraphCall } from '../meta/graph-host.ts'
import { askedVersion } from '../meta/graph-request.ts'
import type { Caller } from '../meta/meta-sandbox.ts'
import { adsRefusal } from './ads-error.ts'
import type { AdAccount, AdsSandbox } from './ads-sandbox.ts'

const oldestForAds = 25

export function adsReader(call: GraphCall): Caller {
  const caller = callerOf(call)
  // A Page's token is nobody who advertises.
  if (
    caller.kind === 'page' ||
    !caller.scopes.some((scope) => scope === 'ads_read' || scope === 'ads_management')
  )
    throw missingPermission('ads_read')
  return caller
}

export function adsWriter(call: GraphCall): Caller {
  const caller = callerOf(call)
  if (askedVersion(call.request) < oldestForAds)
    throw new GraphRefusal({
      code: 2635,
      message:
        '(#2635) You are calling a deprecated version of the Ads API. Please update to the latest version.',
    })
  if (caller.kind === 'page' || !caller.scopes.includes('ads_management'))
    throw missingPermission('ads_management')
  return caller
}

export function accountFor(sandbox: AdsSandbox, caller: Caller, id: string, method: string): AdAccount {
  const account = sandbox.accountsOf(caller.person).find((one) => one.id === id)
  if (!account) throw unknownObject(method, id)
  return account
}

/** An account in which something new may be made. */
export function openAccount(call: GraphCall, sandbox: AdsSandbox): { caller: Caller; account: AdAccount } {
  const caller = adsWriter(call)
  const account = accountFor(sandbox, caller, call.id, 'POST')
  if (account.status === 2) throw adsRefusal(1404078)
  if (account.status === 3) throw adsRefusal(1359188)
  return { caller, account }
}

/** `execution_options=["validate_only"]`: everything is checked, nothing is made. */
export const isValidateOnly = ({ params }: GraphCall): boolean =>
  (params.list('execution_options') ?? []).includes('validate_only')
