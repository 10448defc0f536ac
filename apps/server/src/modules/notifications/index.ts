/**
 * What people are told, and when and how they want to hear from us. Service messages come from whoever causes them, through
 * `tell`: said once, shown until it is set aside, mailed with it.
 */
export { changeNotificationSetting } from './commands/change-notification-setting.ts'
export { createNotificationSetting } from './commands/create-notification-setting.ts'
export { isTold, mostNamed, reopenNotices, rewordNotice, settleNotices, tell } from './commands/tell.ts'
export { forgetNotices, type IsStanding } from './jobs/forget-notices.ts'
export type { NotificationWishes } from './notification-wishes.ts'
export { notificationsHandlers } from './notifications.routes.ts'
export { notificationSettingsOf } from './queries/notification-settings.ts'
