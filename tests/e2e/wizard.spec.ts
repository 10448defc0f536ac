// What the planning's wizard asks: what its site says stands there already, and every answer is kept.
import { type ServedSite, serveSite } from '../sites/serve.ts'
import { faultsOf } from './support/drawing.ts'
import { linkByConsent, someoneOverThere } from './support/networks.ts'
import { newCustomer, ownPassword, signIn } from './support/people.ts'
import { redDot } from './support/screen.ts'
import { expect, test } from './support/test.ts'

interface Account {
  applicationLang: string
  languages: string[]
  brand: { tone: string; formality: string; emoticonType: string; pronoun: string }
  society: { activityType: string; colors: { hex: string }[]; logo: object | null }
  settings: { aiNetworks: { network: string; enabled: boolean; tone: string }[] }
}

let site: ServedSite | undefined
test.afterEach(async () => {
  await site?.close()
  site = undefined
})

test('every answer given in the wizard is kept: objectives, rhythm, whom posts speak to, voice, smileys, pictures and networks', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000)
  site = await serveSite('baker')
  const { email } = await newCustomer(context.request, { siteUrl: `${site.origin}/` })
  const api = await signIn(context, email, ownPassword)
  const { user } = await api.call('GET', '/user/current')
  const account = `/api/users/${(user as { id: number }).id}`
  const kept = async () => (await api.call('GET', `${account}/account`)).user as Account
  const next = page.getByRole('button', { name: /^(Continuer|Rien de prévu)/ })
  const group = (name: string) => page.getByRole('radiogroup', { name })
  const choose = (name: string, choice: string) =>
    group(name).getByRole('radio', { name: choice, exact: true }).check({ force: true })

  await page.goto('/me/planning/start')
  // Said when registering, it is not asked for again.
  await expect(page.getByLabel('Adresse de votre site')).toHaveValue(`${site.origin}/`)
  await page.getByRole('button', { name: /^Lire mon site/ }).click()
  await expect(page).toHaveURL(/step=you/)

  // General parameters: whom it sells to, and where it is elsewhere, with the page that says so.
  const elsewhere = page.getByRole('region', { name: 'On vous trouve aussi ici' })
  await expect(elsewhere.getByRole('link', { name: /^instagram\.com/ })).toBeVisible()
  await expect(elsewhere.getByText('trouvé sur votre site').first()).toBeVisible()
  await expect(elsewhere).toContainText('à la dernière question')
  await page.getByRole('button', { name: 'Prendre celui de mon site' }).click()
  await expect(page.getByRole('img', { name: 'Votre logo' })).toBeVisible()
  await choose('À qui vendez-\u2060vous\u202f?', 'Aux deux')
  expect(await faultsOf(page)).toEqual([])
  await next.click()

  // What it costs is told with the day it was read on.
  await expect(page).toHaveURL(/step=found/)
  await expect(page.locator('.po-finding-row', { hasText: /lu le \d/ }).first()).toBeAttached()
  await next.click()

  // Its voice: the site's own stands first and chosen, and can be mended.
  await expect(page).toHaveURL(/step=voice/)
  const voices = page.getByRole('radiogroup').first()
  await expect(voices.getByRole('radio').first()).toBeChecked()
  await expect(voices.locator('label').first()).toContainText('proche de votre site')
  await expect(voices.getByText('proche de votre site')).toHaveCount(1)
  await expect(group('Vous ou tu').getByRole('radio', { name: 'On se vouvoie' })).toBeChecked()
  await choose('Vous ou tu', 'On se tutoie')
  await choose('Émojis', 'Volontiers')
  await choose('Vous dites', 'je')
  expect(await faultsOf(page)).toEqual([])
  await next.click()

  // Related topics and objectives, how often, and to whom.
  await expect(page).toHaveURL(/step=thematics/)
  await page.getByLabel('Faire réagir').uncheck()
  await choose('Posts par semaine', '5')
  const audiences = page.getByRole('region', { name: 'Publics' })
  await audiences.getByRole('button', { name: 'Ajouter un public' }).click()
  await audiences.getByLabel('Nom').fill('Les familles du quartier')
  await audiences.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(audiences.getByText('Les familles du quartier')).toBeVisible()
  await expect(page).toHaveURL(/step=thematics/)
  expect(await faultsOf(page)).toEqual([])
  await next.click()

  // Specific posts: something that is to be told in time.
  await expect(page).toHaveURL(/step=announce/)
  await page.getByRole('button', { name: 'Une nouvelle', exact: true }).click()
  const say = page.getByRole('dialog')
  await say.getByLabel('Son nom').fill('four à bois')
  await say.getByLabel('Une phrase ou deux').fill('Le four à bois rallume en décembre.')
  await say.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(say).toHaveCount(0)
  await next.click()

  // Posts customisation: pictures of one's own.
  await expect(page).toHaveURL(/step=pictures/)
  const own = page.locator('.po-own-pictures')
  await own.getByLabel('Ajouter une image').setInputFiles(redDot)
  await own.getByRole('checkbox', { name: 'J’ai les droits' }).check()
  await own.getByRole('button', { name: 'Utiliser cette image' }).click()
  await expect(own.getByRole('listitem')).toHaveCount(1)
  await next.click()

  // AI settings: for which networks, in which tone.
  await expect(page).toHaveURL(/step=networks/)
  await linkByConsent(page, 'X', (await someoneOverThere()).person)
  const drafted = page.getByRole('region', { name: /^Pour quels réseaux écrire/ })
  await drafted.getByRole('combobox', { name: 'Ton sur X' }).selectOption({ label: 'Humour' })
  await expect(drafted.getByText(/^Enregistré/)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  const { brand, society, settings } = await kept()
  expect(society.activityType).toBe('bToBToC')
  expect(society.colors.length).toBeGreaterThan(0)
  expect(society.logo).not.toBeNull()
  expect(brand).toMatchObject({
    tone: 'emotional',
    formality: 'familiarity',
    emoticonType: 'emotional',
    pronoun: 'firstSingular',
  })
  expect(settings.aiNetworks.find(({ network }) => network === 'x')).toMatchObject({
    enabled: true,
    tone: 'humor',
  })
  const planning = (await api.call('GET', `${account}/planning/settings`)).settings
  expect(planning).toMatchObject({ postsPerWeek: 5, objectives: ['visibility', 'traffic'] })
  const { aiAudiences } = await api.call('GET', `${account}/ai-audiences`)
  expect((aiAudiences as { name: string }[]).map(({ name }) => name)).toContain('Les familles du quartier')
  const { data: pictures } = await api.call('GET', `${account}/ai/posts-images?limit=100`)
  expect((pictures as { items: unknown[] }).items).toHaveLength(1)
  const said = (await api.call('GET', `${account}/findings?kind=news&limit=100`)).data as {
    items: { about: string }[]
  }
  expect(said.items.map(({ about }) => about)).toContain('four à bois')
})
