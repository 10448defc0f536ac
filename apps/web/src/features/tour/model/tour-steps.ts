// The steps of the guided tour in their order, on which screen each is, and how one moves from one to the next.
export type TourScreen = 'networks' | 'posts' | 'settings' | 'post'

/** One can end after each. */
export const tourChapters = ['start', 'visual', 'words', 'sending', 'settings'] as const
export type TourChapter = (typeof tourChapters)[number]

interface Step {
  readonly name: string
  readonly chapter: TourChapter
  readonly screen: TourScreen
}

/** The order of the specification; the last four are those of the settings for drafted posts. */
export const tourSteps = [
  { name: 'addNetwork', chapter: 'start', screen: 'networks' },
  { name: 'addPost', chapter: 'start', screen: 'posts' },
  { name: 'generatePosts', chapter: 'start', screen: 'posts' },
  { name: 'postList', chapter: 'start', screen: 'posts' },
  { name: 'visualPreview', chapter: 'visual', screen: 'post' },
  { name: 'editVisual', chapter: 'visual', screen: 'post' },
  { name: 'chooseTemplate', chapter: 'visual', screen: 'post' },
  { name: 'chooseBackground', chapter: 'visual', screen: 'post' },
  { name: 'validateVisual', chapter: 'visual', screen: 'post' },
  { name: 'regenerateVisual', chapter: 'visual', screen: 'post' },
  { name: 'changeHook', chapter: 'words', screen: 'post' },
  { name: 'regenerateHook', chapter: 'words', screen: 'post' },
  { name: 'uploadMedia', chapter: 'words', screen: 'post' },
  { name: 'editTitle', chapter: 'sending', screen: 'post' },
  { name: 'editDate', chapter: 'sending', screen: 'post' },
  { name: 'publicationPreview', chapter: 'sending', screen: 'post' },
  { name: 'remove', chapter: 'sending', screen: 'post' },
  { name: 'regenerate', chapter: 'sending', screen: 'post' },
  { name: 'validate', chapter: 'sending', screen: 'post' },
  { name: 'displayMode', chapter: 'settings', screen: 'posts' },
  { name: 'addPostAgain', chapter: 'settings', screen: 'posts' },
  { name: 'frequency', chapter: 'settings', screen: 'settings' },
  { name: 'target', chapter: 'settings', screen: 'settings' },
  { name: 'tone', chapter: 'settings', screen: 'settings' },
  { name: 'emojis', chapter: 'settings', screen: 'settings' },
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

/** Nothing of a chapter is there for this person. */
export const isWhollyMissing = (chapter: TourChapter, missing: ReadonlySet<TourStepName>): boolean =>
  tourSteps.every((step) => step.chapter !== chapter || missing.has(step.name))

/** Where a chapter begins. */
export const firstOf = (chapter: TourChapter): number =>
  Math.max(
    0,
    tourSteps.findIndex((step) => step.chapter === chapter),
  )

export const stepsOf = (chapter: TourChapter): number =>
  tourSteps.filter((step) => step.chapter === chapter).length

export interface StepPlace {
  readonly chapter: TourChapter
  /** Of all steps that are there, the first is 1. */
  readonly nth: number
  readonly isEnd: boolean
}

/** Which step of all one is at, and whether a chapter ends with it. */
export function placeOf({ at, missing }: TourPlace): StepPlace | null {
  const steps = shownSteps(missing)
  const chapter = steps[at]?.chapter
  if (!chapter) return null
  return { chapter, nth: at + 1, isEnd: steps[at + 1]?.chapter !== chapter }
}
