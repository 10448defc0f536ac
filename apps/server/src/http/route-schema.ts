import type { Route } from '@postelier/contract'
import type { RouteOptions } from 'fastify'
import { z } from 'zod'

/** A route of the contract as Fastify takes it; answers carry `success: true` beside their named data. */
export function schemaOf(route: Route): Pick<RouteOptions, 'method' | 'url' | 'schema'> {
  return {
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: {
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body && !route.files ? { body: route.body } : {}),
      ...(route.raw ? {} : { response: { 200: envelopeOf(route) } }),
      summary: route.summary,
    } as NonNullable<RouteOptions['schema']>,
  }
}

function envelopeOf(route: Route): z.ZodObject {
  return z.object({ success: z.literal(true), ...(route.output?.shape ?? {}), token: z.string().optional() })
}
