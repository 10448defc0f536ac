import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export {
  loseRight,
  type OverThere,
  postsOf,
  refusePhotoAsTooMany,
  secondPage,
  someoneOverThere,
  takeBack,
} from './over-there.ts'

/** Through the network's own consent page, and back to the screen one was on. */
export async function linkByConsent(page: Page, network: string, who: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(Relier|Link) ${network}$`) }).click()
  await page.getByRole('radio', { name: who }).check()
  await page.getByRole('button', { name: /^(Autoriser|Allow)$/ }).click()
  await expect(page.getByText(new RegExp(`^${network} (est relié|is linked)\\.`)).first()).toBeVisible()
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
