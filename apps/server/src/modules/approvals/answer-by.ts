/** Of posts that wait for an answer: the hour of the first that is to come, and never later than their link is good. */
export function answerBy(expiresAt: Date, dates: readonly (Date | null)[], now: Date): Date {
  const ahead = dates.flatMap((at) => (at && at > now ? [at.getTime()] : []))
  return new Date(Math.min(expiresAt.getTime(), ...ahead))
}
