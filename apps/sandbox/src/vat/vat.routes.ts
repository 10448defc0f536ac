// The register of VAT numbers, as far as it is asked: it knows every number but those that end in four zeros, and where a
// number ends in 5555 the country's part of it is down.
import type { FastifyInstance } from 'fastify'

export function vatRoutes(app: FastifyInstance): void {
  app.get<{ Params: { country: string; number: string } }>(
    '/vat/ms/:country/vat/:number',
    async ({ params: { number } }) => {
      if (number.endsWith('5555')) return { isValid: false, userError: 'MS_UNAVAILABLE' }
      const isValid = !number.endsWith('0000')
      return { isValid, userError: isValid ? 'VALID' : 'INVALID' }
    },
  )
}
