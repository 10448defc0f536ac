import { handlers } from '../../http/handlers.ts'
import { makeFeed, removeFeed } from './commands/change-feed.ts'
import { exportPosts } from './queries/export-posts.ts'
import { readCalendarFile } from './queries/read-calendar-file.ts'
import { readFeed } from './queries/read-feed.ts'

/** Posts for elsewhere: a file of them, and the feed that other calendars read under a secret address. */
export const calendarHandlers = handlers({
  'GET /api/users/{id}/posts-export': async ({ read, params, query, language, platform }) => {
    const { body, type } = await read(exportPosts, { ...query, accountId: params.id, language })
    const day = platform.clock.now().toISOString().slice(0, 10)
    return {
      body,
      type,
      headers: { 'content-disposition': `attachment; filename="posts-${day}.${query.format}"` },
    }
  },
  'GET /calendars/{secret}': async ({ platform, params }) => ({
    body: await readCalendarFile(platform, params.secret.replace(/\.ics$/, '')),
    type: 'text/calendar; charset=utf-8',
    headers: { 'cache-control': 'private, max-age=600', 'x-robots-tag': 'noindex' },
  }),
  'GET /api/users/{id}/calendar-feed': ({ read, params }) => read(readFeed, { accountId: params.id }),
  'POST /api/users/{id}/calendar-feed': async ({ command, read, params, platform }) => {
    const secret = await command(makeFeed, { accountId: params.id })
    const { feed } = await read(readFeed, { accountId: params.id })
    if (!feed) throw new Error('An address that was made is there')
    return { address: new URL(`/calendars/${secret}.ics`, platform.config.publicUrl).href, feed }
  },
  'DELETE /api/users/{id}/calendar-feed': async ({ command, params }) => {
    await command(removeFeed, { accountId: params.id })
  },
})
