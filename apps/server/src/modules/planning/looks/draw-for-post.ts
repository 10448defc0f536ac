// A picture by a model outside, for a post that would otherwise show the platform's collection.
import type { EngineFailure, PictureMissing } from '@postelier/contract'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { engineFor } from '../../engines/index.ts'
import { keepGenerated, keptFor } from '../../library/index.ts'
import { withGeneratedPicture } from '../../media/index.ts'
import type { Assignment } from '../queries/read-assignment.ts'
import { picturePrompt } from './picture-prompt.ts'

interface DrawForPostInput {
  readonly assignment: Assignment
  /** What it is drawn for: tried again, it is the same picture and paid once. */
  readonly drawnFor: string
  readonly signal: AbortSignal
}

/** Shorter than the lease of a step or a remake, with its words before it. */
const patience = { callMs: { text: 60_000, picture: 80_000 }, overallMs: { text: 80_000, picture: 90_000 } }

/** Nothing where nobody draws, or nothing may be drawn; where it went wrong, it says why. */
export async function drawForPost(
  platform: Platform,
  { assignment, drawnFor, signal }: DrawForPostInput,
): Promise<{ readonly pictureId: string } | { readonly missing: PictureMissing } | null> {
  const { accountId } = assignment.subject
  const prompt = picturePrompt({ fact: assignment.fact, tone: assignment.brief.voice.tone })
  if (!prompt) return null
  const before = await keptFor(platform.db, { accountId, key: drawnFor })
  if (typeof before !== 'string') return before
  const client = await engineFor(platform, { use: 'image', accountId, signal, limits: patience })
  if (!client) return null
  if (before === 'full') return { missing: 'full' }
  const drawn = await client.draw({ prompt, ratio: '1:1' })
  if (drawn.kind === 'failed') return { missing: missingFor[drawn.failure] ?? 'noAnswer' }
  const { value, engine } = drawn
  const generated = { accountId, bytes: value.bytes, name: assignment.fact?.about ?? '' }
  try {
    const pictureId = await withGeneratedPicture(platform, generated, (picture) =>
      runCommand(platform, system('planner'), 'planner', keepGenerated, {
        accountId,
        drawnFor,
        engine,
        picture,
      }),
    )
    return { pictureId }
  } catch (reason) {
    // What they sent is no picture, or the collection filled up meanwhile: the collection's picture stands.
    if (!(reason instanceof AppError)) throw reason
    platform.log.warn({ err: reason, engine }, 'a picture that was drawn cannot be kept')
    return { missing: 'noAnswer' }
  }
}

/** The other ways of failing are the service's own, and nothing a business could do about. */
const missingFor: Readonly<Partial<Record<EngineFailure, PictureMissing>>> = {
  overBudget: 'overBudget',
  refused: 'refused',
}
