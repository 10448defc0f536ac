/**
 * Where posts go: accounts and pages on the networks, and one attempt for each post and page, written down before it is
 * made. Knows what a post is; never changes what it says.
 */

export { driveAttempts } from './drive-attempts.ts'
export { publishPosts } from './jobs/publish-posts.ts'
export { publishingHandlers } from './publishing.routes.ts'
export { exportNetworks } from './queries/export-networks.ts'
