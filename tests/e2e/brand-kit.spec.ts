import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { save, toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

/** A logo of two colours, drawn where it is needed. */
async function drawnLogo(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 300
    canvas.height = 200
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('No canvas')
    pen.fillStyle = '#A5123F'
    pen.fillRect(20, 20, 160, 160)
    pen.fillStyle = '#E7BC68'
    pen.fillRect(200, 20, 80, 80)
    return canvas.toDataURL('image/png')
  })
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}
const colour = (page: Page, name: string) => page.getByRole('textbox', { name }).last()
const six = (page: Page) => page.getByRole('complementary', { name: 'Ma marque sur six modèles' })
const painted = (page: Page) =>
  six(page)
    .locator('svg')
    .evaluateAll((all) => all.map((one) => one.innerHTML))

test.describe('the brand kit', () => {
  test.beforeEach(({ me: _ }) => undefined)

  test('a new logo proposes its colours, each taken by one press and given back by another', {
    tag: '@gate',
  }, async ({ page }) => {
    await page.goto('/me/account?tab=brand')
    await page.getByLabel('Ajouter votre logo').setInputFiles(await drawnLogo(page))
    await page.getByRole('checkbox', { name: 'J’ai les droits' }).check()
    await page.getByRole('button', { name: 'Utiliser cette image' }).click()
    const take = page.getByRole('button', { name: 'Prendre #A5123F' })
    await expect(take).toBeVisible()
    await expect(page.getByRole('button', { name: 'Prendre #E7BC68' })).toBeVisible()
    await expect(colour(page, 'Principale')).toHaveValue('')
    await take.click()
    await expect(colour(page, 'Principale')).toHaveValue('#A5123F')
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click()
    await expect(colour(page, 'Principale')).toHaveValue('')
    await take.click()
    await page.getByRole('button', { name: 'Prendre #E7BC68' }).click()
    await expect(colour(page, 'Secondaire')).toHaveValue('#E7BC68')
    await expect(page.getByRole('status').getByText(/^Enregistré à/)).toBeVisible()
    await page.reload()
    await expect(colour(page, 'Principale')).toHaveValue('#A5123F')
    await page.getByRole('button', { name: 'Proposer d’après le logo' }).click()
    await expect(take).toHaveAttribute('aria-pressed', 'true')
  })

  test('pictures for posts are kept with their rights, shown in the editor’s panel, and taken out again', async ({
    page,
  }) => {
    await page.goto('/me/account?tab=brand')
    const own = page.locator('.po-own-pictures')
    await own.getByLabel('Ajouter une image').setInputFiles(await drawnLogo(page))
    await own.getByRole('button', { name: 'Utiliser cette image' }).click()
    await expect(own.getByText('À cocher pour envoyer l’image.')).toBeVisible()
    await own.getByRole('checkbox', { name: 'J’ai les droits' }).check()
    await own.getByRole('button', { name: 'Utiliser cette image' }).click()
    await expect(own.getByRole('img', { name: 'logo.png' })).toBeVisible()
    await expect(own.getByText('Encore 9 images')).toBeVisible()
    await page.reload()
    await own.getByRole('button', { name: 'Retirer logo.png' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
    await expect(toast(page, 'Image retirée.')).toBeVisible()
    await expect(own.getByText('Encore 10 images')).toBeVisible()
  })

  test('a colour that cannot be read on another is named, with one that can', async ({ page }) => {
    await page.goto('/me/account?tab=brand')
    await colour(page, 'Principale').fill('#20402F')
    await colour(page, 'Secondaire').fill('#2F5540')
    const line = page.getByRole('list', { name: 'Lisibilité' }).getByRole('listitem')
    await expect(line).toContainText('Secondaire sur Principale : 1,3:1, se lit mal')
    await line.getByRole('button', { name: /^Prendre #/ }).click()
    await expect(line).toContainText('se lit bien')
    await expect(line.getByRole('button')).toHaveCount(0)
  })

  test('families are seen in their own letters, worn by six templates at once, and kept', async ({
    page,
  }) => {
    await page.goto('/me/account?tab=brand')
    await expect(six(page).getByRole('img')).toHaveCount(6)
    // Words are painted once their face has come.
    await expect.poll(async () => (await painted(page)).every((one) => one.length > 2000)).toBe(true)
    const before = await painted(page)
    const titles = page.getByRole('group', { name: 'Titres' })
    await expect(titles.getByRole('radio', { name: 'Fraunces' })).toBeChecked()
    await titles.getByRole('radio', { name: 'Caveat' }).check({ force: true })
    await page
      .getByRole('group', { name: 'Textes' })
      .getByRole('radio', { name: 'Oswald' })
      .check({ force: true })
    await expect
      .poll(
        async () => (await painted(page)).filter((one, at) => one !== before[at] && one.length > 2000).length,
      )
      .toBe(6)
    const { violations } = await new AxeBuilder({ page }).include('.po-kit').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await save(page).click()
    await expect(toast(page, 'Enregistré.')).toBeVisible()
    await page.reload()
    await expect(titles.getByRole('radio', { name: 'Caveat' })).toBeChecked()
    await colour(page, 'Principale').fill('#7A2BBD')
    await expect.poll(async () => (await painted(page)).some((one) => one.includes('#7a2bbd'))).toBe(true)
  })
})
