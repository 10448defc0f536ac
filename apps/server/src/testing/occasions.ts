import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { person } from '../access/person.tables.ts'
import { society } from '../modules/brand/brand.tables.ts'
import type { TestBrowser } from './browser.ts'
import type { TestPerson } from './people.ts'
import { planningOn } from './planning.ts'
import type { TestServer } from './test-platform.ts'

type Query = Readonly<Record<string, string | number>>
const oneDay = '/api/users/{id}/key-dates/{key}/{year}'

/** A business with a page on X, and its key dates and ideas, by the calls their screens make. */
export async function occasionsOn(
  server: TestServer,
  { isLinked = true, who }: { isLinked?: boolean; who?: TestPerson } = {},
) {
  const planning = await planningOn(server, who, { isLinked })
  const { owner, browser } = planning
  return { ...planning, id: owner.id, ...callsOf(owner.id, browser) }
}

/** What a business says of itself that decides which days are for it, and in which language they are told. */
export async function isOf(
  { platform }: TestServer,
  id: number,
  {
    sectorId,
    country,
    language,
    timeZone,
  }: { sectorId?: number; country?: string; language?: string; timeZone?: string },
): Promise<void> {
  if (sectorId !== undefined)
    await platform.db.update(society).set({ activitySectorId: sectorId }).where(eq(society.personId, id))
  if (country !== undefined)
    await platform.db.update(society).set({ country }).where(eq(society.personId, id))
  if (language !== undefined)
    await platform.db
      .update(person)
      .set({ languages: [language] })
      .where(eq(person.id, id))
  if (timeZone !== undefined) await platform.db.update(person).set({ timeZone }).where(eq(person.id, id))
}

/** A logo and a colour of its own: as much as a graphic charter takes. */
export async function giveCharter(one: {
  readonly id: number
  readonly browser: TestBrowser
}): Promise<void> {
  const params = { id: one.id }
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#204030' } })
    .png()
    .toBuffer()
  const form = { fields: { rights: 'true' }, files: { logo: { name: 'logo.png', bytes } } }
  await one.browser.call('POST /api/users/{id}/account/update-society-logo', { params, form })
  await one.browser.call('POST /api/users/{id}/account/update-society-colors', {
    params,
    body: { colors: [{ index: 'primary', hex: '#204030' }] },
  })
}

type Browser = TestBrowser

/** The calls about one business, whoever makes them. */
export const callsOf = (id: number, browser: Browser) => ({
  list: (query: Query = {}) =>
    browser.call('GET /api/users/{id}/key-dates', {
      params: { id },
      query: { from: '2027-01-01', to: '2027-12-31', ...query },
    }),
  read: (key: string, year: number) => browser.call(`GET ${oneDay}`, { params: { id, key, year } }),
  convert: (key: string, year: number, body: Record<string, unknown> = {}) =>
    browser.call(`POST ${oneDay}/conversion`, {
      params: { id, key, year },
      body: { agreedCredits: 0, ...body } as never,
    }),
  ideas: (query: Query = {}) =>
    browser.call('GET /api/users/{id}/publication-ideas', { params: { id }, query }),
  draftIdea: (key: string, answer: string) =>
    browser.call('POST /api/users/{id}/publication-ideas/{key}/post', {
      params: { id, key },
      body: { answer, agreedCredits: 0 },
    }),
})
