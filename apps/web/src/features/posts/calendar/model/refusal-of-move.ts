import { isApiError } from '#shared/api/api-error.ts'

/** Why a post stays on its date. Only who was overtaken hears that somebody changed it; what is wrong with the date says so itself. */
export function refusalOfMove(error: unknown, movedByOther: string): string | null {
  if (!isApiError(error)) return null
  return error.code === 'conflict' ? movedByOther : (error.fields.localTime ?? null)
}
