import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { smallFilm } from '../../testing/small-film.ts'
import { encodeApart, rewriteApart } from './encode-apart.ts'

const drawing = (inside: string) => ({
  kind: 'svg' as const,
  input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="2048" height="2048">${inside}</svg>`),
})
const light = drawing('<rect width="900" height="900" fill="#a5123f"/>')
const heavy = drawing('<g opacity=".9"><rect width="2048" height="2048"/></g>'.repeat(2_400))

/** What is honest is waited for, however busy the machine: its limit is for hostile ones. */
const patient = { drawingMs: 60_000, filmMs: 60_000 }

it('ends a drawing that keeps its renderer busy, and takes the next one in', async () => {
  await expect(encodeApart(heavy, { drawingMs: 1_500 })).rejects.toMatchObject({ code: 'unreadablePicture' })
  const { mime, widthPx, variants } = await encodeApart(light, patient)
  expect([mime, widthPx]).toEqual(['image/png', 2048])
  expect(Buffer.isBuffer(variants.small)).toBe(true)
})

it('refuses a drawing whose pictures unfold to more than it may show, before they are unfolded', {
  tags: ['deep'],
}, async () => {
  const picture = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#fff' } })
    .png({ palette: true, colours: 2 })
    .toBuffer()
  const carried = (bytes: Buffer) =>
    drawing(`<image width="9" height="9" href="data:image/png;base64,${bytes.toString('base64')}"/>`)
  await expect(encodeApart(carried(picture))).rejects.toMatchObject({ code: 'unreadablePicture' })
  const small = await sharp(picture, { limitInputPixels: false }).resize(400).png().toBuffer()
  expect((await encodeApart(carried(small), patient)).widthPx).toBe(2048)
})

it('refuses what is no picture with the reason, and keeps its process for the next', async () => {
  const broken = { kind: 'png' as const, input: Buffer.from('no picture at all') }
  await expect(encodeApart(broken)).rejects.toMatchObject({ code: 'unreadablePicture' })
  expect((await encodeApart(light, patient)).widthPx).toBe(2048)
})

it('ends a film that takes too long, and takes the next one in', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'film-')), 'film')
  writeFileSync(path, await smallFilm({ hasSound: true }))
  const film = { kind: 'mp4' as const, input: path, output: `${path}.anew` }
  await expect(rewriteApart(film, { filmMs: 1 })).rejects.toMatchObject({ code: 'unreadableFilm' })
  expect(await rewriteApart(film, patient)).toMatchObject({
    mime: 'video/mp4',
    widthPx: 720,
    heightPx: 1280,
    film: { seconds: 4, videoCodec: 'avc', audioCodec: 'aac' },
  })
})
