// How pictures come about: once each, within limits, and whatever happens to the process that paints them.
import { readFileSync } from 'node:fs'
import { repair } from '@postelier/scene'
import { afterEach, describe, expect, it } from 'vitest'
import { flatPicture, openTestPainter, pixelsOf, wishOf } from '../../testing/painting.ts'
import { days, later } from '../clock.ts'
import { sharp } from '../pictures/picture-library.ts'
import type { Platform } from '../platform.ts'
import { keptForDays } from './painted-store.ts'
import type { PaintingFailed } from './painting-failed.ts'
import { purgePainted } from './purge-painted.job.ts'

let opened: ReturnType<typeof openTestPainter>[] = []
const open = (options: Parameters<typeof openTestPainter>[0] = {}) => {
  const painting = openTestPainter(options)
  opened.push(painting)
  return painting
}
afterEach(async () => {
  await Promise.all(opened.map(({ painter }) => painter.close()))
  opened = []
})

const square = (x: number) => ({ kind: 'shape', x, y: 0, width: 100, height: 100 })
/** Enough work to be met in the middle. */
const heavy = (seed: number) =>
  wishOf(
    Array.from({ length: 16 }, (_, index) => ({
      kind: 'text',
      content: `${seed} ${'Des mots, beaucoup de mots. '.repeat(60)}`,
      x: index,
      y: index,
      width: 900,
      height: 900,
      size: 40,
      fit: 'shrink',
    })),
  )
const failure = (input: Promise<unknown>) =>
  input.then(
    () => undefined,
    (reason: PaintingFailed) => reason,
  )

