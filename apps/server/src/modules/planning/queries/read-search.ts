import type { SearchView } from '@postelier/contract'
import type { InterfaceLanguage } from '@postelier/texts'
import { and, eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { subjectSearch } from '../subjects/search.tables.ts'
import { readSubjects } from './list-subjects.ts'
import { readShortage } from './similar-posts.ts'

interface ReadSearchInput {
  readonly accountId: number
  readonly searchId: string
  readonly language: InterfaceLanguage
  readonly translator: Platform['translator']
}

/** What somebody waits for: still being thought of, the subjects that came, or why none did. */
export async function readSearch(
  ctx: QueryContext,
  { accountId, searchId, language, translator }: ReadSearchInput,
): Promise<{ search: SearchView }> {
  const [row] = await ctx.db
    .select()
    .from(subjectSearch)
    .where(and(eq(subjectSearch.accountId, accountId), eq(subjectSearch.publicId, searchId)))
  if (!row) throw notFound()
  const { publicId, input, outcome, failure, endedAt } = row
  return {
    search: {
      id: publicId,
      count: input.count,
      endedAt: endedAt?.toISOString() ?? null,
      subjects: outcome ? await readSubjects(ctx, { accountId, publicIds: outcome.subjects }) : [],
      shortage: outcome && (await readShortage(ctx, { accountId, ...outcome })),
      failure: failure && {
        code: failure.code,
        message: translator.say(language, `errors:codes.${failure.code}`, failure.figures),
      },
    },
  }
}
