// A screen whose part is slow to come: its name at once, the shape of what follows, and the focus on the heading that stays.
import { expect, test } from './support/test.ts'

test.describe('a screen that is slow to come', () => {
  test.beforeEach(({ me: _ }) => undefined)

  test('is named at once, and its skeleton has its shape', async ({ page }) => {
    let arrive: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/assets\/roles-page-.*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/me/contacts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts')
    await page.getByRole('link', { name: 'Rôles' }).click()
    await expect(page.getByRole('banner').getByText('Rôles', { exact: true })).toBeVisible()
    await expect(page).toHaveTitle(/^Rôles/)
    await expect(page.getByRole('main').getByText('Chargement…')).toBeAttached()
    arrive()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})
