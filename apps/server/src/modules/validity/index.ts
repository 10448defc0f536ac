/**
 * What a post says that can stop being so: events and offers with an end, and addresses that may lead nowhere. Says what is
 * over and what is dead; never decides what becomes of a post.
 */

import { defineModule } from '../../http/server-module.ts'
import { lookAtLinks } from './jobs/look-at-links.ts'

export { askLinks } from './ask-links.ts'
export { sayStillTrue } from './commands/say-still-true.ts'
export { changeGrounds, keepGrounds } from './ground.store.ts'
export { lookAtLinks } from './jobs/look-at-links.ts'
export { linksIn, linksOfPost } from './links.ts'
export { deadLinks } from './queries/dead-links.ts'
export { type Over, whatIsOver } from './queries/what-is-over.ts'

export const serverModule = defineModule({ jobs: [lookAtLinks] })
