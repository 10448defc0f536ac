import type { LinkKind } from '@postelier/contract'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { person } from '../../access/person.tables.ts'
import { days, hours, later } from '../../platform/clock.ts'
import { hashToken } from '../../platform/crypto.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { AppError } from '../../platform/errors.ts'
import { newToken } from '../../platform/ids.ts'
import { mailedLink } from './identity.tables.ts'

/** How long each kind lasts, and the page its button is on. */
export const linkRules: Record<LinkKind, { readonly lastsMs: number; readonly path: string }> = {
  validateEmail: { lastsMs: hours(48), path: '/auth/validate-email' },
  resetPassword: { lastsMs: hours(1), path: '/auth/reset-password' },
  initializePassword: { lastsMs: days(7), path: '/auth/initialize-password' },
  invitation: { lastsMs: days(7), path: '/auth/invitation/' },
  changeEmail: { lastsMs: hours(48), path: '/auth/confirm-email' },
  cancelDeletion: { lastsMs: days(30), path: '/auth/cancel-deletion' },
}

/** Makes a link and voids the person's older ones of its kind. Its token goes into the mail and nowhere else. */
export async function createLink(
  tx: Transaction,
  now: Date,
  publicUrl: string,
  kind: LinkKind,
  personId: number,
  payload: Record<string, string> = {},
): Promise<{ link: string; expiresAt: Date }> {
  const rule = linkRules[kind]
  const token = newToken()
  const expiresAt = later(now, rule.lastsMs)
  // One at a time: two asked for at once must not leave two that work.
  await tx.select({ id: person.id }).from(person).where(eq(person.id, personId)).for('no key update')
  await voidLinks(tx, now, personId, kind)
  await tx
    .insert(mailedLink)
    .values({ tokenHash: hashToken(token), kind, personId, payload, createdAt: now, expiresAt })
  return { link: `${publicUrl}${rule.path}${rule.path.endsWith('/') ? token : `#${token}`}`, expiresAt }
}

export async function voidLinks(
  tx: Transaction,
  now: Date,
  personId: number,
  kind?: LinkKind,
): Promise<void> {
  await tx
    .update(mailedLink)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailedLink.personId, personId),
        isNull(mailedLink.usedAt),
        ...(kind ? [eq(mailedLink.kind, kind)] : []),
      ),
    )
}

export interface UsedLink {
  readonly person: typeof person.$inferSelect
  readonly payload: Readonly<Record<string, string>>
}

/**
 * Voids a link and gives what it was for. One statement decides, so of a hundred simultaneous uses one succeeds; if the
 * command fails later its transaction takes this back too.
 */
export async function consumeLink(
  tx: Transaction,
  now: Date,
  kind: LinkKind,
  token: string,
): Promise<UsedLink> {
  const [used] = await tx
    .update(mailedLink)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailedLink.tokenHash, hashToken(token)),
        eq(mailedLink.kind, kind),
        isNull(mailedLink.usedAt),
        gt(mailedLink.expiresAt, now),
      ),
    )
    .returning()
  if (!used) throw new AppError('linkInvalid')
  const [found] = await tx.select().from(person).where(eq(person.id, used.personId)).for('no key update')
  if (!found) throw new AppError('linkInvalid')
  return { person: found, payload: used.payload }
}

/** Whether a link still works and whom it is for; changes nothing, so mail scanners may open it. */
export async function peekLink(db: Pick<Database, 'select'>, now: Date, kind: LinkKind, token: string) {
  const [found] = await db
    .select({ person, payload: mailedLink.payload })
    .from(mailedLink)
    .innerJoin(person, eq(person.id, mailedLink.personId))
    .where(
      and(
        eq(mailedLink.tokenHash, hashToken(token)),
        eq(mailedLink.kind, kind),
        isNull(mailedLink.usedAt),
        gt(mailedLink.expiresAt, now),
      ),
    )
  return found
}
