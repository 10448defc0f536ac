// A post that is out on Facebook, shown to more people against money: made, not shown yet, and stopped.
import { faultsOf } from './support/drawing.ts'
import { openOutOnFacebook } from './support/posts.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('a published post is boosted, not shown at once, and stops', async ({ page, context }) => {
  await openOutOnFacebook({ page, context })
  await page.getByRole('button', { name: 'Mettre en avant' }).click()
  const dialog = page.getByRole('dialog')
  // The only account there is pays; what else is missing is said beside the action.
  await expect(dialog.getByLabel('Compte publicitaire')).not.toHaveValue('')
  await dialog.getByLabel('Budget par jour').fill('')
  await expect(dialog.getByText('Il manque encore le budget par jour.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Lancer la mise en avant' })).toBeDisabled()
  await dialog.getByLabel('Budget par jour').fill('10')
  await expect(dialog.getByText(/^10,00\s€ par jour pendant 7 jours\s: 70,00\s€ en tout$/)).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Villes' }).fill('Annecy')
  await expect(dialog.getByRole('option', { name: /^Annecy/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: /Annecy/ })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/boost-form.png` })
  await dialog.getByLabel('Budget par jour').fill('1')
  await dialog.getByRole('button', { name: 'Lancer la mise en avant' }).click()
  await expect(dialog.getByText('Au moins 5 EUR par jour pour ce compte.')).toBeVisible()
  await dialog.getByLabel('Budget par jour').fill('10')
  await dialog.getByRole('button', { name: 'Lancer la mise en avant' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Mise en avant (jusqu’au|en cours d’examen)/)).toBeVisible()
  await expect(page.getByText('Pas encore montrée')).toBeVisible()
  await expect(page.getByText('Dépensé')).toBeHidden()
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/boost-running.png`, fullPage: true })
  await page.getByRole('button', { name: 'Arrêter', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Arrêter', exact: true }).click()
  await expect(page.getByText('Mise en avant arrêtée')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mettre en avant de nouveau' })).toBeVisible()
})
