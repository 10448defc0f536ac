import type { SiteProfile } from '@postelier/contract'
import type { ComponentType } from 'react'

/** What offers the feeds of a site, which are another feature's. */
export type FeedsPart = ComponentType<{ accountId: number; feeds: SiteProfile['feeds'] }>
