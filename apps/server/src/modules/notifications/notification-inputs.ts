/** When and how somebody wants to hear from us. */
export interface NotificationInputs {
  readonly weekday: number
  readonly minute: number
  readonly timeZone: string
  readonly media: readonly string[]
  readonly frequency: string
  readonly types: readonly string[]
}
