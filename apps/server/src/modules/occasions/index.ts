/**
 * What there is to post about besides one's own news: key dates of the year, with the post made of each, and a gallery of ideas.
 * Days and ideas are shipped; nothing is said of a business that it did not say itself.
 */
export { occasionsHandlers } from './occasions.routes.ts'
export { exportOccasions } from './queries/export-occasions.ts'
