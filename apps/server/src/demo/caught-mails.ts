import type { CommandContext } from '../access/context.ts'
import type { Mail } from '../platform/mail/mail.ts'

/** Mails that are caught instead of sent: nobody would read them, and their buttons are pressed here. */
export function catching(ctx: CommandContext): { mails: Mail[]; caught: CommandContext } {
  const mails: Mail[] = []
  return { mails, caught: { ...ctx, mail: async (mail) => void mails.push(mail) } }
}

export function tokenIn(mails: readonly Mail[], kind: Mail['kind']): string {
  const link = mails.find((mail) => mail.kind === kind)?.link ?? ''
  const token = link.split(link.includes('#') ? '#' : '/').at(-1)
  if (!token)
    throw new Error(
      `A ${kind} mail was expected, and there came ${mails.map((mail) => mail.kind).join(', ') || 'none'}`,
    )
  return token
}
