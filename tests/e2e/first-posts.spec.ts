// Businesses that write in other languages than French: the same way from registering to three posts, in theirs and in their colours.
import { readLabels } from '../sites/labels.ts'
import { type ServedSite, serveSite } from '../sites/serve.ts'
import { countPresses } from './support/clicks.ts'
import {
  expectReadSite,
  expectThree,
  posts,
  registerAndSignIn,
  threePosts,
  yes,
} from './support/first-posts.ts'
import { linkByConsent, someoneOverThere } from './support/networks.ts'
import { ownPassword, signIn } from './support/people.ts'
import { shareOf } from './support/pixels.ts'
import { expect, test } from './support/test.ts'

let site: ServedSite | undefined
test.afterEach(async () => {
  await site?.close()
  site = undefined
})

const businesses = [
  { key: 'florist', locale: 'es-ES', language: 'es' },
  { key: 'workshop', locale: 'de-DE', language: 'de' },
  { key: 'yoga', locale: 'en-GB', language: 'en' },
] as const

/** Little words of one of these languages alone. */
const ofLanguage = {
  es: /(?<!\p{L})(?:el|los|las|del|una?|y|para|con|por)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:der|die|das|und|ein|eine|wir|mit|für|ist)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|and|of|you|with|for|we|is|our|to)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:le|les|des|une|et|nous|avec|pour|chez|vous)(?!\p{L})/giu,
} as const
type Language = keyof typeof ofLanguage

const languageOf = (text: string): Language | undefined =>
  (Object.keys(ofLanguage) as Language[]).toSorted(
    (one, other) => (text.match(ofLanguage[other])?.length ?? 0) - (text.match(ofLanguage[one])?.length ?? 0),
  )[0]

for (const { key, locale, language } of businesses) {
  test.describe(`the business of the ${key}`, () => {
    test.use({ locale })
    test(`goes from registering to three posts in ${locale} and its colours, in fifteen presses`, async ({
      page,
      context,
    }) => {
      test.setTimeout(300_000)
      const { name, colors } = readLabels(key)
      site = await serveSite(key)
      const pressed = await countPresses(context)
      const email = await registerAndSignIn(page, { name, siteUrl: `${site.origin}/` })
      await expectReadSite(page)
      await yes(page).click()
      await linkByConsent(page, 'X', (await someoneOverThere()).person)
      await threePosts(page).click()
      await expectThree(page)
      const presses = pressed() + 1
      test.info().annotations.push({ type: 'clicks', description: String(presses) })
      expect(presses).toBeLessThanOrEqual(15)

      const words = await posts(page).locator('.po-frame-words').allTextContents()
      expect(languageOf(words.join('\n')), words.join('\n\n')).toBe(language)
      const api = await signIn(context, email, ownPassword)
      const { user } = await api.call('GET', '/user/current')
      const kept = await api.call('GET', `/api/users/${(user as { id: number }).id}/account`)
      const { society } = kept.user as { society: { colors: { hex: string }[]; lang?: string } }
      expect(JSON.stringify(society.colors).toUpperCase()).toContain(colors[0]?.toUpperCase())
      const shares: number[] = []
      for (const picture of await posts(page).locator('.po-frame-picture img').all())
        shares.push(await shareOf(picture, colors[0] ?? ''))
      expect(Math.max(...shares), String(shares)).toBeGreaterThan(0.01)
    })
  })
}
