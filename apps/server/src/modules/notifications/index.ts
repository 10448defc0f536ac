/** When and how people want to hear from us. Sends nothing itself yet: service mails come from whoever causes them. */
export { createNotificationSetting } from './commands/create-notification-setting.ts'
