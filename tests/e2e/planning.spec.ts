// From an address to a month of posts: what a site says, subjects to say yes to, and posts that wait.
import type { Page } from '@playwright/test'
import { type BusinessKey, businesses } from '../sites/labels.ts'
import { type ServedSite, serveSite } from '../sites/serve.ts'
import { faultsOf } from './support/drawing.ts'
import { linkByConsent, someoneOverThere } from './support/networks.ts'
import { newCustomer, ownPassword, signIn } from './support/people.ts'
import { spaced } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const words = {
  fr: {
    begin: 'Partir de mon site',
    address: 'Adresse de votre site',
    read: /^Lire mon site/,
    isYou: 'Est-ce bien vous ?',
    isRight: 'Qu’est-ce qui est juste ?',
    voice: 'Laquelle de ces phrases vous ressemble ?',
    coming: 'Que se passe-t-il bientôt chez vous ?',
    pictures: 'Avez-vous des images à vous ?',
    networks: 'Où vos posts paraîtront-ils ?',
    first: 'Votre premier post',
    found: 'trouvé sur votre site',
    nothing: /^(Continuer|Rien de prévu)/,
    next: /^Continuer/,
    about: 'De quoi parlerez-vous ?',
    propose: /^Trouver des idées de posts/,
    firstOf: /^1 sur 8/,
    secondOf: /^2 sur 8/,
    lastOf: /^8 sur 8/,
    of: / sur /,
    keepAll: 'Tout garder',
    draft: /^Rédiger \d+ posts?$/,
    done: 'Rédaction terminée',
    counted: '12 posts rédigés sur 12',
  },
  en: {
    begin: 'Start from my site',
    address: 'Website address',
    read: /^Read my website/,
    isYou: 'Is this you?',
    isRight: 'Is all of this right?',
    voice: 'Which of these sounds like you?',
    coming: 'What’s coming up?',
    pictures: 'Do you have pictures of your own?',
    networks: 'Where will your posts appear?',
    first: 'Your first post',
    found: 'found on your website',
    nothing: /^(Continue|Nothing planned)/,
    next: /^Continue/,
    about: 'What will you post about?',
    propose: /^Find post ideas/,
    firstOf: /^1 of 8/,
    secondOf: /^2 of 8/,
    lastOf: /^8 of 8/,
    of: / of /,
    keepAll: 'Keep all',
    draft: /^Draft \d+ posts?$/,
    done: 'Drafting finished',
    counted: '12 of 12 posts drafted',
  },
} as const

const english: readonly BusinessKey[] = ['yoga', 'software']
/** Its first post is opened while the others are still drafted. */
const openedEarly: BusinessKey = 'baker'

interface Finding {
  id: string
  version: number
  about: string
  says: string[]
}

let site: ServedSite | undefined
test.afterEach(async () => {
  await site?.close()
  site = undefined
})

