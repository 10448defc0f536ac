import type { Same } from '../same.ts'

export const testing: Same<typeof import('../fr/testing.ts').testing> = { title: 'Style sheet' }
