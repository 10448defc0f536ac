import type { JobDefinition } from '../platform.ts'

/** Lets the compiler infer a job's data from its schema; modules list their jobs in their `index.ts`. */
export const defineJob = <Data>(definition: JobDefinition<Data>): JobDefinition<Data> => definition
