// Work that is ordered: a brief with its price and date, the agent's desk, a correction, a yes, and the post goes out.
import type { BrowserContext, Page } from '@playwright/test'
import type { Api } from './support/api.ts'
import { faultsOf } from './support/drawing.ts'
import { demo, demoPassword, signIn } from './support/people.ts'
import { businessOn } from './support/posts.ts'
import { toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** Those of the demo who take orders, by their first names. */
const agents: Readonly<Record<string, string>> = {
  Camille: 'camille@postelier.fr',
  Diego: 'diego@ruiz-studio.es',
  Nadia: 'nadia@postelier.fr',
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const next = (page: Page) => button(page, 'Continuer').click()

/** Writes the brief and orders it; answers with who makes it. */
async function ordered(page: Page, name = 'Le pain de seigle'): Promise<{ post: string; agent: string }> {
  await page.goto('/me/tasks/write?way=order')
  await page.getByRole('link', { name: /^Image et accroche/ }).click()
  await expect(page.getByRole('heading', { name: /Que doit dire ce post/ })).toBeVisible()
  await page.getByLabel('Votre message').fill('Le seigle sort du four le jeudi.')
  const quote = page.getByRole('region', { name: 'Votre devis' })
  await expect(quote.getByText(/^6\scrédits$/).first()).toBeVisible()
  await expect(quote.getByText('Pourquoi cette date')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await next(page)
  await next(page)
  await next(page)
  await page.getByLabel('Nom du post').fill(name)
  await button(page, /^Commander pour 6\scrédits/).click()
  // Others order at the same time: a later day is shown, and agreed to by pressing again.
  const placed = toast(page, /^C’est commandé/)
  const later = page.getByText(/^Entre-temps, la date de livraison a changé/)
  await expect(placed.or(later).first()).toBeVisible()
  if (await later.isVisible()) await button(page, /^Commander pour 6\scrédits/).click()
  await expect(placed).toBeVisible()
  const state = page.getByText(/^Dans la file de (\w+)\./)
  const agent = /^Dans la file de (\w+)\./.exec((await state.textContent()) ?? '')?.[1] ?? ''
  return { post: new URL(page.url()).pathname.split('/').at(-1) ?? '', agent }
}

async function chosenPages(api: Api, account: string): Promise<number[]> {
  const { connections } = await api.call('GET', `${account}/networks`)
  const all = connections as { state: string; pages: { id: number; isChosen: boolean }[] }[]
  return all
    .filter(({ state }) => state === 'connected')
    .flatMap(({ pages }) => pages.filter(({ isChosen }) => isChosen).map(({ id }) => id))
}

async function atDesk(context: BrowserContext, agent: string, post: string): Promise<Page> {
  await signIn(context, agents[agent] ?? '', demoPassword)
  const desk = await context.newPage()
  await desk.goto(`/me/running-tasks/${post}/processing`)
  return desk
}

async function takeTemplate(desk: Page): Promise<void> {
  await button(desk, 'Choisir un modèle').click()
  const dialog = desk.getByRole('dialog')
  await dialog.locator('.po-starts button').nth(1).click()
  await dialog.getByRole('button', { name: 'Prendre ce modèle' }).click()
  await expect(dialog).toBeHidden()
  // Others work at the same desk, and its news are read again: the picture is there once they are.
  await expect(desk.getByText('Pas encore d’image')).toHaveCount(0)
}

async function deliver(desk: Page, words: string): Promise<void> {
  await desk.getByRole('textbox', { name: 'Accroche' }).fill(words)
  await button(desk, /^Livrer au client/).click()
  // The template is taken as it is, which is asked about.
  await desk.getByRole('dialog').getByRole('button', { name: 'Livrer ainsi' }).click()
  await expect(toast(desk, /^C’est livré à/)).toBeVisible()
}

const wentWrong = /Quelque chose s’est mal passé de notre côté/
const refuseOnce = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })

test('a post is ordered, made, corrected, accepted and scheduled', { tag: '@gate' }, async ({
  page,
  context,
  browser,
}) => {
  const { api, account } = await businessOn({ page, context }, 'X')
  const { post, agent } = await ordered(page)
  const other = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'fr-FR' })
  const desk = await atDesk(other, agent, post)
  await button(desk, /^Commencer/).click()
  // At night the timer is on and counts nothing.
  await expect(desk.getByText(/^(?:Le chronomètre tourne|Hors de vos heures, rien ne compte)$/)).toBeVisible()
  await button(desk, /^Mettre en pause/).click()
  await desk.getByRole('menuitem', { name: /J’attends une photo/ }).click()
  await button(page, 'Ajouter une photo').click()
  await expect(page.getByLabel(/^Ajouter des fichiers/)).toBeFocused()
  await button(desk, /^Reprendre/).click()
  await takeTemplate(desk)
  expect(await faultsOf(desk)).toEqual([])
  await deliver(desk, 'Le seigle est là.')

  await page.getByRole('link', { name: 'Demander une correction' }).click()
  await expect(page.getByLabel('Corriger ce qui est livré')).toBeChecked()
  await expect(page.getByText('Gratuit\u00a0: correction 1 sur 2.')).toBeVisible()
  await page.getByLabel('Ce qui doit changer').fill('Dites que c’est le jeudi.')
  await refuseOnce(page, '**/return')
  await button(page, 'Envoyer la demande').click()
  await expect(page.getByText(wentWrong).first()).toBeVisible()
  await button(page, 'Envoyer la demande').click()
  await expect(toast(page, 'Votre demande est envoyée.')).toBeVisible()

  await desk.goto(`/me/running-tasks/${post}/processing`)
  await expect(desk.getByText('Dites que c’est le jeudi.').first()).toBeVisible()
  await button(desk, /^Commencer/).click()
  await deliver(desk, 'Le seigle sort du four le jeudi.')
  await other.close()

  await expect(page.getByText('Le seigle sort du four le jeudi.').first()).toBeVisible()
  await button(page, 'Accepter').click()
  await expect(toast(page, /^C’est accepté/)).toBeVisible()
  const at = `${account}/tasks/${post}`
  await api.call('POST', `${at}/publish`, { pageIds: await chosenPages(api, account) })
  await expect
    .poll(async () => ((await api.call('GET', at)).task as { status: string }).status)
    .toBe('published')
})

