// A year of ordered work, and who cannot do theirs this week.
import { addNonWorkingDay } from '../modules/people/index.ts'
import { days, later } from '../platform/clock.ts'
import { type DemoOrder, demoOrders } from './demo-orders.ts'
import { pastOrders } from './demo-past-orders.ts'
import { sickAgent } from './demo-people.ts'
import { ago, asPerson } from './earlier.ts'
import { agentIn, type Event, idOf, ownerOf, templatesFor } from './world.ts'
import { isUnderWay, type OrderPlace, placeDemoOrder, workOnOrder } from './write-orders.ts'

export const orderEvents = (now: Date): Event[] => [
  ...[...pastOrders.map((order) => onWorkingDay(order, now)), ...demoOrders].flatMap(orders),
  ...illness(),
]

/** Made on a day from Monday to Friday, whatever day it is today: nobody works on the others. */
function onWorkingDay(order: DemoOrder, now: Date): DemoOrder {
  const weekday = later(now, -days(order.daysAgo - 1)).getUTCDay()
  const back = weekday === 6 ? 1 : weekday === 0 ? 2 : 0
  return { ...order, daysAgo: order.daysAgo + back }
}

/** Ordered after all that happened that day, made before all that happens the next; this day's in the order of its hours. */
function orders(order: DemoOrder, nth: number): Event[] {
  let place: OrderPlace | undefined
  const now = isUnderWay(order)
  return [
    {
      daysAgo: now ? 0.3 : order.daysAgo - 0.8,
      async happen(ctx, world) {
        place = await placeDemoOrder(ctx, { order, who: ownerOf(world, order.business) })
      },
    },
    {
      daysAgo: now ? (order.state === 'running' ? 0.1 : 0.2) : order.daysAgo - 0.9,
      async happen(ctx, world) {
        const who = ownerOf(world, order.business)
        const templates = await templatesFor(ctx, world, who)
        if (!place) throw new Error('An order is placed before it is worked on')
        await workOnOrder(ctx, { who, order, place, nth, templates, agentCalled: agentIn(world) })
      },
    },
  ]
}

/** Told one evening, for a week and a day: what comes goes to the others. */
function illness(): Event[] {
  const since = 3
  return Array.from({ length: 8 }, (_, nth) => ({
    daysAgo: since - 0.5,
    async happen(ctx, world) {
      const admin = asPerson(ago(ctx, since, 21, 30), world.admin)
      const date = later(admin.now, days(nth + 1))
        .toISOString()
        .slice(0, 10)
      const agent = { userType: 'internalAgent', userId: idOf(world, sickAgent) } as const
      await addNonWorkingDay(admin, { ...agent, name: 'Arrêt maladie', date })
    },
  }))
}
