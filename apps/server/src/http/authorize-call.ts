import type { Route } from '@postelier/contract'
import { holds } from '../access/actor.ts'
import { requireAccount, requirePermission, requireScope, requireThemselves } from '../access/authorize.ts'
import { isWeak } from '../access/second-factor.policy.ts'
import { AppError, notFound } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { Caller } from './caller.ts'

/** What a route declares about who may call it, judged before anything of the call is read. */
export async function authorizeCall(
  platform: Pick<Platform, 'db' | 'config'>,
  route: Route,
  caller: Pick<Caller, 'actor' | 'session'>,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const { access } = route
  if (access.kind === 'public') return
  if (caller.actor.kind === 'nobody') throw new AppError('unauthenticated')
  if (!route.beforeSecondFactor && caller.session && isWeak(caller.session, platform.config.production)) {
    throw new AppError('secondFactorRequired')
  }
  if (route.themselvesOnly) requireThemselves(caller.actor)
  if (access.kind === 'platform') requirePermission(caller.actor, access.permission)
  if (access.kind === 'account') {
    const given = params[access.param] ?? ''
    if (!/^\d{1,15}$/.test(given)) throw notFound()
    const { shared, orElse } = access
    const permission =
      orElse && !holds(caller.actor, access.permission) && holds(caller.actor, orElse)
        ? orElse
        : access.permission
    if (shared) await requireScope(platform.db, caller.actor, Number(given), permission, shared)
    else await requireAccount(platform.db, caller.actor, Number(given), permission)
  }
}
