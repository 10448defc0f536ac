import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What a person finds on every screen. */
export const toast = (page: Page, words: string | RegExp) =>
  page.getByRole('region', { name: /^(Messages)$/ }).getByText(words)

export const save = (page: Page) =>
  page.locator('.po-action-bar').getByRole('button', { name: 'Enregistrer', exact: true })

/** Radio buttons drawn as one bar: their words lie over the button itself, as their label. */
export const pick = (page: Page, group: string, name: string) =>
  page
    .getByRole('radiogroup', { name: group })
    .getByRole('radio', { name, exact: true })
    .click({ force: true })

/** Signing in through the screen, as a person does. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/auth/login')
}

/** The smallest picture there is, red. */
export const redDot = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** However its spaces and hyphens are kept together. */
export const spaced = (text: string) =>
  new RegExp(text.replaceAll('-', '-\u2060?').replaceAll(/ ([?:])/g, (_, mark) => `\\s\\${mark}`))
