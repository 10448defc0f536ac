import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { faceNames } from '@postelier/scene'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileOfFace } from '../../platform/painting/read-faces.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { credits } from './credits.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
const get = (url: string) => server.app.inject({ method: 'GET', url })
const forGood = 'public, max-age=31536000, immutable'

describe('what designs are drawn with', () => {
  it('every face of the platform is a whole font file that anybody may keep for good', async () => {
    for (const face of faceNames) {
      const reply = await get(`/api/faces/${face}`)
      expect([face, reply.statusCode, reply.headers['content-type']]).toEqual([face, 200, 'font/ttf'])
      expect(reply.headers['cache-control']).toBe(forGood)
      expect(reply.rawPayload.equals(readFileSync(fileOfFace(face) ?? ''))).toBe(true)
      expect(reply.rawPayload.readUInt32BE()).toBe(0x00010000)
    }
  })

  it('no other file is a face, however it is asked for', async () => {
    const names = [
      'fraunces',
      'fraunces-450',
      'arial-400',
      '..%2f..%2f..%2fpackage.json',
      'hanken-400%00',
      '%2e%2e',
      'constructor',
    ]
    for (const name of names) {
      const { statusCode, headers } = await get(`/api/faces/${name}`)
      expect([name, statusCode]).toEqual([name, 404])
      expect(headers['cache-control']).not.toBe(forGood)
    }
  })

  it('an emoji comes as drawings; one that is none is null, and 404', async () => {
    const found = await get('/api/emoji/1f389')
    expect([found.statusCode, found.headers['cache-control']]).toEqual([200, forGood])
    expect(found.json()[0]).toMatchObject({ type: 'path' })
    const family = await get('/api/emoji/1f468-200d-1f469-200d-1f467')
    expect(family.json().length).toBeGreaterThan(3)
    const unknown = await get('/api/emoji/0041')
    expect([unknown.statusCode, unknown.body]).toEqual([404, 'null'])
    for (const key of ['A', '1f389-', '__proto__', '1F389', `${'1f389-'.repeat(20)}1f389`])
      expect((await get(`/api/emoji/${key}`)).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('the same emoji comes as a picture for screens, and where there is none there is no picture', async () => {
    const found = await get('/api/emoji/1f4cd/picture')
    expect([found.statusCode, found.headers['content-type'], found.headers['cache-control']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      forGood,
    ])
    expect(found.body).toMatch(/^<svg [^>]*viewBox="0 0 36 36">.*<path .*<\/svg>$/s)
    expect((await get('/api/emoji/0041/picture')).statusCode).toBe(404)
  })

  it('whom it is owed to is said, as the packages that ship say it', async () => {
    const { credits: told } = (await get('/api/credits')).json()
    expect(told).toEqual(credits)
    const require = createRequire(import.meta.url)
    const licenses = [
      'fraunces',
      'hanken-grotesk',
      'bricolage-grotesque',
      'playfair-display',
      'oswald',
      'caveat',
    ].map((name) => readFileSync(require.resolve(`@expo-google-fonts/${name}/LICENSE_FONT`), 'utf8'))
    const fonts = credits.filter(({ kind }) => kind === 'font')
    expect(fonts).toHaveLength(licenses.length)
    for (const [index, { copyright, source, license }] of fonts.entries()) {
      const text = licenses[index] ?? ''
      const [year = ''] = /\d{4}/.exec(copyright) ?? []
      expect([copyright, text.includes(year), text.includes(source)]).toEqual([copyright, true, true])
      expect([license, text.includes('SIL Open Font License, Version 1.1')]).toEqual([
        'SIL Open Font License 1.1',
        true,
      ])
    }
    const emoji = JSON.parse(readFileSync(require.resolve('@iconify-json/twemoji/info.json'), 'utf8'))
    expect(credits.at(-1)).toMatchObject({
      license: emoji.license.title,
      licenseUrl: emoji.license.url,
      source: emoji.author.url,
    })
  })
})