const document = (name: string, content: string) => ({
  ...{ name, mimeType: 'application/pdf', buffer: Buffer.from(content.padEnd(200)) },
})

test('files that were chosen go along with a brief, and one that is refused keeps nobody', async ({
  page,
  context,
}) => {
  await businessOn({ page, context }, 'X')
  await page.goto('/me/tasks/write?way=order')
  await page.getByRole('link', { name: /^Image et accroche/ }).click()
  await page.getByLabel('Sujet').selectOption('Produit ou service')
  await page.getByLabel('Nom', { exact: true }).fill('Pain de seigle')
  await page.getByLabel('Ce qu’il faut en dire').fill('Le seigle sort du four le jeudi.')
  await next(page)
  await next(page)
  const asked = page.getByRole('heading', { name: /À quoi ressemble l’image/ })
  const last = page.getByRole('heading', { name: /Tout est juste/ })
  const files = page.locator('input[type=file]')
  const rights = page.getByLabel(/^J’ai le droit/)
  await files.setInputFiles(document('Menu.pdf', '<script>'))
  await next(page)
  await expect(page.getByText('À cocher pour envoyer.')).toBeVisible()
  await rights.check()
  await next(page)
  await expect(page.getByText(/^Ce fichier ne s’ouvre pas comme un PDF/)).toBeVisible()
  await expect(asked).toBeVisible()
  await next(page)
  await expect(last).toBeVisible()
  await button(page, 'Retour').click()
  await files.setInputFiles(document('Charte.pdf', '%PDF-1.7'))
  await rights.check()
  await next(page)
  await expect(last).toBeVisible()
  await expect(page.getByText('Charte.pdf')).toBeVisible()
  await expect(page.getByText('Menu.pdf')).toHaveCount(0)
})

