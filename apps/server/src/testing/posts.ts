import { makePerson, signedIn, type TestPerson } from './people.ts'
import type { TestServer } from './test-platform.ts'

const base = '/api/users/{id}/tasks'
const one = `${base}/{taskPublicId}` as const

export interface Sent {
  readonly name?: string
  readonly fields?: Record<string, string>
  readonly poster?: Buffer
}
export type Words = Record<string, string>

/** Somebody and the posts they work on, by the calls their screens make. */
export async function postsFor(server: TestServer, who: TestPerson, of: { readonly id: number } = who) {
  const browser = await signedIn(server, who)
  const id = of.id
  const at = (taskPublicId: string) => ({ params: { id, taskPublicId } })
  return {
    id,
    browser,
    make: async (change: object = {}) => {
      const body = { title: 'Un post', format: 'image', ...change } as never
      const reply = await browser.call(`POST ${base}`, { params: { id }, body })
      if (reply.status !== 200) throw new Error(`No post: ${reply.text}`)
      return reply.body.task
    },
    list: async (query: Record<string, string | number> = {}) =>
      (await browser.call(`GET ${base}`, { params: { id }, query })).body.data,
    read: (task: string) => browser.call(`GET ${one}`, at(task)),
    change: (task: string, body: object) => browser.call(`POST ${one}`, { ...at(task), body: body as never }),
    dress: (task: string, body: object) =>
      browser.call(`POST ${one}/visual`, { ...at(task), body: body as never }),
    show: (task: string, body: { version: number; shows: 'design' | 'media' }) =>
      browser.call(`POST ${one}/shows`, { ...at(task), body }),
    upload: (task: string, bytes: Buffer, { name = 'photo.jpg', fields = {}, poster }: Sent = {}) =>
      browser.call(`POST ${one}/media`, {
        ...at(task),
        form: {
          fields: { rights: 'true', ...fields },
          files: {
            file: { name, bytes },
            ...(poster ? { poster: { name: 'poster.jpg', bytes: poster } } : {}),
          },
        },
      }),
    arrange: (task: string, mediaVersion: number, ids: string[]) =>
      browser.call(`POST ${one}/media/arrange`, { ...at(task), body: { mediaVersion, ids } }),
    describe: (task: string, body: { version: number; media?: Words; pages?: Words }) =>
      browser.call(`POST ${one}/alt-texts`, { ...at(task), body }),
    validateMedia: (task: string, mediaVersion: number) =>
      browser.call(`POST ${one}/visual/validate`, { ...at(task), body: { mediaVersion } }),
    validateVisual: (task: string, designVersion: number) =>
      browser.call(`POST ${one}/visual/validate`, { ...at(task), body: { designVersion } }),
    validate: (task: string, version: number) =>
      browser.call(`POST ${one}/validate`, { ...at(task), body: { version } }),
    workAgain: (task: string) => browser.call(`POST ${one}/work-again`, at(task)),
    cancel: (task: string) => browser.call(`POST ${one}/cancel`, at(task)),
    putBack: (task: string) => browser.call(`POST ${one}/put-back`, at(task)),
    remove: (task: string) => browser.call(`DELETE ${one}`, at(task)),
    restore: (task: string) => browser.call(`POST ${one}/restore`, at(task)),
    history: (task: string) => browser.call(`GET ${one}/history`, at(task)),
    difference: (task: string, eventId: number) =>
      browser.call(`GET ${one}/history/{eventId}`, { params: { id, taskPublicId: task, eventId } }),
  }
}
export type TestPosts = Awaited<ReturnType<typeof postsFor>>

/** Of somebody new, with a visual that was said yes to, and words. */
export async function writtenPost(server: TestServer, change: object = {}) {
  const posts = await postsFor(server, await makePerson(server, 'customer'))
  const made = await posts.make({ ...change, hooks: { common: 'Le pain sort du four !', own: {} } })
  await posts.validateVisual(made.id, made.visual?.designVersion ?? 0)
  return { posts, ...(await posts.read(made.id)).body.task }
}
