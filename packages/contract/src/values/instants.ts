import { z } from 'zod'

/** Moments people ask for: beyond these years neither the database nor a calendar of posts has anything to say. */
const [earliest, latest] = [Date.UTC(1900, 0, 1), Date.UTC(2200, 0, 1)]

/** A moment a caller names. What the platform answers with is its own and needs no bounds. */
export const askedInstant = z.iso.datetime().refine(
  (moment) => {
    const at = Date.parse(moment)
    return at >= earliest && at < latest
  },
  { error: 'noDate' },
)
