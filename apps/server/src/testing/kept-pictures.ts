import sharp from 'sharp'
import type { TestBrowser } from './browser.ts'
import { makePerson, signedIn, type TestPerson } from './people.ts'
import type { TestServer } from './test-platform.ts'

let hue = 0
/** A picture like no other. */
export const somePicture = (width = 30, height = 20) =>
  sharp({
    create: { width, height, channels: 3, background: { r: hue++ % 256, g: (hue >> 8) % 256, b: 90 } },
  })
    .png()
    .toBuffer()

const lists = {
  pictures: '/api/users/{id}/pictures',
  posts: '/api/users/{id}/ai/posts-images',
} as const

/** Somebody and the pictures they keep, by the calls their screens make. */
export function picturesOf(browser: TestBrowser, id: number) {
  const send = async (
    list: keyof typeof lists,
    given?: Buffer,
    fields: Record<string, string> = { rights: 'true' },
  ) => {
    const files = { picture: { name: 'été.png', bytes: given ?? (await somePicture()) } }
    return browser.call(`POST ${lists[list]}`, { params: { id }, form: { fields, files } })
  }
  return {
    id,
    browser,
    send,
    keep: async (list: keyof typeof lists = 'pictures') => {
      const reply = await send(list)
      if (reply.status !== 200) throw new Error(`No picture: ${reply.text}`)
      return reply.body.picture
    },
    list: async (query: Record<string, number> = {}) =>
      (await browser.call(`GET ${lists.pictures}`, { params: { id }, query })).body.data,
    posts: async () => (await browser.call(`GET ${lists.posts}`, { params: { id } })).body,
    remove: (pictureId: string) =>
      browser.call(`DELETE ${lists.pictures}/{pictureId}`, { params: { id, pictureId } }),
    removePost: (imageId: string) =>
      browser.call(`DELETE ${lists.posts}/{imageId}`, { params: { id, imageId } }),
    search: (query: Record<string, string | number> = {}) =>
      browser.call('GET /api/users/{id}/stock-pictures', { params: { id }, query }),
    take: (service: 'pexels' | 'unsplash' | 'pixabay', pictureId: string) =>
      browser.call('POST /api/users/{id}/stock-pictures', { params: { id }, body: { service, pictureId } }),
    see: async (fileId: string) =>
      (await browser.call('GET /files/{fileId}/{variant}', { params: { fileId, variant: 'full' } })).status,
  }
}
export type TestPictures = ReturnType<typeof picturesOf>

export const picturesFor = async (
  server: TestServer,
  who: TestPerson,
  of: { readonly id: number } = who,
): Promise<TestPictures> => picturesOf(await signedIn(server, who), of.id)
export const customerPictures = async (server: TestServer) =>
  picturesFor(server, await makePerson(server, 'customer'))
export const sharedPictures = async (server: TestServer) =>
  picturesFor(server, await makePerson(server, 'productManager'))
