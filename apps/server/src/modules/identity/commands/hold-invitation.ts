import type { CommandContext } from '../../../access/context.ts'
import { createLink } from '../mailed-links.store.ts'

/** An invitation that nobody can answer, for a contact who could not be invited: it runs out like a real one. */
export async function holdInvitation(ctx: CommandContext, personId: number): Promise<void> {
  await createLink(ctx.tx, ctx.now, ctx.platform.config.publicUrl, 'invitation', personId)
}
