// A network takes its consent back: the post is held and not lost, and a mailed link is enough to send it.
import { faultsOf } from './support/drawing.ts'
import { linkTo, mailTo } from './support/mailbox.ts'
import { loseRight, takeBack } from './support/networks.ts'
import { businessOn, validatedPost } from './support/posts.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('a post is held, its account linked again by mail without signing in, and the post is sent', async ({
  page,
  context,
  browser,
}) => {
  const words = `Le four chauffe, ${Date.now() % 100_000} degrés.`
  const business = await businessOn({ page, context }, 'Facebook')
  const { id, pageIds } = await validatedPost(business, {
    network: 'Facebook',
    title: 'La fournée',
    hook: words,
  })
  await takeBack('Facebook', business.over)
  await page.goto(`/me/tasks/${id}`)
  await expect(page.getByRole('button', { name: 'Publier maintenant' })).toBeVisible()
  const list = await context.newPage()
  await list.goto('/me/tasks?status=awaitsYou')
  await expect(list.getByText('Aucun élément n’a été trouvé')).toBeVisible()
  // Whoever has the post open, or the list, sees it without reloading.
  await business.api.call('POST', `${business.account}/tasks/${id}/publish`, { pageIds })
  await expect(page.getByText('Retenu : le compte est à relier de nouveau')).toBeVisible()
  await expect(page.locator('.po-action-bar').getByText('Facebook à relier')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const post = list.getByRole('article')
  await expect(post.getByText('Facebook à relier', { exact: true })).toBeVisible()
  await expect(list.getByRole('link', { name: /^Posts\s+1 en attente$/ })).toBeVisible()
  expect(await faultsOf(list)).toEqual([])

  // One notice for the one link, which names what it holds up; home says it too.
  const { text } = await mailTo(business.email, /à relier de nouveau/)
  expect(text).toContain('Un post attend\u00a0: «\u00a0La fournée\u00a0».')
  await list.goto('/')
  await expect(list.getByText('«\u00a0La fournée\u00a0» y est retenu.')).toHaveCount(1)
  await expect(list.getByRole('button', { name: 'Notifications, 1 à lire' })).toBeVisible()
  expect(await faultsOf(list)).toEqual([])
  // The notice leads to the account it is about.
  await list.getByRole('link', { name: /La fournée.+y est retenu/ }).click()
  const meant = list.getByRole('article', { name: `${business.over.person}, Facebook` })
  await expect(meant).toBeFocused()
  await expect(meant).toBeInViewport()
  await list.goto('/')
  await list.getByRole('link', { name: 'un post vous attend.' }).click()
  await expect(post.getByText('Facebook à relier', { exact: true })).toBeVisible()

  // From the post to that very account, which can be unlinked as well.
  await page.locator('.po-action-bar').getByRole('link', { name: 'Relier de nouveau' }).click()
  const account = page.getByRole('article', { name: `${business.over.person}, Facebook` })
  await expect(account).toBeFocused()
  await expect(account).toBeInViewport()
  await expect(account.getByRole('button', { name: 'Délier' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.goBack()
  await expect(page.getByText('Retenu : le compte est à relier de nouveau')).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const mailed = await linkTo(business.email, /à relier de nouveau/)
  await other.goto(`${process.env.E2E_URL}${mailed}`)
  await other.getByRole('button', { name: 'Continuer vers Facebook' }).click()
  await other.getByRole('radio', { name: business.over.person }).check()
  await other.getByRole('button', { name: 'Autoriser' }).click()
  await expect(other.getByText(`${business.over.person} est relié.`)).toBeVisible()
  expect(await faultsOf(other)).toEqual([])
  // Of no more use to whoever finds the mail.
  await other.goto(`${process.env.E2E_URL}${mailed}`)
  await other.reload()
  await expect(other.getByText('Ce lien ne marche plus.')).toBeVisible()
  await elsewhere.close()

  await expect(page.getByText('Prêt : cliquez « Envoyer maintenant »')).toBeVisible()
  await list.getByRole('button', { name: 'Notifications, 1 à lire' }).click()
  await expect(list.getByText('«\u00a0La fournée\u00a0» attend votre décision pour')).toBeVisible()
  await page.locator('.po-action-bar').getByRole('button', { name: 'Envoyer maintenant' }).click()
  const link = page.getByRole('link', { name: 'Voir le post' })
  await expect(link).toBeVisible()
  await expect(list.getByText('Aucun élément n’a été trouvé')).toBeVisible()
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.getByText(words).first()).toBeVisible()
})

test('an account linked again by mail that cannot be published on says so, why, and what helps', async ({
  page,
  context,
  browser,
}) => {
  const business = await businessOn({ page, context }, 'Facebook')
  const { id, pageIds } = await validatedPost(business, {
    network: 'Facebook',
    title: 'La fournée',
    hook: 'Le four chauffe.',
  })
  await takeBack('Facebook', business.over)
  await loseRight(business.over)
  await business.api.call('POST', `${business.account}/tasks/${id}/publish`, { pageIds })
  const mailed = await linkTo(business.email, /à relier de nouveau/)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(`${process.env.E2E_URL}${mailed}`)
  await other.getByRole('button', { name: 'Continuer vers Facebook' }).click()
  await other.getByRole('radio', { name: business.over.person }).check()
  await other.getByRole('button', { name: 'Autoriser' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('rien ne peut encore y paraître')
  const reason = other.getByRole('listitem').filter({ hasText: business.over.page })
  await expect(reason).toContainText('Vous n’avez pas le droit d’y publier.')
  await expect(reason).toContainText('Demandez ce droit à son administrateur')
  expect(await faultsOf(other)).toEqual([])
  await expect(other.getByRole('link', { name: 'Ouvrir mes réseaux' })).toBeVisible()
  await elsewhere.close()
})
