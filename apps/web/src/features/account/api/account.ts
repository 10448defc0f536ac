import type { AccountView } from '@postelier/contract'
import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query'
import { faultsOfForm } from '#features/account/model/part-faults.ts'
import { accountQuery } from '#shared/api/account-query.ts'
import { type BodyOf, call } from '#shared/api/call.ts'
import { readAgain } from '#shared/api/live-topics.ts'

/** A logo's file never changes, so neither does what it proposes. */
export const proposedColorsQuery = (id: number, logo: string) =>
  queryOptions({
    queryKey: ['proposed-colors', id, logo],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/account/proposed-colors', { params: { id }, signal })).colors,
    staleTime: Number.POSITIVE_INFINITY,
  })

type Society = AccountView['society']

/** Beside the account itself, which is in the answer: its name and its colour stand in the frame. */
export const staleAfterAccount = (id: number): QueryKey[] => [['user'], ['account', id, 'name']]

export interface AccountCalls {
  /** What one press says of the business: all of it is kept, or nothing. */
  save: (parts: BodyOf<'POST /api/users/{id}/account/parts'>) => Promise<AccountView>
  alertContact: (body: BodyOf<'POST /api/users/{id}/account/alert-contact'>) => Promise<AccountView>
  notifications: (body: BodyOf<'POST /api/users/{id}/account/notifications'>) => Promise<AccountView>
  aiNetworks: (body: BodyOf<'POST /api/users/{id}/account/ai/networks'>) => Promise<AccountView>
  enableAi: (enable: boolean) => Promise<void>
  addSource: (body: BodyOf<'POST /api/users/{id}/account/content-sources'>) => Promise<AccountView>
  removeSource: (sourceId: number) => Promise<AccountView>
  colors: (colors: Society['colors']) => Promise<void>
  /** The account as the server has it now. */
  fresh: () => Promise<AccountView>
}

/** Every call answers with the account: it takes the place of the one in memory, so all parts of the page agree. */
export function useAccountCalls(id: number): AccountCalls {
  const client = useQueryClient()
  const params = { id }
  const { queryKey } = accountQuery(id)
  const readUser = () => readAgain(staleAfterAccount(id))
  const keep = ({ user }: { user: AccountView }) => {
    client.setQueryData(queryKey, user)
    void readUser()
    return user
  }
  const keepSociety = ({ society }: { society: Society }) => {
    client.setQueryData(queryKey, (user) => (user ? { ...user, society } : user))
    void readUser()
  }
  return {
    save: async (body) => {
      try {
        const { user } = await call('POST /api/users/{id}/account/parts', { params, body })
        client.setQueryData(queryKey, user)
        // Where one may go depends on how far one has come.
        if (body.step) await readUser()
        else void readUser()
        return user
      } catch (error) {
        throw faultsOfForm(error)
      }
    },
    alertContact: async (body) =>
      keep(await call('POST /api/users/{id}/account/alert-contact', { params, body })),
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
    fresh: () => client.fetchQuery({ ...accountQuery(id), staleTime: 0 }),
  }
}
