import { describe, expect, it } from 'vitest'
import type { QueuedWork, Worker } from './assign-work.ts'
import { reckonTransfers, type WorkInDanger } from './reckon-transfers.ts'
import type { WorkCalendar } from './work-calendar.ts'

const calendar: WorkCalendar = {
  zone: 'Europe/Paris',
  spans: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startMinute: 540, endMinute: 1020 })),
  daysOff: new Map(),
  contractStart: null,
  contractEnd: null,
  productivityPercent: 100,
}
// A Monday, nine o'clock.
const now = Date.parse('2026-11-23T08:00:00Z')
const tonight = Date.parse('2026-11-23T16:00:00Z')
const work = (minutesLeft: number, promisedAt: number | null = tonight): QueuedWork => ({
  ...{ minutesLeft, promisedAt },
  isRunning: false,
})
const away = { ...calendar, daysOff: new Map([['2026-11-23', 'repose']]) }
const ofTwo = [2, 3] as const

/** Of an agent who is away today, all is in danger; two colleagues may take it. */
const reckon = (
  queue: readonly QueuedWork[],
  colleagues: readonly Worker[],
  chosen: readonly WorkInDanger['chosen'][] = [],
  mine: WorkCalendar = away,
) =>
  reckonTransfers(
    {
      holder: { id: 1, calendar: mine, queue },
      inDanger: queue.map((_, position) => ({
        position,
        colleagues: new Set<number>(ofTwo),
        chosen: chosen[position],
      })),
      colleagues,
    },
    now,
  )
const free = (id: number, minutes: number): Worker => ({ id, calendar, queue: [work(480 - minutes)] })
const proposed = (ways: ReturnType<typeof reckon>) =>
  ways.map((way) => way.proposed && (way.proposed.workerId ?? 'stays'))

describe('what an agent cannot do in time', () => {
  it('is proposed to who is done first, and nobody is promised twice', () => {
    expect(proposed(reckon([work(60), work(60)], [free(2, 480), free(3, 90)]))).toEqual([2, 2])
    expect(proposed(reckon([work(60), work(60)], [free(2, 90), free(3, 70)]))).toEqual([2, 3])
    expect(proposed(reckon([work(60), work(60)], [free(2, 90)]))).toEqual([2, null])
  })

  it('names who would be nearest where nobody keeps it', () => {
    const [, second] = reckon([work(60), work(60)], [free(2, 90)])
    expect(second?.takers).toMatchObject([{ workerId: 2, isInTime: false }])
    expect(reckon([work(60)], [{ ...free(4, 480) }])[0]?.takers).toEqual([])
  })

  it('is reckoned with what was chosen before it', () => {
    const both = [work(60), work(60)]
    expect(proposed(reckon(both, [free(2, 90)], [null]))).toEqual([2, 2])
    expect(proposed(reckon(both, [free(2, 90), free(3, 90)], [3]))).toEqual([2, 2])
    // Who cannot take it has it not: it stays.
    expect(proposed(reckon(both, [free(2, 90)], [9]))).toEqual([2, 2])
  })

  it('stays where what was before it goes', () => {
    const morning = {
      ...calendar,
      spans: [{ weekday: 1, startMinute: 540, endMinute: 600 }],
    }
    const ways = reckon([work(60), work(60)], [free(2, 90)], [], morning)
    expect(ways.map(({ left }) => left.isInTime)).toEqual([true, false])
    const moved = reckon([work(60), work(60)], [free(2, 90)], [2], morning)
    expect(proposed(moved)).toEqual(['stays', 'stays'])
  })

  it('goes to who is done no later than it would be, where it is late anyway', () => {
    const yesterday = now - 86_400_000
    const late = (lateAnyway: number, colleague: Worker) =>
      reckonTransfers(
        {
          holder: { id: 1, calendar: away, queue: [work(60, yesterday)] },
          inDanger: [{ position: 0, colleagues: new Set([2]), lateAnyway }],
          colleagues: [colleague],
        },
        now,
      )
    expect(proposed(late(tonight, free(2, 480)))).toEqual([2])
    const tomorrow: Worker = { id: 2, calendar: away, queue: [] }
    expect(proposed(late(tonight, tomorrow))).toEqual([null])
    expect(late(tonight, tomorrow)[0]?.takers).toMatchObject([{ workerId: 2, isInTime: false }])
  })

  describe('of which some is late anyway', () => {
    const yesterday = now - 86_400_000
    const inTwoDays = tonight + 2 * 86_400_000
    const awayAllWeek = {
      ...calendar,
      daysOff: new Map(['23', '24', '25', '26', '27'].map((day) => [`2026-11-${day}`, 'repose'])),
    }
    const reckonLate = (
      queue: readonly QueuedWork[],
      { chosen = [], colleagues = [free(2, 90)], mine = awayAllWeek, anyway = inTwoDays }: LateCase = {},
    ) =>
      reckonTransfers(
        {
          holder: { id: 1, calendar: mine, queue },
          inDanger: queue.map(({ promisedAt }, position) => ({
            position,
            colleagues: new Set<number>(ofTwo),
            lateAnyway: promisedAt === yesterday ? anyway : undefined,
            chosen: chosen[position],
          })),
          colleagues,
        },
        now,
      )
    interface LateCase {
      chosen?: readonly WorkInDanger['chosen'][]
      colleagues?: readonly Worker[]
      mine?: WorkCalendar
      anyway?: number
    }
    const both = [work(60, yesterday), work(60)]

    it('takes no hour from what is still in time, whether it was proposed or chosen', () => {
      for (const chosen of [[], [2], [2, 2]]) {
        const [late, soon] = reckonLate(both, { chosen })
        expect(soon).toMatchObject({ proposed: { workerId: 2 }, takers: [{ isInTime: true, position: 0 }] })
        // Behind it, and behind what they had.
        expect(late).toMatchObject({ proposed: { workerId: 2 }, takers: [{ position: 2 }] })
      }
    })

    it('puts what was chosen to be late behind it too, and says who would have kept it', () => {
      const ways = reckonLate([work(60), work(60)], { chosen: [3], colleagues: [free(2, 60), free(3, 30)] })
      expect(ways.map(({ takers }) => takers.map(({ workerId, isInTime }) => [workerId, isInTime]))).toEqual([
        [
          [2, true],
          [3, false],
        ],
        [
          [2, true],
          [3, false],
        ],
      ])
    })

    it('makes room for what stands behind it where it goes, and none where nobody is done as soon', () => {
      // An hour each Monday.
      const mine = { ...calendar, spans: [{ weekday: 1, startMinute: 540, endMinute: 600 }] }
      const today = { mine, anyway: tonight }
      expect(proposed(reckonLate(both, today))).toEqual([2, 'stays'])
      // Were it given away, the second would stay and the third take its place there.
      const three = [...both, work(60)]
      const colleagues = [free(2, 60)]
      expect(proposed(reckonLate(three, { ...today, colleagues }))).toEqual([null, 2, null])
      expect(proposed(reckonLate(both, { ...today, chosen: [null] }))).toEqual([null, 2])
    })
  })

  it('breaks no promise of who takes it', () => {
    const full: Worker = { id: 2, calendar, queue: [work(400), work(60)] }
    expect(proposed(reckon([work(60)], [full]))).toEqual([null])
    const later: Worker = {
      id: 2,
      calendar,
      queue: [work(400), work(60, Date.parse('2026-11-24T16:00:00Z'))],
    }
    const [way] = reckon([work(60)], [later])
    expect(way).toMatchObject({ proposed: { workerId: 2 }, takers: [{ position: 0, passed: 2 }] })
  })
})