for (const key of businesses.slice(0, 5)) {
  const lang = english.includes(key) ? 'en' : 'fr'
  const t = words[lang]
  test.describe(`a month of posts from the site of the ${key}`, () => {
    test.use({ locale: lang === 'en' ? 'en-GB' : 'fr-FR' })
    test('comes within minutes of registering, without any key', {
      tag: key === businesses[0] ? '@gate' : [],
    }, async ({ page, context }) => {
      test.setTimeout(200_000)
      site = await serveSite(key)
      const { email } = await newCustomer(context.request, {
        applicationLang: lang,
        siteUrl: `${site.origin}/`,
      })
      const api = await signIn(context, email, ownPassword)
      const { user } = await api.call('GET', '/user/current')
      const account = `/api/users/${(user as { id: number }).id}`
      await give(api, account)

      await page.goto('/me/planning')
      await page.getByRole('link', { name: t.begin }).click()
      await expect(page.getByText(t.firstOf)).toBeVisible()
      // Said when registering, it stands there already.
      await expect(page.getByLabel(t.address)).toHaveValue(`${site.origin}/`)
      await page.getByRole('button', { name: t.read }).click()
      await expect(page.getByRole('heading', { level: 1, name: spaced(t.isYou) })).toBeVisible({
        timeout: 60_000,
      })
      await expect(page.getByText(t.secondOf)).toBeVisible()
      // What the site says fills what nobody said, marked; the first post stands beside it.
      await expect(page.getByRole('textbox').nth(1)).not.toBeEmpty()
      await expect(page.getByText(t.found).first()).toBeVisible()
      const living = page.getByRole('complementary').getByRole('img')
      await expect(living).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      const next = async (question: string, button: RegExp = t.next) => {
        await page.getByRole('button', { name: button }).click()
        await expect(page.getByRole('heading', { level: 1, name: spaced(question) })).toBeVisible()
        await expect(living).toBeVisible()
      }
      await next(t.isRight)
      expect(await kept(page, t.of)).toBeGreaterThan(15)
      await next(t.voice)
      expect(await page.getByRole('radiogroup').first().getByRole('radio').count()).toBeGreaterThan(3)
      expect((await inEachVoice(page)).size, 'voices that write another first post').toBeGreaterThan(1)
      await next(t.about)
      await next(t.coming)
      await next(t.pictures, t.nothing)
      // A reload stays where one was.
      await page.reload()
      await next(t.networks)
      await expect(page.getByText(t.lastOf)).toBeVisible()
      // Nothing is proposed before there is a place for it, and the reason stands beside.
      await expect(page.getByRole('button', { name: t.propose })).toBeDisabled()
      await linkByConsent(page, 'X', (await someoneOverThere()).person)
      await page.getByRole('button', { name: t.propose }).click()
      await page.getByRole('button', { name: t.keepAll }).click()
      await page.getByRole('button', { name: t.draft }).click()
      if (key === openedEarly) await watchFirst(page)
      await agree(page, t.draft)

      const first = page.locator('.po-run li a').first()
      await expect(first).toBeVisible()
      if (key === openedEarly) {
        // Opened while the rest is computed: it is whole, and the others go on meanwhile.
        const [drafted, all] = await page.evaluate(() => Reflect.get(window, 'atFirst') as [number, number])
        expect(drafted, 'posts drafted when the first could be opened').toBeLessThan(all)
        await first.click()
        await expectWhole(page)
        await page.goBack()
      }
      await expect(page.getByText(t.done)).toBeVisible({ timeout: 120_000 })
      await expect(page.getByText(t.counted).first()).toBeVisible()
      expect(await faultsOf(page)).toEqual([])

      await first.click()
      await expectWhole(page)
      // None says what another one says.
      const posts = (await api.call('GET', `${account}/tasks?limit=50`)).data as { items: { hook: string }[] }
      const hooks = posts.items.map(({ hook }) => hook)
      expect([hooks.length, new Set(hooks).size]).toEqual([12, 12])
    })
  })
}

