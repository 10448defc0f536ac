import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { findLocalModel } from './flows/find-local-model.ts'

const demo = { config: { production: false } } as Parameters<typeof findLocalModel>[0]

it('is found where it listens, in demo mode alone', async () => {
  const server = createServer((_request, response) =>
    response.end(JSON.stringify({ models: [{ name: 'mistral:7b' }] })),
  )
  const isOurs = await new Promise<boolean>((resolve) => {
    // Somebody's own may listen there already: then it is that one that is found.
    server.once('error', () => resolve(false))
    server.listen(11434, '127.0.0.1', () => resolve(true))
  })
  const { local } = await findLocalModel(demo)
  if (isOurs) expect(local).toEqual({ address: 'http://127.0.0.1:11434/v1', model: 'mistral:7b' })
  const production = { config: { production: true } } as typeof demo
  expect(await findLocalModel(production)).toEqual({ local: null })
  if (!isOurs) return
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  expect(await findLocalModel(demo)).toEqual({ local: null })
})
