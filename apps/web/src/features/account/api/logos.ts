import { useQueryClient } from '@tanstack/react-query'
import { staleAfterAccount } from '#features/account/api/account.ts'
import { accountQuery } from '#shared/api/account-query.ts'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { readAgain } from '#shared/api/live-topics.ts'
import { pictureForm } from '#shared/api/picture-form.ts'

type Society = AnswerOf<'POST /api/users/{id}/account/update-society-logo'>['society']

export interface LogoCalls {
  logo: (file: File) => Promise<void>
  removeLogo: () => Promise<void>
  addExtra: (file: File) => Promise<void>
  replaceExtra: (index: number, file: File) => Promise<void>
  removeExtra: (index: number) => Promise<void>
}

/**
 * Uploads and removes a business's logo and its extra logos, and keeps the account on the screen current. For the brand
 * tab and the welcome.
 */
export function useLogoCalls(id: number): LogoCalls {
  const client = useQueryClient()
  const keep = ({ society }: { society: Society }) => {
    client.setQueryData(accountQuery(id).queryKey, (user) => (user ? { ...user, society } : user))
    // Its own pictures are offered in the editor, too.
    void readAgain([...staleAfterAccount(id), ['brand-pictures', id]])
  }
  const params = { id }
  return {
    logo: async (file) =>
      keep(
        await call('POST /api/users/{id}/account/update-society-logo', {
          params,
          body: pictureForm('logo', file),
        }),
      ),
    removeLogo: async () => keep(await call('DELETE /api/users/{id}/account/society-logo', { params })),
    addExtra: async (file) =>
      keep(
        await call('POST /api/users/{id}/account/additional-logos', {
          params,
          body: pictureForm('logo', file),
        }),
      ),
    replaceExtra: async (index, file) =>
      keep(
        await call('POST /api/users/{id}/account/additional-logos/{index}', {
          params: { id, index },
          body: pictureForm('logo', file),
        }),
      ),
    removeExtra: async (index) =>
      keep(await call('DELETE /api/users/{id}/account/additional-logos/{index}', { params: { id, index } })),
  }
}
