import type { PersonView } from '@postelier/contract'
import { personChanged, personQuery } from '#features/people/api/people-queries.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { rememberActingFrom } from '#shared/lib/acting-from.ts'

/** In the order they stand on the screen: what helps first, what takes away last. */
export const deeds = [
  'accept',
  'impersonate',
  'invite',
  'requestValidation',
  'resetPassword',
  'toggleStatus',
  'keep',
  'delete',
] as const
export type Deed = (typeof deeds)[number]

export async function runDeed(deed: Deed, person: PersonView): Promise<void> {
  const with_ = { params: { userType: person.type, userId: person.id } }
  const path = '/api/admin/users/{userType}/{userId}'
  switch (deed) {
    case 'accept':
      return personChanged((await call(`POST ${path}/accept` as const, with_)).user)
    case 'keep':
      return personChanged((await call(`POST ${path}/keep` as const, with_)).user)
    case 'toggleStatus':
      return personChanged((await call(`POST ${path}/toggle-agent-status` as const, with_)).user)
    case 'impersonate':
      await call(`POST ${path}/impersonate` as const, with_)
      rememberActingFrom()
      // Another person from here on: nothing of the old one may stay in memory.
      return window.location.assign('/')
    case 'invite':
      await call(`POST ${path}/invite` as const, with_)
      break
    case 'requestValidation':
      await call(`POST ${path}/request-validation` as const, with_)
      break
    case 'resetPassword':
      await call(`POST ${path}/reset-password` as const, with_)
      break
    case 'delete':
      await call(`DELETE ${path}` as const, with_)
  }
  await queryClient.invalidateQueries({ queryKey: personQuery(person.type, person.id).queryKey })
  void queryClient.invalidateQueries({ queryKey: ['people', person.type, 'list'] })
}
