import { expect, test } from 'vitest'
import {
  freeHours,
  goodHoursOn,
  hourBeside,
  reasonFor,
  usualHour,
} from '#features/posts/calendar/model/good-hours.ts'

// A Thursday.
const day = '2026-11-26'
const hours = [{ weekday: 4, times: ['12:15', '07:30', '18:00'], isMeasured: true, isPlanned: true }]
const at = (nowMinute: number) => ({ today: day, nowMinute })

test('a day to come offers its good hours, a day without any the usual one, and a day that is over none', () => {
  expect(goodHoursOn('2026-12-03', hours, at(0))).toEqual([450, 735, 1080])
  expect(goodHoursOn('2026-11-27', hours, at(0))).toEqual([usualHour])
  expect(goodHoursOn('2026-11-25', hours, at(0))).toEqual([])
})

test('today offers what is still to come, then the next full hour, and late in the evening nothing', () => {
  expect(goodHoursOn(day, hours, at(740))).toEqual([1080])
  expect(goodHoursOn(day, hours, at(19 * 60 + 25))).toEqual([20 * 60])
  expect(goodHoursOn(day, hours, at(22 * 60 + 1))).toEqual([])
})

test('an hour is the best or a usual one where what is out says so, else a common one or only free', () => {
  expect([735, 450, 800].map((minute) => reasonFor(day, minute, hours))).toEqual(['best', 'usual', 'free'])
  const chosen = { weekday: 4, times: ['12:15'], isMeasured: false }
  expect(reasonFor(day, 735, [{ ...chosen, isPlanned: true }])).toBe('common')
  // Of a weekday that the planning leaves out the hour is only free.
  expect(reasonFor(day, 735, [{ ...chosen, isPlanned: false }])).toBe('free')
})

test('an hour is free where no post stands within three hours', () => {
  expect(freeHours([450, 735, 1080], [700])).toEqual([450, 1080])
  expect(freeHours([450, 480, 1080], [])).toEqual([450, 1080])
})

test('beside an hour that is taken stands the nearest good one, else the nearest full one that is to come', () => {
  const around = { good: [450, 735], taken: [1080], after: 0 }
  expect(hourBeside(1080, around)).toBe(735)
  expect(hourBeside(1080, { ...around, good: [] })).toBe(1020)
  expect(hourBeside(1080, { good: [450], taken: [1080], after: 1050 })).toBe(1140)
  expect(hourBeside(1380, { good: [], taken: [1380], after: 1370 })).toBeNull()
})
