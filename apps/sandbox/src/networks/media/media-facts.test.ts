import { describe, expect, test } from 'vitest'
import { smallFilm, smallJpeg, smallPng } from '../testing/small-media.ts'
import { readFilm } from './film-facts.ts'
import { readPicture } from './picture-facts.ts'

describe('a picture', () => {
  test('says what it is and how large', () => {
    expect(readPicture(smallJpeg(1080, 1350))).toEqual({ format: 'jpeg', width: 1080, height: 1350 })
    expect(readPicture(smallPng(4, 3))).toEqual({ format: 'png', width: 4, height: 3 })
    const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([2, 0, 3, 0]), Buffer.alloc(20)])
    expect(readPicture(gif)).toEqual({ format: 'gif', width: 2, height: 3 })
    const webp = Buffer.alloc(30)
    webp.write('RIFF....WEBPVP8X', 'latin1')
    webp.writeUIntLE(1079, 24, 3)
    webp.writeUIntLE(1919, 27, 3)
    expect(readPicture(webp)).toEqual({ format: 'webp', width: 1080, height: 1920 })
  })

  test.each([Buffer.alloc(0), Buffer.from('<!doctype html><title>no picture</title>'), smallFilm()])(
    'is not anything else',
    (bytes) => {
      expect(readPicture(bytes)).toBeUndefined()
    },
  )

  test('that breaks off in the middle is none', () => {
    expect(readPicture(Buffer.concat([Buffer.from('ffd8ffe0ffff', 'hex'), Buffer.alloc(40)]))).toBeUndefined()
  })
})

describe('a film', () => {
  test('says how long it runs and how large its picture is', () => {
    expect(readFilm(smallFilm({ durationMs: 3500, width: 720, height: 1280 }))).toEqual({
      format: 'mp4',
      durationMs: 3500,
      width: 720,
      height: 1280,
    })
    expect(readFilm(smallFilm({ brand: 'qt  ' }))?.format).toBe('mov')
  })

  test('cut short is still a film, of unknown length; other things are none', () => {
    expect(readFilm(smallFilm().subarray(0, 60))).toEqual({ format: 'mp4' })
    expect(readFilm(smallJpeg())).toBeUndefined()
    expect(readFilm(Buffer.from('x'))).toBeUndefined()
  })
})
