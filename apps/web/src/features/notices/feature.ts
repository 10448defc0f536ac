import { ofAccount } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

export const feature = defineFeature({
  live: { 'notices.changed': ofAccount('notices') },
})
