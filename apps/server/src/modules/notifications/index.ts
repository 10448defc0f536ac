/** When and how people want to hear from us. Sends nothing itself yet: service mails come from whoever causes them. */
export { changeNotificationSetting } from './commands/change-notification-setting.ts'
export { createNotificationSetting } from './commands/create-notification-setting.ts'
export type { NotificationWishes } from './notification-wishes.ts'
export { notificationSettingsOf } from './queries/notification-settings.ts'
