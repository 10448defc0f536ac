/**
 * From what is known of a business to a month of posts: findings, what it speaks of and to whom, subjects with their days,
 * and the runs that make posts of them. Never publishes anything; what it makes waits for a person.
 */
export { planPosts } from './jobs/plan-posts.ts'
export { readSites } from './jobs/read-sites.ts'
export { planningHandlers } from './planning.routes.ts'
export { exportPlanning } from './queries/export-planning.ts'
