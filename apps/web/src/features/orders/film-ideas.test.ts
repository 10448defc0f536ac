import { expect, it } from 'vitest'
import { filmIdeasFor, filmShapeFor, hasFilmIdea, withFilmIdea } from '#features/orders/film-ideas.ts'
import { subjectOfType } from '#features/orders/subject-of-type.ts'

const about = (type: Parameters<typeof subjectOfType>[0]) =>
  subjectOfType(type, { type: 'other', message: '' })
const names = (...brief: Parameters<typeof filmIdeasFor>) => filmIdeasFor(...brief).map(({ name }) => name)

it('begins with films of what the brief speaks of, and of these with what it wants to bring', () => {
  expect(names({ subject: about('recruitment'), objectives: [] })[0]).toBe('dayAtWork')
  expect(names({ subject: about('recruitment'), objectives: ['engagement'] })[0]).toBe('colleague')
  expect(names({ subject: about('event'), objectives: ['traffic'] }).slice(0, 2)).toEqual([
    'invitation',
    'visit',
  ])
})

it('is upright for phones, lying where nobody watches on one', () => {
  expect(
    [['tiktok', 'x'], ['linkedin', 'x'], ['facebook', 'x'], []].map((all) => filmShapeFor(all as never)),
  ).toEqual(['upright', 'lying', 'square', 'upright'])
})

it('keeps one’s own words, takes the place of another idea and is given back', () => {
  const known = ['A1\nA2', 'B1']
  const taken = withFilmIdea('Le four, de près.', 'A1\nA2', known)
  expect(taken).toBe('Le four, de près.\n\nA1\nA2')
  expect(hasFilmIdea(taken, 'A1\nA2')).toBe(true)
  expect(withFilmIdea(taken, 'B1', known)).toBe('Le four, de près.\n\nB1')
  expect(withFilmIdea(taken, 'A1\nA2', known)).toBe('Le four, de près.')
})
