import type { Going } from '@postelier/networks'
import { sendDeliveries } from '../modules/publishing/index.ts'
import type { Networks } from '../platform/networks/network-client.ts'
import { linkPage } from './linker.ts'
import { givePlan, makePerson, type TestPerson } from './people.ts'
import { postsFor } from './posts.ts'
import type { TestServer } from './test-platform.ts'

let count = 0
const one = '/api/users/{id}/tasks/{taskPublicId}'
const page = `${one}/publications/{publicationId}` as const

/** A business with one page on X, and a post whose visual was said yes to, by the calls their screens make. */
export async function readyPost(server: TestServer, words = 'Le pain sort du four !', of?: TestPerson) {
  const who = of ?? (await makePerson(server, 'customer'))
  // Its posts are scheduled for any day.
  await givePlan(server, who.id)
  const posts = await postsFor(server, who)
  const { browser } = posts
  const params = { id: who.id }
  const link = (as: string) => linkPage(browser, who.id, as)
  const identity = `page-${++count}`
  await link(identity)
  const { connections } = (await browser.call('GET /api/users/{id}/networks', { params })).body
  const mine = connections.find(({ name }) => name === identity)
  const made = await posts.make({ hooks: { common: words, own: {} } })
  await posts.validateVisual(made.id, made.visual?.designVersion ?? 0)
  const version = async () => (await posts.read(made.id)).body.task.version
  const at = { params: { ...params, taskPublicId: made.id } }
  const onPage = async () => {
    const publicationId = (await publications())[0]?.id ?? 0
    return { params: { ...at.params, publicationId } }
  }
  const publications = async () => (await browser.call(`GET ${one}/publications`, at)).body.publications
  return {
    who,
    posts,
    browser,
    identity,
    pageId: mine?.pages[0]?.id ?? 0,
    connectionId: mine?.id ?? 0,
    post: made.id,
    /** The same account on the network again. */
    linkAgain: () => link(identity),
    validate: async () => posts.validate(made.id, await version()),
    publish: (pageIds: number[], as?: Going) =>
      browser.call(`POST ${one}/publish`, { ...at, body: { pageIds, ...(as ? { as } : {}) } }),
    schedule: async (
      localTime: string,
      input: { zone?: string; pageIds?: number[]; version?: number; as?: Going } = {},
    ) =>
      browser.call(`POST ${one}/schedule`, {
        ...at,
        body: {
          version: input.version ?? (await version()),
          pageIds: input.pageIds ?? [mine?.pages[0]?.id ?? 0],
          localTime,
          zone: input.zone ?? 'Europe/Paris',
          ...(input.as ? { as: input.as } : {}),
        },
      }),
    unschedule: () => browser.call(`POST ${one}/unschedule`, at),
    task: async () => (await posts.read(made.id)).body.task,
    publications,
    answer: async (body: { isThere: boolean; url?: string }) =>
      browser.call(`POST ${page}/answer`, { ...(await onPage()), body }),
    resume: async () => browser.call(`POST ${page}/resume`, await onPage()),
    giveUp: async () => browser.call(`POST ${page}/give-up`, await onPage()),
    journal: async () => (await browser.call(`GET ${page}/journal`, await onPage())).body.data.items,
    notices: async () => (await browser.call('GET /api/users/{id}/notices', { params })).body.data.items,
    hold: () =>
      browser.call('POST /api/users/{id}/publication-hold', { params, body: { reason: 'Une erreur' } }),
    letGo: () => browser.call('DELETE /api/users/{id}/publication-hold', { params }),
  }
}
export type ReadyPost = Awaited<ReturnType<typeof readyPost>>

/** Everything that is due by now, as a worker does it. */
export const sendDue = (server: TestServer, networks: Networks) =>
  sendDeliveries({ platform: server.platform, networks, signal: new AbortController().signal })
