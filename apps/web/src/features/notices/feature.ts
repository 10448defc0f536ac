import { defineFeature } from '#shared/feature.ts'

export const feature = defineFeature({
  live: { 'notices.changed': [['notices']] },
})
