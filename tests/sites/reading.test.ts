import { fact } from '@postelier/contract'
import { readSite } from '@postelier/reading'
import { expect, test } from 'vitest'
import { judgeReading } from './judge-reading.ts'
import { type BusinessKey, businesses, labelledOn, readLabels } from './labels.ts'
import { readFromFiles } from './read-from-files.ts'

const origin = 'http://site.example'
const wait = async () => undefined

const readings = new Map(
  await Promise.all(
    businesses.map(
      async (key) =>
        [key, await readSite(`${origin}/`, { fetch: readFromFiles(key, origin), today: labelledOn, wait })] as const,
    ),
  ),
)
const readingOf = (key: BusinessKey) => {
  const reading = readings.get(key)
  if (!reading) throw new Error(`${key} was not read`)
  return reading
}

test.each(businesses)('%s: most of what was labelled is found, and what is found is right', (key) => {
  const judged = judgeReading(readingOf(key), readLabels(key, origin))
  const { recall, precision, kinds } = judged
  const round = (share: number) => share.toFixed(2)
  process.stdout.write(
    `${key}: ${judged.found}/${judged.labelled} found (${round(recall)}), ${judged.right}/${judged.read} right (${round(precision)}), kinds ${round(kinds)}\n`,
  )
  expect(judged.falseValues).toEqual([])
  expect(recall).toBeGreaterThanOrEqual(0.8)
  expect(precision).toBeGreaterThanOrEqual(0.9)
  expect(kinds).toBeGreaterThanOrEqual(0.7)
})

test.each(businesses)('%s: who they are, how they speak and look', (key) => {
  const reading = readingOf(key)
  const labels = readLabels(key, origin)
  expect(reading.name?.value).toBe(labels.name)
  expect(reading.summary?.value).toBe(labels.summary)
  expect(reading.languages).toEqual([labels.language])
  expect(reading.formality?.value).toBe(labels.formality)
  expect(reading.activityType).toBe(labels.activityType)
  expect(reading.logo?.value).toBe(labels.logo)
  expect(reading.socials.map(({ url }) => url).sort()).toEqual([...labels.socials].sort())
  expect(reading.feeds.map(({ url }) => url)).toEqual(labels.feeds)
  expect(reading.colors.slice(0, labels.colors.length).sort()).toEqual([...labels.colors].sort())
  expect(reading.sectorWords).toContain(labels.sectorWords[0]?.toLowerCase())
})

test.each(businesses)('%s: open when it says so, and at no other time', (key) => {
  const byDay = (hours: readonly { days: readonly number[]; spans: readonly string[] }[]) =>
    hours.flatMap(({ days, spans }) => days.flatMap((day) => spans.map((span) => `${day} ${span}`))).sort()
  expect(byDay(readingOf(key).hours.map(({ value }) => value))).toEqual(byDay(readLabels(key).hours))
})

test('every fact fits the contract, names a page that was read, and is told once', () => {
  for (const reading of readings.values()) {
    const pages = new Set(reading.pages.map(({ url }) => url))
    for (const one of reading.facts) {
      expect(fact.safeParse(one).success, one.says[0]).toBe(true)
      expect(one.source.by === 'feed' || (one.source.by === 'page' && pages.has(one.source.url))).toBe(true)
      expect(one.says.length).toBeGreaterThan(0)
    }
    const said = reading.facts.flatMap(({ says }) => says)
    expect(new Set(said).size).toBe(said.length)
    expect(new Set(reading.facts.map(({ id }) => id)).size).toBe(reading.facts.length)
  }
})

test('what others say, the law and the machine that made the site is not the business’s word', () => {
  const said = [...readings.values()].flatMap(({ facts }) => facts.flatMap(({ says }) => says)).join('\n')
  for (const words of ['meilleure tourte', 'gagné mon procès', 'cured my back', 'doubled our profit', 'grands artisans'])
    expect(said).not.toContain(words)
  for (const words of ['capital', 'cookie', 'témoins de connexion', 'douze mois. Vous', 'remise secrète', 'Remise de 50'])
    expect(said).not.toContain(words)
})

test('the same site is read the same, fact for fact', async () => {
  const again = await readSite(`${origin}/`, { fetch: readFromFiles('yoga', origin), today: labelledOn, wait })
  expect(again.facts).toEqual(readingOf('yoga').facts)
})
