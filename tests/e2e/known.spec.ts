// What is known of a business: of no site, of one, and of another one in its place.
import { type ServedSite, serveSite } from '../sites/serve.ts'
import { faultsOf } from './support/drawing.ts'
import { newCustomer, ownPassword, signIn } from './support/people.ts'
import { spaced } from './support/screen.ts'
import { expect, test } from './support/test.ts'

interface Fact {
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

test('whoever has no site is asked six questions, and nothing said is lost; the same screens follow', async ({
  page,
  context,
}) => {
  const { email } = await newCustomer(context.request, { welcomed: false })
  const api = await signIn(context, email, ownPassword)
  const { user } = await api.call('GET', '/user/current')
  await page.goto('/')
  await expect(page).toHaveURL(/\/me\/planning\/start/)
  // Registered without a site: none is asked for again, and going back would. Six were announced, and six are counted.
  await expect(page.getByText(spaced('4 sur 7, question 1 sur 6 : ce que vous vendez le plus'))).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Comment cela s’appelle').fill('pain de campagne')
  await page.getByLabel('Ce qui le rend bon').fill(`${'Il repose et '.repeat(40)}cuit.`)
  const keep = page.getByRole('button', { name: 'Garder et continuer' })
  await keep.click()
  await expect(page.getByText(spaced('C’est trop long pour une seule réponse'))).toBeVisible()
  await page.getByLabel('Ce qui le rend bon').fill('Il repose toute une nuit. Il cuit sur la pierre.')
  // The post beside it follows what is typed, before anything is kept.
  await expect(page.locator('.po-living-post')).toContainText('repose toute une nuit')
  await page.reload()
  await expect(page.getByLabel('Comment cela s’appelle')).toHaveValue('pain de campagne')
  await keep.click()
  await expect(page.getByText(/question 2 sur 6/)).toBeVisible()
  await expect(page.getByRole('region', { name: /^Déjà noté/ })).toContainText('Il repose toute une nuit.')
  // Left in the middle, it goes on there.
  await page.goto('/me/planning/start')
  await expect(page.getByText(/question 2 sur 6/)).toBeVisible()
  const pass = page.getByRole('button', { name: 'Passer' })
  await pass.click()
  await page
    .getByLabel('Votre histoire, en quelques phrases')
    .fill('Nous avons repris la boutique en 2014, avec le four à bois.')
  await keep.click()
  await page.getByLabel('Comment cela s’appelle').fill('portes ouvertes')
  await page.getByLabel('Ce que les gens doivent savoir').fill('On cuit devant vous toute la journée.')
  await keep.click()
  await page
    .getByLabel('L’endroit, les jours et les heures')
    .fill('Au 14 rue des Arpenteurs, 38000 Grenoble.')
  await keep.click()
  await page.getByLabel('Téléphone, e-mail, réservation').fill('Par message le matin.')
  await keep.click()
  await expect(page.getByText('4 sur 7, vos photos')).toBeVisible()
  await page.getByRole('button', { name: /^Continuer/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: spaced('Qui êtes-vous ?') })).toBeVisible()
  const done = page.getByRole('button', { name: 'C’est bien nous' })
  // What was answered is asked again nowhere.
  await expect(page.getByLabel('Ce que vous faites')).toHaveValue(/Nous avons repris la boutique en 2014/)
  await expect(page.getByLabel(/^Adresse/)).toHaveValue('14 rue des Arpenteurs')
  await expect(page.getByLabel('Ville')).toHaveValue('Grenoble')
  await page.getByLabel('Ce que vous faites').fill('')
  await done.click()
  await expect(page.getByText('Dites en une phrase ce que vous faites')).toBeVisible()
  await page.getByLabel('Ce que vous faites').fill('On cuit au bois depuis 2014, chaque nuit.')
  expect(await faultsOf(page)).toEqual([])
  await done.click()
  await page.getByRole('button', { name: /^Continuer sans réseau/ }).click()
  await expect(page.locator('.po-start-post[aria-busy="false"]').first()).toBeVisible({ timeout: 120_000 })
  // So little is no month: what would bring more is asked, and can be answered at once.
  const more = page.getByRole('region', { name: /idées? de posts?/ })
  await expect(more.getByRole('group')).toHaveCount(3)
  expect(await faultsOf(page)).toEqual([])
  const person = more.getByRole('group', { name: /Qui travaille avec vous/ })
  await person.getByLabel('Son nom').fill('Lucie')
  await person.getByLabel('Votre réponse').fill('Lucie vous conseille au comptoir depuis le printemps.')
  await person.getByRole('button', { name: 'Ajouter' }).click()
  const { data } = await api.call('GET', `/api/users/${(user as { id: number }).id}/facts?limit=100`)
  const said = (data as { items: Fact[] }).items.map(({ about, says }) => [about, says])
  expect(said).toContainEqual(['pain de campagne', ['Il repose toute une nuit.', 'Il cuit sur la pierre.']])
  expect(said).toContainEqual(['nous trouver', ['Au 14 rue des Arpenteurs, 38000 Grenoble.']])
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
    const { items } = (await api.call('GET', `${account}/facts?limit=100`)).data as { items: Fact[] }
    return new Set(items.map(({ source }) => (source.url ? new URL(source.url).host : source.by)))
  }
  const address = page.getByLabel('Adresse de votre site')
  const asked = page.getByRole('group', { name: spaced('Est-ce toujours vous ?') })
  const read = async () => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/step=you/)
  }
  await page.goto('/me/planning/start?step=address')
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
