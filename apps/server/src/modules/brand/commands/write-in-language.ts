import type { Language } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { notFound } from '../../../platform/errors.ts'

/** Posts are written in the first of a business's languages; the others stay behind it. */
export async function writeInLanguage(
  ctx: CommandContext,
  { accountId, language }: { readonly accountId: number; readonly language: Language },
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'brand:edit')
  const [row] = await ctx.tx
    .select({ languages: person.languages, version: person.version })
    .from(person)
    .where(eq(person.id, accountId))
    .for('update')
  if (!row) throw notFound()
  if (row.languages[0] === language) return
  const languages = [language, ...row.languages.filter((one) => one !== language)]
  await ctx.tx
    .update(person)
    .set({ languages, version: row.version + 1 })
    .where(eq(person.id, accountId))
  await ctx.record({
    action: 'profile.changed',
    accountId,
    subject: ['person', accountId],
    details: { fields: ['languages'] },
  })
  await ctx.announce({ name: 'account.changed', personId: accountId })
  await ctx.announce({ name: 'planning.changed', accountId })
}
