import { i18n } from '#shared/i18n/instance.ts'

export interface ApiFault {
  status: number
  code: string
  message: string
  /** Dotted path of a field to the sentence to show under it. */
  fields: Record<string, string>
}

/** Whatever kept a call from answering: a refusal of the server, or the network (`code: 'offline'`, `status: 0`). */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  /** There was no connection at all: once it is back, the same may be asked again unasked. */
  readonly wasCutOff = globalThis.navigator?.onLine === false

  constructor(fault: ApiFault) {
    super(fault.message)
    this.name = 'ApiError'
    this.status = fault.status
    this.code = fault.code
    this.fields = fault.fields
  }

  /** Trying the same call again may succeed without the person changing anything. */
  get mayPass(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}

/** The sentence to show: the server writes in the person's language; anything else gets a general one. */
export function messageOf(error: unknown, fallback: string): string {
  return isApiError(error) && error.message ? error.message : fallback
}

/** No answer came: the network is gone, or too slow. */
export function offline(tooLong = false): ApiError {
  const message = tooLong ? i18n.t('common:errors.tooLong') : i18n.t('common:errors.offline')
  return new ApiError({ status: 0, code: 'offline', message, fields: {} })
}
