import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockRoutes } from './stock.routes.ts'

let app: FastifyInstance
beforeAll(() => {
  app = fastify()
  stockRoutes(app, { slowMs: 10 })
})
afterAll(() => app.close())

const get = async (url: string, headers: Record<string, string> = {}) => {
  const reply = await app.inject({ url, headers })
  return { status: reply.statusCode, text: reply.body, headers: reply.headers }
}

describe('the stock services', () => {
  test('open to a key only, each in its own words', async () => {
    expect((await get('/pexels/v1/search?query=sea')).status).toBe(401)
    expect((await get('/unsplash/photos', { authorization: 'a-key' })).status).toBe(401)
    expect(await get('/pixabay/api/?q=sea')).toMatchObject({
      status: 400,
      text: expect.stringContaining('API key'),
    })
  })

  test('give so many a page and no more', async () => {
    const pexels = await get('/pexels/v1/curated?per_page=500', { authorization: 'a-key' })
    expect((JSON.parse(pexels.text) as { photos: unknown[] }).photos).toHaveLength(80)
    const headers = { authorization: 'Client-ID a-key', 'accept-version': 'v1' }
    const unsplash = await get('/unsplash/photos?per_page=500', headers)
    expect([(JSON.parse(unsplash.text) as unknown[]).length, unsplash.headers['x-total']]).toEqual([
      30,
      '620',
    ])
    for (const range of ['per_page=2', 'per_page=201', 'page=6&per_page=100', `q=${'x'.repeat(101)}`])
      expect((await get(`/pixabay/api/?key=a&${range}`)).status).toBe(400)
  })

  test('go wrong as often as they are told, and in no other way', async () => {
    const order = (payload: object) => app.inject({ method: 'POST', url: '/stock/faults', payload })
    expect((await order({ service: 'pixabay', kind: 'too-many', count: 1 })).statusCode).toBe(200)
    expect((await get('/pixabay/api/?key=a')).status).toBe(429)
    expect((await get('/pixabay/api/?key=a')).status).toBe(200)
    expect((await order({ service: 'pixabay', kind: 'explode', count: 1 })).statusCode).toBe(422)
  })
})
