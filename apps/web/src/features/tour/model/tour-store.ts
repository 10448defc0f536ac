import { passOver, stepFrom, type TourPlace } from '#features/tour/model/tour-steps.ts'
import { kept } from '#shared/lib/storage.ts'
import { valueStore } from '#shared/lib/value-store.ts'

export interface Tour extends TourPlace {
  /** The way one is going. */
  readonly by: 1 | -1
}

/** Nothing while nobody takes it. */
export const tour = valueStore<Tour | null>(null)

const keyOf = (personId: number) => `po:tour:${personId}`

/** Where somebody left it: a step, or that they have seen it or do not want to. */
export function keptTour(personId: number): number | 'over' | null {
  const value = kept.read(keyOf(personId))
  if (value === null) return null
  if (value === 'over') return 'over'
  const at = Number(value)
  return Number.isInteger(at) && at >= 0 ? at : null
}

export function startTour(at = 0): void {
  tour.set({ at, missing: new Set(), by: 1 })
}

export function moveTour(personId: number, by: 1 | -1): void {
  const now = tour.get()
  if (now) go(personId, stepFrom(now, by), by)
}

export function passOverStep(personId: number): void {
  const now = tour.get()
  if (now) go(personId, passOver(now, now.by), now.by)
}

/** It is found again under help, where it was left. */
export function leaveTour(personId: number): void {
  const now = tour.get()
  if (now) kept.write(keyOf(personId), String(now.at))
  tour.set(null)
}

export function endTour(personId: number): void {
  kept.write(keyOf(personId), 'over')
  tour.set(null)
}

function go(personId: number, place: TourPlace | null, by: 1 | -1): void {
  if (place) kept.write(keyOf(personId), String(place.at))
  if (place) tour.set({ ...place, by })
  else endTour(personId)
}
