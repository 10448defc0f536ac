import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { person } from '../../access/person.tables.ts'
import { workAccess } from '../../access/work-access.tables.ts'
import { days } from '../../platform/clock.ts'
import { filesBy, orderingTeam } from '../../testing/orders.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { smallFilm } from '../../testing/small-film.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { storedFile } from '../media/media.tables.ts'
import { purgeTasks } from '../tasks/index.ts'
import { exportTasks } from '../tasks/queries/export-tasks.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const pdf = (megabytes = 0) => {
  const bytes = Buffer.alloc(Math.max(64, megabytes * 1024 * 1024))
  bytes.write('%PDF-1.7\n')
  return bytes
}
const rowsOf = (ownerId: number) =>
  server.platform.db.select().from(storedFile).where(eq(storedFile.ownerId, ownerId))

describe('files of a brief', () => {
  it('are of 50 MB at most, ten at most, and what they are is in their content', async () => {
    const team = await orderingTeam(server)
    const { at } = await team.begin()
    const brief = filesBy(team.browser, at)
    const large = await brief.attach('Charte.pdf', pdf(40))
    expect(large.body.files).toMatchObject([
      { name: 'Charte.pdf', kind: 'document', bytes: 40 * 1024 * 1024 },
    ])
    const tooLarge = await brief.attach('Charte.pdf', pdf(51))
    expect([tooLarge.status, tooLarge.error?.message]).toEqual([
      413,
      'Votre fichier dépasse la taille maximale de 50 Mo.',
    ])
    const script = await brief.attach('Charte.pdf', Buffer.from('<script>alert(1)</script>'))
    expect([script.status, script.error?.fields?.file]).toEqual([
      415,
      'Ce fichier ne s’ouvre pas comme un PDF\u00a0: il est peut-être abîmé. Enregistrez-le de nouveau en PDF, puis ajoutez-le.',
    ])
    const archive = await brief.attach('Photos.zip', Buffer.from('PK\u0003\u0004'))
    expect(archive.error?.fields?.file).toMatch(/^Ce fichier n’est ni une image/)
    for (let nth = 1; nth < 10; nth++) await brief.attach(`${nth}.pdf`, pdf())
    expect((await brief.attach('11.pdf', pdf())).error?.code).toBe('limitReached')
    expect(await brief.files()).toHaveLength(10)
  })

  it('are saved, never shown, by the business, who has the task in hand and their manager; others find nothing', async () => {
    const team = await orderingTeam(server, { agents: 2 })
    const begun = await team.begin()
    const brief = filesBy(team.browser, begun.at)
    const [file] = (await brief.attach('Menu.pdf', pdf())).body.files
    const address = file?.file ?? ''
    await team.placeBegun(begun)
    const desks = await Promise.all(team.agents.map((agent) => team.deskOf(agent)))
    const [held] = await Promise.all(desks.map((desk) => desk.list())).then((lists) =>
      lists.map(({ data }, index) => ({ index, count: data.total })).filter(({ count }) => count > 0),
    )
    const agent = desks[held?.index ?? 0]
    const other = desks[1 - (held?.index ?? 0)]
    expect((await agent?.read(begun.taskId))?.body.work.files).toMatchObject([{ name: 'Menu.pdf' }])
    const got = await agent?.open(address)
    expect(got?.headers['content-disposition']).toMatch(/^attachment; filename="Menu\.pdf"/)
    expect([got?.headers['content-type'], got?.headers['x-content-type-options']]).toEqual([
      'application/pdf',
      'nosniff',
    ])
    const manager = filesBy(await signedIn(server, team.manager), begun.at)
    const stranger = filesBy(await signedIn(server, await makePerson(server, 'customer')), begun.at)
    const elsewhere = filesBy(await signedIn(server, await makePerson(server, 'teamManager')), begun.at)
    const opened = await Promise.all([brief, manager, stranger, elsewhere].map((who) => who.open(address)))
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 404, 404])
    expect((await other?.open(address))?.status).toBe(404)
    // The address of other files leads to none of these.
    const shown = await team.browser.call('GET /files/{fileId}/{variant}', {
      params: { fileId: file?.id ?? '', variant: 'full' },
    })
    expect(shown.status).toBe(404)
    // What is being made keeps what it was begun from, and one more can come.
    expect((await brief.detach(file?.id ?? '')).error?.code).toBe('notNow')
    await brief.attach('Photo.pdf', pdf())
    // Whose it is takes it along.
    const { attachments } = await exportTasks(server.platform.db, team.customer.id, system('test'))
    expect(attachments[0]).toMatchObject({ name: 'Menu.pdf', file: address })
    expect((await agent?.read(begun.taskId))?.body.work.files).toHaveLength(2)
    // Once the work is out of hand it is the business's alone.
    await server.platform.db.delete(workAccess).where(eq(workAccess.accountId, team.customer.id))
    expect((await manager.open(address)).status).toBe(404)
  })

  it('go with a press, and with the brief', async () => {
    const team = await orderingTeam(server)
    const { at, taskId } = await team.begin()
    const brief = filesBy(team.browser, at)
    const [one] = (await brief.attach('Un.pdf', pdf())).body.files
    await brief.attach('Deux.pdf', pdf())
    expect((await brief.detach(one?.id ?? '')).body.files).toMatchObject([{ name: 'Deux.pdf' }])
    await team.browser.call('DELETE /api/users/{id}/tasks/{taskPublicId}', {
      params: { ...team.params, taskPublicId: taskId },
    })
    expect(await rowsOf(team.customer.id)).toHaveLength(1)
    server.clock.advance(days(31))
    await purgeTasks.handle(server.platform, {}, { id: 'test', signal: new AbortController().signal })
    expect(await rowsOf(team.customer.id)).toEqual([])
  })
})

