// Whatever is changed between a yes and the sending, and by whichever of its writers: what is laid out to be sent, page by page,
// is what somebody said yes to. Each yes is remembered as the person saw it, and held against what would go out.
import type { Network } from '@postelier/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { person } from '../../access/person.tables.ts'
import { hours } from '../../platform/clock.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { linkPage } from '../../testing/linker.ts'
import { tokenFromMail } from '../../testing/mails.ts'
import { makePerson } from '../../testing/people.ts'
import { readyPost } from '../../testing/ready-post.ts'
import { type Sending, sendingOn } from '../../testing/sending.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { prepareMedia } from '../publishing/prepare-media.ts'
import { delivery, networkPage } from '../publishing/publishing.tables.ts'
import { hookFor, type TaskRow } from '../tasks/index.ts'
import { task } from '../tasks/task.tables.ts'

let server: TestServer
let sending: Sending
beforeAll(async () => {
  server = await testServer()
  sending = await sendingOn(server)
})

const network: Network = 'x'
const zone = 'Europe/Paris'

/** What is seen of a post where it goes out. */
async function seenOf(row: TaskRow): Promise<string> {
  const { media } = await prepareMedia(server.platform, { task: row, network, language: 'fr' })
  return JSON.stringify({
    text: hookFor(row.hooks, network),
    firstComment: row.firstComment,
    settings: row.settings[network] ?? {},
    media: media.map(({ key, altText }) => [key, altText]),
  })
}

interface Yes {
  readonly seen: string
  /** Null where nobody named pages: any of its network. */
  pageIds: readonly number[] | null
  readonly isByMail: boolean
}

async function approvable() {
  const customer = await makePerson(server, 'customer')
  await server.platform.db
    .update(person)
    .set({ freeSubscriptionUntil: '2099-01-01' })
    .where(eq(person.id, customer.id))
  const one = await readyPost(server, 'Le pain du jour', customer)
  await linkPage(one.browser, customer.id, `second-of-${customer.id}`)
  const { db } = server.platform
  const rowOf = async () => {
    const [row] = await db.select().from(task).where(eq(task.publicId, one.post))
    if (!row) throw new Error('The post is there')
    return row
  }
  const { connections } = (
    await one.browser.call('GET /api/users/{id}/networks', { params: { id: customer.id } })
  ).body
  const pageIds = connections.flatMap(({ pages }) => pages.map(({ id }) => id))
  expect(pageIds).toHaveLength(2)
  const at = { params: { id: customer.id, taskPublicId: one.post } }
  return { one, customer, rowOf, pageIds, at }
}
type Approvable = Awaited<ReturnType<typeof approvable>>

let count = 0
const another = () => `Autre chose, ${++count}`

/** Everything that changes a post, by the calls of its screens; refused or not. */
const writers = {
  title: async ({ one, rowOf }: Approvable) =>
    one.posts.change(one.post, { version: (await rowOf()).version, title: another() }),
  hook: async ({ one, rowOf }: Approvable) =>
    one.posts.change(one.post, {
      version: (await rowOf()).version,
      hooks: { common: another(), own: {} },
    }),
  comment: async ({ one, rowOf }: Approvable) =>
    one.posts.change(one.post, { version: (await rowOf()).version, firstComment: another() }),
  settings: async ({ one, rowOf }: Approvable) =>
    one.posts.change(one.post, {
      version: (await rowOf()).version,
      settings: { x: { replies: count++ % 2 ? 'following' : 'mentioned' } },
    }),
  onePage: async ({ one, rowOf, pageIds }: Approvable) =>
    one.posts.change(one.post, { version: (await rowOf()).version, pageIds: [pageIds[count++ % 2] ?? 0] }),
  anyPage: async ({ one, rowOf }: Approvable) =>
    one.posts.change(one.post, { version: (await rowOf()).version, pageIds: null }),
  alt: async ({ one, rowOf }: Approvable) => {
    const { visual } = await one.task()
    const pages = Object.fromEntries((visual?.pages ?? []).map(({ id }) => [id, another()]))
    return one.posts.describe(one.post, { version: (await rowOf()).version, pages })
  },
  design: async ({ one, rowOf, customer }: Approvable) => {
    const templateId = (await rowOf()).visualId ?? 0
    const place = { params: { id: customer.id, templateId } }
    const path = '/api/users/{id}/graphical-line-templates/{templateId}' as const
    const { design, template } = (await one.browser.call(`GET ${path}`, place)).body
    const drawn = structuredClone(design) as { pages: { background?: unknown }[] }
    for (const page of drawn.pages) page.background = { colour: `#0000${String(10 + (count++ % 80))}` }
    return one.browser.call(`POST ${path}/design`, {
      ...place,
      body: { designVersion: template.designVersion, design: drawn, isAutosave: false },
    })
  },
  anotherTemplate: async ({ one, rowOf }: Approvable) =>
    one.posts.dress(one.post, {
      version: (await rowOf()).version,
      templateId: null,
      ratio: count++ % 2 ? '4:5' : '1:1',
    }),
  workAgain: ({ one }: Approvable) => one.posts.workAgain(one.post),
  cancel: ({ one }: Approvable) => one.posts.cancel(one.post),
  putBack: ({ one }: Approvable) => one.posts.putBack(one.post),
  remove: ({ one }: Approvable) => one.posts.remove(one.post),
  restore: ({ one }: Approvable) => one.posts.restore(one.post),
  unschedule: ({ one }: Approvable) => one.unschedule(),
  date: async ({ one, at }: Approvable) =>
    one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/date', {
      ...at,
      body: { localTime: sending.inParis(hours(40 + (count++ % 50))), zone },
    }),
} as const

