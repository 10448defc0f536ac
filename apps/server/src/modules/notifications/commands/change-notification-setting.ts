import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { movedFields } from '../../../access/moved-fields.ts'
import type { NotificationWishes } from '../notification-wishes.ts'
import { notificationSetting } from '../notifications.tables.ts'
import { notificationSettingsOf } from '../queries/notification-settings.ts'

/** When and how an account is told; service messages come whatever is chosen here. */
export async function changeNotificationSetting(
  ctx: CommandContext,
  { accountId, ...wishes }: NotificationWishes & { accountId: number },
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'notifications:edit')
  const values = { ...wishes, media: [...new Set(wishes.media)], types: [...new Set(wishes.types)] }
  const before = (await notificationSettingsOf(ctx.tx, [accountId])).get(accountId)
  const moved = before ? movedFields(before, values) : (Object.keys(values) as (keyof typeof values)[])
  if (moved.length === 0) return
  await ctx.tx
    .insert(notificationSetting)
    .values({ personId: accountId, ...values })
    .onConflictDoUpdate({ target: notificationSetting.personId, set: values })
  await ctx.record({
    action: 'notifications.changed',
    accountId,
    subject: ['account', accountId],
    details: Object.fromEntries(moved.map((name) => [name, values[name]])),
  })
  await ctx.announce({ name: 'account.changed', accountId })
}
