import type { LookView, SampleBrand } from '@postelier/contract'
import type { QueryContext } from '../../../access/context.ts'
import { readPictureSizes } from '../../media/index.ts'
import { scopeOf } from '../template-scope.ts'
import { brandOf } from './look-from.ts'

const mostPictures = 100

/** What a screen paints designs with; a picture that is not this account's to see is not there. */
export async function readLook(
  ctx: QueryContext,
  asked: { accountId: number; brand: SampleBrand; pictures: string },
): Promise<LookView> {
  const scope = await scopeOf(ctx, ctx.db, asked.accountId, 'consult')
  const brand = await brandOf(ctx, scope, asked.brand)
  const ids = asked.pictures.split(',').filter(Boolean).slice(0, mostPictures)
  const wanted = brand.logo === null ? ids : [...ids, brand.logo]
  return { brand, pictures: await readPictureSizes(ctx.db, wanted, scope.ownerId) }
}