/** Every way to say yes, or to send; answers with the yes it was, where it was one. */
const ways = {
  validate: async ({ one, rowOf }: Approvable): Promise<Yes | null> => {
    const { visual } = await one.task()
    const row = await rowOf()
    await one.posts.validateVisual(one.post, visual?.designVersion ?? 0)
    const reply = await one.posts.validate(one.post, (await rowOf()).version)
    return reply.status === 200 ? { seen: await seenOf(row), pageIds: row.pageIds, isByMail: false } : null
  },
  press: async ({ one, rowOf, pageIds, at }: Approvable): Promise<Yes | null> => {
    const row = await rowOf()
    const { shown, version } = await one.task()
    const named = [pageIds[count++ % 2] ?? 0]
    const reply = await one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/approve', {
      ...at,
      body: {
        version,
        ...(shown ? { seen: shown } : {}),
        pageIds: named,
        localTime: sending.inParis(hours(30)),
        zone,
      },
    })
    return reply.status === 200 ? { seen: await seenOf(row), pageIds: named, isByMail: false } : null
  },
  mail: async ({ one, customer, rowOf, pageIds }: Approvable): Promise<Yes | null> => {
    const contact = await makePerson(server, 'contact', { ownerId: customer.id })
    const asked = await one.browser.call('POST /api/users/{id}/approval-requests', {
      params: { id: customer.id },
      body: { personId: contact.id, taskIds: [one.post], message: '' },
    })
    if (asked.status !== 200) return null
    const token = await tokenFromMail(server, contact.email, 'postsToApprove')
    const phone = new TestBrowser(server)
    const [post] = (await phone.call('POST /api/approvals/open', { body: { token } })).body.asked.posts
    const row = await rowOf()
    if (!post) throw new Error('The post is asked about')
    const reply = await phone.call('POST /api/approvals/answers', {
      body: {
        token,
        id: post.id,
        version: post.version,
        print: post.print,
        shown: post.shown ?? undefined,
        answer: { kind: 'approve' },
      },
    })
    if (reply.status !== 200 || row.status === 'validated' || row.status === 'publicationWaiting') return null
    return { seen: await seenOf(row), pageIds: row.pageIds ?? pageIds, isByMail: true }
  },
} as const

const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...(Object.keys(writers) as (keyof typeof writers)[])) },
    { weight: 3, arbitrary: fc.constantFrom(...(Object.keys(ways) as (keyof typeof ways)[])) },
    { weight: 4, arbitrary: fc.constantFrom('scheduleFirst' as const, 'scheduleBoth' as const) },
  ),
  { minLength: 8, maxLength: 16 },
)

it('goes out as somebody said yes to it, on the pages they said it for, whatever was changed since', {
  timeout: 300_000,
}, async () => {
  let laidOut = 0
  await fc.assert(
    fc.asyncProperty(steps, async (names) => {
      const the = await approvable()
      const { one, rowOf, pageIds } = the
      let yes: Yes | null = null
      for (const name of names) {
        const isGone = (await rowOf()).removedAt !== null
        if (isGone && name !== 'restore') continue
        if (name in ways) yes = (await ways[name as keyof typeof ways](the)) ?? yes
        else if (name in writers) await writers[name as keyof typeof writers](the)
        else {
          const named = name === 'scheduleBoth' ? pageIds : pageIds.slice(0, 1)
          const reply = await one.schedule(sending.inParis(hours(30)), { pageIds: named })
          // Who may say yes says it to the pages they name, unless it was somebody else's to say.
          const said = yes as Yes | null
          const isWider = said?.pageIds && named.some((id) => !said.pageIds?.includes(id))
          if (reply.status === 200 && said && isWider) {
            expect(said.isByMail).toBe(false)
            yes = { ...said, pageIds: named }
          }
        }
        const row = await rowOf()
        if (row.status !== 'publicationWaiting') continue
        const laid = await server.platform.db
          .select({ delivery, page: networkPage.id })
          .from(delivery)
          .innerJoin(networkPage, eq(networkPage.id, delivery.pageId))
          .where(and(eq(delivery.taskId, row.id), isNotNull(delivery.content)))
        for (const { delivery: out, page } of laid) {
          laidOut++
          const { content, settings } = out
          const goes = JSON.stringify({
            text: content?.text,
            firstComment: content?.firstComment ?? '',
            settings,
            media: content?.media.map(({ key, altText }) => [key, altText]),
          })
          expect(goes, names.join(' ')).toBe(yes?.seen)
          if (yes?.pageIds) expect(yes.pageIds, names.join(' ')).toContain(page)
        }
      }
    }),
    { numRuns: 12, endOnFailure: true },
  )
  expect(laidOut).toBeGreaterThan(10)
})
