import type { TransferChoice, WorkView } from '@postelier/contract/desk'
import { scopeOfChange } from '@postelier/contract/orders'
import { eq } from 'drizzle-orm'
import { system } from '../access/actor.ts'
import { runCommand } from '../access/context.ts'
import { person } from '../access/person.tables.ts'
import { giveCredits } from '../modules/billing/index.ts'
import { installConfigurations } from '../modules/orders/index.ts'
import { type WorkingSpan, writeWorkingDays } from '../modules/workforce/index.ts'
import { days } from '../platform/clock.ts'
import { newPublicId } from '../platform/ids.ts'
import { localTimeOf } from '../platform/local-time.ts'
import { makePerson, signedIn, type TestPerson } from './people.ts'
import type { TestServer } from './test-platform.ts'

/** At work whenever a test runs: the clock of tests starts at any hour. */
const always: readonly WorkingSpan[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  startMinute: 0,
  endMinute: 1440,
}))

const drafts = '/api/users/{id}/order-drafts'
const orders = '/api/users/{id}/orders/{taskPublicId}'
const work = '/api/me/running-tasks/{taskPublicId}'

/**
 * Work is promised for the end of a day: late in it less can be had than tests order, and early in it the end lies behind that of
 * a session. They begin at noon, whatever hour it is.
 */
function beginAtNoon({ clock }: TestServer): void {
  const now = clock.now()
  const hour = now.getUTCHours()
  if (hour >= 12 && hour < 16) return
  const days = hour < 12 ? 0 : 1
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 12)
  clock.advance(noon - now.getTime())
}

/**
 * A business that orders, its community managers and theirs. They speak a language of their own: agents of other tests take none of
 * their orders.
 */
