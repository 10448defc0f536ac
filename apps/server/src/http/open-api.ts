import swagger from '@fastify/swagger'
import type { Route } from '@postelier/contract'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { apiPage } from './api-page.ts'
import { type ApiDocument, describeCalls } from './describe-calls.ts'

/** The contract as OpenAPI 3.1, made from the mounted routes themselves, so that it cannot drift; and a page to read it. */
export async function mountOpenApi(app: FastifyInstance, routes: readonly Route[]): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Postelier',
        version: '1',
        description: 'Every call of the web app. Writes need the X-CSRF-Token and X-Requested-With headers.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'po_session' },
          antiForgery: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (made) =>
      describeCalls(jsonSchemaTransformObject(made) as ApiDocument, routes) as ReturnType<
        typeof jsonSchemaTransformObject
      >,
  })
  app.get('/api/openapi.json', { schema: { hide: true } as never }, async () => app.swagger())
  let page: string | undefined
  app.get('/api/reference', { schema: { hide: true } as never }, async (_request, reply) => {
    page ??= apiPage(app.swagger() as ApiDocument)
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
