// Who the creator is, and what they may do: asked before each post.
import type { FastifyInstance } from 'fastify'
import { queryOf } from '../shared/bodies.ts'
import { lettersOf } from '../shared/ids.ts'
import { nameOf } from '../shared/people.ts'
import { privacyOptions } from './post-rules.ts'
import { answer, TikTokRefusal } from './tiktok-error.ts'
import { openId, type TikTokSandbox } from './tiktok-sandbox.ts'

const fieldsByScope: Record<string, readonly string[]> = {
  'user.info.basic': [
    'open_id',
    'union_id',
    'avatar_url',
    'avatar_url_100',
    'avatar_large_url',
    'display_name',
  ],
  'user.info.profile': [
    'username',
    'bio_description',
    'profile_deep_link',
    'profile_web_link',
    'is_verified',
  ],
  'user.info.stats': ['follower_count', 'following_count', 'likes_count', 'video_count'],
}

export function peopleRoutes(app: FastifyInstance, sandbox: TikTokSandbox): void {
  const { office } = sandbox
  for (const ending of ['', '/']) {
    app.get(`/networks/tiktok/api/v2/user/info${ending}`, office.call('read-me'), (request) => {
      const caller = sandbox.caller(request)
      sandbox.limit(caller, 'user-info', 600)
      const { person, grant } = caller
      const fields = (queryOf(request).fields ?? '').split(',').filter(Boolean)
      if (fields.length === 0) throw new TikTokRefusal('invalid_params', 'Fields is required')
      // One field without its scope, and nothing is told.
      for (const field of fields) {
        const scope = Object.keys(fieldsByScope).find((one) => fieldsByScope[one]?.includes(field))
        if (!scope) throw new TikTokRefusal('invalid_params', `Unknown field ${field}`)
        if (!grant.scopes.includes(scope))
          throw new TikTokRefusal(
            'scope_not_authorized',
            `The user did not authorize the scope required for completing this request: ${scope}`,
          )
      }
      const own = office.live().filter(({ account }) => account === person.id)
      const avatar = office.avatarAddress(request, person.id)
      const all: Record<string, unknown> = {
        open_id: openId(person, grant.client),
        union_id: lettersOf(`tiktok/union/${person.id}`, 32),
        avatar_url: avatar,
        avatar_url_100: avatar,
        avatar_large_url: avatar,
        display_name: nameOf(person),
        username: person.handle,
        bio_description: person.headline,
        profile_deep_link: `https://vm.tiktok.com/${person.handle}`,
        profile_web_link: `https://www.tiktok.com/@${person.handle}`,
        is_verified: false,
        follower_count: office.followers(person.id),
        following_count: 87,
        likes_count: own.reduce((sum, post) => sum + office.figures(post).likes, 0),
        video_count: own.length,
      }
      return answer({ user: Object.fromEntries(fields.map((field) => [field, all[field]])) })
    })

    app.post(
      `/networks/tiktok/api/v2/post/publish/creator_info/query${ending}`,
      office.call('read-creator'),
      (request) => {
        const caller = sandbox.caller(request, 'video.publish')
        sandbox.limit(caller, 'creator-info', 20)
        sandbox.checkMayPost(caller)
        const creator = sandbox.creator(caller.person)
        return answer({
          creator_avatar_url: office.avatarAddress(request, caller.person.id),
          creator_username: caller.person.handle,
          creator_nickname: nameOf(caller.person),
          privacy_level_options: privacyOptions(creator),
          comment_disabled: creator.commentDisabled,
          duet_disabled: creator.duetDisabled,
          stitch_disabled: creator.stitchDisabled,
          max_video_post_duration_sec: creator.maxDurationSec,
        })
      },
    )
  }
}