/** The most it ever held. */
const residentMb = (id: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1024

describe('a picture is painted once', () => {
  it('for two same wishes at once, and again from what was kept', async () => {
    const { painter, storage } = open()
    let reads = 0
    const input = () => ({
      ...wishOf([{ kind: 'image', asset: 'a', x: 0, y: 0, width: 200, height: 200 }]),
      readAsset: async () => {
        reads++
        return flatPicture(20, 20, { r: 9, g: 9, b: 9 })
      },
    })
    const [one, other] = await Promise.all([painter.paint(input()), painter.paint(input())])
    expect(one).toBe(other)
    expect(reads).toBe(2)
    await painter.close()
    const second = open({ storage, processes: 0 })
    // No process may start: it can only come out of the storage.
    const again = await second.painter.paint(input())
    expect(Buffer.from(again.bytes).equals(Buffer.from(one.bytes))).toBe(true)
    expect({ ...again, bytes: 0 }).toEqual({ ...one, bytes: 0 })
  })

  it('and anew when anything changes that shows in it', async () => {
    const { painter, storage } = open()
    const base = wishOf([{ kind: 'image', role: 'logo', x: 0, y: 0, width: 200, height: 200 }, square(300)])
    const logo = (shade: number) => async () => flatPicture(20, 20, { r: shade, g: 0, b: 0 })
    const branded = { ...base, brand: { ...base.brand, logo: 'logo' }, readAsset: logo(200) }
    const inputs = [
      base,
      branded,
      { ...branded, readAsset: logo(100) },
      { ...base, brand: { ...base.brand, colours: { ...base.brand.colours, primary: '#00ff00' } } },
      { ...base, output: { format: 'jpeg' as const } },
      { ...base, output: { format: 'png' as const, width: 320 } },
      { ...base, output: { format: 'png' as const, density: 2 as const } },
      { ...base, design: repair({ ...base.design, ratio: '4:5' }) },
    ]
    for (const input of inputs) await painter.paint(input)
    for (const input of inputs) await painter.paint(input)
    await painter.close()
    expect(await Array.fromAsync(storage.list('painted/'))).toHaveLength(inputs.length)
  })

  it('a broken file among those kept is painted over', async () => {
    const { painter, storage } = open()
    const first = await painter.paint(wishOf([square(0)]))
    await painter.close()
    const [key = ''] = await Array.fromAsync(storage.list('painted/'))
    for (const broken of [Buffer.from([0, 0, 9]), Buffer.from('\0\0\0\x04{"a" and no more')]) {
      await storage.put(key, broken, 'application/octet-stream')
      const { painter: next } = open({ storage })
      const second = await next.paint(wishOf([square(0)]))
      expect(Buffer.from(second.bytes).equals(Buffer.from(first.bytes))).toBe(true)
      await next.close()
    }
  })

  it('what nobody asked for in a month is swept, what was asked for lately stays', async () => {
    let now = new Date()
    const { painter, storage } = open({ clock: { now: () => now } })
    await painter.paint(wishOf([square(0)]))
    await painter.close()
    const purge = () =>
      purgePainted.handle(
        { storage, clock: { now: () => now } } as Platform,
        {},
        { id: '1', signal: new AbortController().signal },
      )
    now = later(now, days(keptForDays - 1))
    await purge()
    expect(await Array.fromAsync(storage.list('painted/'))).toHaveLength(1)
    now = later(now, days(2))
    await purge()
    expect(await Array.fromAsync(storage.list('painted/'))).toHaveLength(0)
  })
})

describe('sizes and formats', () => {
  it('the stage’s own, twice of it, and small ones that are the whole picture made smaller', async () => {
    const { painter } = open()
    const sizes = [
      [{ format: 'png' }, 1080, 1080],
      [{ format: 'png', density: 2 }, 2160, 2160],
      [{ format: 'jpeg', width: 640 }, 640, 640],
      [{ format: 'jpeg', width: 320 }, 320, 320],
      [{ format: 'jpeg', width: 320, density: 2 }, 640, 640],
      // Never more than a machine can hold, whatever is asked.
      [{ format: 'jpeg', width: 100_000 }, 4_000, 4_000],
    ] as const
    for (const [output, width, height] of sizes) {
      const picture = await painter.paint(wishOf([square(0)], { output }))
      const { format, ...file } = await sharp(picture.bytes).metadata()
      expect([picture.width, picture.height, file.width, file.height]).toEqual([width, height, width, height])
      expect(picture.type).toBe(`image/${format}`)
    }
  })

  it('a JPEG keeps the colour of letters, and stays under the bytes it may have', async () => {
    const { painter } = open()
    const photo = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    })
      .png()
      .toBuffer()
    const input = (mostBytes?: number) =>
      wishOf([{ kind: 'image', asset: 'photo', x: 0, y: 0, width: 1080, height: 1080 }], {
        pictures: { photo },
        output: { format: 'jpeg', ...(mostBytes ? { mostBytes } : {}) },
      })
    const free = await painter.paint(input())
    expect((await sharp(free.bytes).metadata()).chromaSubsampling).toBe('4:4:4')
    const bound = Math.round(free.bytes.length / 2)
    const small = await painter.paint(input(bound))
    expect(small.bytes.length).toBeLessThanOrEqual(bound)
    // The best that fits, not the first that does.
    expect(small.bytes.length).toBeGreaterThan(bound * 0.85)
    expect(await failure(painter.paint(input(5_000)))).toMatchObject({ reason: 'tooLarge' })
  })

  it('a PDF has every page, in the proportions of the design, under its title', async () => {
    const { painter } = open()
    const design = repair({ ratio: '4:5', pages: [{ nodes: [square(0)] }, { nodes: [square(50)] }, {}] })
    const pdf = Buffer.from(await painter.pdf({ ...wishOf([]), design, title: 'Été à l’atelier' })).toString(
      'latin1',
    )
    expect(pdf.startsWith('%PDF-1.')).toBe(true)
    expect(pdf.match(/\/MediaBox \[0 0 810 1012\.5\]/g)).toHaveLength(3)
    expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(3)
    const title = Buffer.from('Été à l’atelier', 'utf16le').swap16().toString('latin1')
    expect(pdf).toContain(`\xfe\xff${title}`)
  })

  it('a page that is not there is refused', async () => {
    await expect(open().painter.paint({ ...wishOf([]), page: 3 })).rejects.toThrow(RangeError)
  })
})

