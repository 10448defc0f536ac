import { isDeepStrictEqual } from 'node:util'
import type { Fact } from '@postelier/contract'
import { and, desc, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { later, minutes } from '../../../platform/clock.ts'
import { isThere } from '../../tasks/index.ts'
import { planningRun, planningStep, subject } from '../planning.tables.ts'

type Subject = typeof subject.$inferInsert

/** Whoever presses again because no answer came, or in a second window, means the same post. */
const sameWithinMs = minutes(10)
const mostLooked = 20

/** The run that makes this very post already, asked for a moment ago. */
export async function begunAlready(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  input: Subject,
): Promise<string | undefined> {
  const rows = await tx
    .select({ runId: planningRun.publicId, of: subject })
    .from(subject)
    .innerJoin(planningStep, eq(planningStep.subjectId, subject.id))
    .innerJoin(planningRun, eq(planningRun.id, planningStep.runId))
    .where(
      and(
        eq(subject.accountId, input.accountId),
        eq(subject.origin, input.origin),
        inArray(subject.status, ['planning', 'planned']),
        gte(subject.createdAt, later(now, -sameWithinMs)),
        // One that was made and thrown away since may be wished for again.
        or(isNull(subject.taskId), isThere(subject.taskId)),
      ),
    )
    .orderBy(desc(planningRun.createdAt))
    .limit(mostLooked)
  const wished = JSON.stringify(toldBy(input))
  return rows.find(({ of }) => isDeepStrictEqual(toldBy(of), JSON.parse(wished)))?.runId
}

/** What makes it this post, and no other one. */
const toldBy = ({
  name,
  description,
  ownFacts,
  facts,
  networks,
  objective,
  format,
  pictureId,
  publishLocal,
}: Subject) => ({
  name,
  description,
  ownFacts: (ownFacts ?? []).map(({ id: _, ...fact }: Fact) => fact),
  facts: facts ?? [],
  networks: [...networks].sort(),
  objective,
  format,
  pictureId: pictureId ?? null,
  publishLocal: publishLocal ?? null,
})
