import type { editor } from '@postelier/texts/fr/editor'
import { always, ofAccount } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** The queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({
  // A lease is heard by the editor itself, which stands outside the layout.
  live: { 'pictures.changed': ofAccount('pictures'), 'editing.changed': always() },
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    editor: typeof editor
  }
}
