export type WebRefusalCode =
  /** It leads, or could lead, to a network that is not public. */
  'notPublic' | 'notFound' | 'refused' | 'tooLarge' | 'tooSlow' | 'redirects' | 'unreachable'

interface WebRefusalOptions extends ErrorOptions {
  readonly mayHaveArrived?: boolean
}

/** Why a server of others gave nothing that can be used. */
export class WebRefusal extends Error {
  readonly code: WebRefusalCode
  /** False only where nothing was sent: no address that may be asked, no connection, no handshake. */
  readonly mayHaveArrived: boolean
  constructor(
    code: WebRefusalCode,
    message: string,
    { mayHaveArrived = true, ...options }: WebRefusalOptions = {},
  ) {
    super(message, options)
    this.name = 'WebRefusal'
    this.code = code
    this.mayHaveArrived = mayHaveArrived
  }
}

/** Before anything was sent. */
export const notPublic = (message: string): WebRefusal =>
  new WebRefusal('notPublic', message, { mayHaveArrived: false })

/** Whatever a connection or an answer broke off with. */
export function refusalOf(
  reason: unknown,
  { aborted }: Pick<AbortSignal, 'aborted'>,
  mayHaveArrived = true,
): WebRefusal {
  if (reason instanceof WebRefusal) return reason
  const words = reason instanceof Error ? reason.message : String(reason)
  return new WebRefusal(aborted ? 'tooSlow' : 'unreachable', words, { cause: reason, mayHaveArrived })
}
