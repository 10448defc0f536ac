import { type AudienceInput, Refusal, type RefusalKind } from '@postelier/networks/adapters'
import { AppError, invalid } from '../../../platform/errors.ts'
import { askThere, type There } from './open-publication.ts'

/** What the network says of an audience, as opposed to what it says of us. */
const ofAudience: ReadonlySet<RefusalKind> = new Set(['validation', 'policy', 'notFound'])

/** Whom somebody wishes to reach, as the network knows them: asked before anything is written, and told at its field. */
export async function canBeReached(there: There, { advertAccount, boost }: AudienceInput): Promise<void> {
  const { adapter, context, opened } = there
  if (boost.cities.length === 0) {
    const countries = await askThere(there, () => adapter.countries(context, opened.own()))
    if (!countries.includes(boost.country)) throw invalid({ country: { key: 'boostNowhere' } })
  }
  const tries = async (asked: AudienceInput, field: 'country' | 'cities' | 'interests') => {
    try {
      await askThere(there, () => adapter.tryAudience(context, opened.own(), asked))
    } catch (reason) {
      const cause = reason instanceof AppError ? reason.cause : undefined
      if (!(cause instanceof Refusal) || !ofAudience.has(cause.facts.kind)) throw reason
      throw invalid({ [field]: { key: field === 'interests' ? 'boostNoInterest' : 'boostNowhere' } })
    }
  }
  // Where first, and then what they like: so it is known which of the two is refused.
  const where = boost.cities.length > 0 ? 'cities' : 'country'
  await tries({ advertAccount, boost: { ...boost, interests: [] } }, where)
  if (boost.interests.length > 0) await tries({ advertAccount, boost }, 'interests')
}
