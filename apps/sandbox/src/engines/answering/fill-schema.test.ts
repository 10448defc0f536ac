import { expect, test } from 'vitest'
import { z } from 'zod'
import { fillSchema } from './fill-schema.ts'
import { seedOf, topicsOf } from './topics.ts'

const shape = z.object({
  title: z.string().min(3).max(40),
  posts: z
    .array(
      z.object({
        hook: z.string().min(10).max(280),
        tone: z.enum(['calm', 'lively', 'funny']),
        on: z.iso.date(),
        score: z.number().min(0).max(1),
        image: z.object({ prompt: z.string(), ratio: z.literal('1:1') }).nullable(),
      }),
    )
    .min(2)
    .max(5),
  kind: z.union([z.literal('a'), z.literal('b')]),
  count: z.number().int().positive().max(3),
  isTrue: z.boolean(),
  link: z.url(),
  maybe: z.string().optional(),
})

test('whatever is asked, and of whom, the answer fits its schema', () => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { target: 'draft-7' })
  for (let turn = 0; turn < 300; turn++) {
    const said = `Le pain numéro ${turn} du fournil`
    const subject = {
      topics: topicsOf(said),
      language: 'fr' as const,
      seed: seedOf(said),
      address: 'https://fournil.fr/',
    }
    const answer = fillSchema(schema, subject)
    expect(shape.safeParse(answer).error?.issues ?? [], said).toEqual([])
    expect(fillSchema(schema, subject)).toEqual(answer)
  }
})

test('a schema that leads to itself has an end', () => {
  const tree = {
    type: 'object',
    properties: { below: { type: 'array', items: { $ref: '#/definitions/tree' } } },
  }
  const schema = {
    definitions: { tree },
    type: 'object',
    properties: { root: { $ref: '#/definitions/tree' } },
  }
  const subject = { topics: ['pain'], language: 'fr' as const, seed: 1, address: '' }
  expect(JSON.stringify(fillSchema(schema, subject)).length).toBeLessThan(200_000)
})

test('a reference in a schema is followed', () => {
  const schema = {
    definitions: { post: { type: 'object', properties: { hook: { type: 'string' } } } },
    type: 'object',
    properties: { first: { $ref: '#/definitions/post' } },
  }
  const subject = { topics: ['pain'], language: 'fr' as const, seed: 1, address: '' }
  expect(fillSchema(schema, subject)).toEqual({ first: { hook: expect.any(String) } })
})
