// Every tool over what is chosen, and every panel beside it: each does what it says, and the design keeps it.
import type { Page } from '@playwright/test'
import { at, canvas, drawnTemplate, form, open, words } from './support/drawing.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = async (page: Page, menu: string, item: string) => {
  await press(page, menu)
  await page.getByRole('menuitem', { name: item }).click()
  // It stays open for another press; closed by its own button, it takes none that is meant for the one beside it.
  await press(page, menu)
  await expect(page.getByRole('menu')).toHaveCount(0)
}

test.describe('the editor’s tools', () => {
  test('of the bar line up, arrange, see through, turn, double, lock and take away', async ({
    page,
    context,
  }) => {
    const place = await drawnTemplate(context)
    const nodes = async () => (await place.design()).pages[0]?.nodes ?? []
    const first = async () => (await nodes()).find(({ id }) => id === 'form')
    await open(page, place)
    await page.mouse.click(...(await at(page, 780, 740)))
    await choose(page, 'Aligner', 'À gauche')
    await expect.poll(first).toMatchObject({ x: 0 })
    await choose(page, 'Aligner', 'En bas')
    await expect.poll(first).toMatchObject({ x: 0, y: 640 })
    await choose(page, 'Disposer', 'Tout devant')
    await expect.poll(async () => (await nodes()).map(({ id }) => id)).toEqual(['title', 'form'])
    await press(page, 'Opacité')
    await page.getByRole('dialog', { name: 'Opacité' }).getByRole('slider').fill('35')
    await expect.poll(first).toMatchObject({ opacity: 35 })
    await page.keyboard.press('Escape')
    for (const rotation of [90, 180]) {
      await press(page, 'Tourner d’un quart')
      await expect.poll(first).toMatchObject({ rotation })
    }
    await press(page, 'Dupliquer')
    await expect.poll(async () => (await nodes()).length).toBe(3)
    await press(page, 'Retirer')
    await expect.poll(async () => (await nodes()).length).toBe(2)
    await page.mouse.click(...(await at(page, 200, 860)))
    await press(page, 'Verrouiller')
    await expect.poll(first).toMatchObject({ isLocked: true })
    await expect(page.getByRole('button', { name: 'Retirer', exact: true })).toHaveCount(0)
    await press(page, 'Déverrouiller')
    await expect.poll(first).toMatchObject({ isLocked: false })
  })

  test('of words and of the page give a family and a ground', async ({ page, context }) => {
    const place = await drawnTemplate(context)
    await open(page, place)
    await page.mouse.click(...(await at(page, 200, 140)))
    await page.getByRole('combobox', { name: 'Police' }).click()
    await page.getByRole('option').nth(2).click()
    await expect.poll(async () => (await place.design()).pages[0]?.nodes[1]?.family).not.toBe('brand')
    await canvas(page).press('Escape')
    await press(page, 'Fond de la page')
    const sheet = page.getByRole('dialog', { name: 'Fond de la page' })
    const ground = async () =>
      ((await place.design()).pages[0] as unknown as { background: unknown }).background
    await sheet.getByText('Dégradé', { exact: true }).click()
    await expect.poll(ground).toMatchObject({ type: 'linear', angle: 90 })
    await sheet.getByText('Rond', { exact: true }).click()
    await expect.poll(ground).toMatchObject({ type: 'radial' })
    await sheet.getByText('Aucun', { exact: true }).click()
    await expect.poll(ground).toEqual({ type: 'none' })
    await sheet.getByText('Uni', { exact: true }).click()
    await expect.poll(ground).toMatchObject({ type: 'colour', colour: { hex: '#000000' } })
  })

  test('for colours stand above everything, begin compact and in RGB, and keep what was taken last', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const place = await drawnTemplate(context)
    const fill = async () => (await place.design()).pages[0]?.nodes[0]?.fill
    await open(page, place)
    await page.mouse.click(...(await at(page, 780, 740)))
    await press(page, 'Remplissage')
    const sheet = page.getByRole('dialog', { name: 'Remplissage' })
    await expect(sheet).toBeVisible()
    const isOnTop = await sheet.evaluate((own) => {
      const { left, top, width, height } = own.getBoundingClientRect()
      const points = [0.05, 0.5, 0.95].flatMap((x) => [0.05, 0.5, 0.95].map((y) => [x, y] as const))
      return points.every(([x, y]) =>
        own.contains(document.elementFromPoint(left + x * width, top + y * height)),
      )
    })
    expect(isOnTop).toBe(true)
    await sheet.getByRole('group', { name: 'Nuancier' }).getByRole('button', { name: '#000000' }).click()
    await expect.poll(fill).toMatchObject({ colour: { from: 'fixed', hex: '#000000' } })
    await expect(sheet.getByRole('radio', { name: 'RGB' })).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Une autre couleur' }).click()
    await expect(sheet.getByRole('radio', { name: 'RGB' })).toBeChecked()
    await sheet.getByRole('button', { name: 'Copier le code' }).click()
    await expect(sheet.getByText('Copié')).toBeVisible()
    await expect(sheet.getByText('Copié')).toBeHidden()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('rgb(0 0 0)')
    await sheet.getByText('HEX', { exact: true }).click()
    const code = sheet.getByRole('textbox', { name: 'Code de la couleur' })
    await code.fill('nulle')
    await code.press('Enter')
    await code.blur()
    await expect(code).toHaveValue('#000000')
    await expect(page.locator('.po-toast')).toHaveCount(0)
    await code.fill('#1af')
    await code.press('Enter')
    await expect.poll(fill).toMatchObject({ colour: { hex: '#11aaff' } })
    await sheet.getByRole('button', { name: 'Replier' }).click()
    await page.reload()
    await expect(canvas(page)).toBeVisible()
    await page.mouse.click(...(await at(page, 780, 740)))
    await press(page, 'Remplissage')
    await expect(
      sheet.getByRole('group', { name: 'Récentes' }).getByRole('button').first(),
    ).toHaveAccessibleName(/^#11aaff/)
  })

  test('beside the page lay templates, words, forms, the brand and pictures on it', async ({
    page,
    context,
  }) => {
    const place = await drawnTemplate(context, [{ nodes: [words, form] }])
    const nodes = async () => (await place.design()).pages[0]?.nodes ?? []
    await open(page, place)
    const beside = (name: string) => page.getByRole('complementary', { name, exact: true })
    await beside('Texte').getByRole('button', { name: 'Un sous-titre' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await nodes())[2]).toMatchObject({ kind: 'text', role: 'heading2' })
    await press(page, 'Formes')
    await beside('Formes').getByRole('button', { name: 'Triangle' }).click()
    await expect.poll(async () => (await nodes())[3]).toMatchObject({ kind: 'shape', form: 'triangle' })
    await press(page, 'Marque')
    await beside('Marque').getByRole('button', { name: 'Secondaire' }).click()
    await expect
      .poll(async () => (await nodes())[3])
      .toMatchObject({ fill: { colour: { from: 'brand', index: 'secondary' } } })
    for (const name of ['Modèles', 'Images']) {
      await press(page, name)
      await expect(beside(name).getByRole('heading', { name, exact: true })).toBeVisible()
    }
  })
})
