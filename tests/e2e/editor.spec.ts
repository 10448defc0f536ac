// Designs drawn in the real editor, by pointer and by keys, and the files that come out of it.
import { AxeBuilder } from '@axe-core/playwright'
import { at, canvas, download, drawnTemplate, form, open, paper, saved, words } from './support/drawing.ts'
import { newStaff, ownPassword, signIn } from './support/people.ts'
import { difference } from './support/pixels.ts'
import { pick } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1900, height: 1500 } })

test.describe('the graphics editor', () => {
  test('writes on the canvas, moves by arrows, adds a page and takes it back, and the file shows what the canvas showed', {
    tag: '@gate',
  }, async ({ page, context }) => {
    const place = await drawnTemplate(context)
    await open(page, place)
    await page.mouse.dblclick(...(await at(page, 200, 140)))
    await expect(page.getByLabel('Texte de l’élément')).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('C’est à 41 km : goûtez !')
    await page.keyboard.press('Escape')
    for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Page', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Page \d sur/ })).toHaveCount(2)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Page \d sur/ })).toHaveCount(1)

    await page.getByRole('button', { name: 'Réduire', exact: true }).click()
    await expect(page.getByText('100 %', { exact: true })).toBeVisible()
    await canvas(page).press('Escape')
    await expect(page.locator('.po-frame')).toHaveCount(0)
    const file = await download(page, 'Cette page en PNG')
    const shown = await paper(page).screenshot({
      style: '.po-toolbar-place, .po-zoom { visibility: hidden }',
    })
    expect(await difference(page, shown, file)).toBeLessThan(0.001)

    await page.getByRole('button', { name: 'Valider' }).click()
    await expect(page).toHaveURL(new RegExp(`/me/graphical-line-templates/${place.id}$`))
    const [drawn] = (await place.design()).pages
    expect(drawn?.nodes.find((node) => node.id === 'title')).toMatchObject({
      content: 'C’est à 41 km : goûtez !',
      x: 81,
      y: 110,
    })
  })

  test('is worked by keys alone: an element is found, written, moved, turned, doubled and taken away', {
    tag: '@gate',
  }, async ({ page, context }) => {
    const place = await drawnTemplate(context)
    await open(page, place)
    await canvas(page).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByText('Forme, à 560 et 520')).toBeAttached()
    await page.keyboard.press('.')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    // What is typed before the words are open would be keys of the canvas.
    await expect(canvas(page)).not.toBeFocused()
    await page.keyboard.type('Au four')
    await page.keyboard.press('Escape')
    // Keys are the canvas's again once it has drawn what was written.
    await expect(canvas(page)).toBeFocused()
    await page.keyboard.press('Control+D')
    await page.keyboard.press('Alt+ArrowRight')
    await saved(page)
    const nodes = async () => (await place.design()).pages[0]?.nodes ?? []
    await expect.poll(async () => (await nodes()).length).toBe(3)
    expect(await nodes()).toMatchObject([
      { id: 'form', x: 559, rotation: 15 },
      { id: 'title', content: 'Au four', x: 80 },
      { content: 'Au four', x: 104, width: 901 },
    ])
    await page.keyboard.press('Delete')
    await expect.poll(async () => (await nodes()).length).toBe(2)
    await page.keyboard.press('Control+Z')
    await expect.poll(async () => (await nodes()).length).toBe(3)
    // Behind the last element the key leaves the canvas: nobody is caught in it.
    await canvas(page).focus()
    for (let step = 0; step < 5; step++) await page.keyboard.press('Tab')
    await expect(canvas(page)).not.toBeFocused()
  })

  test('writes what is typed before the font has come, and none of it moves an element', async ({
    page,
    context,
  }) => {
    const place = await drawnTemplate(context)
    const come = Promise.withResolvers<void>()
    await context.route('**/api/faces/**', async (route) => {
      await come.promise
      await route.continue()
    })
    await open(page, place)
    await canvas(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    // On the canvas a stop turns what is chosen.
    await page.keyboard.type('Au four.')
    come.resolve()
    await expect(page.getByRole('textbox', { name: 'Texte de l’élément' })).toHaveValue('Au four.')
    await page.keyboard.type(' Vite')
    await page.keyboard.press('Escape')
    const nodes = async () => (await place.design()).pages[0]?.nodes ?? []
    await expect
      .poll(async () => (await nodes()).find(({ id }) => id === 'title'))
      .toMatchObject({ content: 'Au four. Vite', rotation: 0 })
  })

  test('pulls, lines up, resizes and turns by pointer; escape takes a gesture back', async ({
    page,
    context,
  }) => {
    const place = await drawnTemplate(context)
    await open(page, place)
    const node = async (id: string) => (await place.design()).pages[0]?.nodes.find((one) => one.id === id)
    await page.mouse.move(...(await at(page, 780, 740)))
    await page.mouse.down()
    await page.mouse.move(...(await at(page, 700, 640)), { steps: 4 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await page.mouse.move(...(await at(page, 780, 740)))
    await page.mouse.down()
    await page.mouse.move(...(await at(page, 543, 700)), { steps: 6 })
    await expect(page.locator('.po-guide-x').first()).toBeVisible()
    await page.mouse.up()
    await saved(page)
    await expect.poll(async () => await node('form')).toMatchObject({ x: 320, y: 480 })
    await page.mouse.move(...(await at(page, 760, 920)))
    await page.mouse.down()
    await page.keyboard.down('Control')
    await page.mouse.move(...(await at(page, 860, 1020)), { steps: 4 })
    await page.mouse.up()
    await page.keyboard.up('Control')
    await expect.poll(async () => Math.round(Number((await node('form'))?.width))).toBe(540)
  })

  test('while one is pulled nothing else of the picture is painted, and it stays between what is behind and before it', async ({
    page,
    context,
  }) => {
    const above = { ...form, id: 'above', x: 300, y: 300 }
    const others = Array.from({ length: 6 }, (_, at) => ({ ...form, id: `o${at}`, x: at * 40, y: 40 }))
    await open(page, await drawnTemplate(context, [{ nodes: [...others, form, above, words] }]))
    await page.mouse.move(...(await at(page, 900, 860)))
    await page.mouse.down()
    await page.mouse.move(...(await at(page, 880, 840)))
    // What the first pull lifts out of the picture is painted by then.
    const apart = paper(page).locator('[style*="will-change"]')
    await expect(apart).toHaveCount(1)
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    )
    const touched = await paper(page).evaluateHandle((picture) => {
      const seen = new Set<string>()
      new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target as Element
          seen.add(element.querySelector('[data-node]')?.getAttribute('data-node') ?? element.tagName)
        }
      }).observe(picture, { subtree: true, childList: true, attributes: true, characterData: true })
      return seen
    })
    await page.mouse.move(...(await at(page, 700, 640)), { steps: 8 })
    expect(await touched.evaluate((seen) => [...seen])).toEqual(['form'])
    const ids = await paper(page)
      .locator('[data-node]')
      .evaluateAll((rects) => rects.map((rect) => rect.getAttribute('data-node')))
    expect(ids.slice(-3)).toEqual(['form', 'above', 'title'])
    await expect(apart).toHaveCount(1)
    const pixels = () => paper(page).screenshot({ style: '.po-overlay { visibility: hidden }' })
    const during = await pixels()
    await page.mouse.up()
    await expect(apart).toHaveCount(0)
    expect(await difference(page, during, await pixels())).toBeLessThan(0.001)
  })

  test('points out what will not look as meant, and shows where', async ({ page, context }) => {
    const long = { ...words, id: 'long', content: 'Un titre bien trop long pour la place qu’il a reçue' }
    const gothic = { ...words, id: 'gothic', y: 300, content: 'Pain \u{10330}' }
    const empty = { kind: 'image', id: 'hole', asset: 'gone', x: 80, y: 560, width: 300, height: 300 }
    const place = await drawnTemplate(context, [{ nodes: [long, gothic, empty] }, { nodes: [words] }])
    await open(page, place)
    const list = page.getByRole('list', { name: 'À vérifier sur cette page' })
    await page.getByRole('button', { name: '3 points à vérifier' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await list.getByRole('button', { name: /n’a \u{10330}/u }).click()
    await expect(page.getByText('Pain \u{10330}, à 80 et 300')).toBeAttached()
    await list.getByRole('button', { name: 'l’image manque' }).click()
    await canvas(page).press('Delete')
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('button', { name: 'Page 2 sur 2' }).click()
    await expect(list).toHaveCount(0)
  })

  test('wears another template, keeps what was written, and takes it off again', async ({
    page,
    context,
  }) => {
    const place = await drawnTemplate(context)
    const made = await place.api.call('POST', place.base, {
      names: { fr: 'La table' },
      type: 'SINGLE',
      format: '1:1',
    })
    const { id, designVersion } = made.template as { id: number; designVersion: number }
    const other = [
      { ...words, id: 'under', role: 'description', content: 'Midi et soir', y: 900, size: 60 },
      { ...words, id: 'top', content: 'La table', y: 500 },
    ]
    await place.api.call('POST', `${place.base}/${id}/design`, {
      design: { pages: [{ nodes: other }] },
      designVersion,
    })
    await open(page, place)
    await page.mouse.dblclick(...(await at(page, 200, 140)))
    await expect(page.getByLabel('Texte de l’élément')).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Pain frais')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Modèles', exact: true }).click()
    await page.getByRole('button', { name: 'La table' }).click()
    const nodes = async () => (await place.design()).pages[0]?.nodes
    await expect.poll(nodes).toMatchObject([
      { id: 'under', content: 'Midi et soir' },
      { id: 'top', content: 'Pain frais', y: 500 },
    ])
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect.poll(nodes).toMatchObject([{ id: 'form' }, { id: 'title', content: 'Pain frais', y: 80 }])
  })

  test('frames what stays whole on a network, and while Alt is held tells how far the edges are', async ({
    page,
    context,
  }) => {
    await open(page, await drawnTemplate(context))
    await page.getByRole('button', { name: 'Zones sûres' }).click()
    await expect(page.getByRole('menuitemradio')).toHaveCount(3)
    await page.getByRole('menuitemradio', { name: 'Grille du profil Instagram' }).click()
    const [frame, sheet] = [await page.locator('.po-safe').boundingBox(), await paper(page).boundingBox()]
    expect((frame?.width ?? 0) / (sheet?.width ?? 1)).toBeCloseTo(0.75, 2)
    await canvas(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.down('Alt')
    await expect(page.locator('.po-gap-words')).toHaveText(['560', '80', '520', '120'])
    await page.keyboard.up('Alt')
    await expect(page.locator('.po-gap')).toHaveCount(0)
  })

  test('says that a font could not be read, and draws the words once it can; another brand’s fonts come by themselves', async ({
    page,
    context,
  }) => {
    const { email, id: keeperId } = await newStaff(context.request, 'productManager')
    const api = await signIn(context, email, ownPassword)
    const base = `/api/users/${keeperId}/graphical-line-templates`
    const body = { names: { fr: 'Polices' }, type: 'SINGLE', format: '1:1' }
    const { id, designVersion } = (await api.call('POST', base, body)).template as {
      id: number
      designVersion: number
    }
    await api.call('POST', `${base}/${id}/design`, { design: { pages: [{ nodes: [words] }] }, designVersion })
    await context.route('**/api/faces/**', (route) => route.abort())
    await page.goto(`/admin/graphical-line-templates/${id}/editor`)
    const fault = page.getByText('Une police n’a pas pu être lue')
    await expect(fault).toBeVisible()
    await context.unroute('**/api/faces/**')
    await page.getByRole('button', { name: 'Réessayer' }).first().click()
    const drawn = paper(page).locator('g g path')
    await expect(drawn.first()).toBeAttached()
    await expect(fault).toHaveCount(0)
    const before = await drawn.last().getAttribute('d')
    await pick(page, 'Marque d’essai', 'Sombre')
    await expect(drawn.last()).toBeAttached()
    await expect(drawn.last()).not.toHaveAttribute('d', before ?? '')
  })

  test('takes a square as a portrait, and twice as large', async ({ page, context }) => {
    await open(page, await drawnTemplate(context))
    const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]
    expect(sizeOf(await download(page, 'Portrait 4:5, en PNG'))).toEqual([1080, 1350])
    expect(sizeOf(await download(page, 'Taille double, en PNG'))).toEqual([2160, 2160])
  })

  test('has no serious accessibility fault, with nothing and with words chosen', async ({
    page,
    context,
  }) => {
    await open(page, await drawnTemplate(context))
    const faults = async () =>
      (await new AxeBuilder({ page }).analyze()).violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map((one) => one.html).join(' ')}`)
    expect(await faults()).toEqual([])
    await page.mouse.click(...(await at(page, 200, 140)))
    await page.getByRole('button', { name: 'Couleur du texte' }).click()
    await page.getByRole('button', { name: 'Une autre couleur' }).click()
    expect(await faults()).toEqual([])
  })
})
