import type { Command } from '../../access/context.ts'
import { type Call, handlers } from '../../http/handlers.ts'
import { readOneTask } from '../tasks/index.ts'
import { changeDate } from './commands/change-date.ts'
import { choosePages } from './commands/choose-pages.ts'
import { giveUpPublication, resumeHeld, resumePublication } from './commands/decide-publication.ts'
import { holdPosts, resumePosts } from './commands/hold-posts.ts'
import { unschedulePost } from './commands/schedule-post.ts'
import { dayNotSo } from './day-not-so.ts'
import { answer } from './flows/answer-publication.ts'
import { changeTogether } from './flows/change-together.ts'
import { beginConnect, finishConnect, signInToBluesky } from './flows/connect.ts'
import { disconnect, type StopBoosts } from './flows/disconnect.ts'
import { approve, publishNow, schedule } from './flows/publish-now.ts'
import { beginReconnect, finishReconnect, peekReconnection, reconnectBluesky } from './flows/reconnect.ts'
import { sendOutgoing } from './flows/send-outgoing.ts'
import { sendRendition, showRenditions } from './flows/show-renditions.ts'
import { listNetworks, listPages } from './queries/list-networks.ts'
import { listCalendar, listPosts } from './queries/list-posts.ts'
import { listPublications } from './queries/list-publications.ts'
import { listWaitingPosts } from './queries/list-waiting-posts.ts'
import { readHoldOfAll, readHolds } from './queries/read-hold.ts'
import { readJournal } from './queries/read-journal.ts'
import { readRoom } from './queries/read-room.ts'

interface OnPage extends Pick<Call<never>, 'command' | 'read'> {
  readonly params: { readonly id: number; readonly taskPublicId: string; readonly publicationId: number }
}

const placeOf = ({ params }: Pick<OnPage, 'params'>) => ({
  accountId: params.id,
  taskPublicId: params.taskPublicId,
  publicationId: params.publicationId,
})

/** Does something about a post on one page, and answers with what it is on all of them. */
async function afterDoing<I>(call: OnPage, command: Command<I, void>, input: I) {
  await call.command(command, input)
  return call.read(listPublications, placeOf(call))
}

/** Publishing over HTTP: connections and their pages, schedules, deliveries and what is done about those that failed. */
export const publishingHandlers = ({ stopBoosts }: { readonly stopBoosts: StopBoosts }) =>
  handlers({
    'GET /api/users/{id}/networks': ({ read, params }) => read(listNetworks, { accountId: params.id }),
    'POST /api/users/{id}/networks/{network}/begin': beginConnect,
    'POST /api/networks/finish': finishConnect,
    'POST /api/users/{id}/networks/bluesky/sign-in': signInToBluesky,
    'POST /api/networks/reconnect': peekReconnection,
    'POST /api/networks/reconnect/begin': beginReconnect,
    'POST /api/networks/reconnect/finish': finishReconnect,
    'POST /api/networks/reconnect/bluesky': reconnectBluesky,
    'GET /api/users/{id}/networks/accounts/{connectionId}/pages': ({ read, params, query }) =>
      read(listPages, { ...query, accountId: params.id, connectionId: params.connectionId }),
    'POST /api/users/{id}/networks/accounts/{connectionId}/pages': async ({
      command,
      read,
      params,
      body,
    }) => {
      const place = { accountId: params.id, connectionId: params.connectionId }
      await command(choosePages, { ...place, pageIds: body.pageIds })
      return read(listNetworks, { accountId: params.id })
    },
    'GET /api/users/{id}/networks/accounts/{connectionId}/posts': ({ read, params, query, language }) =>
      read(listWaitingPosts, { ...query, accountId: params.id, connectionId: params.connectionId, language }),
    'POST /api/users/{id}/networks/accounts/{connectionId}/posts/resume': async ({ command, params }) => ({
      sent: await command(resumeHeld, { accountId: params.id, connectionId: params.connectionId }),
    }),
    'DELETE /api/users/{id}/networks/accounts/{connectionId}': (call) => disconnect(call, stopBoosts),
    'GET /outgoing/{signed}': sendOutgoing,
    'POST /api/users/{id}/tasks/{taskPublicId}/publish': publishNow,
    'GET /api/users/{id}/tasks/{taskPublicId}/renditions': showRenditions,
    'GET /api/users/{id}/tasks/{taskPublicId}/renditions/{file}': sendRendition,
    'GET /api/users/{id}/tasks/{taskPublicId}/room': ({ read, params, query }) =>
      read(readRoom, { accountId: params.id, taskPublicId: params.taskPublicId, at: query.at }),
    'POST /api/users/{id}/tasks/{taskPublicId}/schedule': schedule,
    'POST /api/users/{id}/tasks/{taskPublicId}/approve': approve,
    'POST /api/users/{id}/tasks/{taskPublicId}/unschedule': async ({ command, read, params, language }) => {
      const place = { accountId: params.id, taskPublicId: params.taskPublicId }
      await command(unschedulePost, place)
      return read(readOneTask, { ...place, language })
    },
    'GET /api/users/{id}/tasks': ({ read, query, params, language }) =>
      read(listPosts, { ...query, accountId: params.id, language }),
    'GET /api/users/{id}/calendar': ({ read, query, params, language }) =>
      read(listCalendar, { ...query, accountId: params.id, language }),
    'POST /api/users/{id}/tasks/{taskPublicId}/date': async ({ command, read, params, body, language }) => {
      const place = { accountId: params.id, taskPublicId: params.taskPublicId }
      const { task: before } = await read(readOneTask, { ...place, language })
      await command(changeDate, { ...place, ...body, language })
      const { task } = await read(readOneTask, { ...place, language })
      return { task, saysDay: dayNotSo(before, task) }
    },
    'POST /api/users/{id}/tasks/together': changeTogether,
    'GET /api/users/{id}/tasks/{taskPublicId}/publications': ({ read, params }) =>
      read(listPublications, { accountId: params.id, taskPublicId: params.taskPublicId }),
    'POST /api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/answer': answer,
    'POST /api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/resume': (call) =>
      afterDoing(call, resumePublication, placeOf(call)),
    'POST /api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/give-up': (call) =>
      afterDoing(call, giveUpPublication, placeOf(call)),
    'GET /api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/journal': (call) =>
      call.read(readJournal, { ...call.query, ...placeOf(call) }),
    'GET /api/users/{id}/publication-hold': ({ read, params }) => read(readHolds, { accountId: params.id }),
    'POST /api/users/{id}/publication-hold': async ({ command, read, params, body, platform, actor }) => {
      const accountId = params.id
      await command(holdPosts, { accountId, reason: body.reason })
      // Whoever may hold posts may stop boosts: the same right, asked for a moment ago.
      const boostsLeft = body.alsoBoosts ? await stopBoosts(platform, actor, { accountId }) : 0
      return { ...(await read(readHolds, { accountId })), boostsLeft }
    },
    'DELETE /api/users/{id}/publication-hold': async ({ command, read, params }) => {
      await command(resumePosts, { accountId: params.id })
      return read(readHolds, { accountId: params.id })
    },
    'GET /api/admin/publication-hold': ({ read }) => read(readHoldOfAll, undefined),
    'POST /api/admin/publication-hold': async ({ command, read, body }) => {
      await command(holdPosts, { accountId: null, reason: body.reason })
      return read(readHoldOfAll, undefined)
    },
    'DELETE /api/admin/publication-hold': async ({ command, read }) => {
      await command(resumePosts, { accountId: null })
      return read(readHoldOfAll, undefined)
    },
  })
