import type { MediaFile, PublishJob } from '@postelier/networks/adapters'
import { expect, it } from 'vitest'
import { watchFiles } from './hand-over.ts'

const file = (kind: MediaFile['kind'] = 'image'): MediaFile => ({
  kind,
  mime: kind === 'image' ? 'image/jpeg' : 'video/mp4',
  bytes: 10,
  widthPx: 1,
  heightPx: 1,
  altText: '',
  read: async () => new Uint8Array(),
  address: async () => 'https://files.test/1',
})
const watch = (media: readonly MediaFile[], more: Partial<PublishJob> = {}) =>
  watchFiles({ media, ...more } as PublishJob)

it('files are handed over with the last of them, read or fetched', async () => {
  const { job, handedOver } = watch([file(), file()])
  await job.media[0]?.read()
  expect(handedOver()).toBeUndefined()
  await job.media[1]?.address()
  expect(handedOver()).toBe('given.images')
})

it('a film is handed over with its last part', async () => {
  const { job, handedOver } = watch([file('video')])
  await job.media[0]?.read(0, 4)
  expect(handedOver()).toBeUndefined()
  await job.media[0]?.read(4, 10)
  expect(handedOver()).toBe('given.film')
})

it('a document is its pictures; words alone hand nothing over', async () => {
  const document = { title: '', bytes: 1, read: async () => new Uint8Array() }
  const { job, handedOver } = watch([file(), file()], { document })
  await job.document?.read()
  expect(handedOver()).toBe('given.images')
  expect(watch([]).handedOver()).toBeUndefined()
})
