import type { AccountView } from '@postelier/contract'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { accountQuery } from '#shared/api/account-query.ts'
import { type BodyOf, call } from '#shared/api/call.ts'

/** A logo's file never changes, so neither does what it proposes. */
export const proposedColorsQuery = (id: number, logo: string) =>
  queryOptions({
    queryKey: ['proposed-colors', id, logo],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/account/proposed-colors', { params: { id }, signal })).colors,
    staleTime: Number.POSITIVE_INFINITY,
  })

type Society = AccountView['society']

export interface AccountCalls {
  essentials: (body: BodyOf<'POST /api/users/{id}/account/essential-information'>) => Promise<AccountView>
  alertContact: (body: BodyOf<'POST /api/users/{id}/account/alert-contact'>) => Promise<AccountView>
  voice: (body: BodyOf<'POST /api/users/{id}/account/editorial-line'>) => Promise<AccountView>
  look: (body: BodyOf<'POST /api/users/{id}/account/graphic-line'>) => Promise<AccountView>
  notifications: (body: BodyOf<'POST /api/users/{id}/account/notifications'>) => Promise<AccountView>
  aiNetworks: (body: BodyOf<'POST /api/users/{id}/account/ai/networks'>) => Promise<AccountView>
  enableAi: (enable: boolean) => Promise<void>
  addSource: (body: BodyOf<'POST /api/users/{id}/account/content-sources'>) => Promise<AccountView>
  removeSource: (sourceId: number) => Promise<AccountView>
  colors: (colors: Society['colors']) => Promise<void>
  proposeSector: (name: string) => Promise<void>
  step: (step: BodyOf<'POST /api/users/{id}/account/registration-step'>['step']) => Promise<void>
  /** The account as the server has it now. */
  fresh: () => Promise<AccountView>
}

/** Every call answers with the account: it takes the place of the one in memory, so all parts of the page agree. */
export function useAccountCalls(id: number): AccountCalls {
  const client = useQueryClient()
  const params = { id }
  const { queryKey } = accountQuery(id)
  const keep = ({ user }: { user: AccountView }) => {
    client.setQueryData(queryKey, user)
    void client.invalidateQueries({ queryKey: ['user'] })
    return user
  }
  const keepSociety = ({ society }: { society: Society }) => {
    client.setQueryData(queryKey, (user) => (user ? { ...user, society } : user))
    void client.invalidateQueries({ queryKey: ['user'] })
  }
  return {
    essentials: async (body) =>
      keep(await call('POST /api/users/{id}/account/essential-information', { params, body })),
    alertContact: async (body) =>
      keep(await call('POST /api/users/{id}/account/alert-contact', { params, body })),
    voice: async (body) => keep(await call('POST /api/users/{id}/account/editorial-line', { params, body })),
    look: async (body) => keep(await call('POST /api/users/{id}/account/graphic-line', { params, body })),
    notifications: async (body) =>
      keep(await call('POST /api/users/{id}/account/notifications', { params, body })),
    aiNetworks: async (body) =>
      keep(await call('POST /api/users/{id}/account/ai/networks', { params, body })),
    enableAi: async (enable) => {
      await call('POST /api/users/{id}/account/ai/enable', { params, body: { enable } })
      client.setQueryData(queryKey, (user) =>
        user ? { ...user, brand: { ...user.brand, aiEnabled: enable } } : user,
      )
    },
    addSource: async (body) =>
      keep(await call('POST /api/users/{id}/account/content-sources', { params, body })),
    removeSource: async (sourceId) =>
      keep(
        await call('DELETE /api/users/{id}/account/content-sources/{sourceId}', {
          params: { id, sourceId },
        }),
      ),
    colors: async (colors) =>
      keepSociety(
        await call('POST /api/users/{id}/account/update-society-colors', { params, body: { colors } }),
      ),
    proposeSector: async (name) => {
      await call('POST /api/users/{id}/activity-sectors/proposals', { params, body: { name } })
    },
    step: async (step) => {
      await call('POST /api/users/{id}/account/registration-step', { params, body: { step } })
      await client.invalidateQueries({ queryKey: ['user'] })
    },
    fresh: () => client.fetchQuery({ ...accountQuery(id), staleTime: 0 }),
  }
}