describe('a film that was ordered', () => {
  it('is brought in by who makes it, held against the networks, and goes with the yes', async () => {
    const team = await orderingTeam(server)
    const taskId = await team.order(
      { networks: ['facebook'] },
      { configurationId: team.kindOf('complete', 'video') },
    )
    const desk = await team.deskOf(team.agents[0] as (typeof team.agents)[number])
    await desk.start(taskId)
    expect((await desk.deliver(taskId)).error?.fields).toHaveProperty('film')
    expect((await desk.film(taskId, Buffer.from('no film'))).status).toBe(415)
    const { film } = (await desk.film(taskId, await smallFilm({ seconds: 4 }))).body.work
    expect(film).toMatchObject({ width: 720, height: 1280, seconds: expect.closeTo(4, 0) })
    expect((await desk.open(film?.file ?? '')).status).toBe(200)
    // Not before it is delivered.
    expect((await team.asCustomer(taskId).read()).film).toBeNull()
    const post = { params: { ...team.params, taskPublicId: taskId } }
    const before = await team.browser.call('GET /api/users/{id}/tasks/{taskPublicId}', post)
    expect(before.body.task.media.items).toEqual([])
    expect((await desk.deliver(taskId)).status).toBe(200)
    expect((await desk.film(taskId, await smallFilm())).error?.code).toBe('notNow')
    const order = team.asCustomer(taskId)
    expect((await order.read()).film?.id).toBe(film?.id)
    // Nor what is made anew of it, in place of the one that was.
    await order.return()
    await desk.start(taskId)
    expect((await order.read()).film?.id).toBe(film?.id)
    const anew = (await desk.film(taskId, await smallFilm())).body.work.film
    expect((await order.read()).film).toBeNull()
    await desk.deliver(taskId)
    expect((await order.read()).film?.id).toBe(anew?.id)
    expect((await order.accept(2)).body.order.status).toBe('validated')
    const { task } = (
      await team.browser.call('GET /api/users/{id}/tasks/{taskPublicId}', {
        params: { ...team.params, taskPublicId: taskId },
      })
    ).body
    expect(task.media).toMatchObject({ isValidated: true, items: [{ kind: 'video' }] })
    expect((await desk.open(film?.file ?? '')).status).toBe(404)
  })
})

describe('an agency', () => {
  it('orders for its customer, who pays; another one finds nobody', async () => {
    const team = await orderingTeam(server)
    const agency = await makePerson(server, 'agencyManager')
    await server.platform.db.update(person).set({ ownerId: agency.id }).where(eq(person.id, team.customer.id))
    const begun = await team.begin()
    const place = async (who: Parameters<typeof signedIn>[1]) =>
      (await signedIn(server, who)).call('POST /api/users/{id}/order-drafts/{taskPublicId}/place', {
        ...begun.at,
        body: { version: begun.version, agreed: { credits: 100, promisedAt: '2199-01-01T00:00:00.000Z' } },
      })
    expect((await place(await makePerson(server, 'agencyManager'))).status).toBe(404)
    expect((await place(agency)).status).toBe(200)
    expect(await team.balance()).toBe(94)
  })
})