test('what was read can be mended where it stands, and a tick outlives a reload', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  site = await serveSite('baker')
  const { email } = await newCustomer(context.request)
  const api = await signIn(context, email, ownPassword)
  const { user } = await api.call('GET', '/user/current')
  const account = `/api/users/${(user as { id: number }).id}`
  await page.goto('/me/planning/start')
  await page.getByLabel(words.fr.address).fill(`${site.origin}/`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=you/)
  await page.goto('/me/planning/start?step=found')
  // What is over begins unticked and says so; an event is told with its day and its hour, in the reader's own form.
  const over = page.locator('.po-finding-row', { hasText: 'Atelier brioche' })
  await expect(over.getByRole('checkbox')).not.toBeChecked()
  await expect(over).toContainText(/samedi 17 octobre( 2026)?, 14\sh, passé/)
  const offers = page.locator('.po-start-fold', { hasText: 'Offres' })
  const all = await offers.getByRole('checkbox').count()
  await offers.getByRole('button', { name: 'Rien de ce groupe, Offres' }).click()
  await expect(offers.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await offers.getByRole('button', { name: 'Tout ce groupe, Offres' }).click()
  await expect(offers.getByRole('checkbox', { checked: true })).toHaveCount(all)
  const first = offers.locator('.po-finding-row').first()
  const name = (await first.locator('b').textContent()) ?? ''
  await first.getByRole('button', { name: `Corriger, ${name}` }).click()
  const editor = page.locator('.po-finding-editor')
  const says = editor.getByLabel('Une phrase ou deux')
  await expect(says).toBeFocused()
  expect(await faultsOf(page)).toEqual([])
  // Somebody else mends the same meanwhile: nothing typed is lost, and the person decides.
  const known = async () =>
    ((await api.call('GET', `${account}/findings?kind=offer`)).data as { items: Finding[] }).items
  const about = await editor.getByLabel('Son nom').inputValue()
  const theirs = (await known()).find((one) => one.about === about)
  if (!theirs) throw new Error('The offer is not known')
  await says.fill('Nos mots à nous.')
  await api.call('POST', `${account}/findings/${theirs.id}`, {
    version: theirs.version,
    says: ['Leurs mots.'],
  })
  await says.press('Control+Enter')
  await expect(editor.getByText('Leurs mots.')).toBeVisible()
  await expect(says).toHaveValue('Nos mots à nous.')
  await editor.getByRole('button', { name: 'Enregistrer ma version' }).click()
  await expect(editor).toHaveCount(0)
  await expect(offers.getByText('Nos mots à nous.')).toBeVisible()
  expect((await known()).find(({ id }) => id === theirs.id)?.says).toEqual(['Nos mots à nous.'])

  const mended = offers.locator('.po-finding-row', { hasText: 'Nos mots à nous.' })
  await mended.getByRole('checkbox').uncheck()
  await page.reload()
  await expect(mended.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('button', { name: words.fr.next }).click()
  await expect(page).toHaveURL(/step=voice/)
  expect((await known()).some(({ id }) => id === theirs.id)).toBe(false)
})

test('what is typed in the wizard and not yet gone on with outlives a reload', async ({ page, context }) => {
  const { email } = await newCustomer(context.request, {})
  await signIn(context, email, ownPassword)
  await page.goto('/me/planning/start?step=you')
  const words = page.getByLabel('Ce que vous faites')
  await words.fill('Des pains au levain, et le four au bois le vendredi.')
  await page.reload()
  await expect(words).toHaveValue('Des pains au levain, et le four au bois le vendredi.')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page).toHaveURL(/step=found/)
  await page.goto('/me/planning/start?step=you')
  await expect(words).toHaveValue('Des pains au levain, et le four au bois le vendredi.')
})

test('what is chosen in the wizard and not yet gone on with outlives a reload, and a voice stays unless another is picked', async ({
  page,
  context,
}) => {
  const { email } = await newCustomer(context.request, {})
  const api = await signIn(context, email, ownPassword)
  const { user } = await api.call('GET', '/user/current')
  const account = `/api/users/${(user as { id: number }).id}`
  type Brand = Record<string, unknown> & { version: number; tone: string; formality: string; pronoun: string }
  const brand = async () => ((await api.call('GET', `${account}/account`)).user as { brand: Brand }).brand
  const { version, editorialLine, emoticonType, languageRegister, writingTones, postCategories } =
    await brand()
  await api.call('POST', `${account}/account/editorial-line`, {
    version,
    editorialLine,
    emoticonType,
    languageRegister,
    writingTones,
    postCategories,
    tone: 'pedagogue',
    formality: 'familiarity',
    pronoun: 'firstPlural',
    customTone: '',
  })
  for (const [about, says] of [
    ['pain de campagne', 'Le pain de campagne repose une nuit entière avant le four.'],
    ['tourte de seigle', 'La tourte de seigle se garde longtemps dans un torchon.'],
  ])
    await api.call('POST', `${account}/findings`, { kind: 'product', about, says: [says] })
  for (const name of ['Nos pains', 'Le fournil'])
    await api.call('POST', `${account}/ai-thematics`, { name, kinds: ['product'] })

  await page.goto('/me/planning/start?step=voice')
  const now = page.getByRole('radio', { name: /^La voix que vous avez/ })
  await expect(now).toBeChecked()
  expect(await page.getByRole('radiogroup').first().getByRole('radio').count()).toBeGreaterThan(2)
  expect(await faultsOf(page)).toEqual([])
  const before = await brand()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page).toHaveURL(/step=thematics/)
  expect(await brand()).toEqual(before)

  await page.getByLabel('Le fournil').uncheck()
  await page.getByLabel('Faire venir').uncheck()
  await page.getByRole('radio', { name: '5', exact: true }).check({ force: true })
  await page.reload()
  await expect(page.getByLabel('Le fournil')).not.toBeChecked()
  await expect(page.getByLabel('Faire venir')).not.toBeChecked()
  await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked()

  await page.goto('/me/planning/start?step=voice')
  await page.getByRole('radio', { name: 'je', exact: true }).check({ force: true })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'je', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page).toHaveURL(/step=thematics/)
  const { tone, formality, pronoun } = await brand()
  expect([tone, formality, pronoun]).toEqual(['pedagogue', 'familiarity', 'firstSingular'])

  await page.goto('/me/planning/start?step=you')
  await page.getByRole('radio', { name: 'Aux entreprises' }).check({ force: true })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Aux entreprises' })).toBeChecked()
})

