import type { Handler } from '../../../http/handlers.ts'
import { startImpersonation } from '../commands/start-impersonation.ts'
import { stopImpersonation } from '../commands/stop-impersonation.ts'

/** The cookie and the anti-forgery token change with the person, both ways. */
export const impersonate: Handler<'POST /api/admin/users/{userType}/{userId}/impersonate'> = async (call) => {
  const { session, address, userAgent } = call
  const opened = await call.command(startImpersonation, { ...call.params, session, address, userAgent })
  call.startSession(opened.token, undefined)
}

export const stopImpersonating: Handler<'POST /api/me/impersonation/stop'> = async (call) => {
  const { session, address, userAgent } = call
  const own = await call.command(stopImpersonation, { session, address, userAgent })
  if (own) call.startSession(own.token, own.remember ? own.expiresAt : undefined)
  else call.endSession()
}
