import * as z from 'zod'
import type { CallContext, PublishJob } from '../adapter.ts'
import { Refusal } from '../refusal.ts'
import { settingOf } from '../rules/find-faults.ts'
import { ask } from './call.ts'
import { settings } from './descriptor.ts'

const creator = z.object({
  creator_username: z.string().optional().catch(undefined),
  privacy_level_options: z.array(z.string()),
  comment_disabled: z.boolean().catch(false),
  duet_disabled: z.boolean().catch(false),
  stitch_disabled: z.boolean().catch(false),
  max_video_post_duration_sec: z.number().optional().catch(undefined),
})

const privacyLevels: Readonly<Record<string, string>> = {
  private: 'SELF_ONLY',
  friends: 'MUTUAL_FOLLOW_FRIENDS',
  public: 'PUBLIC_TO_EVERYONE',
}

/** How a post is to be shown, once the account said what it allows. */
export const audience = z.object({
  username: z.string().optional(),
  privacy: z.string(),
  disableComment: z.boolean(),
  disableDuet: z.boolean(),
  disableStitch: z.boolean(),
})
export type Audience = z.infer<typeof audience>

const refuse = (code: string, message: string): never => {
  throw new Refusal({
    kind: code === 'duration_check_failed' ? 'mediaRejected' : 'validation',
    code,
    message,
  })
}

/** Asked before each post, as TikTok demands. What the account does not allow is never widened, only refused. */
export const checkCreator = async (context: CallContext, job: PublishJob): Promise<Audience> => {
  const allowed = await ask(context, {
    path: '/v2/post/publish/creator_info/query/',
    token: job.page.tokens.access,
    data: creator,
  })
  const privacy = privacyLevels[settingOf(settings, job.settings, 'privacy') ?? '']
  if (!privacy || !allowed.privacy_level_options.includes(privacy)) {
    return refuse('privacy_level_option_mismatch', 'The account does not offer who is to see this')
  }
  const longest = allowed.max_video_post_duration_sec
  if (longest !== undefined && job.media.some(({ seconds = 0 }) => seconds > longest)) {
    return refuse('duration_check_failed', `The account may film ${longest} seconds`)
  }
  const isOn = (name: string) => settingOf(settings, job.settings, name) === 'on'
  return {
    ...(allowed.creator_username ? { username: allowed.creator_username } : {}),
    privacy,
    disableComment: allowed.comment_disabled || !isOn('comments'),
    disableDuet: allowed.duet_disabled || !isOn('duet'),
    disableStitch: allowed.stitch_disabled || !isOn('stitch'),
  }
}
