// The editor's tools in windows of every day: nothing runs off, nothing is taken before it is whole.
import type { Page } from '@playwright/test'
import {
  at,
  canvas,
  download,
  drawnTemplate,
  faultsOf,
  form,
  open,
  paper,
  saved,
  words,
} from './support/drawing.ts'
import { difference } from './support/pixels.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 720 } })

const frame = { kind: 'image', id: 'frame', role: 'publicationImage', x: 80, y: 300, width: 500, height: 400 }
const panel = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.describe('the editor’s controls', () => {
  test('every part of the colour picker is reached in a window 720 high, and a gradient keeps the brand', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const place = await drawnTemplate(context)
    await open(page, place)
    const fill = async () => (await place.design()).pages[0]?.nodes[0]?.fill
    await page.mouse.click(...(await at(page, 780, 740)))
    await page.getByRole('button', { name: 'Remplissage', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Remplissage' })
    await sheet.getByRole('button', { name: 'Une autre couleur' }).click()
    const whole = async () => {
      const box = await sheet.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(720)
    }
    await whole()
    await sheet.getByRole('slider', { name: 'Opacité' }).fill('40')
    await expect.poll(fill).toMatchObject({ colour: { from: 'brand', index: 'tertiary', alpha: 0.4 } })

    await sheet.getByText('Dégradé', { exact: true }).click()
    await expect.poll(fill).toMatchObject({
      type: 'linear',
      angle: 90,
      stops: [{ at: 0, colour: { from: 'brand', index: 'tertiary', alpha: 0.4 } }, { at: 100 }],
    })
    await whole()
    const angle = sheet.getByRole('textbox', { name: 'Angle' })
    await angle.click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('135')
    await expect(angle).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(angle).toHaveValue('135°')
    await sheet.getByRole('slider', { name: 'Étape à 100' }).focus()
    await sheet.getByRole('spinbutton', { name: 'Position' }).click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('80')
    await page.keyboard.press('Enter')
    await expect.poll(fill).toMatchObject({ angle: 135, stops: [{ at: 0 }, { at: 80 }] })

    await sheet.getByRole('slider', { name: 'Étape à 0' }).focus()
    await sheet.getByRole('button', { name: 'Une autre couleur' }).click()
    await sheet.getByText('HEX', { exact: true }).click()
    await sheet.getByRole('button', { name: 'Copier le code' }).click()
    await expect(sheet.getByText('Copié')).toBeVisible()
    const code = sheet.getByRole('textbox', { name: 'Code de la couleur' })
    await code.click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('#224466')
    await page.keyboard.press('Enter')
    await expect(code).toBeFocused()
    await expect.poll(fill).toMatchObject({ stops: [{ colour: { from: 'fixed', hex: '#224466' } }, {}] })
    await sheet.getByText('Uni', { exact: true }).click()
    await expect.poll(fill).toMatchObject({ type: 'colour', colour: { hex: '#224466' } })
  })

  test('a copy the browser refuses is said, and a size is taken once it is whole', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('No.'))
    })
    const place = await drawnTemplate(context)
    await open(page, place)
    await page.mouse.click(...(await at(page, 200, 140)))
    const size = page.getByRole('spinbutton', { name: 'Taille' })
    await size.click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('48')
    await expect(size).toHaveValue('48')
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await place.design()).pages[0]?.nodes[1]?.size).toBe(49)
    await expect(page.getByRole('combobox', { name: 'Police' })).toHaveValue('Fraunces (marque)')
    await page.getByRole('button', { name: 'Couleur du texte' }).click()
    await page.getByRole('button', { name: 'Une autre couleur' }).click()
    await page.getByRole('button', { name: 'Copier le code' }).click()
    await expect(page.getByText('Le navigateur refuse la copie')).toBeVisible()
  })

  test('layers say which motif they are, are moved by keys within their list, locked, and dropped elsewhere', async ({
    page,
    context,
  }) => {
    const { motifs } = await import('@postelier/scene')
    const [motif] = motifs
    if (!motif) throw new Error('There is a motif at least.')
    const motive = {
      kind: 'illustration',
      id: 'motive',
      motif: motif.name,
      x: 0,
      y: 0,
      width: 90,
      height: 90,
    }
    const group = { kind: 'group', id: 'group', name: 'Enseigne', children: [{ ...form, id: 'in' }, motive] }
    const place = await drawnTemplate(context, [{ nodes: [form, words, group] }])
    await open(page, place)
    await panel(page, 'Calques')
    const list = page.getByRole('list', { name: 'Éléments de la page' })
    const layer = (name: string) => list.getByRole('button', { name, exact: true })
    const order = async () => (await place.design()).pages[0]?.nodes.map(({ id }) => id)
    const inside = list.getByRole('list', { name: 'Enseigne' })
    await expect(inside.getByRole('button', { name: motif.label.fr, exact: true })).toBeVisible()
    expect((await inside.boundingBox())?.x).toBeGreaterThan((await list.boundingBox())?.x ?? 0)

    const last = layer('Forme').last()
    await expect(last).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowUp Alt+ArrowDown')
    await last.focus()
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(order).toEqual(['title', 'form', 'group'])
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(order).toEqual(['form', 'title', 'group'])
    await inside.getByRole('button', { name: 'Forme', exact: true }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect
      .poll(async () => (await place.design()).pages[0]?.nodes[2]?.children)
      .toMatchObject([{ id: 'motive' }, { id: 'in' }])

    await layer('Du champ').dragTo(layer('Enseigne'))
    await expect.poll(order).toEqual(['form', 'group', 'title'])
    await list.getByRole('button', { name: 'Verrouiller' }).first().click()
    await expect.poll(async () => (await place.design()).pages[0]?.nodes[2]?.isLocked).toBe(true)
    expect(await faultsOf(page)).toEqual([])
  })

  test('the frame of a selection is seen on every colour: a dark line and a pale one', async ({
    page,
    context,
  }) => {
    await open(page, await drawnTemplate(context))
    const linesOf = (name: string) =>
      page
        .locator(name)
        .first()
        .evaluate((element) => {
          const { outlineColor, borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(element)
          return `${Number.parseFloat(borderTopWidth) > 0 ? borderTopColor : outlineColor} ${boxShadow}`
        })
    await page.mouse.click(...(await at(page, 780, 740)))
    const both = /^rgb\(28, 27, 34\) rgb\(255, 255, 255\)/
    expect(await linesOf('.po-frame')).toMatch(both)
    expect(await linesOf('.po-handle')).toMatch(both)
    await page.keyboard.press('Control+A')
    expect(await linesOf('.po-outline')).toMatch(both)
  })

  test('an empty frame is hatched where one draws and asks for its picture; the file stays as it is', async ({
    page,
    context,
  }) => {
    const place = await drawnTemplate(context, [
      { nodes: [frame, { ...frame, id: 'small', x: 700, width: 90 }] },
    ])
    await open(page, place)
    await expect(paper(page).getByText('Choisir une image')).toHaveCount(1)
    await expect(paper(page).locator('.po-waiting')).toHaveCount(2)
    const shown = await paper(page).screenshot({ style: '.po-toolbar-place { visibility: hidden }' })
    const bare = await paper(page).screenshot({
      style: '.po-toolbar-place, .po-zoom, .po-waiting, .po-remarks { visibility: hidden }',
    })
    expect(await difference(page, shown, bare)).toBeGreaterThan(0.01)
    // In the file there is nothing but the colour of the page.
    const file = await download(page, 'Cette page en PNG')
    const plain = await page.evaluate(async (encoded) => {
      const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      pen?.drawImage(bitmap, 0, 0)
      const data = new Uint32Array(pen?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? [])
      return new Set(data).size
    }, file.toString('base64'))
    expect(plain).toBe(1)
    await page.mouse.dblclick(...(await at(page, 300, 500)))
    await expect(page.getByRole('complementary', { name: 'Images' })).toBeVisible()
  })

  test('an open panel covers neither the tools nor the page nor the remarks at 992', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 992, height: 720 })
    const hole = { ...frame, id: 'hole', asset: 'gone' }
    await open(page, await drawnTemplate(context, [{ nodes: [words, hole] }]))
    await panel(page, 'Texte')
    const side = await page.getByRole('complementary', { name: 'Texte' }).boundingBox()
    const edge = (side?.x ?? 0) + (side?.width ?? 0)
    for (const part of [
      page.getByRole('toolbar'),
      paper(page),
      page.getByRole('list', { name: 'À vérifier' }),
    ])
      await expect.poll(async () => (await part.boundingBox())?.x).toBeGreaterThanOrEqual(edge)
  })

  test('choices in a sheet fill it, and a cut-out is named', async ({ page, context }) => {
    await open(page, await drawnTemplate(context, [{ nodes: [words, frame] }]))
    await page.mouse.click(...(await at(page, 300, 500)))
    await page.getByRole('button', { name: 'Cadrage' }).click()
    await expect(page.getByText('Découpe', { exact: true })).toBeVisible()
    const mask = page.getByRole('radiogroup', { name: 'Découpe' })
    const last = await mask.locator('label').last().boundingBox()
    const box = await mask.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0)).toBeLessThan(3)
  })

  test('a page of a carousel is named in its place: by F2, by a double press and by its button', async ({
    page,
    context,
  }) => {
    const place = await drawnTemplate(context, [{ name: 'Un', nodes: [form] }, { nodes: [words] }])
    await open(page, place)
    const names = async () => (await place.design()).pages.map((one) => (one as { name?: string }).name)
    await page.getByRole('button', { name: 'Page 2 sur 2' }).focus()
    await page.keyboard.press('F2')
    await expect(page.getByRole('textbox', { name: 'Nom de la page 2' })).toBeFocused()
    await page.keyboard.type('La fournée')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Page 2 sur 2' })).toBeFocused()
    await saved(page)
    await expect.poll(names).toEqual(['Un', 'La fournée'])
    await page.getByText('La fournée').dblclick()
    await page.keyboard.type('Autre chose')
    await page.keyboard.press('Escape')
    await expect(page.getByText('La fournée')).toBeVisible()
    await page.getByRole('button', { name: 'Nommer la page' }).click()
    await page.keyboard.type('Couverture')
    await canvas(page).click({ position: { x: 5, y: 300 } })
    await expect.poll(names).toEqual(['Couverture', 'La fournée'])
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect.poll(names).toEqual(['Un', 'La fournée'])
  })
})
