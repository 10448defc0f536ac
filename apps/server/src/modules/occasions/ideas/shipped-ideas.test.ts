import { factKind, marketingObjective, subjectFormat } from '@postelier/contract'
import { expect, it } from 'vitest'
import { shippedSectors } from '../../catalogue/sectors/shipped-sectors.ts'
import { ideas } from './shipped-ideas.ts'

it('there are ideas enough, for everybody and for trades, for each objective and format', () => {
  expect(ideas.length).toBeGreaterThanOrEqual(60)
  expect(ideas.filter(({ sectors }) => sectors.length === 0).length).toBeGreaterThanOrEqual(25)
  for (const objective of marketingObjective.options)
    expect(ideas.filter((idea) => idea.objective === objective).length).toBeGreaterThanOrEqual(12)
  for (const format of subjectFormat.options) expect(ideas.some((idea) => idea.format === format)).toBe(true)
})

it('each is there once, of kinds and for sectors that there are', () => {
  const ids = new Set(shippedSectors.map(({ id }) => id))
  expect(new Set(ideas.map(({ key }) => key)).size).toBe(ideas.length)
  for (const language of ['fr', 'en'] as const)
    expect(new Set(ideas.map(({ words }) => words[language].title)).size).toBe(ideas.length)
  for (const { kind, objective, format, sectors } of ideas) {
    expect(factKind.options).toContain(kind)
    expect(marketingObjective.options).toContain(objective)
    expect(subjectFormat.options).toContain(format)
    for (const id of sectors) expect(ids).toContain(id)
  }
})

it.each(ideas.map(({ key, words }) => [key, words] as const))('%s is told in both languages', (_, words) => {
  for (const { title, show, say, question } of [words.fr, words.en]) {
    expect([title, show, say, question].every((text) => text.length > 5 && text.length <= 120)).toBe(true)
    expect(question).toMatch(/\?$/)
    expect([title, show, say, question].join(' ')).not.toMatch(/['"<>|]|!/)
  }
  expect(words.fr.title).not.toBe(words.en.title)
})
