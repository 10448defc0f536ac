// Several people around one post: asked by mail on a phone, two browsers at once, comments, and what happens meanwhile.
import type { BrowserContext, Page } from '@playwright/test'
import { newContact } from './support/contacts.ts'
import { faultsOf } from './support/drawing.ts'
import { linkTo } from './support/mailbox.ts'
import { newCustomer, ownPassword, signIn, signInAnew } from './support/people.ts'
import { type Business, businessOn } from './support/posts.ts'
import { toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

interface Task {
  readonly id: string
  readonly status: string
  readonly version: number
  readonly hooks: { readonly common: string }
  readonly visual: { readonly designVersion: number }
  readonly schedule: { readonly localTime: string } | null
}

/** So many days from now, at eight in the morning where the business is. */
const inDays = (days: number) =>
  `${new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(Date.now() + days * 86_400_000)}T08:00`

async function proposed({ api, account }: Pick<Business, 'api' | 'account'>, title: string): Promise<string> {
  const body = {
    title,
    format: 'image',
    networks: ['x'],
    hooks: { common: `${title}, demain dès l’ouverture.` },
  }
  const made = (await api.call('POST', `${account}/tasks`, body)).task as Task
  await api.call('POST', `${account}/tasks/${made.id}/date`, { localTime: inDays(9) })
  return made.id
}

async function opened(
  context: BrowserContext,
  page: Page,
): Promise<{ id: string } & Pick<Business, 'api' | 'account'>> {
  const { api } = await signInAnew(context)
  const { user } = await api.call('GET', '/user/current')
  const business = { api, account: `/api/users/${(user as { id: number }).id}` }
  const id = await proposed(business, 'La fournée')
  await page.goto(`/me/tasks/${id}`)
  await expect(hook(page)).toBeVisible()
  return { ...business, id }
}

const hook = (page: Page) => page.getByRole('textbox', { name: 'Accroche' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test.describe('several people around a post', () => {
  test('four posts are asked about from the list and answered on a phone: yes, other words, a correction, another date', async ({
    page,
    context,
    browser,
  }) => {
    const business = await businessOn({ page, context }, 'X')
    const titles = ['Le seigle', 'La tourte', 'Le levain', 'La brioche']
    const ids = []
    for (const title of titles) ids.push(await proposed(business, title))
    await page.goto('/me/tasks?view=list')
    for (const title of titles) {
      const box = page.getByRole('checkbox', { name: `Choisir «\u00a0${title}\u00a0»` })
      // The list may still be read again under the pointer.
      await expect(async () => {
        if (!(await box.isChecked())) await box.click()
        expect(await box.isChecked()).toBe(true)
      }).toPass()
    }
    await button(page, 'Autres actions sur ces posts').click()
    await page.getByRole('menuitem', { name: 'Faire valider par e-mail' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click()
    await expect(toast(page, `Demande envoyée à ${business.email}`)).toBeVisible()

    const small = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })
    const phone = await small.newPage()
    await phone.goto(await linkTo(business.email, 'À valider'))
    const post = (title: string) =>
      phone.getByRole('listitem').filter({ has: phone.getByRole('heading', { name: title }) })
    await expect(post('Le seigle').getByText(/^Sans réponse .*, le post reste en attente\.$/)).toBeVisible()
    expect(await faultsOf(phone)).toEqual([])
    await post('Le seigle')
      .getByRole('button', { name: /^Oui, (publiez|pour )/ })
      .click()
    await expect(post('Le seigle').getByText('Vous avez dit oui.')).toBeVisible()

    await post('La tourte').getByRole('button', { name: 'Changer le texte' }).click()
    await post('La tourte').getByRole('textbox').fill('La tourte est prête.')
    await post('La tourte').getByRole('button', { name: 'Oui, avec ce texte' }).click()
    await expect(post('La tourte').getByText('Vous avez dit oui, avec votre texte.')).toBeVisible()

    await post('Le levain').getByRole('button', { name: 'Demander une correction' }).click()
    await post('Le levain').getByLabel('Que faut-il corriger').fill('Le prix a changé.')
    await post('Le levain').getByRole('button', { name: 'Envoyer' }).click()
    await expect(post('Le levain').getByText('Vous avez demandé une correction.')).toBeVisible()

    await post('La brioche').getByRole('button', { name: 'Oui, à une autre date' }).click()
    const [day = ''] = inDays(12).split('T')
    await post('La brioche').getByLabel('Jour').fill(day)
    await post('La brioche').getByLabel('Heure').fill('17:30')
    await expect(post('La brioche').getByText('Heure de Paris')).toBeVisible()
    expect(await faultsOf(phone)).toEqual([])
    await post('La brioche').getByRole('button', { name: 'Oui, à cette date' }).click()
    await expect(phone.getByRole('heading', { name: 'Merci, c’est noté.' })).toBeVisible()
    await small.close()

    const now = await Promise.all(
      ids.map(async (id) => (await business.api.call('GET', `${business.account}/tasks/${id}`)).task as Task),
    )
    expect(now.map(({ status }) => status)).toEqual([
      'publicationWaiting',
      'publicationWaiting',
      'customizing',
      'publicationWaiting',
    ])
    expect(now[1]?.hooks.common).toBe('La tourte est prête.')
    expect(now[3]?.schedule?.localTime).toBe(`${day}T17:30`)
    await page.goto(`/me/tasks/${ids[0]}`)
    await expect(
      page
        .getByRole('region', { name: 'Historique' })
        .getByText(/par le lien envoyé par e-mail/i)
        .first(),
    ).toBeVisible()
    // The author sees what the approver took out, and what came in.
    await page.goto(`/me/tasks/${ids[1]}`)
    await page
      .getByRole('region', { name: 'Validations' })
      .getByRole('button', { name: /^Voir ce qui a changé/ })
      .click()
    const changed = page.getByRole('dialog', { name: 'Ce qui a changé' })
    await expect(changed.getByRole('deletion')).toHaveText(/demain dès l’ouverture/)
    await expect(changed.getByRole('insertion')).toHaveText(/est prête/)
  })

  test('two people see each other and the field the other is in; what both write stands where it does not touch', async ({
    page,
    context,
    pageOf,
  }) => {
    const business = await opened(context, page)
    const email = await newContact(business, context, 'Théo')
    const second = await pageOf(email, ownPassword)
    await second.goto(`/me/tasks/${business.id}`)
    await expect(second.getByText('Nadia Kessler est aussi sur ce post')).toBeAttached()
    await expect(page.getByText('Théo Roux est aussi sur ce post')).toBeAttached()
    await hook(second).focus()
    await expect(page.getByText('Théo Roux est ici')).toBeAttached()
    expect(await faultsOf(page)).toEqual([])

    // Both type before either is saved.
    await page.route(`**/tasks/${business.id}`, async (route) => {
      if (route.request().method() === 'POST') await untilSaved
      await route.continue()
    })
    let release: () => void = () => undefined
    const untilSaved = new Promise<void>((resolve) => {
      release = resolve
    })
    await hook(page).fill('La bonne fournée, demain dès l’ouverture.')
    await hook(second).fill('La fournée, demain dès l’ouverture, 7 h.')
    await expect(second.getByText(/^Enregistré à/)).toBeVisible()
    release()
    const both = 'La bonne fournée, demain dès l’ouverture, 7 h.'
    await expect(hook(page)).toHaveValue(both)
    await expect(hook(second)).toHaveValue(both)

    await second.close()
    await expect(page.getByText('Théo Roux est aussi sur ce post')).toHaveCount(0)
  })

  test('a comment asks for a yes, is told to the other, and the yes closes it on both screens', async ({
    page,
    context,
    pageOf,
  }) => {
    const business = await opened(context, page)
    const email = await newContact(business, context, 'Théo')
    const second = await pageOf(email, ownPassword)
    await second.goto(`/me/tasks/${business.id}`)
    await expect(hook(second)).toBeVisible()
    const thread = page.getByRole('region', { name: 'Commentaires' })
    await thread.getByRole('button', { name: 'Commenter' }).click()
    await thread.getByLabel('Votre commentaire').fill('On garde la tourte pour la fin\u202f?')
    await thread.getByText('L’accroche', { exact: true }).click()
    expect(await faultsOf(page)).toEqual([])
    await thread.getByRole('button', { name: 'Envoyer' }).click()
    const there = second.getByRole('region', { name: 'Commentaires' })
    await expect(there.getByText('On garde la tourte pour la fin')).toBeVisible()
    await there.getByRole('button', { name: 'Valider l’accroche' }).click()
    await expect(thread.getByText('Accroche validée')).toBeVisible()
    await expect(thread.getByText('demande close')).toBeVisible()

    await button(second, /^Notifications/).click()
    await second.getByRole('link', { name: 'Toutes les notifications' }).click()
    await expect(second).toHaveURL('/me/notifications')
    const line = second.getByRole('link', { name: /Nadia Kessler vous demande de valider l’accroche/ })
    await expect(line).toBeVisible()
    expect(await faultsOf(second)).toEqual([])
    await button(second, 'Tout marquer comme lu').click()
    await expect(toast(second, '1 notification marquée comme lue.')).toBeVisible()
    await second.getByText('Non lues').click()
    await expect(second.getByText('Vous avez tout lu.')).toBeVisible()
    await second.getByText('Toutes', { exact: true }).click()
    await line.click()
    await expect(second).toHaveURL(`/me/tasks/${business.id}`)
  })

  test('a session that ends while somebody writes is begun again in place, and a post that goes leaves its words', async ({
    page,
    context,
  }) => {
    const { email } = await newCustomer(context.request)
    const api = await signIn(context, email, ownPassword)
    const { user } = await api.call('GET', '/user/current')
    const account = `/api/users/${(user as { id: number }).id}`
    const id = await proposed({ api, account }, 'La fournée')
    await page.goto(`/me/tasks/${id}`)
    await expect(hook(page)).toBeVisible()
    await context.clearCookies()
    await hook(page).fill('Écrit juste avant la fin.')
    const again = page.getByRole('dialog', { name: 'Votre session a pris fin' })
    await expect(again).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await again.getByLabel('Adresse e-mail').fill(email)
    await again.getByLabel('Mot de passe', { exact: true }).fill(ownPassword)
    await again.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await expect(again).toHaveCount(0)
    await expect(hook(page)).toHaveValue('Écrit juste avant la fin.')
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()

    const fresh = await signIn(context, email, ownPassword)
    await page.reload()
    await expect(hook(page)).toHaveValue('Écrit juste avant la fin.')
    await fresh.call('DELETE', `${account}/tasks/${id}`)
    await expect(page.getByText('Ce post vient d’être supprimé.')).toBeVisible()
    await expect(button(page, 'Copier les textes')).toBeVisible()
    await expect(hook(page)).toHaveValue('Écrit juste avant la fin.')
  })
})
