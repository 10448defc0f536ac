/**
 * What is known of the networks without asking them: limits, counting, settings. Pure, for the composer and the server
 * alike. Speaking to them is `@postelier/networks/adapters`.
 */
export * from './ads/boost.ts'
export * from './ads/money.ts'
export * from './descriptor.ts'
export * from './descriptors.ts'
export * from './format-on.ts'
export * from './pages-of-post.ts'
export * from './shows-title.ts'
