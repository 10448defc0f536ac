/**
 * Graphic templates and the themes they are grouped by: the platform's, which everybody is offered, and each account's own.
 * Keeps designs and their past; never draws on one itself.
 */

import { visualEvents, visualRoutes } from '@postelier/contract/visuals'
import { defineModule } from '../../http/server-module.ts'
import { purgePictures } from './jobs/purge-pictures.ts'
import { exportVisuals } from './queries/export-visuals.ts'
import { visualHandlers } from './visuals.routes.ts'

export type { Ask, Asking } from './asked-words.ts'
export { copyPostVisual } from './commands/copy-post-visual.ts'
export { installVisuals } from './commands/install-visuals.ts'
export { bringBackVisual, type KeptVisual, takePostVisual } from './commands/keep-visual.ts'
export {
  createDraftedVisual,
  createPostVisual,
  createPostVisuals,
  dressPostVisual,
  freezePostVisual,
  hidePostVisual,
  removePostVisual,
  removeReplacedVisuals,
  sayOnPostVisual,
  takeBackPostVisual,
  type VisualWords,
} from './commands/post-visual.ts'
export { createTitledVisual } from './commands/titled-visual.ts'
export { answerPreview } from './flows/draw-preview.ts'
export { paintDrafted } from './flows/paint-drafted.ts'
export { purgePictures } from './jobs/purge-pictures.ts'
export { isInPost } from './queries/is-in-post.ts'
export { listTemplates } from './queries/list-templates.ts'
export { lookOfPostVisual } from './queries/look-of-post-visual.ts'
export { type PostPages, postBrand, postDesign, postPages } from './queries/post-design.ts'
export { type PostVisual, postVisuals } from './queries/post-visuals.ts'
export { onlyVisual, previewIn, previewMarkIn } from './queries/preview-of.ts'
export {
  type DraftingTemplate,
  type SharedTemplates,
  sharedTemplates,
  templatesToDraftWith,
} from './queries/templates-to-draft-with.ts'
export { textsOfPostVisual, type VisualText } from './queries/texts-of-post-visual.ts'
export { shipped } from './shipped.ts'
export { requireOffered } from './visuals.store.ts'

export const serverModule = defineModule({
  routes: [visualRoutes],
  handlers: [visualHandlers],
  jobs: [purgePictures],
  events: visualEvents,
  exports: { visuals: exportVisuals },
})
