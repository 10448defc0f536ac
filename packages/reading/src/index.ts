/** What a business's site says of it, each fact with the page it stands on. Fetching comes in as an argument. */

export { isOfSite } from './crawl/same-site.ts'
export { type SourceThing, type ThingsOf, thingsOfFeed, thingsOfProducts } from './feeds/feed-things.ts'
export { type FeedAnswer, type FeedFault, type FeedItem, readFeed } from './feeds/read-feed.ts'
export {
  type FeedContents,
  type FeedInput,
  type FeedReading,
  readFeedContents,
} from './feeds/read-feed-contents.ts'
export {
  type FeedProduct,
  type ProductFeedAnswer,
  type ProductField,
  type ProductMapping,
  type ProductSample,
  productFields,
  productsOfSamples,
  readProductFeed,
} from './feeds/read-product-feed.ts'
export { speaksToMachines } from './page/machine-talk.ts'
export { cut } from './page/tree.ts'
export { type OnePage, type OnePageAnswer, readOnePage } from './read-one-page.ts'
export { readSite } from './read-site.ts'
export { factsSaid } from './said.ts'
export type {
  Flag,
  FoundOnPage,
  Heard,
  OpeningHours,
  PageFailure,
  PageFailureCode,
  PageKind,
  PageName,
  Photo,
  PostalAddress,
  Progress,
  ReadSiteInput,
  ReadWeb,
  SiteReading,
  WebPage,
} from './site-reading.ts'
