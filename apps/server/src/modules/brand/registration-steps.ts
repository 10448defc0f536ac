const steps = [
  'introduction',
  'company',
  'editorialLine',
  'graphicLine',
  'notifications',
  'networks',
  'done',
] as const

/** Of two steps the later one: a wizard's progress never goes back. */
export const furtherStep = (present: string, asked: string): string =>
  placeOf(asked) > placeOf(present) ? asked : present

const placeOf = (step: string) => steps.indexOf(step as (typeof steps)[number])
