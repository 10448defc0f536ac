// The network goes and comes back: what is on the screen stays, what cannot be read says so, and nobody has to reload.
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const sentence = /Pas de connexion\. Rien n’est perdu/

/** Nothing of the application is on its way any more: what a link under the mouse leads to has come. */
async function codeIsQuiet(page: Page): Promise<void> {
  const parts = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter((one) => one.name.endsWith('.js') && 'responseStatus' in one && one.responseStatus === 200)
          .length,
    )
  let before = -1
  await expect
    .poll(
      async () => {
        const was = before
        before = await parts()
        return before - was
      },
      { intervals: [2000], timeout: 60_000 },
    )
    .toBe(0)
}

test.describe('without a connection', () => {
  test.beforeEach(({ me: _ }) => undefined)

  test('a list says so, and reads itself again when the network is back', async ({ page, context }) => {
    await page.goto('/me/contacts')
    const roles = page.getByRole('link', { name: 'Rôles' })
    await roles.hover()
    await codeIsQuiet(page)
    await context.setOffline(true)
    await roles.click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByText(sentence)).toHaveCount(0)
  })

  test('a screen whose words never came says so, and shows them when the network is back', async ({
    page,
    context,
  }) => {
    let isLost = true
    await page.route(/\/assets\/.+\.js/, async (route) => {
      const answer = await route.fetch()
      const words = await answer.text()
      return isLost && words.includes('Les fêtes et les journées de l’année')
        ? route.abort()
        : route.fulfill({ response: answer })
    })
    await page.goto('/me/contacts')
    const dates = page.getByRole('link', { name: 'Temps forts' })
    await dates.hover()
    await codeIsQuiet(page)
    await context.setOffline(true)
    await dates.click()
    await expect(page.getByText(sentence)).toBeVisible()
    isLost = false
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temps forts')
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
    // Dressed, too: no style was given up with the first try.
    expect(
      await page
        .locator('link[rel="stylesheet"]')
        .evaluateAll((links) => links.filter((link) => !(link as HTMLLinkElement).sheet).length),
    ).toBe(0)
  })

  test('what is being typed stays, and is saved after', { tag: '@gate' }, async ({ page, context }) => {
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
