import { demo, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.describe('error screens', () => {
  test('a status code has its screen, with the ways home and to us', async ({ page }) => {
    await page.goto('/error/500')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une erreur est survenue')
    await expect(page.getByText('Erreur 500')).toBeVisible()
    await page.goto('/error/403')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous n’avez pas accès à cette page')
    await expect(page.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', /^mailto:/)
  })

  test('what is no status code, and any unknown path, is not found', async ({ page, context }) => {
    await signIn(context, demo.customer)
    for (const path of ['/error/abc', '/no/such/page', '/admin/nothing']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’existe pas')
    }
    // Of an address that is theirs the menu stays.
    await page.goto('/me/nothing/here')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’existe pas')
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await page.getByRole('link', { name: 'Revenir à l’accueil' }).click()
    await expect(page).toHaveURL('/')
  })
})