describe('limits', () => {
  it('nothing runs before the first picture, and nothing stays after the last', async () => {
    const { painter } = open({ idleMs: 50 })
    expect(painter.processIds).toEqual([])
    await painter.paint(wishOf([square(0)]))
    const [pid = 0] = painter.processIds
    expect(pid).toBeGreaterThan(0)
    await gone(pid)
    expect(painter.processIds).toEqual([])
    await painter.paint(wishOf([square(1)]))
  })

  it('a picture that takes too long is ended and says so, and the next one is painted', async () => {
    const { painter } = open({ timeLimitMs: 5_000 })
    const words = 'Anticonstitutionnellement à cœur vaillant rien d’impossible 🎉 '.repeat(40).slice(0, 2_000)
    const everything = wishOf(
      Array.from({ length: 200 }, () => ({
        kind: 'text',
        content: words,
        width: 1000,
        height: 1000,
        size: 400,
        fit: 'shrink',
      })),
      { output: { format: 'png', density: 2 } },
    )
    const began = performance.now()
    const ended = await failure(painter.paint(everything))
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(ended).toMatchObject({ code: 'tooHeavy', reason: 'tooSlow' })
    await painter.paint(wishOf([square(2)]))
  })

  it('more than may wait are told to come back', async () => {
    const { painter } = open({ mostWaiting: 3 })
    const inputs = Array.from({ length: 12 }, (_, index) => failure(painter.paint(wishOf([square(index)]))))
    const reasons = (await Promise.all(inputs)).map((reason) => reason?.reason)
    expect(reasons.filter((reason) => reason === undefined).length).toBeGreaterThanOrEqual(3)
    expect(reasons.filter((reason) => reason === 'busy').length).toBeGreaterThanOrEqual(5)
    expect(new Set(reasons)).toEqual(new Set([undefined, 'busy']))
  })

  it('whoever asks for a page of pictures keeps nobody else’s back', async () => {
    const { painter } = open({ processes: 1 })
    const done: string[] = []
    const paint = (owner: string, seed: number) =>
      painter.paint({ ...wishOf([square(seed)]), owner }).then(() => done.push(owner))
    const crowd = Array.from({ length: 8 }, (_, at) => paint('crowd', at))
    const other = paint('other', 100)
    await Promise.all([...crowd, other])
    expect(done.indexOf('other')).toBeLessThan(5)
  })

  it('one owner has so many places, and no more', async () => {
    const { painter } = open({ processes: 1, mostWaitingOfOne: 2 })
    const many = Array.from({ length: 8 }, (_, at) =>
      failure(painter.paint({ ...wishOf([square(at)]), owner: 'a' })),
    )
    const other = failure(painter.paint({ ...wishOf([square(50)]), owner: 'b' }))
    expect((await Promise.all(many)).some((reason) => reason?.reason === 'busy')).toBe(true)
    expect(await other).toBeUndefined()
  })

  it('what was too heavy a moment ago is refused at once, and tried again later', async () => {
    let now = new Date()
    const { painter } = open({ timeLimitMs: 1, clock: { now: () => now } })
    const first = await failure(painter.paint(heavy(3)))
    expect(first).toMatchObject({ reason: 'tooSlow', code: 'tooHeavy' })
    const began = painter.processIds
    expect(await failure(painter.paint(heavy(3)))).toMatchObject({ reason: 'tooSlow' })
    expect(painter.processIds).toEqual(began)
    now = later(now, days(1))
    expect(await failure(painter.paint(heavy(3)))).toMatchObject({
      message: expect.stringContaining('after 1 ms'),
    })
  })

  it('a page full of large pictures is drawn from coarser ones, within its memory', async () => {
    const picture = await sharp({ create: { width: 2048, height: 2048, channels: 3, background: '#a5123f' } })
      .png()
      .toBuffer()
    const nodes = Array.from({ length: 96 }, (_, at) => ({
      kind: 'image',
      asset: `a${at}`,
      x: 0,
      y: 0,
      width: 1080,
      height: 1080,
    }))
    // A comment at the end makes each another file.
    const readAsset = async (asset: string) => Buffer.concat([picture, Buffer.from(asset)])
    const { painter } = open({ processes: 1, mostResidentBytes: 4_000_000_000, timeLimitMs: 60_000 })
    const input = wishOf(nodes)
    await painter.paint({ ...input, readAsset, output: { format: 'jpeg', density: 2 } })
    const [id = 0] = painter.processIds
    expect(residentMb(id)).toBeLessThan(900)
  }, 60_000)

  it('a process that grew too large is replaced after its picture', async () => {
    const { painter } = open({ mostResidentBytes: 1 })
    await painter.paint(wishOf([square(0)]))
    expect(painter.processIds).toEqual([])
    await painter.paint(wishOf([square(1)]))
  })

  it('stopping ends what is under way, with a word', async () => {
    const { painter } = open()
    const input = failure(painter.paint(heavy(1)))
    await started(painter)
    await painter.close()
    expect(await input).toMatchObject({ reason: 'closed' })
    expect(await failure(painter.paint(wishOf([square(9)])))).toMatchObject({ reason: 'closed' })
  })
})

