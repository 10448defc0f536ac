/**
 * Sources of content that are read again by themselves, and addresses that are looked at once while somebody waits. Makes no
 * post and decides nothing of what is told: it says what stands there, and hands it to whoever does.
 */
export { startDescription } from './commands/start-lookup.ts'
export { lookUp } from './jobs/look-up.ts'
export { readSources } from './jobs/read-sources.ts'
export { itemOf } from './queries/list-sources.ts'
export { readLookup } from './queries/read-lookup.ts'
export { sourcesHandlers } from './sources.routes.ts'
