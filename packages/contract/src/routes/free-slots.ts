import { z } from 'zod'
import { access, params, publicId, route } from '../route.ts'
import { mostTogether } from './calendar.ts'

/** Why a post is offered its hour, as far as a sentence tells it. */
const slotReason = z.object({
  /**
   * The hour that brought this business most on that weekday; one of those it posts at; or another one of that day, at which
   * what the post says is read in time.
   */
  hour: z.enum(['best', 'usual', 'inTime']),
  /** How many posts were measured; 0 where the hour is not a measured one. */
  posts: z.number().int(),
  postsPerWeek: z.number().int(),
  /** Its week has as many as the planning says already: it is the next day without a post. */
  isExtra: z.boolean(),
  /** What the post tells of suits certain days only, and this is one of them. */
  isTied: z.boolean(),
})

const freeSlot = z.object({
  id: publicId,
  /** Null where no day within a year suits it. */
  slot: z
    .object({
      /** In the business’s zone. */
      localTime: z.string(),
      at: z.iso.datetime(),
      why: slotReason,
    })
    .nullable(),
})
export type FreeSlotView = z.infer<typeof freeSlot>

/** Ids after one another in the address: `a1b2c3,d4e5f6`. */
export const listedIds = z
  .string()
  .max(mostTogether * 65)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(publicId).min(1).max(mostTogether))

export const freeSlotRoutes = [
  route('GET', '/api/users/{id}/free-slots', {
    access: access.account('posts:edit'),
    rate: 'read',
    summary:
      'The next free hour for each of these posts: as often a week as the planning says, at the best hours of their networks, apart from other posts, with the reason',
    params: params.id,
    query: z.object({ posts: listedIds }),
    output: z.object({ slots: z.array(freeSlot), zone: z.string() }),
  }),
  route('GET', '/api/users/{id}/good-hours', {
    access: access.account('posts:consult'),
    rate: 'read',
    summary: 'The hours of each weekday at which this business’s posts are read, the best first',
    params: params.id,
    output: z.object({
      hours: z.array(
        z.object({
          /** Monday is 1. */
          weekday: z.number().int().min(1).max(7),
          times: z.array(z.string()),
          /** What the posts brought says so; else they are hours the business chose. */
          isMeasured: z.boolean(),
          /** The business wants posts on that weekday. */
          isPlanned: z.boolean(),
        }),
      ),
    }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    freeSlots: { routes: typeof freeSlotRoutes }
  }
}
