import type { Mail } from '../platform/mail/mail.ts'
import type { TestServer } from './test-platform.ts'

/** The token in the newest mail of a kind, whichever form its link has. */
export async function tokenFromMail(
  server: TestServer,
  address: string,
  kind: Mail['kind'],
): Promise<string> {
  const mails = await server.mailsTo(address)
  const link = mails.findLast((mail) => mail.kind === kind)?.link
  const token = link && (new URL(link).hash.slice(1) || link.split('/').at(-1))
  if (!token)
    throw new Error(
      `No ${kind} mail to ${address}, but ${mails.map((mail) => mail.kind).join(', ') || 'none at all'}`,
    )
  return token
}
