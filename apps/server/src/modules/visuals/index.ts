/**
 * Graphic templates and the themes they are grouped by: the house's, which everybody is offered, and each account's own.
 * Keeps designs and their past; never draws on one itself.
 */

export type { Ask, Asking } from './asked-words.ts'
export { installVisuals } from './commands/install-visuals.ts'
export {
  createDraftedVisual,
  createPostVisual,
  createPostVisuals,
  dressPostVisual,
  freezePostVisual,
  removePostVisual,
  type Said,
  sayOnPostVisual,
} from './commands/post-visual.ts'
export { forgetPictures } from './jobs/forget-pictures.ts'
export { exportVisuals } from './queries/export-visuals.ts'
export { listTemplates } from './queries/list-templates.ts'
export { type PostPages, postBrand, postDesign, postPages } from './queries/post-design.ts'
export { type PostVisual, postVisuals } from './queries/post-visuals.ts'
export { type DraftingTemplate, templatesToDraftWith } from './queries/templates-to-draft-with.ts'
export { shipped } from './shipped.ts'
export { visualHandlers } from './visuals.routes.ts'
