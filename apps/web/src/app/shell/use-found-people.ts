// People that the command bar finds by what is typed: whom one administers, or the contacts of one's own business.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Store, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isCalled, nameOf, recordOf, titleOf } from '#app/shell/found-person.ts'
import type { Action } from '#shared/actions/action.ts'
import { call } from '#shared/api/call.ts'
import { useAbility, useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { useLate } from '#shared/lib/use-late.ts'

const most = 5

/** Whom the words call, among those one administers: the server searches once the typing stands still. */
export function useFoundPeople(words: string): { people: readonly Action[]; searching: boolean } {
  const { t } = useTranslation('shell')
  const router = useRouter()
  const type = useCurrentUser()?.type
  const isAgency = type === 'agencyManager'
  const accountId = useManagedAccountId()
  const mayContacts = useAbility('contacts:consult') && (type === 'customer' || type === 'contact')
  const may = useAbility('adminUsers:consult')
  const asked = words.trim()
  const late = useLate(asked)
  const enabled = may && isCalled(late)
  const found = useQuery({
    queryKey: ['people', 'called', late],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/users', { query: { search: late, limit: most }, signal })).data.items,
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const isOwn = mayContacts && accountId > 0 && isCalled(late)
  const contacts = useQuery({
    queryKey: ['contacts', accountId, 'called', late],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/contacts', {
          params: { id: accountId },
          query: { search: late, limit: most },
          signal,
        })
      ).data.items,
    enabled: isOwn,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const own = isOwn && isCalled(asked) ? (contacts.data ?? []) : []
  const items = enabled && isCalled(asked) ? (found.data ?? []) : []
  const people = items.map((person) => ({
    id: `person:${person.id}`,
    group: 'people' as const,
    label: titleOf(person),
    note: t(`commands.types.${person.type}`),
    icon: person.societyName ? Store : UserRound,
    run: () => void router.navigate(linkTo(recordOf(person, isAgency))),
  }))
  const known = own.map((person) => ({
    id: `person:${person.id}`,
    group: 'people' as const,
    label: nameOf(person),
    note: t('commands.types.contact'),
    icon: UserRound,
    run: () => void router.navigate(linkTo({ to: '/me/contacts', search: { search: nameOf(person) } })),
  }))
  const isFetching = found.isFetching || contacts.isFetching
  return {
    people: [...people, ...known],
    searching: (enabled || isOwn) && (isFetching || late !== asked),
  }
}
