// What the server refuses where networks are linked and posts are boosted: it is said, and what was there stays.
import type { Page } from '@playwright/test'
import { businessOn, openOutOnFacebook } from './support/posts.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const sentence = /Quelque chose s’est mal passé de notre côté/

const refuse = (page: Page, address: string, method: string) =>
  page.route(address, (route) =>
    route.request().method() === method ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  )

test.describe('a refusal among the networks is said:', () => {
  test('accounts that cannot be read, linked, chosen among or unlinked', async ({ page, context }) => {
    const { over } = await businessOn({ page, context }, 'LinkedIn')
    const account = page.locator('.po-connection')

    await refuse(page, '**/networks/accounts/*/pages', 'POST')
    const box = account.getByRole('checkbox', { name: over.page })
    await box.check()
    await account.getByRole('button', { name: 'Enregistrer les pages' }).click()
    await expect(page.getByText(sentence).first()).toBeVisible()
    await expect(box).toBeChecked()
    await expect(account.getByRole('button', { name: 'Enregistrer les pages' })).toBeEnabled()

    await page.reload()
    await refuse(page, '**/networks/accounts/*', 'DELETE')
    await account.getByRole('button', { name: 'Délier' }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'Délier', exact: true }).click()
    await expect(question.getByText(sentence).first()).toBeVisible()
    await question.getByRole('button', { name: /^Garder/ }).click()
    await expect(account).toBeVisible()

    await refuse(page, '**/networks/linkedin/begin', 'POST')
    await page
      .getByRole('button', { name: /^Ajouter un compte/ })
      .first()
      .click()
    await expect(page.getByText(sentence).first()).toBeVisible()
    await expect(page).toHaveURL(/\/me\/networks/)

    let isAway = true
    await page.route(/\/api\/users\/\d+\/networks$/, (route) =>
      isAway ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
    )
    await page.reload()
    await expect(page.getByText(sentence).first()).toBeVisible()
    isAway = false
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(account).toBeVisible()
  })

  test('a link that does not come about, with somebody to write to', async ({ page, context }) => {
    await businessOn({ page, context }, 'LinkedIn')
    await page.goto('/auth/social/linkedin/callback?error=access_denied&state=made-up')
    await expect(page.getByRole('heading', { name: 'Le réseau n’a pas été relié' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', /^mailto:.+@/)
  })

  test('advert accounts that cannot be read, and a boost that is not kept', async ({ page, context }) => {
    await openOutOnFacebook({ page, context })
    let isAway = true
    await page.route('**/boosts/publications/*/accounts*', (route) =>
      isAway ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
    )
    await page.getByRole('button', { name: 'Mettre en avant' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(sentence).first()).toBeVisible()
    isAway = false
    await dialog.getByRole('button', { name: 'Réessayer' }).click()
    await dialog.getByLabel('Budget par jour').fill('10')
    await page.route(/\/api\/users\/\d+\/boosts$/, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
    )
    await dialog.getByRole('button', { name: 'Lancer la mise en avant' }).click()
    await expect(dialog.getByText(sentence).first()).toBeVisible()
    await expect(dialog.getByLabel('Budget par jour')).toHaveValue('10')
  })
})
