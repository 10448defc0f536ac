import { AuthorizationResponseError, OperationProcessingError, validateAuthResponse } from 'oauth4webapi'
import { Refusal } from '../refusal.ts'

/** What an unwilling network says in the address the browser comes back to; anything else is the person saying no. */
const ours = new Set(['unauthorized_scope_error', 'invalid_scope', 'invalid_client', 'unauthorized_client'])
const theirs = new Set(['server_error', 'temporarily_unavailable'])

const kindOf = (error: string) =>
  ours.has(error) ? 'config' : theirs.has(error) ? 'transient' : 'authRevoked'

/** The address the browser came back to, once it is sure that it answers the question this browser was sent with. */
export const readCallback = (callback: URL, clientId: string, state: string): URLSearchParams => {
  try {
    return validateAuthResponse({ issuer: callback.origin }, { client_id: clientId }, callback, state)
  } catch (error) {
    if (error instanceof AuthorizationResponseError) {
      const message = error.error_description ?? 'The connection was refused'
      throw new Refusal({ kind: kindOf(error.error), code: error.error, message })
    }
    if (error instanceof OperationProcessingError) {
      throw new Refusal({
        kind: 'validation',
        code: 'callback',
        message: 'This is not the answer to our question',
      })
    }
    throw error
  }
}
