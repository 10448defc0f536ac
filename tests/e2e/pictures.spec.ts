// Pictures that are put onto a page: of the stock, one's own, pressed, dragged and dropped as files.
import type { Locator, Page } from '@playwright/test'
import {
  at,
  canvas,
  type DrawnTemplate,
  download,
  drawnTemplate,
  faultsOf,
  open,
  paper,
  saved,
} from './support/drawing.ts'
import { difference } from './support/pixels.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1900, height: 1500 } })

const frame = { kind: 'image', id: 'frame', role: 'publicationImage', x: 80, y: 300, width: 500, height: 400 }
const disc = { kind: 'shape', id: 'disc', form: 'circle', x: 640, y: 500, width: 380, height: 380 }

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Images' })
const tiles = (page: Page): Locator => panel(page).locator('li > button:first-child')
const nodesOf = async (place: DrawnTemplate) => (await place.design()).pages[0]?.nodes ?? []
const collectionNamed = (page: Page, name: string) =>
  panel(page).getByRole('radio', { name }).check({ force: true })

/** A photograph, drawn where it is needed. */
async function photo(page: Page, colour: string) {
  const url = await page.evaluate((fill) => {
    const sheet = document.createElement('canvas')
    sheet.width = 900
    sheet.height = 600
    const pen = sheet.getContext('2d')
    if (!pen) throw new Error('No canvas')
    pen.fillStyle = fill
    pen.fillRect(0, 0, 900, 600)
    pen.fillStyle = '#fff'
    pen.fillRect(300, 200, 300, 200)
    return sheet.toDataURL('image/png')
  }, colour)
  return {
    name: 'vitrine.png',
    mimeType: 'image/png',
    buffer: Buffer.from(url.split(',')[1] ?? '', 'base64'),
  }
}

async function openPictures(page: Page, place: DrawnTemplate): Promise<void> {
  await open(page, place)
  await page.getByRole('button', { name: 'Images', exact: true }).click()
}

