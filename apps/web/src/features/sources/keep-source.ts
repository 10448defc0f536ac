import { type BodyOf, call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'

type Source = BodyOf<'POST /api/users/{id}/account/content-sources'>

/** A source is read from now on, and everything that shows what is known follows. */
export async function keepSource(
  accountId: number,
  { kind, name, url, mapping }: Pick<Source, 'kind' | 'name' | 'url'> & { mapping: Source['mapping'] },
): Promise<void> {
  await call('POST /api/users/{id}/account/content-sources', {
    params: { id: accountId },
    body: { kind, name: name.trim(), url, ...(mapping ? { mapping } : {}) },
  })
  await queryClient.invalidateQueries({ queryKey: ['planning', accountId] })
  await queryClient.invalidateQueries({ queryKey: ['account', accountId] })
}
