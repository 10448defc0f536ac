// Bluesky's refusals nobody can bring about here by calling: for faults of the kind `refused`, by name.
import { Refusal } from '../shared/refusal.ts'

const refusals: Readonly<Record<string, readonly [number, string]>> = {
  AccountTakedown: [401, 'Account has been taken down'],
  AccountDeactivated: [400, 'Account is deactivated'],
  AccountSuspended: [400, 'Account is suspended'],
  AuthenticationRequired: [401, 'Invalid identifier or password'],
  ExpiredToken: [400, 'Token has expired'],
  InvalidToken: [400, 'Token could not be verified'],
  BlobNotFound: [400, 'Could not find blob: bafkreigone'],
  PayloadTooLarge: [413, 'request entity too large'],
  MethodNotImplemented: [501, 'Method Not Implemented'],
  UpstreamFailure: [502, 'Upstream service unreachable'],
  NotEnoughResources: [503, 'Not Enough Resources'],
  UpstreamTimeout: [504, 'Upstream service timed out'],
}

export function namedRefusal(name: string): Refusal | undefined {
  const [status, message] = (Object.hasOwn(refusals, name) ? refusals[name] : undefined) ?? []
  return status === undefined ? undefined : new Refusal(status, { error: name, message })
}
