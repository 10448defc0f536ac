import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

/** The contract as OpenAPI 3.1, made from the mounted routes themselves, so that it cannot drift. */
export async function mountOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Postelier',
        version: '1',
        description: 'Every call of the web app. Writes need the X-CSRF-Token and X-Requested-With headers.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'po_session' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/api/openapi.json', { schema: { hide: true } as never }, async () => app.swagger())
}
