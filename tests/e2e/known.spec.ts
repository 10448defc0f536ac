// What is known of a business: of no site, of one, and of another one in its place.
import { type ServedSite, serveSite } from '../sites/serve.ts'
import { faultsOf } from './support/drawing.ts'
import { newCustomer, ownPassword, signIn } from './support/people.ts'
import { spaced } from './support/screen.ts'
import { expect, test } from './support/test.ts'

interface Finding {
  about: string
  says: string[]
  source: { by: string; url?: string }
}

const served: ServedSite[] = []
test.afterEach(async () => {
  await Promise.all(served.splice(0).map((site) => site.close()))
})
const serve = async (key: Parameters<typeof serveSite>[0]) => {
  const site = await serveSite(key)
  served.push(site)
  return site
}

test('whoever has no site is asked, one question a screen, and nothing said is lost', {
  tag: '@gate',
}, async ({ page, context }) => {
  const { email } = await newCustomer(context.request)
  const api = await signIn(context, email, ownPassword)
  const { user } = await api.call('GET', '/user/current')
  await page.goto('/me/planning/start')
  await page.getByRole('button', { name: spaced('Je n’ai pas de site : je réponds aux questions') }).click()
  // The count begins here: the address was no question for whoever has none.
  await expect(page.getByText('1 sur 10, votre entreprise')).toBeVisible()
  // What it says it does is the first thing that is known of it.
  const summary = page.getByLabel('Ce que vous faites')
  await summary.fill('On cuit au bois depuis 2014. La farine vient du moulin de Claix. Pains.')
  await page.getByRole('button', { name: /^Continuer/ }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: spaced('Que faites-vous de mieux ?') }),
  ).toBeVisible()
  await expect(page.getByText('2 sur 10, ce que vous faites de mieux')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const noted = page.getByRole('region', { name: /^Déjà noté/ })
  await expect(noted).toContainText('On cuit au bois depuis 2014.')
  // Said otherwise it is the same thing still, and known once.
  await page.getByRole('button', { name: 'Retour' }).click()
  await summary.fill('On cuit au bois, chaque nuit, depuis 2014.')
  await page.getByRole('button', { name: /^Continuer/ }).click()
  await expect(noted.getByRole('listitem')).toHaveText([/On cuit au bois, chaque nuit, depuis 2014\.$/])
  await page.getByLabel('Comment cela s’appelle').fill('pain de campagne')
  await page.getByLabel('Ce qui le rend bon').fill(`${'Il repose et '.repeat(40)}cuit.`)
  await page.getByRole('button', { name: 'Garder et continuer' }).click()
  await expect(page.getByText(spaced('C’est trop long pour une seule réponse'))).toBeVisible()
  await page.getByLabel('Ce qui le rend bon').fill('Il repose toute une nuit. Il cuit sur la pierre.')
  await page.reload()
  await expect(page.getByLabel('Comment cela s’appelle')).toHaveValue('pain de campagne')
  await page.getByRole('button', { name: 'Garder et continuer' }).click()
  await expect(page.getByRole('heading', { name: /^Déjà noté.*2 réponses/ })).toBeVisible()
  await page.getByRole('button', { name: 'Passer' }).click()
  await page.getByLabel('L’endroit, les jours et les heures').fill('Au 14 rue des Arpenteurs.')
  await page.getByRole('button', { name: 'Garder et continuer' }).click()
  await expect(page.getByLabel('Votre histoire, en quelques phrases')).toBeVisible()
  await page.getByRole('button', { name: 'Passer' }).click()
  await expect(page).toHaveURL(/step=voice/)
  const { data } = await api.call('GET', `/api/users/${(user as { id: number }).id}/findings`)
  const said = (data as { items: Finding[] }).items.map(({ about, says }) => [about, says])
  expect(said).toContainEqual(['pain de campagne', ['Il repose toute une nuit.', 'Il cuit sur la pierre.']])
  expect(said).toContainEqual(['nous trouver', ['Au 14 rue des Arpenteurs.']])
})

test('whoever has no site and told the welcome what they do is not asked again', async ({
  page,
  context,
}) => {
  const { email } = await newCustomer(context.request)
  const api = await signIn(context, email, ownPassword)
  const { user } = await api.call('GET', '/user/current')
  const account = `/api/users/${(user as { id: number }).id}/account`
  const { society } = (await api.call('GET', account)).user as { society: Record<string, unknown> }
  const { name, commercialName, trade, workforce, activityType, siteUrl, version } = society
  const { address, zipCode, city, country, siret, vatNumber } = society
  const known = { name, commercialName, trade, workforce, activityType, siteUrl, version }
  const place = { address, zipCode, city, country, siret, vatNumber }
  await api.call('POST', `${account}/essential-information`, {
    ...known,
    ...place,
    summary: 'On cuit au bois, chaque nuit, depuis 2014.',
    activitySectorId: null,
  })
  await page.goto('/me/planning/start')
  await page.getByRole('button', { name: spaced('Je n’ai pas de site : je réponds aux questions') }).click()
  await expect(page.getByText('1 sur 9, ce que vous faites de mieux')).toBeVisible()
  // It is known all the same.
  await expect(page.getByRole('region', { name: /^Déjà noté/ })).toContainText('On cuit au bois')
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page.getByLabel('Adresse de votre site')).toBeVisible()
})

test('another address is asked about before it is read: it comes on top, or takes the place of the first', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const [wrong, shop, blog] = [await serve('lawyer'), await serve('baker'), await serve('florist')]
  const { email } = await newCustomer(context.request)
  const api = await signIn(context, email, ownPassword)
  const { user } = await api.call('GET', '/user/current')
  const account = `/api/users/${(user as { id: number }).id}`
  const known = async () => {
    const { items } = (await api.call('GET', `${account}/findings?limit=100`)).data as { items: Finding[] }
    return new Set(items.map(({ source }) => (source.url ? new URL(source.url).host : source.by)))
  }
  const address = page.getByLabel('Adresse de votre site')
  const asked = page.getByRole('group', { name: spaced('Est-ce toujours vous ?') })
  const read = async () => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/step=you/)
  }
  await page.goto('/me/planning/start')
  await address.fill(`${wrong.origin}/`)
  await expect(asked).toHaveCount(0)
  await read()

  await page.goto('/me/planning/start?step=address')
  await address.fill(`${wrong.origin}/contact`)
  await expect(asked).toHaveCount(0)
  await address.fill(`${shop.origin}/`)
  await expect(asked).toContainText(new URL(wrong.origin).host)
  await expect(asked.getByRole('radio', { name: /^Non, cette adresse la remplace/ })).toBeChecked()
  expect(await faultsOf(page)).toEqual([])
  await address.focus()
  await read()
  expect(await known()).toEqual(new Set([new URL(shop.origin).host]))

  await page.goto('/me/planning/start?step=address')
  await address.fill(`${blog.origin}/`)
  await asked.getByRole('radio', { name: /^Oui, cette adresse s’y ajoute/ }).check({ force: true })
  await address.focus()
  await read()
  expect(await known()).toEqual(new Set([new URL(shop.origin).host, new URL(blog.origin).host]))
})