export async function orderingTeam(
  server: TestServer,
  { agents: count = 1, credits = 100 }: { readonly agents?: number; readonly credits?: number } = {},
) {
  beginAtNoon(server)
  const language = `x${newPublicId().slice(0, 8)}`
  await runCommand(server.platform, system('test'), 'test', installConfigurations, undefined)
  const speak = (who: TestPerson) =>
    server.platform.db
      .update(person)
      .set({ languages: [language] })
      .where(eq(person.id, who.id))
  const manager = await makePerson(server, 'teamManager')
  const agents: TestPerson[] = []
  for (let index = 0; index < count; index++) {
    const agent = await makePerson(server, 'internalAgent', {
      ownerId: manager.id,
      firstName: `Agent ${index}`,
    })
    await speak(agent)
    await server.platform.db.transaction((tx) => writeWorkingDays(tx, agent.id, always))
    agents.push(agent)
  }
  const customer = await makePerson(server, 'customer')
  await speak(customer)
  await runCommand(
    server.platform,
    system('test'),
    'test',
    (ctx) =>
      giveCredits(ctx, {
        accountId: customer.id,
        amount: credits,
        reason: 'gift',
        bucket: 'gift',
        expiresAt: null,
        idempotencyKey: newPublicId(),
      }),
    undefined,
  )
  const browser = await signedIn(server, customer)
  const params = { id: customer.id }
  const kinds = (await browser.call('GET /api/users/{id}/order-kinds', { params })).body.configurations
  const kindOf = (kind: string, format: string | null = 'image') =>
    kinds.find((one) => one.kind === kind && one.format === format)?.id ?? 0
  const quote = async (query: { configurationId: number; networks?: number; isUrgent?: string }) =>
    (await browser.call('GET /api/users/{id}/orders/quote', { params, query: query as never })).body.quote
  const balance = async () => (await quote({ configurationId: kindOf('complete') })).balance
  const brief = (change: object = {}) => ({
    title: 'Le pain de seigle',
    networks: ['facebook'],
    subject: { type: 'other', message: 'Il sort du four le jeudi.' },
    ...change,
  })

  const begin = async (change: object = {}, input: object = {}) => {
    const made = await browser.call(`POST ${drafts}`, {
      params,
      body: { title: 'Le pain de seigle' } as never,
    })
    const { taskId, version } = made.body.draft
    const at = { params: { ...params, taskPublicId: taskId } }
    const saved = await browser.call(`POST ${drafts}/{taskPublicId}`, {
      ...at,
      body: { version, configurationId: kindOf('complete'), brief: brief(change), ...input } as never,
    })
    if (saved.status !== 200) throw new Error(`Not saved: ${saved.status} ${saved.text}`)
    return { taskId, at, version: saved.body.draft.version }
  }
  const placeBegun = async ({ at, version }: Awaited<ReturnType<typeof begin>>, agreed: object = {}) =>
    browser.call(`POST ${drafts}/{taskPublicId}/place`, {
      ...at,
      body: {
        version,
        agreed: { credits: 1_000, promisedAt: '2199-01-01T00:00:00.000Z', ...agreed },
      } as never,
    })
  /** Ordered, by the calls of the wizard. */
  const order = async (change: object = {}, input: object = {}) => {
    const begun = await begin(change, input)
    const placed = await placeBegun(begun)
    if (placed.status !== 200) throw new Error(`No order: ${placed.text}`)
    return begun.taskId
  }
  const asCustomer = (taskPublicId: string) => {
    const at = { params: { ...params, taskPublicId } }
    const say = (what: string, body?: object) =>
      browser.call(
        `POST ${orders}/${what}` as `POST ${typeof orders}/accept`,
        {
          ...at,
          ...(body ? { body: body as never } : {}),
        } as never,
      )
    return {
      read: async () => (await browser.call(`GET ${orders}`, at)).body.order,
      accept: (round = 1) => say('accept', { round }),
      return: (agreedCredits = 0, message = 'Plus court.', round?: number) =>
        say('return', {
          remarks: [{ about: 'text', message }],
          agreedCredits,
          ...(round === undefined ? {} : { round }),
        }),
      /** With another brief than the one it was ordered by, for what its quote says unless something else is agreed. */
      change: async (part: object, agreed: object = {}, configurationId?: number) => {
        const { order: before } = (await browser.call(`GET ${orders}`, at)).body
        const after = {
          configurationId: configurationId ?? before.configurationId ?? 0,
          brief: { ...before.brief, ...part },
        }
        const networks = after.brief.hookSetting === 'perNetwork' ? after.brief.networks.length : 1
        const scope = scopeOfChange(before, after)
        const quoted = scope
          ? (
              await browser.call(`GET ${orders}/return-quote`, {
                ...at,
                query: { scope, configurationId: after.configurationId, networks },
              })
            ).body.quote
          : null
        const { credits = 0, promise } = quoted ?? {}
        const body = {
          remarks: [],
          agreedCredits: credits,
          change: { ...after, promisedAt: promise?.at ?? '2199-01-01T00:00:00.000Z' },
        }
        return { quote: quoted, answer: await say('return', { ...body, ...agreed }) }
      },
      complain: (reason = 'Ce n’est pas notre pain.') => say('complaint', { reason }),
      rate: (stars = 5) =>
        say('rating', { briefingMatching: stars, text: stars, visual: stars, timing: stars }),
      cancel: () => say('cancel'),
      ...filesBy(browser, at),
    }
  }
  const deskOf = async (agent: TestPerson) => {
    const mine = await signedIn(server, agent)
    const at = (taskPublicId: string) => ({ params: { taskPublicId } })
    return {
      browser: mine,
      list: async (which = 'todo') =>
        (await mine.call('GET /api/me/running-tasks', { query: { which } as never })).body,
      read: (task: string) => mine.call(`GET ${work}`, at(task)),
      start: (task: string) => mine.call(`POST ${work}/start`, at(task)),
      pause: (task: string, reason = 'lunch') =>
        mine.call(`POST ${work}/pause`, { ...at(task), body: { reason, text: '' } as never }),
      /** Takes the first template that the business is offered. */
      draw: async (task: string, of: { readonly id: number }) => {
        const query = { type: 'SINGLE', format: '1:1', status: 'enabled' } as never
        const { data } = (
          await mine.call('GET /api/users/{id}/graphical-line-templates', { params: of, query })
        ).body
        return mine.call(`POST ${work}/visual`, {
          ...at(task),
          body: { templateId: data.items[0]?.id ?? 0 },
        })
      },
      film: (task: string, bytes: Buffer) =>
        mine.call(`POST ${work}/film`, {
          ...at(task),
          form: { fields: { rights: 'true' }, files: { file: { name: 'Film.mp4', bytes } } },
        }),
      open: (address: string) => openWith(mine, address),
      alive: (task: string, quiet?: { readonly seconds: number; readonly isSaid?: boolean }) =>
        mine.call(`POST ${work}/alive`, {
          ...at(task),
          body: quiet ? { quietSeconds: quiet.seconds, isSaid: quiet.isSaid ?? false } : {},
        }),
      /** Writes the words and delivers them. */
      deliver: async (task: string, words = 'Le seigle est là.') => {
        const read = await mine.call(`GET ${work}`, at(task))
        // It was given to somebody else since.
        if (read.status !== 200) return read
        const { work: before } = read.body
        const kept = await mine.call(`POST ${work}/proposal`, {
          ...at(task),
          body: {
            version: before.draft.version,
            hooks: { common: words, own: ownOf(before, words) },
          },
        })
        return mine.call(`POST ${work}/deliver`, { ...at(task), body: { version: kept.body.version } })
      },
    }
  }
  return {
    ...{ language, manager, agents, customer, browser, params, quote, balance, kindOf },
    ...{ begin, placeBegun, order, asCustomer, deskOf, brief },
  }
}
/** As many as were ordered. */
const ownOf = ({ brief, networks }: Pick<WorkView, 'brief' | 'networks'>, words: string) =>
  brief.hookSetting === 'perNetwork'
    ? Object.fromEntries(networks.map((network) => [network, `${words} (${network})`]))
    : {}

