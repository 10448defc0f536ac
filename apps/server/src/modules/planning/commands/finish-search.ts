import type { DuplicateSubject, Shortage, SubjectInput } from '@postelier/copy'
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { unheld } from '../../../platform/database/lease.ts'
import type { HasNetwork } from '../require-planning.ts'
import { lockSearch, type SearchRow } from '../subjects/search.store.ts'
import { type SearchFailure, subjectSearch } from '../subjects/search.tables.ts'
import type { ProposedSubject } from '../writing/writer.ts'
import { keepSubjects } from './keep-subjects.ts'

export interface Thought {
  readonly drafts: readonly ProposedSubject[]
  readonly input: SubjectInput
  readonly shortage: Shortage | null
  readonly said: DuplicateSubject | null
}

interface Finish {
  readonly row: SearchRow
  readonly hasNetwork: HasNetwork
  readonly end: Thought | { readonly failure: SearchFailure }
}

/** The last write of a search: its subjects stand with their days, and it is over; or nothing of it. Only while this worker holds it. */
export async function finishSearch(ctx: CommandContext, { row, hasNetwork, end }: Finish): Promise<void> {
  const found = await lockSearch(ctx, row)
  if (!found) return
  const { id, accountId } = found
  const over = { ...unheld, endedAt: ctx.now }
  if ('failure' in end) {
    await ctx.tx
      .update(subjectSearch)
      .set({ ...over, failure: end.failure })
      .where(eq(subjectSearch.id, id))
  } else {
    const { drafts, input, shortage, said } = end
    const subjects = await keepSubjects(ctx, { accountId, drafts, input, origin: 'planning', hasNetwork })
    await ctx.tx
      .update(subjectSearch)
      // What was said before only explains why there is nothing.
      .set({ ...over, outcome: { subjects, shortage, said: subjects.length === 0 ? said : null } })
      .where(eq(subjectSearch.id, id))
  }
  await ctx.announce({ name: 'planning.changed', accountId })
}
