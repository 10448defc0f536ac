import type { TourStepName } from '#features/tour/model/tour-steps.ts'

/** The menu of the page, as far as it offers this. */
const inMenu = (item: string) => `.po-page-actions .po-more-open[data-items~="${item}"]`
const setting = (name: string) => `.po-post-settings [data-setting="${name}"]`

/**
 * What each step points at, the best first: one thing, never a whole page. The classes are those of the components it names: a step whose component is
 * gone is passed over.
 */
export const where: Readonly<Record<TourStepName, readonly string[]>> = {
  addNetwork: ['.po-network-head:has(button)', '.po-network-head'],
  addPost: ['.po-page-actions .po-btn-primary'],
  generatePosts: ['.po-menu a[href="/me/planning"]'],
  postList: [
    // A day that still has something to be moved; where there is none, today.
    '.po-month-now:has([data-post])',
    '.po-month-now ~ .po-month-day:has([data-post])',
    '.po-month-week[data-now] ~ .po-month-week .po-month-day:has([data-post])',
    '.po-month-now',
  ],
  visualPreview: ['.po-composer-seen'],
  editVisual: ['.po-visual-actions .po-btn-ink'],
  chooseTemplate: ['.po-visual-actions .po-btn-default'],
  chooseBackground: ['.po-other-photos', '.po-visual-actions .po-btn-ink'],
  validateVisual: ['.po-visual-actions [data-post]'],
  regenerateVisual: ['.po-remake-visual'],
  changeHook: ['.po-hook textarea'],
  regenerateHook: ['.po-alternatives .po-remake'],
  uploadMedia: ['.po-visual .po-section-head .po-seg'],
  editTitle: ['.po-page-header .po-page-note .po-ib'],
  editDate: ['.po-date-part'],
  publicationPreview: ['.po-pages'],
  remove: [inMenu('remove')],
  regenerate: [inMenu('all')],
  validate: ['.po-action-bar .po-btn-primary'],
  displayMode: ['.po-cal-bar .po-seg, .po-posts-filters .po-seg'],
  addPostAgain: ['.po-page-actions .po-btn-primary'],
  frequency: [setting('frequency')],
  target: [setting('target')],
  tone: [setting('tone')],
  emojis: [setting('emojis')],
}
