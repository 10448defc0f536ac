import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { AppError, invalid } from '../platform/errors.ts'
import { isTooDeep, unstorableAt } from './unstorable-text.ts'
import { faultsOf } from './zod-faults.ts'

/**
 * Checks input against the contract. All issues are answered, each at its full path; an address that cannot be one of
 * ours is simply not found.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    if (isTooDeep(data)) return { error: new AppError('badRequest') }
    const bad = unstorableAt(data)
    if (bad !== undefined)
      return {
        error: httpPart === 'params' ? new AppError('notFound') : invalid({ [bad]: { key: 'wrongForm' } }),
      }
    const parsed = schema.safeParse(data ?? {}, { reportInput: true })
    if (parsed.success) return { value: parsed.data }
    if (httpPart === 'params') return { error: new AppError('notFound') }
    return { error: new AppError('invalid', { fields: faultsOf(parsed.error.issues) }) }
  }
