/** `2026-09-11T09:20:10+0000`: UTC without a colon in the offset, unlike ISO 8601 as everybody writes it. */
export const graphTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}+0000`

export const seconds = (ms: number): number => Math.floor(ms / 1000)
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