test('who comes back to work that stopped by itself reads when and why, and what is refused there', async ({
  page,
  context,
  browser,
}) => {
  await businessOn({ page, context }, 'X')
  const { post, agent } = await ordered(page, 'Le pain de nuit')
  const other = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'fr-FR' })
  const desk = await atDesk(other, agent, post)
  // Nothing is started: other journeys are at the same agent's desk, and a second timer stops the first.
  // A quarter of an hour without a sign, and a night, are not waited for here: what the server says of them is.
  const stopped = async (pausedFor: string, hoursBegin: string | null) => {
    // One that is being answered is answered first.
    await desk.unrouteAll({ behavior: 'wait' })
    await desk.route(`**/api/me/running-tasks/${post}`, async (route) => {
      const answer = await route.fetch()
      const { work, ...rest } = (await answer.json()) as { work: object }
      const pause = { since: '2026-11-26T16:00:00.000Z', hoursBegin }
      await route.fulfill({
        response: answer,
        json: { ...rest, work: { ...work, status: 'paused', pausedFor, pause } },
      })
    })
    await desk.reload()
  }
  await asksWhoIsStill(desk, post)
  await stopped('noSign', null)
  await expect(desk.getByText(/La page n’était plus ouverte\s: le temps s’est arrêté là\.$/)).toBeVisible()
  await stopped('endOfDay', '2026-11-27T08:00:00.000Z')
  const why = desk.getByText(
    /^En pause depuis .*26 nov.* Vos heures étaient finies\.\sVos heures reprennent .*27 nov/,
  )
  await expect(why).toBeVisible()
  expect(await faultsOf(desk)).toEqual([])
  await expect(button(desk, /^Reprendre/)).toBeEnabled()
  await other.close()
})

/** Words that are not kept, and a pause that is not taken. */
async function saysWhatIsRefused(desk: Page): Promise<void> {
  await refuseOnce(desk, '**/proposal')
  await desk.getByRole('textbox', { name: 'Accroche' }).fill('Le pain de nuit sort à l’aube.')
  await expect(desk.getByText('Non enregistré').first()).toBeVisible()
  // It is tried again by itself: a page with unsaved words is not read anew.
  await expect(desk.getByText('Non enregistré')).toHaveCount(0)
  await refuseOnce(desk, '**/pause')
  await button(desk, /^Mettre en pause/).click()
  await desk.getByRole('menuitem', { name: /J’attends une photo/ }).click()
  await expect(desk.getByText(wentWrong).first()).toBeVisible()
}

/** Half an hour without a sign: who answers goes on, and who does not is stopped at what they did last. */
async function asksWhoIsStill(desk: Page, post: string): Promise<void> {
  const said: (number | null)[] = []
  await desk.route(`**/api/me/running-tasks/${post}`, async (route) => {
    const answer = await route.fetch()
    const { work, ...rest } = (await answer.json()) as { work: object }
    const running = {
      ...work,
      status: 'inProgress',
      isRunning: true,
      countsUntil: '2126-11-26T16:00:00.000Z',
    }
    await route.fulfill({ response: answer, json: { ...rest, work: running } })
  })
  await desk.route(`**/api/me/running-tasks/${post}/alive`, async (route) => {
    const { quietSeconds } = route.request().postDataJSON() as { quietSeconds: number | null }
    said.push(quietSeconds)
    await route.fulfill({ json: { isRunning: quietSeconds === null } })
  })
  await desk.reload()
  await saysWhatIsRefused(desk)
  await desk.clock.install()
  await desk.reload()
  const asked = desk.getByRole('dialog', { name: 'Travaillez-vous toujours' })
  await expect(button(desk, /^Mettre en pause/)).toBeVisible()
  await desk.clock.fastForward('31:00')
  await expect(asked).toBeVisible()
  expect(await faultsOf(desk)).toEqual([])
  expect(said).toEqual([])
  await asked.getByRole('button', { name: 'Oui, le temps compte' }).click()
  await expect(asked).toBeHidden()
  await expect.poll(() => said).toEqual([null])
  await desk.clock.fastForward('31:00')
  await expect(asked).toBeVisible()
  await desk.clock.fastForward('10:00')
  await expect(asked).toBeHidden()
  await expect.poll(() => said.at(-1)).not.toBeNull()
}

