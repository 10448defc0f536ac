// Which figures Instagram gives of what. One that does not fit fails the whole call.

const feed = [
  'views',
  'reach',
  'likes',
  'comments',
  'saved',
  'shares',
  'total_interactions',
  'reposts',
] as const
const metricsByProduct = {
  FEED: [...feed, 'follows', 'profile_visits', 'profile_activity'],
  REELS: [...feed, 'ig_reels_avg_watch_time', 'ig_reels_video_view_total_time', 'reels_skip_rate'],
  STORY: [
    'views',
    'reach',
    'replies',
    'shares',
    'total_interactions',
    'navigation',
    'follows',
    'profile_visits',
  ],
} as const satisfies Record<string, readonly string[]>
export type MediaProduct = keyof typeof metricsByProduct

/** With the Facebook Login only: they count what was paid for, too. */
const totals = ['total_likes', 'total_comments', 'total_views']

/** The first that cannot be had. */
export const wrongMediaMetric = (
  product: MediaProduct,
  metrics: readonly string[],
  host: 'facebook' | 'instagram',
): string | undefined => {
  const given: readonly string[] = metricsByProduct[product]
  return metrics.find((name) => !given.includes(name) && !(host === 'facebook' && totals.includes(name)))
}

export type AccountMetricShape = 'series' | 'total' | 'either' | 'demographics' | 'hours'
export const accountMetrics: Readonly<Record<string, AccountMetricShape>> = {
  reach: 'either',
  follower_count: 'series',
  views: 'total',
  accounts_engaged: 'total',
  total_interactions: 'total',
  likes: 'total',
  comments: 'total',
  shares: 'total',
  saves: 'total',
  replies: 'total',
  reposts: 'total',
  follows_and_unfollows: 'total',
  profile_links_taps: 'total',
  online_followers: 'hours',
  follower_demographics: 'demographics',
  engaged_audience_demographics: 'demographics',
}
/** Too few followers, too little to tell. */
export const needsHundredFollowers: readonly string[] = [
  'follows_and_unfollows',
  'follower_count',
  'online_followers',
  'follower_demographics',
]
