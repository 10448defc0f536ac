import { repair } from '@postelier/scene'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { newPublicId } from '../../platform/ids.ts'
import { shape, sharedTemplates, type TestTemplates } from '../../testing/kept-templates.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { installVisuals } from './commands/install-visuals.ts'
import { type Shipped, shipped } from './shipped.ts'
import { template, visualTheme } from './visuals.tables.ts'

let server: TestServer
let shared: TestTemplates
beforeAll(async () => {
  server = await testServer()
  shared = await sharedTemplates(server)
})

let key = ''
beforeEach(() => {
  key = `sample${newPublicId()}`
})
const drawn = (x: number) => ({
  '1:1': repair({ ratio: '1:1', ...shape(x) }),
  '16:9': repair({ ratio: '16:9', ...shape(x) }),
  '9:16': repair({ ratio: '9:16', ...shape(x) }),
})
const release = (x: number, more: string[] = []): Shipped => ({
  themes: [{ key, name: { fr: `Échantillon ${key}`, en: 'Sample' } }],
  templates: [key, ...more].map((one) => ({
    key: one,
    name: { fr: `Échantillon ${one}`, en: 'Sample' },
    thematics: ['product'],
    type: 'SINGLE',
    theme: key,
    isDefault: true,
    designs: drawn(x),
  })),
})
const install = (of: Shipped) => runCommand(server.platform, system('test'), 'test', installVisuals, of)
const rows = () =>
  server.platform.db
    .select()
    .from(template)
    .where(
      inArray(
        template.shippedKey,
        ['1:1', '16:9', '9:16'].map((format) => `${key}/${format}`),
      ),
    )
const rowOf = async (format: string) => (await rows()).find((row) => row.format === format)

describe('what ships with the program', () => {
  it('is there in every ratio, offered, one default of each type and ratio', async () => {
    const items = await shared.listAll()
    const shippedNames = new Set(shipped.templates.map((one) => one.name.fr))
    const found = items.filter((one) => shippedNames.has(one.names.fr))
    expect(found.length).toBe(shipped.templates.length * 3)
    for (const type of ['SINGLE', 'CAROUSEL'])
      for (const format of ['1:1', '16:9', '9:16'])
        expect(
          items.filter((one) => one.isDefault && one.type === type && one.format === format),
        ).toHaveLength(1)
    // All of them are painted in `templates.deep.test.ts`.
    const [first] = found
    expect((await shared.preview(first?.id ?? 0, { width: 80 })).status).toBe(200)
  })

  it('is put in once: what was drawn on, changed or deleted stays so, what nobody touched is renewed', async () => {
    await install(release(1))
    expect(await rows()).toHaveLength(3)
    expect((await rows()).every((row) => !row.isDefault)).toBe(true)
    const [square, wide, tall] = [await rowOf('1:1'), await rowOf('16:9'), await rowOf('9:16')]
    await shared.draw(square?.id ?? 0, shape(50), 1)
    await shared.change(wide?.id ?? 0, { names: { fr: 'Renommé' }, status: 'disabled' })
    await shared.remove(tall?.id ?? 0)

    await install(release(2, [`${key}-second`]))
    expect(await rowOf('1:1')).toMatchObject({
      designVersion: 2,
      design: { pages: [{ nodes: [{ x: 50 }] }] },
    })
    expect(await rowOf('16:9')).toMatchObject({
      nameFr: 'Renommé',
      status: 'disabled',
      designVersion: 2,
      design: { pages: [{ nodes: [{ x: 2 }] }] },
    })
    expect(await rowOf('9:16')).toBeUndefined()
    const second = await server.platform.db
      .select()
      .from(template)
      .where(eq(template.shippedKey, `${key}-second/1:1`))
    expect(second).toHaveLength(1)
    await install(release(2, [`${key}-second`]))
    expect((await rowOf('16:9'))?.designVersion).toBe(2)
  })

  it('comes without its theme where that was deleted', async () => {
    await install(release(1))
    const [theme] = await server.platform.db.select().from(visualTheme).where(eq(visualTheme.shippedKey, key))
    await shared.removeTheme(theme?.id ?? 0)
    await install(release(2, [`${key}-second`, `${key}-third`]))
    const [third] = await server.platform.db
      .select()
      .from(template)
      .where(eq(template.shippedKey, `${key}-third/1:1`))
    expect(third?.themeId).toBeNull()
  })
})
