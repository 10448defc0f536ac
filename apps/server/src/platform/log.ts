import { pino } from 'pino'

export type Log = pino.Logger

const secretPaths = [
  'password',
  'passwordConfirmation',
  'currentPassword',
  'token',
  'code',
  'secret',
  'authorization',
  'cookie',
  'iban',
  'number',
  'cvc',
]

/** Structured lines on standard output; whatever is named like a secret is blanked at any of the usual depths. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const paths = secretPaths.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`])
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: {
        paths: [...paths, 'req.headers.cookie', 'req.headers["x-csrf-token"]', 'res.headers["set-cookie"]'],
        censor: '[hidden]',
      },
    },
    ...(destination ? [destination] : []),
  )
}

/**
 * An error with what led to it, and nothing of what people typed: a failed statement's own message holds its parameters, a
 * database's detail the row, and where it could not read a value it quotes it.
 */
export function describeError(reason: unknown): unknown {
  if (!(reason instanceof Error)) return reason
  const { name, stack, cause, query, severity, code, constraint } = reason as Error & Record<string, unknown>
  // The embedded database puts the statement on its own error too; that one has a severity, and a message worth reading.
  const isStatement = typeof query === 'string' && severity === undefined
  if (isStatement && cause instanceof Error) return describeError(cause)
  const unreadable = typeof code === 'string' && code.startsWith('22')
  const hide = (text: string) => {
    if (isStatement) return 'Failed query'
    return unreadable ? text.replace(/"[\s\S]*?"(?=\s|$)/, '"…"') : text
  }
  return {
    type: name,
    message: hide(reason.message),
    ...(code === undefined ? {} : { errorCode: code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: hide(stack ?? ''),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  }
}
