// The network goes and comes back: what is on the screen stays, what cannot be read says so, and nobody has to reload.
import { expect, test } from './support/test.ts'

const sentence = /Pas de connexion\. Rien n’est perdu/

test.describe('without a connection', () => {
  test.beforeEach(({ me: _ }) => undefined)

  test('a list says so, and reads itself again when the network is back', async ({ page, context }) => {
    const words = page.waitForResponse(/\/permissions-/)
    await page.goto('/me/contacts')
    await words
    const roles = page.getByRole('link', { name: 'Rôles' })
    const arrived = page.waitForResponse(/roles-page/)
    await roles.hover()
    await arrived
    await context.setOffline(true)
    await roles.click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByText(sentence)).toHaveCount(0)
  })

  test('a screen never seen says so in its place, without a reload', async ({ page, context }) => {
    await page.goto('/me/contacts')
    await expect(page.getByRole('button', { name: 'Inviter un contact' }).first()).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Mon compte' }).click()
    await expect(page.getByText(sentence)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('tablist')).toBeVisible()
  })

  test('what is being typed stays, and is saved after', async ({ page, context }) => {
    await page.goto('/me/account?tab=profile')
    const phone = page.getByLabel('Téléphone')
    await phone.fill('04 72 00 00 00')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(phone).toHaveValue('04 72 00 00 00')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText('Enregistré').first()).toBeVisible()
  })

  test('a save that fails is said where the person is looking', async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.goto('/me/account')
    await page.getByLabel('Ville').fill('Rennes')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).last().click()
    await expect(page.getByText(sentence)).toBeInViewport()
    await expect(page.getByLabel('Ville')).toHaveValue('Rennes')
  })
})
