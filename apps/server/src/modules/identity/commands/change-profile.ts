import { and, eq, ne, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { movedFields } from '../../../access/moved-fields.ts'
import { type PersonSettings, person } from '../../../access/person.tables.ts'
import { AppError } from '../../../platform/errors.ts'
import { lockPerson } from '../people.store.ts'
import { checkPhone } from '../phone.ts'

const ownId = ({ actor }: CommandContext) => {
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  return actor.personId
}

export interface Profile {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly country: string
  readonly timeZone: string
  readonly languages: readonly string[]
}

/** Changes a signed-in person's own name, contact, languages and time zone. */
export async function changeProfile(ctx: CommandContext, input: Profile): Promise<void> {
  const id = ownId(ctx)
  const phone = checkPhone(input.phone, input.country)
  const before = await lockPerson(ctx.tx, id)
  if (!before) throw new AppError('notFound')
  const wanted = { ...input, phone, languages: [...new Set(input.languages)] }
  const fields = movedFields(before, wanted)
  if (fields.length === 0) return
  await ctx.tx
    .update(person)
    .set({ ...wanted, version: before.version + 1 })
    .where(eq(person.id, id))
  await ctx.record({
    action: 'profile.changed',
    accountId: id,
    subject: ['person', id],
    details: { fields },
  })
  await ctx.announce({ name: 'account.changed', personId: id })
}

export async function changeLanguage(ctx: CommandContext, { lang }: { lang: 'fr' | 'en' }): Promise<void> {
  const id = ownId(ctx)
  const moved = await ctx.tx
    .update(person)
    .set({ applicationLang: lang, version: sql`${person.version} + 1` })
    .where(and(eq(person.id, id), ne(person.applicationLang, lang)))
    .returning({ id: person.id })
  if (moved.length === 0) return
  await ctx.record({ action: 'language.changed', accountId: id, subject: ['person', id], details: { lang } })
  await ctx.announce({ name: 'account.changed', personId: id })
}

/** Small preferences; what is not named stays as it is, also when two tabs save at once. */
export async function changeSettings(
  ctx: CommandContext,
  change: { [K in keyof PersonSettings]?: PersonSettings[K] | undefined },
): Promise<void> {
  const id = ownId(ctx)
  const owner = await lockPerson(ctx.tx, id)
  if (!owner) throw new AppError('notFound')
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await ctx.tx
    .update(person)
    .set({ settings: { ...owner.settings, ...given } })
    .where(eq(person.id, id))
  await ctx.announce({ name: 'account.changed', personId: id })
}
