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
      redact: {
        paths: [...paths, 'req.headers.cookie', 'req.headers["x-csrf-token"]', 'res.headers["set-cookie"]'],
        censor: '[hidden]',
      },
    },
    ...(destination ? [destination] : []),
  )
}
