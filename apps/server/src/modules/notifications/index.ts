/**
 * What people are told, and when and how they want to hear from us. Service messages come from whoever causes them, through
 * `notify`: said once, shown until it is set aside, mailed with it.
 */

import { noticeEvents, noticeRoutes } from '@postelier/contract/notices'
import { defineModule } from '../../http/server-module.ts'
import { type IsValid, purgeNotices } from './jobs/purge-notices.ts'
import { notificationsHandlers } from './notifications.routes.ts'

export { changeNotificationSetting } from './commands/change-notification-setting.ts'
export { createNotificationSetting } from './commands/create-notification-setting.ts'
export {
  closeNotices,
  isTold,
  isToldOf,
  mostNamed,
  notify,
  reopenNotices,
  rewordNotice,
} from './commands/notify.ts'
export type { NotificationInputs } from './notification-inputs.ts'
export { notificationSettingsOf } from './queries/notification-settings.ts'
export { closeOpenNotices, openNotices } from './queries/open-notices.ts'

export interface NotificationNeeds {
  /** Whoever notifies of something knows whether it is over. */
  readonly standingNotices: readonly IsValid[]
}

export const serverModule = ({ standingNotices }: NotificationNeeds) =>
  defineModule({
    routes: [noticeRoutes],
    handlers: [notificationsHandlers],
    jobs: [purgeNotices(standingNotices)],
    events: noticeEvents,
  })
