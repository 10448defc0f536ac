import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { speakerOf } from '../../brand/index.ts'
import { firstAudiences } from '../first-thematics.ts'

/** Whom a business could speak to; kept by nobody until somebody says so. */
export async function proposeAudiences({ db }: QueryContext, { accountId }: { readonly accountId: number }) {
  const speaker = await speakerOf(db, accountId)
  if (!speaker) throw notFound()
  return {
    settings: {
      aiAudiences: firstAudiences(speaker).map((name) => ({ network: null, name, description: '' })),
    },
  }
}
