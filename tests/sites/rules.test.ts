// What a site asks of whoever reads it: the rules of the host that is read, no faster than they say, and one site under both its names.
import { type ReadWeb, readSite } from '@postelier/reading'
import { describe, expect, test } from 'vitest'
import { FileRefusal } from './read-from-files.ts'

const today = '2026-11-24'

interface Answer {
  /** Where it leads to. */
  readonly to?: string
  readonly says?: string
  readonly type?: string
  /** Instead of an answer. */
  readonly refused?: string
}
const page = (title: string, ...links: readonly string[]): Answer => ({
  says: `<html lang="fr"><head><title>${title}</title><link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css"><link rel="alternate" type="application/rss+xml" href="/feed.xml"></head><body><nav>${links.map((link) => `<a href="${link}">${link}</a>`).join(' ')}</nav><p>Nous disons ici tout ce qu’il faut savoir sur ${title}.</p></body></html>`,
})
const rules = (says: string): Answer => ({ says, type: 'text/plain' })
const to = (address: string): Answer => ({ to: address })

/** Several hosts, each address with its answer; what leads elsewhere is followed, as the real client does. */
function web(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = []
  const fetch: ReadWeb = async (address) => {
    asked.push(address)
    for (let url = address; ; ) {
      const answer = answers[url] ?? { refused: 'notFound' }
      if (answer.refused) throw new FileRefusal(answer.refused)
      if (answer.to === undefined)
        return { url, type: answer.type ?? 'text/html', charset: 'utf-8', body: new TextEncoder().encode(answer.says) }
      url = answer.to
    }
  }
  return { asked, fetch }
}
const wait = async () => undefined
async function read(address: string, answers: Readonly<Record<string, Answer>>) {
  const { asked, fetch } = web(answers)
  const reading = await readSite(address, { fetch, today, wait })
  return { asked, failures: reading.failures, pages: reading.pages.map(({ url }) => url) }
}

