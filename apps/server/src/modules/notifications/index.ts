/** When and how people want to hear from us. Sends nothing itself yet: service mails come from whoever causes them. */
export {
  changeNotificationSetting,
  type NotificationWishes,
} from './commands/change-notification-setting.ts'
export { createNotificationSetting } from './commands/create-notification-setting.ts'
export { notificationSettingsOf } from './queries/notification-settings.ts'
