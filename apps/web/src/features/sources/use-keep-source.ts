import { type BodyOf, call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'

type Source = BodyOf<'POST /api/users/{id}/account/content-sources'>
type NewSource = Pick<Source, 'kind' | 'name' | 'url'> & { mapping: Source['mapping'] }

/** What shows sources, and what is known from them. */
export const staleAfterSource = (accountId: number) => [
  ['planning', accountId],
  ['account', accountId],
]

/** A source is read from now on, and everything that shows what is known follows. */
export function useKeepSource(accountId: number) {
  const { fault, faults, ...action } = useAction({
    faultIn: 'here',
    stale: staleAfterSource(accountId),
    send: ({ kind, name, url, mapping }: NewSource) =>
      call('POST /api/users/{id}/account/content-sources', {
        params: { id: accountId },
        body: { kind, name: name.trim(), url, ...(mapping ? { mapping } : {}) },
      }),
  })
  return { ...action, fault: faults.url ?? faults.name ?? fault }
}
