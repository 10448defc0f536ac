import type { BrowserContext, Page } from '@playwright/test'

/** Counts what a person presses, on every page of a browser: the pointer, and Enter or space in its place. */
export async function countPresses(context: BrowserContext): Promise<() => number> {
  let presses = 0
  await context.exposeBinding('poPressed', () => {
    presses += 1
  })
  await context.addInitScript(() => {
    const told = () => void Reflect.get(window, 'poPressed')?.()
    window.addEventListener('pointerdown', told, true)
    window.addEventListener('keydown', ({ key, repeat }) => key === 'Enter' && !repeat && told(), true)
  })
  return () => presses
}

/** Registering as a business with a site does, up to the mail that asks for a yes. */
export async function registerAs(
  page: Page,
  who: { email: string; name: string; siteUrl: string; password: string },
): Promise<void> {
  await page.goto('/auth/register')
  await page.getByLabel(/^(Nom de l’entreprise|Name of the business)/).fill(who.name)
  await page.getByLabel(/^(Adresse de votre site|Your website)/).fill(who.siteUrl)
  await page.keyboard.press('Enter')
  await page.getByLabel(/^(Prénom|First name)/).fill('Nadia')
  await page.getByLabel(/^(Nom|Last name)$/).fill('Kessler')
  await page.getByLabel(/^(Adresse e-mail professionnelle|Work e)/).fill(who.email)
  await page.keyboard.press('Enter')
  await page.getByLabel(/^(Mot de passe|Password)$/).fill(who.password)
  await page.getByLabel(/^(Encore une fois|Once more|Again)/).fill(who.password)
  await page.getByRole('checkbox', { name: /conditions d’utilisation|terms of use/ }).check()
  await page.getByRole('checkbox', { name: /politique de confidentialité|privacy policy/ }).check()
  await page.getByRole('button', { name: /^(Créer mon compte|Create my account)/ }).click()
}