describe('a process that is killed in the middle', () => {
  it('is replaced, and its picture is painted by the next one', async () => {
    const { painter, warnings } = open()
    const input = painter.paint(heavy(2))
    process.kill(await started(painter), 'SIGKILL')
    expect((await input).width).toBe(1080)
    expect(warnings).toHaveLength(1)
  })

  it('twice, fails that picture with a clear word, and the next one is painted', async () => {
    const { painter } = open()
    const input = failure(painter.paint(heavy(3)))
    const first = await started(painter)
    process.kill(first, 'SIGKILL')
    process.kill(await started(painter, first), 'SIGKILL')
    expect(await input).toMatchObject({ code: 'unavailable', reason: 'lost' })
    expect((await input)?.message).toContain('SIGKILL')
    const look = await pixelsOf(await painter.paint(wishOf([square(0)])))
    expect(look(50, 50)).toEqual([200, 30, 30, 255])
  })

  it('takes nobody else along: what was painted beside it comes out', async () => {
    const { painter } = open()
    const both = [painter.paint(heavy(4)), painter.paint(wishOf([square(77)]))]
    process.kill(await started(painter), 'SIGKILL')
    expect((await Promise.all(both)).map(({ width }) => width)).toEqual([1080, 1080])
  })
})

it('painting leaves the server’s own loop free', async () => {
  const { painter } = open()
  await painter.paint(wishOf([square(0)]))
  let worst = 0
  let last = performance.now()
  const timer = setInterval(() => {
    worst = Math.max(worst, performance.now() - last - 5)
    last = performance.now()
  }, 5)
  await Promise.all([5, 6, 7].map((seed) => painter.paint(heavy(seed))))
  clearInterval(timer)
  // Each of them takes longer than this; on a machine that others use, the loop waits for its turn, too.
  expect(worst).toBeLessThan(700)
})

async function started(painter: { processIds: number[] }, other = 0): Promise<number> {
  for (;;) {
    const found = painter.processIds.find((pid) => pid !== other)
    if (found) {
      // Long enough to have begun, far from long enough to be done.
      await new Promise((resolve) => setTimeout(resolve, 150))
      return found
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch (reason) {
      if ((reason as NodeJS.ErrnoException).code === 'ESRCH') return
      throw reason
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
