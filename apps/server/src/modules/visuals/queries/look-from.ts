import type { SampleBrand } from '@postelier/contract'
import { type Brand, wholeBrand } from '@postelier/scene'
import type { QueryContext } from '../../../access/context.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { readLook } from '../../brand/index.ts'
import { sampleBrands } from '../sample-brands.ts'
import { brandMarkOf, type Onlooker } from '../template.present.ts'
import { type Scope, scopeOf } from '../template-scope.ts'

/** In which brand somebody sees templates: a business in its own, staff in one of the samples. */
export async function brandOf(
  { db }: QueryContext,
  { ownerId }: Scope,
  sample: SampleBrand = 'light',
): Promise<Brand> {
  return ownerId === null ? sampleBrands[sample] : ownBrand(db, ownerId)
}

/** A business's own; other colours in place of its own where somebody tries them. */
export async function ownBrand(
  db: Pick<Database, 'select'>,
  accountId: number,
  tried?: Readonly<Partial<Record<string, string>>>,
): Promise<Brand> {
  const { colors: own, logoId, titleFamily, textFamily } = await readLook(db, accountId)
  const colors = tried ?? own
  const of = (index: string) => {
    const hex = colors[index]
    return hex === undefined ? {} : { [index]: hex.toLowerCase() }
  }
  return wholeBrand({
    colours: { ...of('primary'), ...of('secondary'), ...of('tertiary') },
    titleFamily,
    textFamily,
    logo: logoId,
  })
}

/** Somebody in a scope, to whom templates are presented. */
export async function lookFrom(
  ctx: QueryContext,
  { accountId, language }: { accountId: number; language: string },
): Promise<Onlooker> {
  const scope = await scopeOf(ctx, ctx.db, accountId, 'consult')
  const brandMark = brandMarkOf(await brandOf(ctx, scope))
  return { actor: ctx.actor, accountId, scope, language, brandMark }
}
