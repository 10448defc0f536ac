import type { Same } from '../same.ts'

export const notices: Same<typeof import('../fr/notices.ts').notices> = {
  title: 'Notifications',
  which: 'Show',
  whiches: { all: 'All', unread: 'Unread' },
  readAll: 'Mark all as read',
  allRead_one: '{{count}} notification marked as read.',
  allRead_other: '{{count}} notifications marked as read.',
  empty: 'No notifications',
  emptyWords: 'Comments, answers, posts on hold: you will find them here for 90 days.',
  noneUnread: 'You have read everything.',
  noneUnreadWords: 'Notifications you have read stay under “All”.',
}
