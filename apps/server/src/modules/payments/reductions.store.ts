import type { RunningCodes } from '@postelier/contract/purchases'
import type { Database } from '../../platform/database/open-database.ts'
import {
  type Affiliation,
  heldAffiliation,
  keptWith,
  readAffiliation,
  reductionOf,
} from './affiliation.store.ts'
import type { cart } from './payments.tables.ts'
import { bestReduction, type Reduction, takesOff } from './price.ts'
import { type KnownCode, readCode, reductionsLeft } from './promotion.store.ts'
import type { PurchaseAffiliation } from './purchase.ts'

type Db = Pick<Database, 'select'>
type Priced = Parameters<typeof bestReduction>[0]

type CartReduction = Reduction & { readonly promotion?: KnownCode; readonly affiliation?: Affiliation }

/** What takes something off a cart: the code that was typed there or the one that the account has, whichever is better. */
export interface CartReductions {
  readonly best: Reduction | null
  /** Where it is the best. */
  readonly promotion: KnownCode | null
  readonly affiliation: Affiliation | null
  /** The code that stands in the field: one that was typed, and is the best. */
  readonly typed: string | null
  /** One was typed, and cannot be used any more. */
  readonly isOver: boolean
  readonly kept: PurchaseAffiliation | undefined
  /** What the period after costs less: what is left of promotion codes, or the agency's code from now on. */
  next(price: Priced): NextReduction
  /** What goes on once every promotion code is used up: an agency's. */
  readonly lasting: Reduction | null
}

/** What a payment costs less, and which code it is by. */
interface NextReduction {
  readonly reduction: Reduction | null
  readonly codes: RunningCodes
}

/** The best of those that take something off; the others stay for later. */
function nextOf<R extends Reduction & { readonly code: string }>(price: Priced, all: readonly R[]) {
  const running = all.filter((one) => takesOff(price, one))
  const reduction = bestReduction(price, running)
  const kept = running.flatMap((one) => (one === reduction ? [] : one.code))
  return { reduction, codes: { used: reduction?.code ?? null, kept: [...new Set(kept)] } }
}

export async function reductionsOf(
  db: Db,
  row: Pick<typeof cart.$inferSelect, 'accountId' | 'kind' | 'codeId' | 'affiliationCodeId'>,
  price: Priced,
  now: Date,
): Promise<CartReductions> {
  const { accountId, codeId, affiliationCodeId } = row
  const isPlan = row.kind === 'plan'
  const [held, typedPromotion, typedAffiliation, left] = await Promise.all([
    heldAffiliation(db, accountId),
    codeId === null ? null : readCode(db, { id: codeId, accountId }, now),
    affiliationCodeId === null ? null : readAffiliation(db, { id: affiliationCodeId }),
    isPlan ? reductionsLeft(db, accountId) : [],
  ])
  // An agency's code is for plans: every period of them, and no credits.
  const ofAgencies = isPlan ? [held, typedAffiliation].flatMap((one) => one ?? []).map(reductionOf) : []
  const promotions: CartReduction[] = typedPromotion
    ? [{ ...typedPromotion.reduction, promotion: typedPromotion }]
    : []
  const best = bestReduction<CartReduction>(price, [...ofAgencies, ...promotions])
  const { promotion = null, affiliation = null } = best ?? {}
  const begins = affiliation !== null && affiliation === typedAffiliation
  const has = begins ? affiliation : held
  const wasTyped = codeId ?? (isPlan ? affiliationCodeId : null)
  const goesOn =
    promotion !== null && promotion.periods > 1 ? [{ ...promotion.reduction, code: promotion.code }] : []
  return {
    best,
    promotion,
    affiliation,
    typed: promotion?.code ?? (begins ? affiliation.code : null),
    isOver: wasTyped !== null && typedPromotion === null && typedAffiliation === null,
    kept: has ? keptWith(has, { isTakenOff: has === affiliation, begins }) : undefined,
    lasting: has && reductionOf(has),
    next: (price) => nextOf(price, [...(has ? [reductionOf(has)] : []), ...left, ...goesOn]),
  }
}

/** What the next period of a running plan costs less. */
export async function nextReduction(
  db: Db,
  accountId: number,
  price: Priced,
): Promise<{
  readonly reduction: Reduction | null
  readonly codes: RunningCodes
  readonly codeId: number | null
  readonly kept: PurchaseAffiliation | undefined
}> {
  const [held, left] = await Promise.all([heldAffiliation(db, accountId), reductionsLeft(db, accountId)])
  const { reduction, codes } = nextOf<Reduction & { code: string; codeId?: number }>(price, [
    ...(held ? [reductionOf(held)] : []),
    ...left,
  ])
  const codeId = reduction?.codeId ?? null
  return {
    reduction,
    codes,
    codeId,
    kept: held ? keptWith(held, { isTakenOff: codeId === null, begins: false }) : undefined,
  }
}
