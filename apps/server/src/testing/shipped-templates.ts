import { templateSources } from '@postelier/scene'
import { askingOf } from '../modules/visuals/asked-words.ts'
import type { DraftingTemplate } from '../modules/visuals/index.ts'

/** The platform's templates, as an account that has none of its own finds them. */
export const shippedTemplates: readonly DraftingTemplate[] = templateSources.map(
  ({ designs, type, thematics }, id) => ({
    ...askingOf(designs['1:1']),
    id,
    type,
    format: '1:1',
    thematics,
    isOwn: false,
    pages: designs['1:1'].pages.length,
  }),
)
