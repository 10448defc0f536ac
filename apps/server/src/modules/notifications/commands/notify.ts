import type { Network, NoticeKind } from '@postelier/contract'
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { formatDate } from '../../../platform/i18n/format-date.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { isOfHiddenPost, notice } from '../notifications.tables.ts'

interface NoticeMail extends Pick<Mail, 'kind' | 'link' | 'words'> {
  /** Said as whoever reads it says dates. */
  readonly dates?: Readonly<Record<string, Date>>
  readonly posts?: PostsNamed
}

/** The posts a mail is about: the first of them are named, the others counted. */
interface PostsNamed {
  readonly titles: readonly string[]
  readonly count: number
}

interface Told {
  readonly accountId: number
  readonly key: string
  readonly kind: NoticeKind
  readonly network?: Network
  readonly taskPublicId?: string
  readonly words?: Readonly<Record<string, string>>
  /** Who did what it tells of: they are not told. */
  readonly causedBy?: number | null
  /** Something else speaks of it for now: it is kept, and shown once it is opened. */
  readonly isQuiet?: boolean
  /** Goes out with it, to whoever the account is. */
  readonly mail?: NoticeMail
}

/** Tells a business something once: the same thing told again is nothing new, and is not mailed again. */
export async function notify(
  ctx: CommandContext,
  { mail, isQuiet = false, ...told }: Told,
): Promise<boolean> {
  const [row] = await ctx.tx
    .insert(notice)
    .values({ ...told, id: newDigitsId(), createdAt: ctx.now, closedAt: isQuiet ? ctx.now : null })
    .onConflictDoNothing({ target: notice.key })
    .returning({ id: notice.id })
  if (!row) return false
  await ctx.announce({ name: 'notices.changed', accountId: told.accountId })
  if (mail && !(await isOfHidden(ctx, row.id))) await mailTo(ctx, told.accountId, mail)
  return true
}

/** The mail goes to the business itself. */
const isOfHidden = async ({ tx }: CommandContext, id: number): Promise<boolean> =>
  (await tx.$count(notice, and(eq(notice.id, id), isOfHiddenPost))) > 0

/** Whether it was said already, and mailed with it. */
export const isTold = async ({ tx }: CommandContext, key: string): Promise<boolean> =>
  (await tx.select({ id: notice.id }).from(notice).where(eq(notice.key, key))).length > 0

/** The same for queries elsewhere, of a key that they make of a row. */
export const isToldOf = (key: SQL): SQL => sql`exists (select 1 from ${notice} where ${notice.key} = ${key})`

interface Reworded {
  readonly key: string
  readonly words: Readonly<Record<string, string>>
  /** Something new is to be said: it is opened again where it was set aside. */
  readonly opens: boolean
}

/** The same thing in other words, for it is about more by now, or about less. */
export async function rewordNotice(ctx: CommandContext, { key, words, opens }: Reworded): Promise<void> {
  const changed = await ctx.tx
    .update(notice)
    .set({ words, ...(opens ? { closedAt: null } : {}) })
    .where(eq(notice.key, key))
    .returning({ accountId: notice.accountId })
  await ctx.announce(...changed.map(({ accountId }) => ({ name: 'notices.changed', accountId }) as const))
}

/** What something else spoke of until now is shown from here on. */
export async function reopenNotices(ctx: CommandContext, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const opened = await ctx.tx
    .update(notice)
    .set({ closedAt: null, createdAt: ctx.now })
    .where(and(inArray(notice.key, [...keys]), isNotNull(notice.closedAt)))
    .returning({ accountId: notice.accountId })
  const accounts = [...new Set(opened.map((row) => row.accountId))]
  await ctx.announce(...accounts.map((accountId) => ({ name: 'notices.changed', accountId }) as const))
}

/** It is no longer so: whoever has not read it need not. Keys name what they are of, and are nobody else's. */
export async function closeNotices(ctx: CommandContext, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const closed = await ctx.tx
    .update(notice)
    .set({ closedAt: ctx.now })
    .where(and(inArray(notice.key, [...keys]), isNull(notice.closedAt)))
    .returning({ accountId: notice.accountId })
  const accounts = [...new Set(closed.map((row) => row.accountId))]
  await ctx.announce(...accounts.map((accountId) => ({ name: 'notices.changed', accountId }) as const))
}

async function mailTo(ctx: CommandContext, accountId: number, { dates = {}, posts, ...mail }: NoticeMail) {
  const [to] = await ctx.tx
    .select({
      email: person.email,
      validatedAt: person.emailValidatedAt,
      language: person.applicationLang,
      timeZone: person.timeZone,
    })
    .from(person)
    .where(eq(person.id, accountId))
  // An address that nobody confirmed may be anybody's.
  if (!to?.validatedAt) return
  const language = to.language === 'en' ? 'en' : 'fr'
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: to.timeZone } as const
  const said = Object.fromEntries(
    Object.entries(dates).map(([name, at]) => [name, formatDate(language, at, format)]),
  )
  const words = { ...mail.words, ...said, posts: posts ? namesOf(ctx, language, posts) : '' }
  await ctx.mail({ ...mail, to: to.email, language, words })
}

/** As many as a mail names. */
export const mostNamed = 3

/** A sentence, or nothing where there is none to name. */
function namesOf(ctx: CommandContext, language: 'fr' | 'en', { titles, count }: PostsNamed): string {
  if (titles.length === 0) return ''
  const { translator } = ctx.platform
  const named = titles
    .slice(0, mostNamed)
    .map((title) => translator.say(language, 'mails:posts.one', { title }))
  const left = count - named.length
  const others = left > 0 ? [translator.say(language, 'mails:posts.others', { count: left })] : []
  const said = new Intl.ListFormat(language, { type: 'conjunction' }).format([...named, ...others])
  return translator.say(language, 'mails:posts.waiting', { count, titles: said })
}
