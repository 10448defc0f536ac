/** How far the planning of a demo business is, once it has been read. */
export interface DemoPlan {
  /** Thought of altogether; what is left after the others waits for a yes. */
  readonly ideas: number
  /** Agreed to, and not drafted yet. */
  readonly accepted: number
  /** Drafted, the soonest first. */
  readonly drafted: number
  /** Of these, looked at and on their way out. */
  readonly scheduled: number
  /** Of the rest, agreed to without a date. */
  readonly validated: number
  /** Days of the calendar that a post is made of where they are near. */
  readonly keyDates: readonly string[]
}

/** By the address of who signs in. */
export const demoPlans: Readonly<Record<string, DemoPlan>> = {
  'helene@maisonverdier.fr': {
    ideas: 18,
    accepted: 2,
    drafted: 10,
    scheduled: 3,
    validated: 1,
    keyDates: ['saint-nicholas', 'epiphany', 'croissant', 'shrove-tuesday', 'saint-honore'],
  },
  'marc@atelier-nord.fr': {
    ideas: 9,
    accepted: 1,
    drafted: 5,
    scheduled: 2,
    validated: 1,
    keyDates: [],
  },
  'lin@studio-lin.fr': {
    ideas: 9,
    accepted: 1,
    drafted: 5,
    scheduled: 2,
    validated: 1,
    keyDates: [],
  },
}
