import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../access/person.tables.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { postsFor, type TestPosts } from '../../testing/posts.ts'
import { readCalendar } from '../../testing/read-calendar.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
let posts: TestPosts
beforeAll(async () => {
  server = await testServer()
  const customer = await makePerson(server, 'customer')
  posts = await postsFor(server, customer)
})

const nextYear = () => new Date().getUTCFullYear() + 1
const dated = async (title: string, localTime: string, hook = '') => {
  const { id } = await posts.make({ title, networks: ['instagram'], hooks: { common: hook, own: {} } })
  await posts.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/date', {
    params: { id: posts.id, taskPublicId: id },
    body: { localTime, zone: 'Europe/Paris' },
  })
  return id
}
const exported = (query: Record<string, string>, who = posts) =>
  who.browser.call('GET /api/users/{id}/posts-export', { params: { id: posts.id }, query })

describe('the lines displayed, as a file', () => {
  it('are a table that a French spreadsheet opens, in which no cell runs anything', async () => {
    await dated('=1+1', `${nextYear()}-03-10T09:00`, '@somme "à" ; \nla ligne')
    await dated('Une autre', `${nextYear()}-03-11T09:00`, 'Deux lignes, somme toute\n\net rien d’autre')
    const csv = await exported({ format: 'csv', search: 'somme' })
    expect(csv.text.startsWith('\uFEFFDate;Heure;')).toBe(true)
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="posts-[\d-]{10}\.csv"$/)
    const rows = parse(csv.text, { bom: true, delimiter: ';' }) as string[][]
    expect(rows).toHaveLength(3)
    expect(rows.map((row) => row[4])).toContain('Deux lignes, somme toute\n\net rien d’autre')
    expect(rows.find((row) => row[3] === "'=1+1")?.slice(0, 6)).toEqual([
      `${nextYear()}-03-10`,
      '09:00',
      'Pas programmé',
      "'=1+1",
      '\'@somme "à" ; \nla ligne',
      'Instagram',
    ])
  })

  it('say of a post what its screen says: what it needs somebody for, in place of its state', async () => {
    const made = await posts.make({ title: 'Validé', networks: ['x'], hooks: { common: 'Prêt.', own: {} } })
    await posts.validateVisual(made.id, made.visual?.designVersion ?? 0)
    await posts.validate(made.id, (await posts.read(made.id)).body.task.version)
    const stateIn = async () =>
      (
        parse((await exported({ format: 'csv', search: 'Validé' })).text, {
          bom: true,
          delimiter: ';',
        }) as string[][]
      )[1]?.[2]
    expect(await stateIn()).toBe('Validé')
    await posts.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/date', {
      params: { id: posts.id, taskPublicId: made.id },
      body: { localTime: `${nextYear()}-03-12T09:00`, zone: 'Europe/Paris' },
    })
    expect(await stateIn()).toBe('Pas programmé')
  })

  it('come as a workbook too, and are what the address narrows them to', async () => {
    const book = await exported({ format: 'xlsx', network: 'instagram' })
    expect(book.headers['content-type']).toMatch(/spreadsheetml/)
    expect(book.bytes.subarray(0, 2).toString()).toBe('PK')
    const none = await exported({ format: 'csv', network: 'linkedin' })
    expect(parse(none.text, { bom: true, delimiter: ';' })).toHaveLength(1)
    const lines = async (origin: 'customized' | 'ai') =>
      (parse((await exported({ format: 'csv', origin })).text, { bom: true, delimiter: ';' }) as unknown[])
        .length
    expect([(await lines('customized')) > 1, await lines('ai')]).toEqual([true, 1])
  })
})

describe('the address for a calendar program', () => {
  const path = { params: { id: 0 } }
  const feed = (who = posts) => ({ ...path, params: { id: who.id } })
  const made = async () => {
    const { body } = await posts.browser.call('POST /api/users/{id}/calendar-feed', feed())
    return new URL(body.address).pathname.replace('/calendars/', '')
  }
  const read = (secret: string) =>
    new TestBrowser(server).call('GET /calendars/{secret}', { params: { secret } })

  it('is read without signing in, at the instants of the posts on both sides of a change of the clocks', async () => {
    const [winter, summer] = [
      await dated('Avant', `${nextYear()}-01-20T09:30`),
      await dated('Après', `${nextYear()}-05-20T09:30`),
    ]
    await dated('Long', `${nextYear()}-01-21T09:30`, 'Une phrase qui ne finit pas. '.repeat(100))
    const secret = await made()
    // As some programs ask for it.
    expect((await server.app.inject({ url: `/calendars/${secret}/` })).statusCode).toBe(200)
    const reply = await read(secret)
    expect(reply.text.length).toBeLessThan(20_000)
    expect(readCalendar(reply.text).events.every(({ DESCRIPTION = '' }) => DESCRIPTION.length < 400)).toBe(
      true,
    )
    expect(reply.headers['content-type']).toMatch(/^text\/calendar/)
    const { events } = readCalendar(reply.text)
    const at = (id: string) => events.find(({ UID }) => UID?.startsWith(id))?.DTSTART
    expect(at(winter)).toBe(`${nextYear()}0120T083000Z`)
    expect(at(summer)).toBe(`${nextYear()}0520T073000Z`)
    const { body } = await posts.browser.call('GET /api/users/{id}/calendar-feed', feed())
    expect(body.feed?.readAt).not.toBeNull()
  })

  it('works no more once there is another, once it is taken away, and for whoever may not see the posts any more', async () => {
    const [first, second] = [await made(), await made()]
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    await posts.browser.call('DELETE /api/users/{id}/calendar-feed', feed())
    expect((await read(second)).status).toBe(404)

    const contact = await makePerson(server, 'contact', { ownerId: posts.id })
    const browser = await signedIn(server, contact)
    const theirs = await browser.call('POST /api/users/{id}/calendar-feed', feed())
    const secret = new URL(theirs.body.address).pathname.replace('/calendars/', '')
    expect((await read(secret)).status).toBe(200)
    await server.platform.db.update(person).set({ state: 'suspended' }).where(eq(person.id, contact.id))
    expect((await read(secret)).status).toBe(404)
  })
})
