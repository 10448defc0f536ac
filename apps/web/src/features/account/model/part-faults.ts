import { ApiError, isApiError } from '#shared/api/api-error.ts'

const parts = ['essentials.', 'brand.voice.', 'brand.look.', 'notifications.'] as const

/** Several parts are saved by one call, and each form shows one of them: faults are named as its own fields are. */
export function faultsOfForm(error: unknown): unknown {
  if (!isApiError(error)) return error
  const { status, code, message } = error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, words]) => {
      const part = parts.find((one) => path.startsWith(one)) ?? ''
      return [path.slice(part.length), words]
    }),
  )
  return new ApiError({ status, code, message, fields })
}