test.describe('pictures on a page', () => {
  test('one of the collection fills the empty frame in the brand’s colours, is drawn again, and the file shows it', async ({
    page,
    context,
  }) => {
    const place = await drawnTemplate(context, [{ nodes: [frame, disc] }])
    await openPictures(page, place)
    await panel(page).getByLabel('Chercher une image').fill('mer')
    await page.keyboard.press('Enter')
    await expect(panel(page).getByText('encore 2')).toBeVisible()
    await tiles(page).first().click()
    await saved(page)
    await expect.poll(async () => (await nodesOf(place))[0]?.asset).toMatch(/^collection\./)
    const [{ asset } = {}] = await nodesOf(place)
    await page.getByRole('button', { name: 'D’autres images' }).click()
    await expect.poll(async () => (await nodesOf(place))[0]?.asset).not.toBe(asset)

    // The other frame takes one once it is chosen.
    await page.mouse.click(...(await at(page, 830, 690)))
    await expect(panel(page).getByText('remplir le cadre choisi')).toBeVisible()
    await tiles(page).nth(1).click()
    await expect.poll(async () => (await nodesOf(place))[1]?.asset).toMatch(/^collection\./)
    expect(await faultsOf(page)).toEqual([])

    await page.getByRole('button', { name: 'Réduire', exact: true }).click()
    await canvas(page).press('Escape')
    await expect(page.locator('.po-frame')).toHaveCount(0)
    const file = await download(page, 'Cette page en PNG')
    const seen = await paper(page).screenshot({
      style: '.po-toolbar-place, .po-zoom { visibility: hidden }',
    })
    expect(await difference(page, seen, file)).toBeLessThan(0.001)
  })

  test('one’s own is sent with its rights, stands on the page, is there the next time, and leaves the list only', {
    tag: '@gate',
  }, async ({ page, context }) => {
    const place = await drawnTemplate(context, [{ nodes: [disc] }])
    await openPictures(page, place)
    await collectionNamed(page, 'Les vôtres')
    await panel(page)
      .getByLabel('Ajouter une image')
      .setInputFiles(await photo(page, '#a5123f'))
    await panel(page).getByRole('button', { name: 'Utiliser cette image' }).click()
    await expect(panel(page).getByText('À cocher pour envoyer l’image.')).toBeVisible()
    await panel(page).getByRole('checkbox', { name: 'J’ai les droits' }).check()
    await panel(page).getByRole('button', { name: 'Utiliser cette image' }).click()
    await expect(tiles(page)).toHaveCount(1)
    await saved(page)
    await expect.poll(async () => (await nodesOf(place)).length).toBe(2)
    const [, picture] = await nodesOf(place)
    expect(Number(picture?.width) / Number(picture?.height)).toBeCloseTo(1.5)

    await page.reload()
    await expect(paper(page).locator('image')).toHaveCount(1)
    await page.getByRole('button', { name: 'Images', exact: true }).click()
    await collectionNamed(page, 'Les vôtres')
    await tiles(page).first().hover()
    await panel(page).getByRole('button', { name: 'Autres actions pour vitrine.png' }).click()
    await page.getByRole('menuitem', { name: 'Retirer de mes images' }).click()
    await page.getByRole('button', { name: 'Retirer de mes images' }).click()
    await expect(tiles(page)).toHaveCount(0)
    await page.reload()
    await expect(paper(page).locator('image')).toHaveCount(1)
  })

  test('dragged from the panel it fills the frame it is let go on, and a dropped file waits for its rights', async ({
    page,
    context,
  }) => {
    const place = await drawnTemplate(context, [{ nodes: [frame, disc] }])
    await openPictures(page, place)
    await tiles(page)
      .first()
      .dragTo(canvas(page), { targetPosition: await fromCorner(page, 830, 690) })
    await expect.poll(async () => (await nodesOf(place))[1]?.asset).toMatch(/^collection\./)
    expect((await nodesOf(place))[0]?.asset).toBeNull()

    const { buffer, ...named } = await photo(page, '#123456')
    const bytes = [...buffer]
    const files = await page.evaluateHandle(
      ({ content, name, mimeType }) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(content)], name, { type: mimeType }))
        return transfer
      },
      { content: bytes, ...named },
    )
    const [clientX, clientY] = await at(page, 300, 500)
    const target = page.locator('[data-node="frame"]')
    await target.dispatchEvent('dragover', { dataTransfer: files, clientX, clientY })
    await expect(page.getByText('Déposer ici')).toBeAttached()
    await target.dispatchEvent('drop', { dataTransfer: files, clientX, clientY })
    await panel(page).getByRole('checkbox', { name: 'J’ai les droits' }).check()
    await panel(page).getByRole('button', { name: 'Utiliser cette image' }).click()
    await expect.poll(async () => (await nodesOf(place))[0]?.asset).toMatch(/^[A-Za-z0-9_-]{10,}$/)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect.poll(async () => (await nodesOf(place))[0]?.asset).toBeNull()
  })

  test('a picture goes behind the whole page, and words outside a zone are brought inside, by keys', async ({
    page,
    context,
  }) => {
    const word = {
      kind: 'text',
      id: 'word',
      content: 'Bonjour',
      x: 20,
      y: 20,
      width: 700,
      height: 120,
      size: 90,
    }
    const place = await drawnTemplate(context, [{ nodes: [word] }])
    await openPictures(page, place)
    const more = panel(page)
      .getByRole('button', { name: /^Autres actions pour/ })
      .first()
    await more.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Sur toute la page, derrière' }).press('Enter')
    await expect
      .poll(async () => (await nodesOf(place))[0])
      .toMatchObject({ kind: 'image', x: 0, y: 0, width: 1080, height: 1080 })

    await page.getByRole('button', { name: 'Zones sûres' }).press('Enter')
    await page.getByRole('menuitemradio', { name: 'Grille du profil Instagram' }).press('Enter')
    const bring = page.getByRole('button', { name: 'Ramener les mots dans la zone' })
    await bring.press('Enter')
    await expect(bring).toHaveCount(0)
    await expect.poll(async () => Number((await nodesOf(place))[1]?.x)).toBeGreaterThanOrEqual(135)
  })
})

/** Where a point of the design lies in the canvas. */
async function fromCorner(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const [left, top] = await at(page, x, y)
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('There is no canvas.')
  return { x: left - box.x, y: top - box.y }
}
