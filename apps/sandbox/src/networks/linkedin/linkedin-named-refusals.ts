// LinkedIn's refusals nobody can bring about here by calling: for faults of the kind `refused`, by name.
import type { Refusal } from '../shared/refusal.ts'
import { denied, refused, throttled } from './linkedin-refusals.ts'

const refusals: Readonly<Record<string, () => Refusal>> = {
  'access-denied': () => denied('posts.CREATE'),
  'resource-forbidden': () =>
    refused(
      403,
      'Accessing this video resource is forbidden. Please check your permissions for this resource',
    ),
  'content-policy': () =>
    refused(403, 'Content violates the Professional Community Policies', { code: 'CONTENT_POLICY' }),
  'revoked-token': () =>
    refused(401, 'The token used in the request has been revoked by the user', {
      serviceErrorCode: 65_601,
      code: 'REVOKED_ACCESS_TOKEN',
    }),
  'dead-version': () =>
    refused(426, 'Requested version 20260701 is not active', { code: 'NONEXISTENT_VERSION' }),
  conflict: () => refused(409, 'Conflict: the resource was changed at the same time', { code: 'CONFLICT' }),
  'member-limit': () => throttled('MEMBER'),
  unavailable: () => refused(503, 'Service Unavailable', { code: 'SERVICE_UNAVAILABLE' }),
}

export const namedRefusal = (name: string): Refusal | undefined =>
  Object.hasOwn(refusals, name) ? refusals[name]?.() : undefined
