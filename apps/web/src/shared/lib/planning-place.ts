import { kept } from '#shared/lib/storage.ts'

const placeOf = (accountId: number) => `po:planning-start:${accountId}`

/** Where somebody left the way to their first subjects, on this machine: closed in the middle, it goes on there. */
export const planningPlace = {
  read: (accountId: number): string | null => kept.read(placeOf(accountId)),
  keep: (accountId: number, step: string): void => kept.write(placeOf(accountId), step),
  drop: (accountId: number): void => kept.write(placeOf(accountId), null),
}
