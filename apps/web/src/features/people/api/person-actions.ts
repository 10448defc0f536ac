import type { PersonView } from '@postelier/contract'
import { call } from '#shared/api/call.ts'

/** In the order they stand on the screen: what helps first, what takes away last. */
export const personActions = [
  'accept',
  'impersonate',
  'invite',
  'requestValidation',
  'resetPassword',
  'toggleStatus',
  'keep',
  'delete',
] as const
export type Action = (typeof personActions)[number]

/** Answers the person as they are now where the server does. */
export async function runAction(chosen: Action, person: PersonView): Promise<PersonView | null> {
  const with_ = { params: { userType: person.type, userId: person.id } }
  const path = '/api/admin/users/{userType}/{userId}'
  switch (chosen) {
    case 'accept':
      return (await call(`POST ${path}/accept` as const, with_)).user
    case 'keep':
      return (await call(`POST ${path}/keep` as const, with_)).user
    case 'toggleStatus':
      return (await call(`POST ${path}/toggle-agent-status` as const, with_)).user
    case 'impersonate':
      await call(`POST ${path}/impersonate` as const, with_)
      return null
    case 'invite':
      await call(`POST ${path}/invite` as const, with_)
      return null
    case 'requestValidation':
      await call(`POST ${path}/request-validation` as const, with_)
      return null
    case 'resetPassword':
      await call(`POST ${path}/reset-password` as const, with_)
      return null
    case 'delete':
      await call(`DELETE ${path}` as const, with_)
      return null
  }
}
