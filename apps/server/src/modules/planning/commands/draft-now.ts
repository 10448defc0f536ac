import type {
  Fact,
  MarketingObjective,
  Network,
  SubjectFormat,
  SubjectOrigin,
  Thematic,
} from '@postelier/contract'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import { begunAlready } from '../drafting/begun.store.ts'
import { requireDrafting } from '../drafting/require-drafting.ts'
import { subject } from '../planning.tables.ts'
import { localDay } from '../subjects/day-on-local.ts'
import { startRun } from './start-run.ts'

interface OneSubject {
  readonly accountId: number
  /** Under which its subject is kept, for who wants to find it again. */
  readonly subjectId?: number
  /** What the person was shown and said yes to. */
  readonly agreedCredits: number
  readonly origin: Exclude<SubjectOrigin, 'planning'>
  readonly name: string
  readonly description: string
  /** What it is about; nothing else is written from these. */
  readonly facts: readonly Fact[]
  /** Facts that may be told beside it. */
  readonly beside?: readonly string[]
  readonly theme: Thematic
  /** Those drafting is switched on for, where none are named. */
  readonly networks?: readonly Network[]
  readonly objective?: MarketingObjective
  readonly format?: SubjectFormat
  readonly localTime?: string
  readonly showsLogo?: boolean
  /** The picture its post is to show. */
  readonly pictureId?: string
}

/** One post of one thing that somebody brought: a subject that carries its own facts, on its way at once, and once. */
export async function draftNow(ctx: CommandContext, proposal: OneSubject): Promise<string> {
  const { accountId, agreedCredits, origin, name, description, facts, theme, localTime } = proposal
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  const speaker = await requireDrafting(ctx.tx, accountId)
  const publicId = newPublicId()
  const input = {
    id: proposal.subjectId ?? newDigitsId(),
    publicId,
    accountId,
    origin,
    name,
    description,
    theme,
    networks: [...new Set(proposal.networks ?? speaker.tones.keys())],
    objective: proposal.objective ?? 'visibility',
    format: proposal.format ?? 'image',
    ownFacts: facts.map((fact, nth) => ({ ...fact, id: `own-${publicId}-${nth}` })),
    facts: [...(proposal.beside ?? [])],
    showsLogo: proposal.showsLogo ?? null,
    pictureId: proposal.pictureId ?? null,
    ...localDay(localTime ?? null, speaker.timeZone, ctx.now),
    status: 'accepted',
    createdAt: ctx.now,
    changedAt: ctx.now,
  } satisfies typeof subject.$inferInsert
  await oneAtATime(ctx.tx, 'drafting now', accountId)
  const begun = proposal.subjectId === undefined ? await begunAlready(ctx, input) : undefined
  if (begun) return begun
  await ctx.tx.insert(subject).values(input)
  return startRun(ctx, { accountId, subjectIds: [publicId], agreedCredits, isAlone: true })
}
