import { hours, later, secondsUntil } from './clock.ts'
import { AppError } from './errors.ts'

/** So many within an hour, and who wants more is told when there is room again. What was done within it, the oldest first. */
export function refuseBeyond(most: number, lately: readonly { readonly at: Date }[], now: Date): void {
  const first = lately[lately.length - most]
  if (first)
    throw new AppError('tooManyRequests', {
      figures: { seconds: secondsUntil(later(first.at, hours(1)), now) },
    })
}
