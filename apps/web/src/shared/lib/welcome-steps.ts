/** The wizard's own steps after the account's first one; the account remembers which is next. */
export const welcomeSteps = [
  'introduction',
  'company',
  'editorialLine',
  'graphicLine',
  'notifications',
  'networks',
] as const
/** What is asked, and counted: the introduction only says what is to come. */
export const welcomeQuestions = welcomeSteps.slice(1) as readonly Exclude<WelcomeStep, 'introduction'>[]
export type WelcomeStep = (typeof welcomeSteps)[number]

/** Where a network leads back to: the step one left from, whatever the account had reached. */
export const readWelcomeSearch = ({ step }: Record<string, unknown>): { step?: WelcomeStep } => {
  const known = welcomeSteps.find((one) => one === step)
  return known ? { step: known } : {}
}

export function stepAt(name: string | undefined): number {
  const at = welcomeSteps.indexOf(name as WelcomeStep)
  return at === -1 ? welcomeSteps.length : at
}

/** Who the business is, how it speaks and looks has been said. */
export const isIntroduced = (name: string | undefined): boolean => stepAt(name) >= stepAt('notifications')
