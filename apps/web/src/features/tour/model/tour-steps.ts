// What the guided tour shows, in its order, and where each thing stands.
export type TourScreen = 'networks' | 'posts' | 'settings' | 'post'

interface Step {
  readonly name: string
  readonly screen: TourScreen
}

/** The order of the specification; the last four are those of the settings for drafted posts. */
export const tourSteps = [
  { name: 'addNetwork', screen: 'networks' },
  { name: 'addPost', screen: 'posts' },
  { name: 'generatePosts', screen: 'posts' },
  { name: 'postList', screen: 'posts' },
  { name: 'visualPreview', screen: 'post' },
  { name: 'editVisual', screen: 'post' },
  { name: 'chooseTemplate', screen: 'post' },
  { name: 'chooseBackground', screen: 'post' },
  { name: 'validateVisual', screen: 'post' },
  { name: 'regenerateVisual', screen: 'post' },
  { name: 'changeHook', screen: 'post' },
  { name: 'regenerateHook', screen: 'post' },
  { name: 'uploadMedia', screen: 'post' },
  { name: 'editTitle', screen: 'post' },
  { name: 'editDate', screen: 'post' },
  { name: 'publicationPreview', screen: 'post' },
  { name: 'remove', screen: 'post' },
  { name: 'regenerate', screen: 'post' },
  { name: 'validate', screen: 'post' },
  { name: 'displayMode', screen: 'posts' },
  { name: 'addPostAgain', screen: 'posts' },
  { name: 'frequency', screen: 'settings' },
  { name: 'target', screen: 'settings' },
  { name: 'tone', screen: 'settings' },
  { name: 'emojis', screen: 'settings' },
] as const satisfies readonly Step[]

export type TourStep = (typeof tourSteps)[number]
export type TourStepName = TourStep['name']

export interface TourPlace {
  /** In what is shown. */
  readonly at: number
  /** What is not on its screen for this person: it is passed over, and counted no more. */
  readonly missing: ReadonlySet<TourStepName>
}

export const shownSteps = (missing: ReadonlySet<TourStepName>): readonly TourStep[] =>
  tourSteps.filter(({ name }) => !missing.has(name))

/** One step on or back; null where the tour is over. */
export function stepFrom(place: TourPlace, by: 1 | -1): TourPlace | null {
  const at = Math.max(0, place.at + by)
  return at < shownSteps(place.missing).length ? { ...place, at } : null
}

/** Past a step that is not there, the way one was going; at the beginning there is only forward. */
export function passOver(place: TourPlace, by: 1 | -1): TourPlace | null {
  const gone = shownSteps(place.missing)[place.at]
  if (!gone) return null
  const missing = new Set([...place.missing, gone.name])
  const at = by === 1 ? place.at : Math.max(0, place.at - 1)
  return at < shownSteps(missing).length ? { at, missing } : null
}

/** Where the part of a screen begins. */
export const firstOf = (screen: TourScreen): number =>
  Math.max(
    0,
    tourSteps.findIndex((step) => step.screen === screen),
  )
