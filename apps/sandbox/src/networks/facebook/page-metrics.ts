// Which figures a Page and its posts still give. One dead name fails the whole list, which is why callers ask one by one.

export const pageMetrics: readonly string[] = [
  'page_media_view',
  'page_total_media_view_unique',
  'page_post_engagements',
  'page_follows',
  'page_daily_follows',
  'page_daily_follows_unique',
  'page_daily_unfollows_unique',
  'page_views_total',
  'page_total_actions',
  'page_follows_city',
  'page_follows_country',
]
export const postMetrics: readonly string[] = [
  'post_media_view',
  'post_total_media_view_unique',
  'post_clicks',
  'post_clicks_by_type',
  'post_reactions_by_type_total',
  'post_activity_by_action_type',
  'post_video_views',
  'post_video_avg_time_watched',
  'post_video_view_time',
]
export const videoMetrics: readonly string[] = [
  'blue_reels_play_count',
  'fb_reels_total_plays',
  'post_video_avg_time_watched',
  'post_video_view_time',
  'post_video_likes_by_reaction_type',
  'post_video_social_actions',
]
export const storyMetrics: readonly string[] = [
  'PAGE_STORY_IMPRESSIONS_BY_STORY_ID',
  'PAGE_STORY_IMPRESSIONS_BY_STORY_ID_UNIQUE',
  'PAGES_FB_STORY_REPLIES',
  'PAGES_FB_STORY_SHARES',
  'PAGES_FB_STORY_THREAD_LIGHTWEIGHT_REACTIONS',
  'STORY_INTERACTION',
]
export const pagePeriods: readonly string[] = [
  'day',
  'week',
  'days_28',
  'month',
  'lifetime',
  'total_over_range',
]
