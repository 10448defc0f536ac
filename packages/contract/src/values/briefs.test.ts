import { expect, it } from 'vitest'
import { brandTopics, brief, graphicTypes, shortened, subjectTypes } from './briefs.ts'

it('a brief that names a network three times is for it once: each has its price', () => {
  expect(brief.parse({ networks: ['x', 'facebook', 'x', 'x'] }).networks).toEqual(['x', 'facebook'])
})

/** As the specification names them. */
const fields = {
  product: ['name', 'why', 'profit', 'url', 'isUrlInHook'],
  actuality: ['about', 'title', 'date', 'relation'],
  event: ['name', 'place', 'location', 'date', 'time', 'timeZone', 'description', 'speakers'],
  recruitment: ['position', 'contract', 'missions', 'profile', 'salary', 'location', 'date', 'contactEmail'],
  brand: ['name', 'topic', 'precision', 'message'],
  other: ['message'],
  standard: ['task', 'message', 'url'],
}

it('what has no room ends behind a word', () => {
  expect(shortened('Le pain de seigle', 40)).toBe('Le pain de seigle')
  expect(shortened('Venez sans rendez-vous le matin, et goûtez', 30)).toBe('Venez sans rendez-vous le…')
  expect(shortened('On garde les six parts. Venez vite', 30)).toBe('On garde les six parts…')
  expect(shortened('Anticonstitutionnellement', 10)).toBe('Anticonst…')
})

it('a brief has the fields of its type of subject, a target and a picture', () => {
  const found = subjectTypes.map((type) => [
    type,
    Object.keys(brief.parse({ subject: { type } }).subject).slice(1),
  ])
  expect(Object.fromEntries(found)).toEqual(fields)
  expect(Object.keys(brief.parse({}).targeting)).toEqual([
    'description',
    'gender',
    'ageMin',
    'ageMax',
    'location',
  ])
  expect(brandTopics).toHaveLength(8)
  expect(graphicTypes).toEqual(['agentChoice', 'photo', 'illustrated', 'textual'])
})
