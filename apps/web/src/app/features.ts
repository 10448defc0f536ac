import { collectTopics } from '#shared/api/live-topics.ts'
import type { Feature } from '#shared/feature.ts'

/** What the features have besides routes, found by the name of their file. */
export const features: readonly Feature[] = Object.values(
  import.meta.glob<Feature>('../features/*/feature.ts', { eager: true, import: 'feature' }),
)

collectTopics(features.map(({ live }) => live ?? {}))
