// The way of a new business from registering to its first three posts, in whichever language it reads the screens.
import type { Page } from '@playwright/test'
import { registerAs } from './clicks.ts'
import { linkTo } from './mailbox.ts'
import { newAddress, ownPassword } from './people.ts'
import { expect } from './test.ts'

export const question = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const yes = (page: Page) => page.getByRole('button', { name: /^(Oui, c’est nous|Yes, that’s us)/ })
export const threePosts = (page: Page) =>
  page.getByRole('button', { name: /^(Voir mes premiers posts|See my first posts)/ })
export const posts = (page: Page) => page.locator('.po-start-post')

/** Registered, its address confirmed by the link in the mail, which is a press too, and signed in by that; answers with its address. */
export async function registerAndSignIn(
  page: Page,
  who: { readonly name: string; readonly siteUrl: string },
): Promise<string> {
  const email = newAddress()
  await registerAs(page, { email, ...who, password: ownPassword })
  await page.goto(await linkTo(email, /Validez votre inscription|Validate your registration/))
  await page.getByRole('button', { name: /^(Oui, valider mon adresse|Yes, validate my address)$/ }).click()
  // Where one registered one is in.
  await expect(page).toHaveURL(/\/me\/planning\/start/)
  return email
}

/** Its site was read meanwhile: nobody pressed for it. */
export async function expectReadSite(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/me\/planning\/start/)
  // The process that reads gives way to everybody else: on a busy machine it takes its time.
  await expect(question(page, /^(Est-ce bien vous\s\?|Is this you\?)/)).toBeVisible({ timeout: 120_000 })
}

/** All three are there: in a network's frame, with their picture drawn and what they rest on. */
export async function expectThree(page: Page): Promise<void> {
  await expect(posts(page)).toHaveCount(3, { timeout: 120_000 })
  await expect(page.locator('.po-start-post[aria-busy="false"]')).toHaveCount(3, { timeout: 120_000 })
  for (const one of await posts(page).all()) {
    await expect(one.locator('.po-frame-words')).not.toBeEmpty()
    const picture = one.locator('.po-frame-picture img')
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await expect(one.locator('.po-start-rests li').first()).toBeAttached()
  }
}
