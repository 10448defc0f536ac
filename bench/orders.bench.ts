// A simulated year of 10,000 orders for 200 agents by our rule, against taking turns with a mean duration.
import { performance } from 'node:perf_hooks'
import type { Bench } from './bench.ts'
import { inTurn, ours } from './order-rules.ts'
import { liveYear, makeWorld, type Year } from './order-year.ts'

const counts = { agents: 200, orders: 10_000 }
const seed = 20_260_105

type Tell = (figures: Bench['figures']) => void

export async function run(tell: Tell): Promise<Bench> {
  const year = yearFigures(tell)
  return {
    ratio: rounded(Number(year.ours_kept_percent) / Number(year.turns_kept_percent)),
    aim: 1,
    figures: year,
    aims: {
      ours_kept_percent: { atLeast: 97 },
      ours_minutes_beyond_hours: { atMost: 0 },
      ours_unassigned_while_free: { atMost: 0 },
      ours_lost: { atMost: 0 },
    },
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100

function yearFigures(tell: Tell): Record<string, number> {
  const world = makeWorld(seed, counts)
  const began = performance.now()
  const own = namedAs('ours', liveYear(world, ours))
  own.ours_seconds = rounded((performance.now() - began) / 1000)
  tell(own)
  const minutes = world.orders.reduce((sum, order) => sum + order.minutes, 0) / world.orders.length
  const perWeek = world.agents.reduce(
    (sum, { calendar }) =>
      sum +
      (calendar.spans.reduce((all, span) => all + span.endMinute - span.startMinute, 0) *
        calendar.productivityPercent) /
        100,
    0,
  )
  const turns = inTurn({ minutes, minutesPerDay: perWeek / world.agents.length / 5 })
  const theirs = namedAs('turns', liveYear(world, turns))
  tell(theirs)
  return { ...own, ...theirs }
}

const namedAs = (name: string, year: Year): Record<string, number> => ({
  [`${name}_kept_percent`]: rounded(year.kept * 100),
  [`${name}_mean_days`]: rounded(year.meanDays),
  [`${name}_promises`]: year.promises,
  [`${name}_unassigned`]: year.unassigned,
  [`${name}_unassigned_while_free`]: year.unassignedWhileFree,
  [`${name}_lost`]: year.lost,
  [`${name}_minutes_beyond_hours`]: year.beyondHoursMinutes,
  [`${name}_load_percent`]: rounded(year.loadPercent),
})
