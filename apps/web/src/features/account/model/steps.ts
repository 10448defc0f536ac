/** The wizard's own steps after the account's first one; the account remembers which is next. */
export const welcomeSteps = [
  'introduction',
  'company',
  'editorialLine',
  'graphicLine',
  'notifications',
] as const
export type WelcomeStep = (typeof welcomeSteps)[number]

export function stepAt(name: string | undefined): number {
  const at = welcomeSteps.indexOf(name as WelcomeStep)
  return at === -1 ? welcomeSteps.length : at
}
