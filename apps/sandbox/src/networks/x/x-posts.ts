import type { FastifyInstance } from 'fastify'
import type { NetworkOffice } from '../network-office.ts'
import { paramsOf } from '../shared/bodies.ts'
import { detailsOf, preparePost, shownText } from './x-create-post.ts'
import { callerOf, settingsOf } from './x-manner.ts'
import { forbidden } from './x-problems.ts'
import { kindOf, type XUploads } from './x-uploads.ts'

/** The part of X's API that creates and deletes posts, as its documentation describes it, and a post's own page. */
export function xPostRoutes(app: FastifyInstance, office: NetworkOffice, uploads: XUploads): void {
  app.post('/networks/x/api/2/tweets', office.call('create-post', { publishes: true }), (request, reply) => {
    const { person } = callerOf(office, request, ['tweet.read', 'tweet.write', 'users.read'])
    const { text, input, media, parent, previous } = preparePost(office, uploads, request, person)
    const id = office.ids.timedSnowflake(office.now(), 'post')
    const { shown, urls } = shownText(text, id, person.handle, media)
    const history = [...(previous ? detailsOf(previous).history : []), id]
    office.publish(request, {
      id,
      remoteId: id,
      account: person.id,
      kind: 'post',
      text,
      media: media.map(({ file = '', category, alt }) => ({
        kind: kindOf(category) === 'video' ? 'video' : 'image',
        file,
        ...(alt && { alt }),
      })),
      ...(parent && { replyTo: parent.id }),
      ...(input.poll && { poll: { question: '', options: input.poll.options } }),
      ...(input.reply_settings && { audience: input.reply_settings }),
      details: {
        mediaIds: media.map(({ id }) => id),
        mediaKeys: media.map(({ key }) => key),
        shownText: shown,
        urls,
        conversation: parent ? detailsOf(parent).conversation : id,
        history,
        ...(input.made_with_ai && { madeWithAi: true }),
        ...(input.paid_partnership && { paidPartnership: true }),
      },
    })
    if (previous) office.remove(request, previous)
    const historyName =
      settingsOf(office).naming === 'post' ? 'edit_history_post_ids' : 'edit_history_tweet_ids'
    return reply.code(201).send({ data: { id, text: shown, [historyName]: history } })
  })

  app.delete('/networks/x/api/2/tweets/:id', office.call('delete-post'), (request) => {
    const { person } = callerOf(office, request, ['tweet.read', 'tweet.write', 'users.read'])
    const post = office.postById(paramsOf(request).id ?? '')
    if (post && post.account !== person.id) throw forbidden('You are not authorized to delete this Tweet.')
    if (post && !post.deletedAtMs) office.remove(request, post)
    return { data: { deleted: true } }
  })

  app.get('/networks/x/www/:user/status/:id', (request, reply) => {
    const post = office.postById(paramsOf(request).id ?? '')
    return post ? reply.redirect(office.addressOf(request, post)) : reply.code(404).send()
  })
  app.get('/networks/x/www/i/web/status/:id', (request, reply) => {
    const post = office.postById(paramsOf(request).id ?? '')
    return post ? reply.redirect(office.addressOf(request, post)) : reply.code(404).send()
  })
}
