/** Under what a step's cost is set aside: once for a step, however often it is tried. */
export const holdKey = (stepId: number): string => `draft:${stepId}`
