import { beforeAll, describe, expect, it } from 'vitest'
import { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
let admin: TestBrowser
beforeAll(async () => {
  server = await testServer()
  admin = await signedIn(server, await makePerson(server, 'superAdmin'))
})
const read = async () => (await admin.call('GET /api/admin/master')).body
const take = (csv: string) =>
  admin.call('POST /api/admin/translations/import', {
    form: { fields: {}, files: { file: { name: 't.csv', bytes: Buffer.from(csv) } } },
  })

describe('what an administrator configures', () => {
  it('credits at registration and for an urgent task, credits of each regeneration, the booking address', async () => {
    const before = await read()
    const change = {
      urgentTaskCredits: 7,
      registrationCredits: 42,
      registrationCreditsDays: 60,
      hookRegenerationCredits: 1,
      visualRegenerationCredits: 3,
      subjectRegenerationCredits: 2,
      fullRegenerationCredits: 5,
      appointmentUrl: 'https://rendez-vous.example.org/atelier',
    }
    const saved = await admin.call('POST /api/admin/master', {
      body: { ...before.settings, ...change, version: before.version },
    })
    expect(saved.status).toBe(200)
    expect((await read()).settings).toMatchObject(change)
    const wrong = await admin.call('POST /api/admin/master', {
      body: { ...before.settings, appointmentUrl: 'javascript:alert(1)', version: saved.body.version },
    })
    expect(wrong.error?.fields).toHaveProperty('appointmentUrl')
    await admin.call('POST /api/admin/master', {
      body: { ...before.settings, version: saved.body.version },
    })
  })

  it('sentences by CSV: the header names the columns, the second line is a description and is dropped', async () => {
    const key = 'common:actions.close'
    expect((await take(`key,fr,en\n${key},Clore,Shut\n`)).body.changed).toBe(0)
    expect((await take(`en,fr,key\nthis,is,described\n,Clore,${key}\n`)).body.changed).toBe(1)
    const { texts } = (
      await new TestBrowser(server).call('GET /api/texts/{lang}', { params: { lang: 'fr' } })
    ).body
    expect(texts[key]).toBe('Clore')
    await take(`key,fr,en\na,b,c\n${key},Fermer,\n`)
  })

  it('sectors with a name by language, a parent, and whether proposals are welcome', async () => {
    const make = (parentId: number | null, acceptProposal: boolean) =>
      admin.call('POST /api/admin/activity-sectors', {
        body: {
          names: { fr: `Secteur ${parentId} ${Date.now()}`, en: 'Sector', es: 'Sector', de: 'Branche' },
          parentId,
          acceptProposal,
        },
      })
    const parent = (await make(null, true)).body.sector
    const child = (await make(parent.id, false)).body.sector
    expect(child).toMatchObject({
      names: { en: 'Sector', es: 'Sector', de: 'Branche' },
      parent: { id: parent.id },
      acceptProposal: false,
    })
  })
})
