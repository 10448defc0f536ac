import type { ClaimsOfPost } from '@postelier/contract/truth'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { tasksNamed } from '../../tasks/index.ts'
import { groundsOf, knownOfBusiness, marksIn } from './read-truth.ts'

interface ClaimsInput {
  readonly accountId: number
  readonly posts: readonly string[]
}

/** What several posts claim that no source says, in the order they were named; what is known of the business is read once. */
export async function readClaims(
  ctx: QueryContext,
  { accountId, posts }: ClaimsInput,
): Promise<{ posts: ClaimsOfPost[] }> {
  await requireAccount(ctx.db, ctx.actor, accountId, 'posts:consult')
  const rows = await tasksNamed(ctx, accountId, posts)
  const known = await knownOfBusiness(ctx, accountId)
  const found: ClaimsOfPost[] = []
  for (const row of rows) {
    const grounds = await groundsOf(ctx, row, known)
    const claims = grounds.words.flatMap((one) => marksIn(grounds, one).map(({ text }) => text))
    if (claims.length > 0) found.push({ id: row.publicId, title: row.title, claims: [...new Set(claims)] })
  }
  return { posts: found.toSorted((a, b) => posts.indexOf(a.id) - posts.indexOf(b.id)) }
}
