import type { JobDefinition } from '../platform.ts'

export const defineJob = <Data>(definition: JobDefinition<Data>): JobDefinition<Data> => definition
