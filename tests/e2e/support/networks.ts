import type { Page } from '@playwright/test'
import { expect } from './test.ts'

<<<<<<< HEAD
export interface OverThere {
  readonly id: string
  readonly person: string
  /** Theirs, on networks that have pages; an account of its own on the others. */
  readonly page: string
}

let count = 0

/** Somebody new on the demo networks, and their page: a page belongs to one business, so each test has one of its own. */
export async function someoneOverThere(role: 'admin' | 'analyst' = 'admin'): Promise<OverThere> {
  const mark = `${process.pid}-${String(count++).padStart(3, '0')}`
  const page = { id: `papeterie-${mark}`, name: `Papeterie Martel ${mark}` }
  const person = { id: `lucie-${mark}`, givenName: 'Lucie', familyName: `Martel ${mark}` }
  await tellThem('pages', page)
  await tellThem('people', { ...person, pages: [{ page: page.id, role }] })
  return { id: person.id, person: `Lucie ${person.familyName}`, page: page.name }
}

async function tellThem(what: 'pages' | 'people' | 'grants', body: object): Promise<void> {
  const response = await fetch(`${process.env.E2E_MAILBOX}/networks/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`)
}
=======
export { type OverThere, someoneOverThere } from './over-there.ts'
>>>>>>> world

/** They take their consent back, in the network's own settings. */
export const takeBack = (network: string, { id }: OverThere): Promise<void> =>
  tellThem('grants', { network: network.toLowerCase(), account: id, how: 'revoked' })

/** Through the network's own consent page, and back to the screen one was on. */
export async function linkByConsent(page: Page, network: string, who: string): Promise<void> {
  await page.getByRole('button', { name: `Relier ${network}`, exact: true }).click()
  await page.getByRole('radio', { name: who }).check()
  await page.getByRole('button', { name: 'Autoriser' }).click()
  await expect(page.getByText(`${network} est relié.`).first()).toBeVisible()
}

/** By a password made for us in the account's settings over there. */
export async function linkBluesky(page: Page, who: string): Promise<void> {
  const settings = await page.context().newPage()
  await settings.goto(`${process.env.E2E_MAILBOX}/networks/bluesky/www/settings/app-passwords`)
  const account = settings.getByRole('listitem').filter({ hasText: who })
  const handle = (await account.locator('small').textContent()) ?? ''
  const password = (await account.locator('.password').textContent()) ?? ''
  await settings.close()
  await page.getByRole('button', { name: 'Relier Bluesky', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Relier Bluesky' })
  await dialog.getByLabel('Identifiant').fill(handle.replace(/^@/, ''))
  await dialog.getByLabel('Mot de passe d’application', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bluesky est relié.').first()).toBeVisible()
  await expect(dialog).toBeHidden()
}
