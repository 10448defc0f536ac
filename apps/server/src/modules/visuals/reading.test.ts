import { type Design, leavesOf } from '@postelier/scene'
import { beforeAll, describe, expect, it } from 'vitest'
import { shape, sharedTemplates, type TestTemplates, templatesFor } from '../../testing/kept-templates.ts'
import { makePerson } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
let shared: TestTemplates
let french: TestTemplates
let english: TestTemplates
beforeAll(async () => {
  server = await testServer()
  shared = await sharedTemplates(server)
  const reader = async (applicationLang: 'fr' | 'en') =>
    templatesFor(server, await makePerson(server, 'customer', { applicationLang }))
  ;[french, english] = [await reader('fr'), await reader('en')]
})

const wordsOf = (design: unknown) =>
  (design as Design).pages.flatMap(({ nodes }) =>
    leavesOf(nodes).flatMap((leaf) => (leaf.kind === 'text' ? [leaf.content] : [])),
  )
const saidTo = async (templates: TestTemplates, id: number) => wordsOf((await templates.read(id)).body.design)
const idOf = async (name: string, format = '1:1') => {
  const { items } = await shared.list({ format })
  return items.find((one) => one.names.fr === name && !one.isOwn)?.id ?? 0
}

describe('a template of the platform that nobody drew on', () => {
  it('speaks the reader’s language, seen and copied', async () => {
    const id = await idOf('L’ardoise')
    expect(await saidTo(french, id)).toContain('19,50 €')
    expect(await saidTo(english, id)).toContain('€19.50')
    const [one, other] = [await french.preview(id), await english.preview(id)]
    expect(one.headers.etag).not.toBe(other.headers.etag)
    expect(one.bytes.equals(other.bytes)).toBe(false)
    const copy = (await english.duplicate(id)).body.newGraphicalLineTemplate
    const copied = await english.read(copy.id)
    expect(wordsOf(copied.body.design)).toContain('Bread and coffee included')
    expect((copied.body.design as unknown as Design).pages[0]?.name).toBe('Slate')
  })

  it('is opened by the platform as it is written, and saving it so changes nothing', async () => {
    const keeper = await templatesFor(
      server,
      await makePerson(server, 'productManager', { applicationLang: 'en' }),
    )
    const id = await idOf('L’ardoise', '16:9')
    const { design, template } = (await keeper.read(id)).body
    expect(wordsOf(design)).toContain('Midi')
    const saved = await keeper.draw(id, design as object, template.designVersion)
    expect(saved.body.template.designVersion).toBe(template.designVersion)
    expect(await saidTo(english, id)).toContain('Lunch')
  })
})

describe('words that somebody wrote', () => {
  it('stay as they are written, whatever they say and whoever reads them', async () => {
    const { id } = await shared.make()
    const written = { pages: [{ ...shape(1).pages[0], nodes: [{ kind: 'text', content: 'Midi' }] }] }
    await shared.draw(id, written, 1)
    await shared.change(id, { status: 'enabled' })
    expect(await saidTo(english, id)).toEqual(['Midi'])
    const copy = (await english.duplicate(id)).body.newGraphicalLineTemplate
    expect(await saidTo(english, copy.id)).toEqual(['Midi'])
  })
})
