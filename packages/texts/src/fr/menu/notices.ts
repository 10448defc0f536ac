export const screens = {
  notifications: { name: 'Notifications' },
}
