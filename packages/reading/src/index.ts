/** What a business's site says of it, each finding with the page it stands on. Fetching comes in as an argument. */
export { type FeedAnswer, type FeedFault, type FeedItem, readFeed } from './feeds/read-feed.ts'
export {
  type FeedProduct,
  type ProductFeedAnswer,
  type ProductField,
  type ProductMapping,
  productFields,
  readProductFeed,
} from './feeds/read-product-feed.ts'
export { readSite } from './read-site.ts'
export type {
  Finding,
  Flag,
  Heard,
  OpeningHours,
  PageFailure,
  PageFailureCode,
  PageKind,
  PageName,
  Progress,
  ReadSiteWish,
  ReadWeb,
  SiteReading,
  WebPage,
} from './site-reading.ts'