/** Files of a brief, by whoever calls. */
export function filesBy(
  browser: Awaited<ReturnType<typeof signedIn>>,
  at: { readonly params: { readonly id: number; readonly taskPublicId: string } },
) {
  const files = `${orders}/files` as const
  return {
    attach: (name: string, bytes: Buffer) =>
      browser.call(`POST ${files}`, {
        ...at,
        form: { fields: { rights: 'true' }, files: { file: { name, bytes } } },
      }),
    files: async () => (await browser.call(`GET ${files}`, at)).body.files,
    detach: (fileId: string) =>
      browser.call(`DELETE ${files}/{fileId}`, { params: { ...at.params, fileId } }),
    open: (address: string) => openWith(browser, address),
  }
}

const openWith = (browser: Awaited<ReturnType<typeof signedIn>>, address: string) => {
  const [, , fileId = '', variant = ''] = address.split('/')
  return browser.call('GET /order-files/{fileId}/{variant}', {
    params: { fileId, variant: variant as 'document' },
  })
}

export type OrderingTeam = Awaited<ReturnType<typeof orderingTeam>>

const ofWords = { kind: 'hook', format: null } as const

/** A team with orders of words alone, which need no picture. */
export async function atWork(server: TestServer, { agents = 1, orders: count = 1 } = {}) {
  const team = await orderingTeam(server, { agents })
  const tasks: string[] = []
  for (let index = 0; index < count; index++)
    tasks.push(await team.order({}, { configurationId: team.kindOf(ofWords.kind, ofWords.format) }))
  const task = tasks[0] as string
  const desks = await Promise.all(team.agents.map((agent) => team.deskOf(agent)))
  const holds = await Promise.all(desks.map(async (one) => (await one.read(task)).status === 200))
  const [desk, other] = [desks[holds.indexOf(true)], desks[holds.indexOf(false)]]
  if (!desk) throw new Error('Nobody has the task')
  const [taker] = team.agents.filter((_, index) => !holds[index])
  return { team, desk, other, taker, tasks, task }
}

/** The clock of tests goes on while they run. */
export const minutesOf = ({ workedSeconds }: { readonly workedSeconds: number }) =>
  Math.floor(workedSeconds / 60)

/** The first of a team asks for days off, from so many days on to so many; their manager answers. */
export async function askDaysOff(
  server: TestServer,
  { manager, agents: [agent] }: OrderingTeam,
  ...ranges: (readonly [number, number])[]
) {
  if (!agent) throw new Error('There is one')
  /** Where they work: late in the evening it is tomorrow there. */
  const dayIn = (count: number) =>
    localTimeOf(new Date(server.clock.now().getTime() + days(count)), 'Europe/Paris').slice(0, 10)
  const asAgent = await signedIn(server, agent)
  const ids: number[] = []
  for (const [from, to] of ranges) {
    const body = { type: 'unpaidLeave', begin: dayIn(from), end: dayIn(to) } as const
    const asked = await asAgent.call('POST /api/admin/users/me/request-holidays', { body })
    if (asked.status !== 200) throw new Error(`Not asked for: ${asked.text}`)
    ids.push(asked.body.request.id)
  }
  const asManager = await signedIn(server, manager)
  const received = '/api/admin/users/requested-holidays-received/{requestId}'
  return {
    ids,
    asManager,
    effectOf: async (requestId: number, chosen = '') =>
      (await asManager.call(`GET ${received}/effect`, { params: { requestId }, query: { chosen } as never }))
        .body.broken,
    accept: (requestId: number, transfers: TransferChoice[] = []) =>
      asManager.call(`POST ${received}/answer`, {
        params: { requestId },
        body: { accept: true, transfers },
      }),
  }
}
