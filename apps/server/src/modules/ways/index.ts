/**
 * Ways into one post: what somebody says, a page, an item of a source, a picture. Turns each into facts of one subject, and
 * leaves drafting, prices and publishing to whoever does these.
 */
export { waysHandlers } from './ways.routes.ts'
