import { expect } from '@playwright/test'

interface Mail {
  readonly subject: string
  readonly text: string
  readonly to: readonly string[]
}

async function mailsTo(address: string): Promise<readonly Mail[]> {
  const query = new URLSearchParams({ to: address, limit: '50' })
  const response = await fetch(`${process.env.E2E_MAILBOX}/mailbox/messages?${query}`)
  const { data } = (await response.json()) as { data: { items: Mail[] } }
  return data.items
}

/** The newest mail to an address with these words in its subject, as soon as there are so many of them. */
export async function mailTo(address: string, subject: string | RegExp, count = 1): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const all = (await mailsTo(address)).filter((mail) =>
          typeof subject === 'string' ? mail.subject.includes(subject) : subject.test(mail.subject),
        )
        found = all[0]
        return all.length >= count
      },
      { message: `a mail “${subject}” to ${address}`, timeout: 60_000, intervals: [50, 100, 250] },
    )
    .toBe(true)
  if (!found) throw new Error(`No mail “${subject}” to ${address}`)
  return found
}

/** Where the mail's button leads: the path on our own site, with the secret behind the `#` or at the end. */
export async function linkTo(address: string, subject: string | RegExp, count = 1): Promise<string> {
  const { text } = await mailTo(address, subject, count)
  const link = [...text.matchAll(/https?:\/\/\S+/g)]
    .map(([url]) => new URL(url))
    .find(
      ({ pathname }) =>
        /^\/(auth|me\/(?:subjects|tasks)\/validation)\//.test(pathname) && pathname !== '/auth/login',
    )
  if (!link) throw new Error(`No link in “${subject}” to ${address}:\n${text}`)
  return link.pathname + link.search + link.hash
}