/** A working day of an agent of the demo, far enough that nothing is promised for it. */
function farDay(): string {
  const day = new Date(Date.now() + 100 * 86_400_000)
  while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

test('a manager answers days off, gives work to somebody else and closes a complaint', async ({
  page,
  context,
  browser,
}) => {
  await businessOn({ page, context }, 'X')
  const name = 'La fougasse'
  const { post, agent } = await ordered(page, name)
  const managers = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'fr-FR' })
  await signIn(managers, demo.teamManager, demoPassword)
  const board = await managers.newPage()

  const agentApi = await signIn(await browser.newContext(), demo.agent, demoPassword)
  const asked = await agentApi.call('POST', '/api/admin/users/me/request-holidays', {
    type: 'paidHolidays',
    begin: farDay(),
    end: farDay(),
  })
  const { id: requestId } = asked.request as { id: number }
  await board.goto('/admin/users/holidays-requested')
  const answer = board.getByRole('dialog')
  const send = answer.getByRole('button', { name: 'Envoyer la réponse' })
  // Her days of next week leave promises to others: each is chosen for before a yes leaves.
  await button(board, 'Répondre à Camille Morel').first().click()
  const inDanger = answer.getByRole('region', { name: /plus à l’heure|plus tard/ })
  await expect(inDanger.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(send).toBeDisabled()
  await answer.getByText('Accepter', { exact: true }).click()
  await send.click()
  await expect(inDanger.locator('.po-fault').first()).toBeVisible()
  await inDanger.getByRole('button', { name: /^Prendre/ }).click()
  await expect(
    inDanger.getByRole('radio', { name: /^Confier à Diego Ruiz/, checked: true }).first(),
  ).toBeVisible()
  await answer.getByRole('button', { name: 'Annuler' }).click()
  // Those far ahead break nothing.
  await button(board, 'Répondre à Camille Morel').last().click()
  await expect(answer.getByText('Personne d’autre de l’équipe n’est en congé ces jours-là.')).toBeVisible()
  await answer.getByText('Accepter', { exact: true }).click()
  await send.click()
  await expect(toast(board, 'Les jours de Camille Morel sont acceptés.')).toBeVisible()
  await agentApi.call('DELETE', `/api/admin/users/me/request-holidays/${requestId}`)

  await board.goto('/me/managing-tasks')
  await board.getByRole('link', { name: new RegExp(name) }).focus()
  await board.keyboard.press('Enter')
  const opened = board.getByRole('dialog', { name })
  await expect(opened.getByText('Le seigle sort du four le jeudi.')).toBeVisible()
  await expect(opened.getByText('Commande passée')).toBeVisible()
  await board.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await button(board, `Confier à… ${name}`).click()
  await board
    .getByRole('dialog')
    .getByRole('button', { name: /^Confier/ })
    .click()
  await expect(toast(board, new RegExp(`^«\\s${name}\\s» est confié à`))).toBeVisible()
  const other = Object.keys(agents).find((one) => one !== agent) ?? ''
  await expect(page.getByText(`Dans la file de ${other}.`)).toBeVisible()

  const desks = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'fr-FR' })
  const desk = await atDesk(desks, other, post)
  await button(desk, /^Commencer/).click()
  await takeTemplate(desk)
  await deliver(desk, 'La fougasse aux olives, le samedi.')
  await desks.close()

  await button(page, 'Faire une réclamation').click()
  const complaint = page.getByRole('dialog')
  await complaint.getByLabel('Ce qui ne va pas').fill('Ce n’est pas notre fougasse.')
  await complaint.getByRole('button', { name: 'Envoyer la réclamation' }).click()
  await expect(toast(page, 'Votre réclamation est envoyée.')).toBeVisible()

  await board.getByRole('tab', { name: /^Réclamations/ }).click()
  const row = board.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: 'Répondre' }).click()
  const dialog = board.getByRole('dialog')
  await expect(dialog.getByText(/refait le travail pour le/)).toBeVisible()
  await dialog.getByText('Annuler et rendre les crédits').click()
  await dialog.getByLabel('Votre réponse au client').fill('Vous avez raison, pardon.')
  await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await expect(toast(board, 'Votre réponse est envoyée.')).toBeVisible()
  await managers.close()
  await expect(page.getByText('La commande est annulée, vos crédits sont rendus.').first()).toBeVisible()
})
