import fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { mountOpenApi } from '../http/open-api.ts'
import { schemaOf } from '../http/route-schema.ts'
import { validatorCompiler } from '../http/validate.ts'
import { routeList } from '../modules/all.ts'

/** The OpenAPI document of the whole contract, without a server or a database behind it. */
export async function openApiDocument(): Promise<object> {
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await mountOpenApi(app, routeList)
  for (const route of routeList) app.route({ ...schemaOf(route), handler: async () => ({}) })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}