test('a feed found on the site is offered with what it says, and added with one press', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  site = await serveSite('baker')
  const { email } = await newCustomer(context.request)
  const api = await signIn(context, email, ownPassword)
  await page.goto('/me/planning/start')
  await page.getByLabel(words.fr.address).fill(`${site.origin}/`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=you/)
  await page.goto('/me/planning/start?step=found')
  const offers = page.getByRole('region', { name: 'Votre site a un flux' })
  await offers.getByText('Voir les 2 premiers éléments').click()
  await expect(offers.getByText('On vous attend au marché de Noël')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await offers.getByRole('button', { name: /^Ajouter/ }).click()
  await expect(offers.getByText('Ajouté, relu chaque jour')).toBeVisible()
  const { user } = await api.call('GET', '/user/current')
  const { sources } = await api.call('GET', `/api/users/${(user as { id: number }).id}/sources`)
  expect((sources as { url: string }[]).map(({ url }) => url)).toEqual([`${site.origin}/feed/`])
})

/** Notes how far the drafting is the moment a first post can be opened: by the page's own clock, however busy the machine. */
const watchFirst = (page: Page) =>
  page.evaluate(() => {
    const look = new MutationObserver(() => {
      const bar = document.querySelector<HTMLProgressElement>('.po-run-bar')
      if (!bar || !document.querySelector('.po-run li a')) return
      Reflect.set(window, 'atFirst', [bar.value, bar.max])
      look.disconnect()
    })
    look.observe(document.body, { childList: true, subtree: true })
  })

/** The first post's words, in each voice one can choose: what stands beside the question is written anew. */
async function inEachVoice(page: Page): Promise<Set<string>> {
  const written = page.getByRole('complementary').locator('.po-start-words')
  const said = new Set([await written.textContent().then((text) => text ?? '')])
  const voices = page.getByRole('radiogroup').first().getByRole('radio')
  const all = await voices.all()
  const chosen = await Promise.all(all.map((voice) => voice.isChecked()))
  // The last one is the person's own, which is only described; the one they began with is known.
  for (const voice of all.slice(0, -1).filter((_, nth) => !chosen[nth])) {
    const answered = page.waitForResponse(/first-post/)
    await voice.check()
    await answered
    await expect(page.locator('.po-living-post')).toHaveAttribute('aria-busy', 'false')
    said.add((await written.textContent()) ?? '')
  }
  return said
}

/** A post is open, with its picture drawn and its hook written. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/me\/tasks\/.+/)
  await expect(page.getByRole('textbox', { name: /Accroche|Hook/ }).first()).not.toBeEmpty()
  const picture = page.locator('.po-visual-face img').first()
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
}

/** How many things are kept, as the heads of their kinds say it. */
async function kept(page: Page, of: RegExp): Promise<number> {
  const counts = await page.locator('.po-start-fold summary .po-num').allTextContents()
  return counts.map((text) => Number(text.split(of)[0])).reduce((sum, count) => sum + count, 0)
}

/** Enough to pay what is beyond the month's free posts. */
async function give(api: Awaited<ReturnType<typeof signIn>>, account: string): Promise<void> {
  const answer = await api.call('GET', `${account}/planning/price?count=12`)
  const price = answer.price as { credits: number; balance: number }
  expect(price.credits).toBeLessThanOrEqual(price.balance)
}

/** What is beyond the month's free posts is asked about, with what is left afterwards. */
async function agree(page: Page, draft: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/ 8,.* 22/)
  await dialog.getByRole('button', { name: draft }).click()
}
