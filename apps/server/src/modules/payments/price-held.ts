import { later, minutes } from '../../platform/clock.ts'

const stepMs = minutes(15)

/**
 * What days are worth changes every minute, and what was seen is what is paid: they are reckoned at the quarter of an hour that
 * has begun, and a price of the quarter before is still agreed to.
 */
export const reckonedAt = (now: Date): Date => new Date(Math.floor(now.getTime() / stepMs) * stepMs)
export const reckonedBefore = (now: Date): Date => later(now, -stepMs)

/** So long a payment waits to be confirmed: its price is that of the moment it was begun. */
export const confirmedWithinMs = minutes(60)
