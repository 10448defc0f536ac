// Two people, or two windows, in one design; and one's own design beside what it was.
import type { APIRequestContext, Page } from '@playwright/test'
import { type Board, canvas, faultsOf, nudge, openBoard, sharedBoard, shown } from './support/drawing.ts'
import { newStaff, ownPassword } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const lise = /Lise Durand travaille sur ce modèle depuis \d/
const designOf = ({ base, id }: Board) => `**${base}/${id}/design`

interface Together {
  pageOf: (email: string, password?: string) => Promise<Page>
  request: APIRequestContext
}
async function marc({ pageOf, request }: Together): Promise<Page> {
  const { email } = await newStaff(request, 'productManager', { firstName: 'Marc' })
  return pageOf(email, ownPassword)
}

test.describe('two people in one design', () => {
  test('the second is told who draws since when, and looks: pages and zoom work, nothing else is offered', async ({
    page,
    context,
    pageOf,
    request,
  }) => {
    const board = await sharedBoard(context, 'Lise')
    await openBoard(page, board.id)
    await expect(canvas(page)).toBeVisible()
    const second = await marc({ pageOf, request })
    await openBoard(second, board.id)
    await expect(second.getByRole('status').getByText(lise)).toBeVisible()
    await expect(canvas(second)).toHaveCount(0)
    for (const gone of ['Valider', 'Annuler', 'Rétablir', 'Texte', 'Dupliquer la page', 'Historique'])
      await expect(second.getByRole('button', { name: gone, exact: true })).toHaveCount(0)
    const before = await board.nodes()
    await shown(second).focus()
    for (const key of ['Tab', 'Shift+Tab', 'ArrowLeft', 'Delete', 'Control+A', 'Control+V', 'Control+Z'])
      await second.keyboard.press(key)
    await shown(second).dblclick({ position: { x: 300, y: 200 } })
    await expect(second.locator('.po-frame, .po-writing')).toHaveCount(0)
    await button(second, 'Page 2 sur 2').click()
    await expect(button(second, 'Page 2 sur 2')).toHaveAttribute('aria-current', 'page')
    await button(second, 'Agrandir').click()
    expect(await faultsOf(second)).toEqual([])
    const arriving = second.waitForEvent('download')
    await button(second, 'Télécharger').click()
    await second.getByRole('menuitem', { name: 'Cette page en PNG' }).click()
    await arriving
    expect(await board.nodes()).toEqual(before)
    // The first works on as if nobody were there.
    await nudge(page, 3)
    await expect.poll(async () => (await board.nodes())[0]).toMatchObject({ x: 557 })
  })

  test('the second makes a copy and draws on that, and the first’s stays as it is', async ({
    page,
    context,
    pageOf,
    request,
  }) => {
    const board = await sharedBoard(context, 'Lise')
    await openBoard(page, board.id)
    const second = await marc({ pageOf, request })
    await openBoard(second, board.id)
    await button(second, 'Modifier une copie').click()
    await expect(second).not.toHaveURL(new RegExp(`/${board.id}/`))
    await expect(second).toHaveURL(/\/editor$/)
    await expect(canvas(second)).toBeVisible()
    await nudge(second, 5)
    const copy = Number(/templates\/(\d+)/.exec(second.url())?.[1])
    await expect.poll(async () => (await board.nodes(copy))[0]).toMatchObject({ x: 555 })
    expect((await board.nodes())[0]).toMatchObject({ x: 560 })
    await nudge(page, 1)
    await expect.poll(async () => (await board.nodes())[0]).toMatchObject({ x: 559 })
  })

  test('once the first has left, the second goes on with what the first drew last', async ({
    page,
    context,
    pageOf,
    request,
  }) => {
    const board = await sharedBoard(context, 'Lise')
    await openBoard(page, board.id)
    const second = await marc({ pageOf, request })
    await openBoard(second, board.id)
    await expect(second.getByText(lise)).toBeVisible()
    // Left within the pause before it is saved by itself.
    await nudge(page, 7)
    await button(page, 'Revenir au modèle').click()
    await expect(second.getByText('Ce modèle est de nouveau libre.')).toBeVisible()
    await button(second, 'Continuer ici').click()
    await expect(canvas(second)).toBeVisible()
    await nudge(second, 1)
    await expect.poll(async () => (await board.nodes())[0]).toMatchObject({ x: 552 })
    await expect(second.getByText('vient d’enregistrer')).toHaveCount(0)
  })

  test('who closes the window lets go too, and a reload takes it up again', async ({
    page,
    context,
    pageOf,
    request,
  }) => {
    const board = await sharedBoard(context, 'Lise')
    await openBoard(page, board.id)
    await page.reload()
    await expect(canvas(page)).toBeVisible()
    const second = await marc({ pageOf, request })
    await openBoard(second, board.id)
    await expect(second.getByText(lise)).toBeVisible()
    await page.close()
    await button(second, 'Continuer ici').click()
    await expect(canvas(second)).toBeVisible()
  })

  test('the second edits anyway: the first is told at once, stands still, and keeps what was not saved in a copy', async ({
    page,
    context,
    pageOf,
    request,
  }) => {
    const board = await sharedBoard(context, 'Lise')
    await openBoard(page, board.id)
    await page.route(designOf(board), (route) => route.abort())
    await nudge(page, 9)
    await expect(page.getByText('L’image a été modifiée mais pas enregistrée.')).toBeVisible()
    const second = await marc({ pageOf, request })
    await openBoard(second, board.id)
    await button(second, 'Modifier quand même').click()
    await expect(canvas(second)).toBeVisible()
    await expect(page.getByText(/Marc Durand a pris la main sur ce modèle à \d/)).toBeVisible()
    await expect(page.getByText('gardez-la dans une copie')).toBeVisible()
    await expect(canvas(page)).toHaveCount(0)
    await nudge(second, 2)
    await expect.poll(async () => (await board.nodes())[0]).toMatchObject({ x: 558 })
    await page.unroute(designOf(board))
    await button(page, 'Garder le mien dans une copie').click()
    await expect(page).not.toHaveURL(new RegExp(`/${board.id}/`))
    await expect(canvas(page)).toBeVisible()
    const copy = Number(/templates\/(\d+)/.exec(page.url())?.[1])
    expect((await board.nodes(copy))[0]).toMatchObject({ x: 551 })
    expect((await board.nodes())[0]).toMatchObject({ x: 558 })
  })

  test('taken back before anything was saved, what waited is saved; after, both are kept', async ({
    page,
    context,
    pageOf,
    request,
  }) => {
    const board = await sharedBoard(context, 'Lise')
    await openBoard(page, board.id)
    await page.route(designOf(board), (route) => route.abort())
    await nudge(page, 4)
    await expect(page.getByText('L’image a été modifiée')).toBeVisible()
    const second = await marc({ pageOf, request })
    await openBoard(second, board.id)
    await button(second, 'Modifier quand même').click()
    await expect(canvas(second)).toBeVisible()
    await page.unroute(designOf(board))
    await button(page, 'Modifier quand même').click()
    await expect.poll(async () => (await board.nodes())[0]).toMatchObject({ x: 556 })
    await page.route(designOf(board), (route) => route.abort())
    await nudge(page, 1)
    await expect(page.getByText('L’image a été modifiée')).toBeVisible()
    await button(second, 'Modifier quand même').click()
    await expect(canvas(second)).toBeVisible()
    await nudge(second, 6)
    await expect.poll(async () => (await board.nodes())[0]).toMatchObject({ x: 550 })
    await button(page, 'Modifier quand même').click()
    await expect(page.getByText('Rien n’est écrasé')).toBeVisible()
    expect((await board.nodes())[0]).toMatchObject({ x: 550 })
  })

  test('a second window of one’s own is told so', async ({ page, context }) => {
    const board = await sharedBoard(context, 'Lise')
    await openBoard(page, board.id)
    const window = await context.newPage()
    await openBoard(window, board.id)
    await expect(window.getByText(/Vous avez ouvert ce modèle dans une autre fenêtre à \d/)).toBeVisible()
    await button(window, 'Modifier quand même').click()
    await expect(canvas(window)).toBeVisible()
    await expect(page.getByText(/Vous avez pris la main dans une autre fenêtre/)).toBeVisible()
  })

  test('a lost connection keeps nobody from drawing', async ({ page, context }) => {
    const board = await sharedBoard(context, 'Lise')
    await page.route('**/editing*', (route) => route.abort())
    await openBoard(page, board.id)
    await nudge(page, 2)
    await expect.poll(async () => (await board.nodes())[0]).toMatchObject({ x: 558 })
  })
})

