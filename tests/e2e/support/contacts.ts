import type { BrowserContext } from '@playwright/test'
import { Api } from './api.ts'
import { linkTo } from './mailbox.ts'
import { newAddress, ownPassword } from './people.ts'

interface Role {
  readonly id: number
  readonly permissions: readonly string[]
}

/** A contact of a business who may work on its posts, invited and joined by calls. */
export async function newContact(
  { api, account }: { api: Api; account: string },
  context: Pick<BrowserContext, 'request'>,
  firstName: string,
): Promise<string> {
  const email = newAddress('contact')
  const { data } = await api.call('GET', `${account}/roles`)
  const role = (data as { items: Role[] }).items.find(({ permissions }) => permissions.includes('posts:edit'))
  const names = { firstName, lastName: 'Roux' }
  await api.call('POST', `${account}/contacts`, { ...names, email, phone: '', roleId: role?.id })
  const link = await linkTo(email, 'vous invite sur')
  await new Api(context.request).call('POST', link, {
    ...names,
    password: ownPassword,
    passwordConfirmation: ownPassword,
    acceptTerms: true,
    acceptPrivacy: true,
  })
  return email
}
