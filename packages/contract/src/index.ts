/**
 * All that crosses the wire: routes with their shapes, permissions, error codes, event names. Runs anywhere and knows no
 * table, framework or component. Here stands what many files share; a new resource is a file of `routes/` by itself, read
 * as `@postelier/contract/<file>`.
 */
export * from './error-codes.ts'
export * from './events.ts'
export * from './journal-actions.ts'
export * from './permissions.ts'
export * from './route.ts'
export { type AccountParts, contactView, permissionTree, roleView } from './routes/account.ts'
export { creditEntryView, journalRow, type PersonBody } from './routes/admin-people.ts'
export { sectionView } from './routes/admin-roles.ts'
export { type LinkKind, linkKinds } from './routes/auth.ts'
export {
  type AdAccountView,
  type AudienceChoiceView,
  adAccountView,
  audienceChoice,
  type BoostView,
  boostStates,
  boostView,
  boostWish,
} from './routes/boosts.ts'
export {
  applicationView,
  legalIdentity,
  type MasterSettings,
  masterSettings,
  sectorProposalView,
  sectorView,
} from './routes/catalogue.ts'
export type { EngineCallView, EngineSettings, EnginesView, EngineTrial } from './routes/engines.ts'
export { type HomeView, homeView } from './routes/home.ts'
export type { Credit } from './routes/materials.ts'
export { deviceView } from './routes/me.ts'
export {
  type ConnectionView,
  connectionView,
  type NetworkPageView,
  networkPageView,
  type PagesAfter,
  type Reconnected,
  type WaitingPostView,
} from './routes/networks.ts'
export { type NoticeKind, type NoticeView, noticeKinds, noticeView } from './routes/notices.ts'
export { type IdeaView, ideaView, type KeyDateView, keyDateView } from './routes/occasions.ts'
export {
  type CreditView,
  type KeptPictureView,
  keptPictureView,
  type StockPictureView,
  stockPictureView,
} from './routes/pictures.ts'
export {
  type DraftPriceView,
  type FactView,
  type FirstPostView,
  factView,
  planningSettingsView,
  type ReadinessView,
  type ReadingView,
  type RunView,
  readingView,
  runView,
} from './routes/planning.ts'
export {
  type MediaFaultCode,
  type MediaFaultView,
  mediaFaultCodes,
  type PublicationEventView,
  type PublicationView,
  publicationEventView,
  publicationView,
  type RenditionView,
  renditionView,
} from './routes/publications.ts'
export {
  type LookupView,
  lookupView,
  type SourceItemView,
  type SourceView,
  sourceItemView,
  sourceView,
} from './routes/sources.ts'
export {
  type FreeDaysView,
  type InviteeView,
  type SearchView,
  type ShortageView,
  type SimilarPost,
  type SubjectInvitationView,
  type SubjectView,
  subjectView,
} from './routes/subjects.ts'
export type { TaskCalls } from './routes/tasks.ts'
export {
  type AudienceView,
  audienceView,
  type ThematicView,
  thematicView,
} from './routes/thematics.ts'
export {
  type RemakeView,
  remakeView,
  type TextLocation,
  type TruthView,
  textLocation,
  truthView,
} from './routes/truth.ts'
export {
  type DesignStateView,
  designStateView,
  type EditingView,
  type LookView,
  type TemplateView,
  type ThemeView,
  templateView,
  themeView,
} from './routes/visuals.ts'
export type { WaysView } from './routes/ways.ts'
export type { RuleEvidence, RuleView, WritingRulesView } from './routes/writing-rules.ts'
export * from './routes.ts'
export * from './time-limits.ts'
export * from './values/boosts.ts'
export * from './values/brand.ts'
export * from './values/company.ts'
export * from './values/engines.ts'
export * from './values/need-said.ts'
export * from './values/occasions.ts'
export * from './values/people.ts'
export * from './values/planning.ts'
export * from './values/post-need.ts'
export * from './values/refusals.ts'
export * from './values/sources.ts'
export * from './values/tasks.ts'
export * from './values/visuals.ts'
export * from './values/written-phone.ts'
export * from './views/person.ts'
export {
  type PublicationCounts,
  publicationCounts,
  type TaskAbility,
  type TaskCard,
  type TaskContentView,
  type TaskDifferenceView,
  type TaskEventView,
  type TaskGlance,
  type TaskMediaView,
  type TaskView,
  taskAbilities,
  taskCard,
  taskContentView,
  taskDifferenceView,
  taskEventView,
  taskMediaView,
  taskView,
  type VisualLeftOver,
  waitingFor,
} from './views/task.ts'
