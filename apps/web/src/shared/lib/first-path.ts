// From the first question of registration to the first posts: one way, counted once.

/** What is asked before an account is there. */
export const registrationStops = ['business', 'person', 'access'] as const
/** What follows once it is: a site, or answers in its place; what is known of the business; where posts go; the posts. */
export const startStops = ['site', 'details', 'networks', 'posts'] as const

export type PathStop = (typeof registrationStops)[number] | (typeof startStops)[number]

export const wholePath: readonly PathStop[] = [...registrationStops, ...startStops]
