import type { TourStepName } from '#features/tour/model/tour-steps.ts'

const menuOfPage = '.po-page-actions [aria-haspopup="menu"]'
const settings = menuOfPage

/** What each step points at. The classes are those of the components it names: a step whose component is gone is passed over. */
export const where: Readonly<Record<TourStepName, string>> = {
  addNetwork: '.po-networks',
  addPost: '.po-page-actions .po-btn-primary',
  generatePosts: '.po-menu a[href="/me/planning"]',
  postList: '.po-month, .po-hours, .po-posts',
  visualPreview: '.po-composer-seen',
  editVisual: '.po-visual-actions .po-btn-ink',
  chooseTemplate: '.po-visual-actions .po-btn-default',
  chooseBackground: '.po-visual-actions .po-btn-default',
  validateVisual: '.po-visual-actions [data-post]',
  regenerateVisual: '.po-remake-visual',
  changeHook: '.po-hook textarea',
  regenerateHook: '.po-alternatives .po-remake',
  uploadMedia: '.po-visual .po-section-head .po-seg',
  editTitle: '.po-page-header .po-page-note .po-ib',
  editDate: '.po-date-part',
  publicationPreview: '.po-pages',
  remove: menuOfPage,
  regenerate: menuOfPage,
  validate: '.po-action-bar .po-btn-primary',
  displayMode: '.po-cal-bar .po-seg, .po-posts-filters .po-seg',
  addPostAgain: '.po-page-actions .po-btn-primary',
  frequency: settings,
  target: settings,
  tone: settings,
  emojis: settings,
}
