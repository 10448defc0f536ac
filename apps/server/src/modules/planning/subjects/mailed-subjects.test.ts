import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { person } from '../../../access/person.tables.ts'
import { days } from '../../../platform/clock.ts'
import { TestBrowser } from '../../../testing/browser.ts'
import { tokenFromMail } from '../../../testing/mails.ts'
import { makePerson, signedIn } from '../../../testing/people.ts'
import { planningOn } from '../../../testing/planning.ts'
import { testServer } from '../../../testing/test-platform.ts'

const server = await testServer()
type One = Awaited<ReturnType<typeof planningOn>>

const send = (one: One, personId: number) =>
  one.browser.call('POST /api/users/{id}/subjects/invitations', { params: one.params, body: { personId } })

async function sent(count = 3) {
  const one = await planningOn(server)
  await one.say()
  const { subjects } = await one.propose(count)
  const contact = await makePerson(server, 'contact', { ownerId: one.owner.id })
  const answer = await send(one, contact.id)
  expect([answer.status, answer.body.subjects]).toEqual([200, count])
  const token = await tokenFromMail(server, contact.email, 'subjectsToAnswer')
  // Whoever opens it is signed in nowhere.
  const phone = new TestBrowser(server)
  return {
    one,
    contact,
    subjects,
    token,
    open: () => phone.call('POST /api/subjects/validation', { body: { token } }),
    answer: (answers: { id: string; version: number; accept: boolean }[]) =>
      phone.call('POST /api/subjects/validation/answers', { body: { token, answers } }),
  }
}
const all = (subjects: readonly { id: string; version: number }[], accept = true) =>
  subjects.map(({ id, version }) => ({ id, version, accept }))

describe('subjects sent by mail', () => {
  it('are looked at without signing in, answered once, and stay to be read', async () => {
    const { one, open, answer, subjects } = await sent()
    for (let scanner = 0; scanner < 5; scanner++) expect((await open()).status).toBe(200)
    const shown = (await open()).body.invitation
    expect(shown.isAnswered).toBe(false)
    expect(shown.subjects.map(({ name }) => name)).toEqual(subjects.map(({ name }) => name))
    expect((await one.subjects()).every(({ status }) => status === 'proposed')).toBe(true)

    const done = await answer(all(shown.subjects).map((one, at) => ({ ...one, accept: at > 0 })))
    expect(done.body.invitation.subjects.map(({ status }) => status)).toEqual([
      'declined',
      'accepted',
      'accepted',
    ])
    const again = await answer(all(done.body.invitation.subjects, false))
    expect(again.error?.code).toBe('linkInvalid')
    expect((await open()).body.invitation.isAnswered).toBe(true)

    const { data } = (
      await one.browser.call('GET /api/users/{id}/notices', { params: one.params, query: {} })
    ).body
    expect(data.items[0]).toMatchObject({ kind: 'subjectsAnswered', words: { kept: '2', count: '3' } })
  })

  it('are answered once by two at once', async () => {
    const { open, answer } = await sent()
    const { subjects } = (await open()).body.invitation
    const both = await Promise.all([answer(all(subjects, true)), answer(all(subjects, false))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })

  it('take no answer to what the link was not sent for, nor to what was changed meanwhile', async () => {
    const { one, open, answer } = await sent(2)
    const { subjects } = (await open()).body.invitation
    const other = (await sent(1)).subjects
    expect((await answer([...all(subjects), ...all(other)])).status).toBe(422)
    await one.browser.call('POST /api/users/{id}/subjects/{subjectId}', {
      params: { ...one.params, subjectId: subjects[0]?.id ?? '' },
      body: { name: 'Tout autre chose', version: 1 },
    })
    expect((await answer(all(subjects))).status).toBe(409)
    // Nothing was spent by that: what stands now can be answered.
    const now = (await open()).body.invitation
    expect((await answer(all(now.subjects))).status).toBe(200)
  })

  it('keep the answer that somebody gave meanwhile: no link takes back a no', async () => {
    const { one, open, answer } = await sent(2)
    const shown = (await open()).body.invitation
    const [no, other] = shown.subjects
    await one.browser.call('POST /api/users/{id}/subjects/{subjectId}/answer', {
      params: { ...one.params, subjectId: no?.id ?? '' },
      body: { version: 1, accept: false },
    })
    expect((await answer(all(shown.subjects))).status).toBe(200)
    const now = new Map((await one.subjects()).map(({ id, status }) => [id, status]))
    expect([now.get(no?.id ?? ''), now.get(other?.id ?? '')]).toEqual(['declined', 'accepted'])
  })

  it('are answered by nobody whom they were sent to no more, nor for a business that is stopped', async () => {
    const suspend = (id: number) =>
      server.platform.db.update(person).set({ state: 'suspended' }).where(eq(person.id, id))
    const theirs = await sent(1)
    const { subjects } = (await theirs.open()).body.invitation
    await suspend(theirs.contact.id)
    expect([(await theirs.open()).status, (await theirs.answer(all(subjects))).status]).toEqual([410, 410])
    const ours = await sent(1)
    await suspend(ours.one.owner.id)
    expect([(await ours.open()).status, (await ours.answer(all(subjects))).status]).toEqual([410, 410])
  })

  it('show, once they are answered, what was answered, and nothing that is written afterwards', async () => {
    const { one, open, answer } = await sent(1)
    const { subjects } = (await open()).body.invitation
    await answer(all(subjects))
    await one.browser.call('POST /api/users/{id}/subjects/{subjectId}', {
      params: { ...one.params, subjectId: subjects[0]?.id ?? '' },
      body: { version: 2, description: 'Entre nous : le prix passe à 4 € en janvier.' },
    })
    const later = (await open()).body.invitation
    expect(later.subjects[0]?.description).toBe(subjects[0]?.description)
    expect(later.subjects[0]?.status).toBe('accepted')
  })

  it('end after fourteen days', async () => {
    const { open, answer } = await sent(1)
    const { subjects } = (await open()).body.invitation
    server.clock.advance(days(14) + 1000)
    expect([(await open()).status, (await answer(all(subjects))).status]).toEqual([410, 410])
    server.clock.advance(-days(14) - 1000)
  })

  it('go to the business and its contacts, and to nobody else; only who may answer sends them', async () => {
    const { one, contact } = await sent(1)
    const { data } = (
      await one.browser.call('GET /api/users/{id}/subjects/invitees', { params: one.params, query: {} })
    ).body
    expect(data.items.map(({ id }) => id)).toEqual([one.owner.id, contact.id])
    const stranger = await makePerson(server, 'customer')
    expect((await send(one, stranger.id)).status).toBe(404)
    const theirs = await signedIn(server, stranger)
    const refused = await theirs.call('POST /api/users/{id}/subjects/invitations', {
      params: one.params,
      body: { personId: contact.id },
    })
    expect(refused.status).toBe(404)
  })
})