describe('the rules of the host that is read', () => {
  const moved = {
    'https://maison.fr/': to('https://www.maison.fr/'),
    'https://www.maison.fr/': page('la maison', '/histoire', '/prive'),
    'https://www.maison.fr/histoire': page('son histoire'),
    'https://www.maison.fr/prive': page('ses secrets'),
  }
  const hidden = rules('User-agent: *\nDisallow: /prive')

  test.each([
    ['where its first address leads there, too', { 'https://maison.fr/robots.txt': to('https://www.maison.fr/robots.txt') }],
    ['where its first address has none', {}],
    ['where its first address allows all', { 'https://maison.fr/robots.txt': rules('User-agent: *\nAllow: /') }],
  ])('are kept %s', async (_, first) => {
    const { pages, asked } = await read('https://maison.fr/', { ...moved, ...first, 'https://www.maison.fr/robots.txt': hidden })
    expect(pages).toEqual(['https://www.maison.fr/', 'https://www.maison.fr/histoire'])
    expect(asked).not.toContain('https://www.maison.fr/prive')
    // Each file is asked for once.
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('are kept where a plain address leads to the same host, encrypted', async () => {
    const { pages } = await read('http://www.maison.fr/', {
      ...moved,
      'http://www.maison.fr/': to('https://www.maison.fr/'),
      'http://www.maison.fr/robots.txt': to('https://www.maison.fr/robots.txt'),
      'https://www.maison.fr/robots.txt': hidden,
    })
    expect(pages).toEqual(['https://www.maison.fr/', 'https://www.maison.fr/histoire'])
  })

  test('close all of it where they say so, whatever the host that leads there says', async () => {
    const { pages, failures } = await read('https://maison.fr/', {
      ...moved,
      'https://www.maison.fr/robots.txt': rules('User-agent: *\nDisallow: /'),
    })
    expect([pages, failures]).toEqual([[], [{ url: 'https://maison.fr/', code: 'robots' }]])
  })

  test('are kept of a page that a link leads to in a roundabout way', async () => {
    const { pages, failures } = await read('https://www.maison.fr/', {
      ...moved,
      'https://www.maison.fr/robots.txt': hidden,
      'https://www.maison.fr/histoire': to('https://www.maison.fr/prive'),
    })
    expect(pages).toEqual(['https://www.maison.fr/'])
    expect(failures).toEqual([{ url: 'https://www.maison.fr/histoire', code: 'robots' }])
  })
})

describe('a site whose rules cannot be had', () => {
  const site = { 'https://maison.fr/': page('la maison', '/histoire'), 'https://maison.fr/histoire': page('son histoire') }

  test.each(['unreachable', 'tooSlow'])('because it fails (%s) is not read just now', async (refused) => {
    const { pages, failures, asked } = await read('https://maison.fr/', { ...site, 'https://maison.fr/robots.txt': { refused } })
    expect([pages, failures]).toEqual([[], [{ url: 'https://maison.fr/', code: refused }]])
    expect(asked).toEqual(['https://maison.fr/robots.txt'])
  })

  test.each(['notFound', 'refused', 'redirects'])('because it has none (%s) is read', async (refused) => {
    const { pages } = await read('https://maison.fr/', { ...site, 'https://maison.fr/robots.txt': { refused } })
    expect(pages).toEqual(['https://maison.fr/', 'https://maison.fr/histoire'])
  })
})

describe('one site under both its names', () => {
  const names = ['https://maison.fr', 'https://www.maison.fr'] as const
  test.each([
    ['with “www.”, linked without', names[1], names[0]],
    ['without “www.”, linked with', names[0], names[1]],
  ])('%s: its pages, styles, feeds and list of addresses are its own', async (_, here, there) => {
    const home = page('la maison', `${there}/histoire`, `${there}/`)
    const { pages, asked, failures } = await read(`${here}/`, {
      [`${here}/`]: {
        says: home.says?.replaceAll('href="/a.css"', `href="${there}/a.css"`).replaceAll('href="/feed.xml"', `href="${there}/feed.xml"`) ?? '',
      },
      [`${here}/robots.txt`]: rules(`Sitemap: ${there}/liste.xml`),
      [`${there}/liste.xml`]: { says: `<urlset><url><loc>${there}/tarifs</loc></url></urlset>`, type: 'text/xml' },
      [`${there}/histoire`]: page('son histoire'),
      [`${there}/tarifs`]: page('ses tarifs'),
    })
    expect(pages).toEqual(expect.arrayContaining([`${here}/`, `${there}/histoire`, `${there}/tarifs`]))
    expect(pages).toHaveLength(3)
    expect(asked).toEqual(expect.arrayContaining([`${there}/a.css`, `${there}/feed.xml`]))
    expect(failures).toEqual([])
  })
})

test('a site that wants time gets it before everything: styles, lists and feeds as much as pages', async () => {
  const happened: string[] = []
  const { fetch } = web({
    'https://maison.fr/': page('la maison', '/histoire', '/tarifs'),
    'https://maison.fr/robots.txt': rules('User-agent: *\nCrawl-delay: 1'),
    'https://maison.fr/histoire': page('son histoire'),
    'https://maison.fr/tarifs': page('ses tarifs'),
  })
  await readSite('https://maison.fr/', {
    today,
    wait: async (ms) => void happened.push(`wait ${ms}`),
    fetch: async (url, input) => {
      happened.push(new URL(url).pathname)
      await new Promise((done) => setTimeout(done, 5))
      happened.push('answered')
      return fetch(url, input)
    },
  })
  const [, , ...after] = happened
  const questions = after.filter((one) => one.startsWith('/'))
  expect(questions.toSorted()).toEqual(['/', '/a.css', '/b.css', '/feed.xml', '/histoire', '/sitemap.xml', '/tarifs'])
  expect(after).toEqual(questions.flatMap((question) => ['wait 1000', question, 'answered']))
})

test('no site is waited for longer than two seconds between two questions', async () => {
  const waits: number[] = []
  const { fetch } = web({
    'https://maison.fr/': page('la maison'),
    'https://maison.fr/robots.txt': rules('User-agent: *\nCrawl-delay: 60'),
  })
  await readSite('https://maison.fr/', { fetch, today, wait: async (ms) => void waits.push(ms) })
  expect(new Set(waits)).toEqual(new Set([2000]))
})

test('a site whose pages are heavy is read as far as a dozen ordinary sites would weigh', async () => {
  const links = Array.from({ length: 11 }, (_, nth) => `/nos-pains-${nth}`)
  const heavy = (title: string) => ({ says: `${page(title).says}<!-- ${'x'.repeat(3_000_000)} -->` })
  const { pages, failures } = await read('https://maison.fr/', {
    'https://maison.fr/': page('la maison', ...links),
    ...Object.fromEntries(links.map((path) => [`https://maison.fr${path}`, heavy(path)])),
  })
  // Some are asked at once: those are read to their end.
  expect(pages.length).toBeLessThanOrEqual(8)
  expect(failures.filter(({ code }) => code === 'tooLarge').length).toBeGreaterThanOrEqual(4)
})
