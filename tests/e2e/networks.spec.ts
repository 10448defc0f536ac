// From an account on a network to a post that can be seen there, through the network's own consent page.
import { faultsOf } from './support/drawing.ts'
import { newCustomer, ownPassword, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test.describe('networks', () => {
  test('are linked through their own page, take a post at once, and show it; the post follows by itself', async ({
    page,
    context,
  }) => {
    const { email } = await newCustomer(context.request)
    await signIn(context, email, ownPassword)
    await page.goto('/me/networks')
    await expect(page.getByText('0 réseau relié sur 1')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Relier X', exact: true }).click()
    await page.getByRole('radio', { name: /Garage Benali/ }).check()
    await page.getByRole('button', { name: 'Autoriser' }).click()
    await expect(page).toHaveURL(/\/me\/networks$/)
    await expect(page.getByText('X est relié.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Garage Benali' })).toBeChecked()

    await page.goto('/me/tasks/write')
    await page.getByLabel('Titre').fill('Vidange du printemps')
    await page.getByRole('button', { name: 'Un chiffre, une forme' }).click()
    await page.getByRole('button', { name: 'Commencer le post' }).click()
    const words = `Vidange et contrôle, à ${Date.now() % 100_000} pas de chez vous.`
    await page.getByRole('textbox', { name: 'Accroche' }).fill(words)
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    await page.getByRole('button', { name: 'Valider le post' }).click()
    await page.getByRole('button', { name: 'Publier maintenant' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publier' }).click()
    const link = page.getByRole('link', { name: 'Voir le post' })
    await expect(link).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(/^Confirmé à/)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.goto((await link.getAttribute('href')) ?? '')
    await expect(page.getByText(words)).toBeVisible()
  })

  test('that the person refuses over there are not linked, and it is said', async ({ page, context }) => {
    const { email } = await newCustomer(context.request)
    await signIn(context, email, ownPassword)
    await page.goto('/me/networks')
    await page.getByRole('button', { name: 'Relier LinkedIn' }).click()
    await page.getByRole('button', { name: 'Refuser' }).click()
    await expect(page.getByText('Le lien n’a pas été fait')).toBeVisible()
    await page.getByRole('button', { name: 'Revenir à mes réseaux' }).click()
    await expect(page.getByText('0 réseau relié sur 1')).toBeVisible()
  })
})
