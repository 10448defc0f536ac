import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { sourceState } from '../modules/sources/sources.tables.ts'
import { days } from '../platform/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { type feedSite, readDue } from './feed-site.ts'
import { planningOn } from './planning.ts'
import type { TestServer } from './test-platform.ts'

export const buche = {
  id: '1',
  name: 'Bûche noisette',
  says: 'La bûche se réserve la veille.',
  price: '32.00 EUR',
}
export const galette = {
  id: '2',
  name: 'Galette',
  says: 'La galette sort du four à sept heures.',
  price: '24.00 EUR',
}
let count = 0

interface Surroundings {
  readonly server: TestServer
  readonly platform: Platform
  readonly site: Awaited<ReturnType<typeof feedSite>>
}

/** Makes a business with a source at an address of its own. */
export const sourcesOn =
  ({ server, platform, site }: Surroundings) =>
  async (body: string | null, kind: 'products' | 'articles' | 'news' | 'site' = 'products') => {
    let one = await planningOn(server)
    const path = `/feed-${++count}.xml`
    if (body !== null) site.pages.set(path, body)
    const add = (url = `${site.origin}${path}`) =>
      one.browser.call('POST /api/users/{id}/account/content-sources', {
        params: one.params,
        body: { kind, name: 'Ma boutique', url },
      })
    const reply = await add()
    const sourceId = reply.body.user.settings.contentSources[0]?.id ?? 0
    // The next test moves the time on: it has not to wait until the sources of all before it are read again.
    onTestFinished(async () => {
      await server.platform.db
        .update(sourceState)
        .set({ isPaused: true })
        .where(eq(sourceState.accountId, one.owner.id))
    })
    const place = { ...one.params, sourceId }
    return {
      get browser() {
        return one.browser
      },
      get planning() {
        return one
      },
      params: one.params,
      say: one.say,
      path,
      place,
      add,
      serves: (next: string) => site.pages.set(path, next),
      source: async () => {
        const { body: answer } = await one.browser.call('GET /api/users/{id}/sources', { params: one.params })
        return answer.sources.find(({ id }) => id === sourceId)
      },
      items: async () =>
        (await one.browser.call('GET /api/users/{id}/sources/{sourceId}/items', { params: place })).body.data,
      facts: async () =>
        (
          await one.browser.call('GET /api/users/{id}/facts', {
            params: one.params,
            query: { limit: 100 },
          })
        ).body.data.items.toSorted((a, b) => a.about.localeCompare(b.about)),
      change: async (body: { version: number; isPaused?: boolean; mapping?: object }) =>
        one.browser.call('POST /api/users/{id}/sources/{sourceId}', { params: place, body: body as never }),
      again: async () => {
        server.clock.advance(days(1))
        await readDue(platform)
        // Sessions do not last that long.
        one = await planningOn(server, one.owner)
      },
      back: async () => {
        one = await planningOn(server, one.owner)
      },
      remove: () =>
        one.browser.call('DELETE /api/users/{id}/account/content-sources/{sourceId}', { params: place }),
    }
  }
