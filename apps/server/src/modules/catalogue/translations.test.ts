import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { defuseCell, readCell } from '../../platform/formula-cells.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { eventually } from '../../testing/eventually.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { samePlaceholders } from './translations/placeholders.ts'
import { mostLines } from './translations/read-csv.ts'

let server: TestServer
let admin: TestBrowser
beforeAll(async () => {
  server = await testServer()
  admin = await signedIn(server, await makePerson(server, 'superAdmin'))
})
afterEach(async () => {
  // Every shipped sentence again: the other tests of this process read them.
  const english = server.platform.translator.shipped('en')
  const rows = [...server.platform.translator.shipped('fr')].map(([key, fr]) => [
    key,
    defuseCell(fr),
    defuseCell(english.get(key) ?? ''),
  ])
  const table = [['key', 'fr', 'en'], ['', '', ''], ...rows]
  const csv = table.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')
  admin = await signedIn(server, await makePerson(server, 'superAdmin'))
  expect((await take(Buffer.from(csv))).status).toBe(200)
})

const take = (bytes: Buffer | string, preview = false) =>
  admin.call('POST /api/admin/translations/import', {
    form: {
      fields: { preview: String(preview) },
      files: { file: { name: 't.csv', bytes: Buffer.from(bytes) } },
    },
  })
const table = (...lines: string[]) => ['key,fr,en', 'a,b,c', ...lines].join('\n')
const overrides = async (lang: 'fr' | 'en') =>
  (await new TestBrowser(server).call('GET /api/texts/{lang}', { params: { lang } })).body.texts

describe('exporting sentences', () => {
  it('writes all of them, readable by a spreadsheet and by the import, which then changes nothing', async () => {
    const reply = await admin.call('GET /api/admin/translations/export')
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(reply.text.split('\r\n')[0]).toMatch(/key;fr;en$/)
    expect(reply.text).toContain('common:actions.cancel;Annuler;Cancel')
    const back = await take(reply.bytes, true)
    expect(back.body).toMatchObject({ changed: 0, lines: [] })
  })

  it('defuses cells that begin like formulas, and the import takes that off again', async () => {
    await take(table(`common:actions.save,"=HYPERLINK(""http://x"")","'+1"`))
    expect(await overrides('fr')).toEqual({ 'common:actions.save': '=HYPERLINK("http://x")' })
    const { text } = await admin.call('GET /api/admin/translations/export')
    expect(text).toContain(`common:actions.save;"'=HYPERLINK(""http://x"")";'+1`)
    expect((await take(text, true)).body.changed).toBe(0)
    fc.assert(fc.property(fc.string(), (cell) => readCell(defuseCell(cell)) === cell))
  })
})

describe('importing sentences', () => {
  it('takes effect without a restart, and goes when the shipped words come back', async () => {
    expect((await take(table('common:actions.save,Garder,'))).body.changed).toBe(1)
    await eventually(() => expect(server.platform.translator.say('fr', 'common:actions.save')).toBe('Garder'))
    expect(server.platform.translator.say('en', 'common:actions.save')).toBe('Save')
    await take(table('common:actions.save,Enregistrer,'))
    expect(await overrides('fr')).toEqual({})
    await eventually(() =>
      expect(server.platform.translator.say('fr', 'common:actions.save')).toBe('Enregistrer'),
    )
  })

  it('shows in a preview what would change and what is wrong, and writes nothing', async () => {
    const { body } = await take(
      table('common:actions.save,Garder,Keep', 'no:such.key,x,y', 'errors:fields.tooLong,Trop long,'),
      true,
    )
    expect(body.changed).toBe(2)
    expect(body.lines.map(({ line, key, lang, fault }) => [line, key, lang, fault !== ''])).toEqual([
      [3, 'common:actions.save', 'fr', false],
      [3, 'common:actions.save', 'en', false],
      [4, 'no:such.key', 'fr', true],
      [5, 'errors:fields.tooLong', 'fr', true],
    ])
    expect(await overrides('fr')).toEqual({})
  })

  it('takes all lines or none', async () => {
    const reply = await take(table('common:actions.save,Garder,', 'errors:fields.tooLong,Au plus {{most}},'))
    expect([reply.status, reply.error?.code]).toEqual([422, 'csvInvalid'])
    expect(Object.keys(reply.error?.fields ?? {})).toEqual(['4.fr'])
    expect(await overrides('fr')).toEqual({})
  })

  it('reads Windows-1252 with semicolons, cells of several lines, and CRLF', async () => {
    const csv = 'key;fr;en\r\nx;y;z\r\ncommon:actions.save;"Déposé à l\x92été,\r\nœuvré";\r\n'
    const bytes = Buffer.from(csv.replace('œ', '\x9c'), 'latin1')
    expect((await take(bytes)).status).toBe(200)
    expect(await overrides('fr')).toEqual({ 'common:actions.save': 'Déposé à l’été,\nœuvré' })
  })

  it.each([
    ['no header', 'a,b\n1,2\n'],
    ['no CSV', 'key,fr,en\n"open,b\nc'],
    ['bytes of a program', 'MZ\0\0key,fr,en'],
    ['too many lines', table(...Array.from({ length: mostLines + 1 }, (_, index) => `k${index},a,b`))],
  ])('refuses a file with %s', async (_what, csv) => {
    const reply = await take(csv)
    expect([reply.status, Object.keys(reply.error?.fields ?? {})]).toEqual([422, ['file']])
  })

  it('refuses a sentence twice', async () => {
    const reply = await take(table('common:actions.save,Garder,', 'common:actions.save,Tenir,'))
    expect(Object.keys(reply.error?.fields ?? {})).toEqual(['4'])
  })

  it.each([
    ['Au plus {{max}}.', 'Pas plus de {{ max }} !', true],
    ['Au plus {{max}}.', '{{max}} et {{max}}', true],
    ['Au plus {{max}}.', 'Pas plus.', false],
    ['Au plus {{max}}.', '{{max}} {{min}}', false],
    ['Au plus {{max}}.', '{{max}} {{', false],
    ['Rien.', '$t(errors:codes.internal)', false],
    ['Rien.', 'Encore rien.', true],
  ])('holds %j against %j', (shipped, given, same) => expect(samePlaceholders(shipped, given)).toBe(same))
})