test.describe('one’s own design', () => {
  test('is shown as it was when the editor opened, by pointer and by key, and nothing changes', async ({
    page,
    context,
  }) => {
    const board = await sharedBoard(context, 'Lise')
    await openBoard(page, board.id)
    await expect(button(page, /Avant et après : rien/)).toBeDisabled()
    const picture = page.locator('.po-paper-picture')
    const first = await picture.innerHTML()
    await nudge(page, 40)
    await expect.poll(async () => (await board.nodes())[0]).toMatchObject({ x: 520 })
    const now = await picture.innerHTML()
    const compare = button(page, 'Avant et après')
    await compare.click()
    await expect(page.getByText('Avant', { exact: true })).toBeVisible()
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
    // The same drawings, without what the pointer would touch.
    const paths = async () =>
      picture.locator('g path:not([data-node])').evaluateAll((all) => all.map((one) => one.outerHTML))
    const before = await paths()
    expect(first).toContain(before[0])
    await expect(canvas(page)).toHaveCount(0)
    await page.keyboard.press('Control+Z')
    await page.keyboard.press('Delete')
    expect(await faultsOf(page)).toEqual([])
    await compare.press('Enter')
    await expect(compare).toHaveAttribute('aria-pressed', 'false')
    expect(await picture.innerHTML()).toBe(now)
    // Held instead of pressed, it goes when it is let go.
    await compare.click({ delay: 500 })
    await expect(compare).toHaveAttribute('aria-pressed', 'false')
    await button(page, 'Annuler').click()
    await expect.poll(async () => (await board.nodes())[0]).toMatchObject({ x: 560 })
  })

  test('is not left without a word while it is not saved', async ({ page, context }) => {
    const board = await sharedBoard(context, 'Lise')
    await openBoard(page, board.id)
    await page.route(designOf(board), (route) => route.abort())
    await nudge(page, 3)
    const sentence =
      'L’image a été modifiée mais pas enregistrée. Cliquez sur Valider pour enregistrer les modifications.'
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible()
    await button(page, 'Revenir au modèle').click()
    const question = page.getByRole('dialog')
    await expect(question.getByText(sentence)).toBeVisible()
    await question.getByRole('button', { name: 'Rester' }).click()
    await page.unroute(designOf(board))
    await button(page, 'Valider').click()
    await expect(page).toHaveURL(new RegExp(`/${board.id}$`))
    expect((await board.nodes())[0]).toMatchObject({ x: 557 })
  })
})
