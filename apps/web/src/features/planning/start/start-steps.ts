export const startSteps = ['address', 'reading', 'found', 'thematics'] as const
export type StartStep = (typeof startSteps)[number]
