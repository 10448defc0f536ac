import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { CommandContext } from '../../access/context.ts'
import { hashToken } from '../../platform/crypto.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { recoveryCode } from './identity.tables.ts'
import { findPerson } from './people.store.ts'

/** Without letters that are taken for each other on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const newCode = () =>
  Array.from(
    { length: 12 },
    (_, index) => `${index > 0 && index % 4 === 0 ? '-' : ''}${alphabet[randomInt(alphabet.length)]}`,
  ).join('')

/** Ten new codes, shown once; the old ones are void. */
export async function writeRecoveryCodes(ctx: CommandContext, personId: number): Promise<string[]> {
  const codes = Array.from({ length: 10 }, newCode)
  await ctx.tx.delete(recoveryCode).where(eq(recoveryCode.personId, personId))
  await ctx.tx
    .insert(recoveryCode)
    .values(codes.map((code) => ({ personId, codeHash: hashToken(foldCode(code)) })))
  await ctx.record({ action: 'recoveryCodes.renewed', accountId: personId, subject: ['person', personId] })
  return codes
}

/** Whoever changes how one signs in is not alone: the owner of the address is told. */
export async function notifySecondFactorChanged(
  ctx: CommandContext,
  personId: number,
  change: 'app.added' | 'app.removed' | 'passkey.added' | 'passkey.removed',
): Promise<void> {
  const owner = await findPerson(ctx.tx, personId)
  if (!owner) return
  await ctx.mail({
    kind: 'secondFactorChanged',
    to: owner.email,
    language: owner.applicationLang === 'en' ? 'en' : 'fr',
    link: `${ctx.platform.config.publicUrl}/me/account`,
  })
  await ctx.record({ action: `secondFactor.${change}`, accountId: personId, subject: ['person', personId] })
  await ctx.announce({ name: 'account.changed', personId })
}

export async function acceptRecoveryCode(
  db: Pick<Database, 'update'>,
  personId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCode.personId, personId),
        eq(recoveryCode.codeHash, hashToken(foldCode(code))),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ personId: recoveryCode.personId })
  return used.length === 1
}

/** People type codes with spaces, dashes and capitals as they like. */
export const foldCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')
