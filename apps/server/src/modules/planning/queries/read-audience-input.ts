// What is known of a business when somebody asks for audiences it could speak to.
import type { AudienceInput } from '@postelier/copy'
import { speaksToMachines } from '@postelier/reading'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { speakerOf } from '../../brand/index.ts'
import { factsOf } from '../known/fact.store.ts'

interface ReadAudienceWishInput {
  readonly accountId: number
  /** As somebody has it on the screen, perhaps not kept yet: it wins over what is. */
  readonly name?: string
  readonly summary?: string
}

/** What is known of a business when somebody asks whom it could speak to. */
export async function readAudienceWish(
  { db }: Pick<QueryContext, 'db'>,
  { accountId, name = '', summary = '' }: ReadAudienceWishInput,
): Promise<AudienceInput> {
  const speaker = await speakerOf(db, accountId)
  if (!speaker) throw notFound()
  const told = summary || speaker.summary
  return {
    name: name || speaker.name,
    city: speaker.city,
    language: speaker.language,
    activityType: speaker.activityType,
    trade: speaker.trade,
    // What speaks to machines is quoted to nobody.
    summary: speaksToMachines(told) ? '' : told,
    facts: (await factsOf(db, accountId)).filter(
      ({ about, question, says }) => ![about, question, ...says].some(speaksToMachines),
    ),
  }
}
