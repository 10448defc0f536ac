import { allFindingsQuery } from '#features/planning/planning-queries.ts'
import { keepable, sentencesOf } from '#features/planning/sentences-of.ts'
import { isRead } from '#features/planning/start/found-part.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'

interface OwnWords {
  readonly accountId: number
  readonly name: string
  readonly summary: string
  readonly language: string
  /** Whether it says something else than before. */
  readonly isNew: boolean
}

/**
 * Without a site, what a business says it does is the first thing that is known of it, and is told like any other. What was
 * mended since among the findings stays until other words are given here.
 */
export async function keepOwnWords({ accountId, name, summary, language, isNew }: OwnWords): Promise<void> {
  const about = name.trim().slice(0, 160)
  const says = keepable(sentencesOf(summary, language).filter(isSentence))
  if (about === '' || says.length === 0) return
  const { items } = await queryClient.fetchQuery({ ...allFindingsQuery(accountId), staleTime: 0 })
  if (isRead(items)) return
  const said = items.find(({ kind, source }) => kind === 'business' && source.by === 'person')
  if (said && !isNew) return
  if (said)
    await call('POST /api/users/{id}/findings/{findingId}', {
      params: { id: accountId, findingId: said.id },
      body: { version: said.version, about, says },
    })
  else
    await call('POST /api/users/{id}/findings', {
      params: { id: accountId },
      body: { kind: 'business', about, says },
    })
  await queryClient.invalidateQueries({ queryKey: ['planning', accountId] })
}

/** Two words are a sign over a door, not something to be told. */
const isSentence = (words: string) => words.split(/\s+/).length >= 4
