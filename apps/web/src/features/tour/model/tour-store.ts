import {
  firstOf,
  isWhollyMissing,
  passOver,
  shownSteps,
  stepFrom,
  type TourChapter,
  type TourPlace,
  tourSteps,
} from '#features/tour/model/tour-steps.ts'
import { kept } from '#shared/lib/storage.ts'
import { valueStore } from '#shared/lib/value-store.ts'

export interface Tour extends TourPlace {
  /** The way one is going. */
  readonly by: 1 | -1
  /** The chapter that was asked for, where it was not the whole tour. */
  readonly part: TourChapter | null
}

/** Nothing while nobody takes it. */
export const tour = valueStore<Tour | null>(null)

const keyOf = (personId: number) => `po:tour:${personId}`

/** Where somebody left it: the place of a step among all, or that they have seen it or do not want to. */
export function keptTour(personId: number): number | 'over' | null {
  const value = kept.read(keyOf(personId))
  if (value === null || value === 'over') return value
  const at = tourSteps.findIndex(({ name }) => name === value)
  return at < 0 ? null : at
}

export function startTour(at = 0): void {
  tour.set({ at, missing: new Set(), by: 1, part: null })
}

export function showChapter(part: TourChapter): void {
  tour.set({ at: firstOf(part), missing: new Set(), by: 1, part })
}

/** Past what is not there the chapter that was asked for is over: another one is no answer. */
export function partEnd({ part, ...place }: Tour): 'nothing' | 'over' | null {
  const next = passOver(place, place.by)
  if (part === null || !next || shownSteps(next.missing)[next.at]?.chapter === part) return null
  return isWhollyMissing(part, next.missing) ? 'nothing' : 'over'
}

/** It could not go on; where somebody left it before holds. */
export const stopTour = (): void => tour.set(null)

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
  if (now) keep(personId, now)
  tour.set(null)
}

/** At the end of a chapter: the next one is where it goes on. */
export function endChapter(personId: number): void {
  const now = tour.get()
  const next = now && stepFrom(now, 1)
  if (next) keep(personId, next)
  tour.set(null)
}

export function endTour(personId: number): void {
  kept.write(keyOf(personId), 'over')
  tour.set(null)
}

function go(personId: number, place: TourPlace | null, by: 1 | -1): void {
  if (place) {
    keep(personId, place)
    const part = tour.get()?.part ?? null
    tour.set({ ...place, by, part: shownSteps(place.missing)[place.at]?.chapter === part ? part : null })
  } else endTour(personId)
}

/** By its name: what is passed over on one day may be there on another. */
function keep(personId: number, { at, missing }: TourPlace): void {
  const step = shownSteps(missing)[at]
  if (step) kept.write(keyOf(personId), step.name)
}
