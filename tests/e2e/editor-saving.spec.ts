// What the real editor keeps: drawn by two at once, without a connection, taken back, and gone back to.
import { at, canvas, type Drawn, drawnTemplate, open, saved, words } from './support/drawing.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1900, height: 1500 } })

test.describe('the graphics editor', () => {
  test('says so when somebody else saved meanwhile, and keeps both: one’s own goes into a copy', async ({
    page,
    context,
  }) => {
    const place = await drawnTemplate(context)
    await open(page, place)
    const { template } = await place.api.call('GET', `${place.base}/${place.id}`)
    const { designVersion } = template as { designVersion: number }
    const theirs = { pages: [{ nodes: [{ ...words, content: 'Le leur' }] }] }
    await place.api.call('POST', `${place.base}/${place.id}/design`, { design: theirs, designVersion })
    await canvas(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Quelqu’un d’autre vient d’enregistrer ce modèle.')).toBeVisible()
    await page.getByRole('button', { name: 'Garder le mien dans une copie' }).click()
    await expect(page).not.toHaveURL(new RegExp(`/${place.id}`))
    const copy = Number(/templates\/(\d+)/.exec(page.url())?.[1])
    expect((await place.design()).pages[0]?.nodes).toMatchObject([{ content: 'Le leur' }])
    const mine = (await place.api.call('GET', `${place.base}/${copy}`)).design as Drawn
    expect(mine.pages[0]?.nodes[0]).toMatchObject({ id: 'form', y: 519 })
  })

  test('goes back to a saved state as a step that can be undone, and both stay in the list', async ({
    page,
    context,
  }) => {
    const place = await drawnTemplate(context)
    await open(page, place)
    const nodes = async () => (await place.design()).pages[0]?.nodes.map(({ id }) => id)
    await canvas(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Delete')
    await expect.poll(nodes).toEqual(['title'])
    await page.getByRole('button', { name: 'Historique' }).click()
    const states = page.getByRole('list', { name: 'Historique' }).getByRole('listitem')
    await expect(states).toHaveCount(3)
    await states.nth(1).getByRole('button', { name: 'Revenir à cet état' }).click()
    await expect(page.getByText(/^État du .* repris/)).toBeVisible()
    await expect.poll(nodes).toEqual(['form', 'title'])
    await page.getByRole('button', { name: 'Annuler', exact: true }).first().click()
    await expect.poll(nodes).toEqual(['title'])
    await page.getByRole('button', { name: 'Historique' }).click()
    await expect(states).toHaveCount(5)
  })

  test('takes keys for what is chosen after a tool was used, and saves what was drawn without a connection', async ({
    page,
    context,
  }) => {
    const place = await drawnTemplate(context)
    await open(page, place)
    await page.mouse.click(...(await at(page, 780, 740)))
    const nodes = async () => (await place.design()).pages[0]?.nodes ?? []
    await page.getByRole('button', { name: 'Tourner d’un quart' }).click()
    await page.keyboard.press('Control+Z')
    await page.keyboard.press('Delete')
    await expect.poll(async () => (await nodes()).length).toBe(1)
    await page.keyboard.press('Control+Z')
    await expect.poll(async () => (await nodes())[0]).toMatchObject({ id: 'form', rotation: 0 })

    await context.setOffline(true)
    await canvas(page).focus()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Non enregistré').first()).toBeVisible()
    await context.setOffline(false)
    await expect.poll(async () => (await nodes())[0]).toMatchObject({ id: 'form', y: 519 })
    await saved(page)
  })

  test('saves what was taken back while it was on its way to the server', async ({ page, context }) => {
    const place = await drawnTemplate(context)
    await page.clock.install()
    await open(page, place)
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/design', async (route) => {
      arrive()
      await goOn
      await route.continue()
    })
    await page.mouse.click(...(await at(page, 780, 740)))
    await page.keyboard.press('ArrowUp')
    await arrived
    await page.keyboard.press('Control+Z')
    // Longer than a save waits: this one may not have thought that nothing was left to do.
    await page.clock.runFor(2_000)
    const first = page.waitForResponse('**/design')
    letGo()
    expect((await first).request().postData()).toContain('"y":519')
    const form = async () => (await place.design()).pages[0]?.nodes[0]
    await expect.poll(form).toMatchObject({ id: 'form', y: 520 })
    await saved(page)
  })
})
