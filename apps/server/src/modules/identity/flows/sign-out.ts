import { endSession } from '../../../access/sessions.ts'
import type { Handler } from '../../../http/handlers.ts'

/** Ends this device's session, and one that was opened from it by impersonation. */
export const signOut: Handler<'GET /auth/logout'> = async ({ command, session, endSession: drop }) => {
  if (session) {
    await command(async (ctx) => {
      await endSession(ctx.tx, session.idHash)
      await ctx.record({ action: 'session.ended', subject: ['person', session.actor.personId] })
      await ctx.announce({ name: 'session.ended', personId: session.actor.personId })
    }, undefined)
  }
  drop()
}
