// Calls of connections: a business's accounts and pages on social networks.
import { z } from 'zod'
import { access, digitsId, listOf, page, params, publicId, route } from '../route.ts'
import { network } from '../values/brand.ts'
import { ownPage } from '../values/own-page-field.ts'

const may = {
  consult: access.account('networks:consult'),
  create: access.account('networks:create'),
  edit: access.account('networks:edit'),
  delete: access.account('networks:delete'),
}
const account = params.id
const connection = account.extend({ connectionId: digitsId })

export const networkPageView = z
  .object({
    id: z.number(),
    kind: z.enum(['page', 'profile', 'organisation', 'business']),
    name: z.string(),
    handle: z.string(),
    picture: z.string(),
    followers: z.number().nullable(),
    isChosen: z.boolean(),
    /** A first comment may be written there with what the network granted. */
    takesComments: z.boolean(),
    /** Why it cannot be chosen. */
    unusable: z
      .enum(['noPublishRole', 'notBusiness', 'notConnected', 'restricted', 'notApproved', 'taken'])
      .nullable(),
  })
  .meta({ id: 'NetworkPage' })
export type NetworkPageView = z.infer<typeof networkPageView>

export const connectionView = z
  .object({
    id: z.number(),
    network,
    name: z.string(),
    handle: z.string(),
    picture: z.string(),
    state: z.enum(['connected', 'expiring', 'expired', 'revoked']),
    /** When it ends by itself, as far as the network says. */
    endsAt: z.iso.datetime().nullable(),
    connectedAt: z.iso.datetime(),
    /** Those that posts go to, and the first of the others; the rest is searched. */
    pages: z.array(networkPageView),
    pageCount: z.number(),
    /** The first posts that waited for it to be connected again, those of longest ago; the rest is counted. */
    held: z.array(z.object({ postId: publicId, publicationId: z.number(), title: z.string() })),
    heldCount: z.number(),
  })
  .meta({ id: 'NetworkConnection' })
export type ConnectionView = z.infer<typeof connectionView>

/** A post that would not go out on an account any more, were it unlinked. */
export const waitingPostView = z
  .object({
    postId: publicId,
    title: z.string(),
    publishAt: z.iso.datetime().nullable(),
    /** Where its first page is drawn; null without a visual. */
    picture: z.string().nullable(),
    /** It waits for its date, or for the account to be connected again. */
    waitsFor: z.enum(['date', 'link']),
  })
  .meta({ id: 'WaitingPost' })
export type WaitingPostView = z.infer<typeof waitingPostView>

/** Why no further account can be linked on a network: the plan has no room for it, or it has as many as there may be. */
const fullOf = z.enum(['plan', 'accounts'])

/** Whether posts can go to the account that was just linked: one of its pages is chosen, is to be chosen, or none can be. */
const pagesAfter = z.enum(['chosen', 'toChoose', 'none'])
export type PagesAfter = z.infer<typeof pagesAfter>

const networkList = z.object({
  /** How each is connected, where it can be. */
  offers: z.array(z.object({ network, way: z.enum(['consent', 'appPassword']), full: fullOf.nullable() })),
  connections: z.array(connectionView),
  /** How many networks the plan has; null where it has them all. */
  most: z.number().nullable(),
})

/** What came of a mailed link. */
const reconnected = z.object({
  connectionId: z.number(),
  name: z.string(),
  pages: pagesAfter,
  /** Where no page can be used: the first of them, each with its reason; none where the network showed none. */
  unusable: z.array(networkPageView),
  /** Somebody stopped everything: posts wait, linked or not. */
  isStopped: z.boolean(),
})
export type Reconnected = z.infer<typeof reconnected>

/** The word in a mailed link. */
const linkToken = z.string().min(20).max(100)

export const networkRoutes = [
  route('GET', '/outgoing/{signed}', {
    access: access.public,
    rate: 'read',
    summary:
      'A picture that is being published, for the network that fetches it: signed, and good for an hour',
    params: z.object({ signed: z.string().regex(/^[A-Za-z0-9_-]{1,300}\.[A-Za-z0-9_-]{43}$/) }),
    raw: true,
  }),
  route('GET', '/api/users/{id}/networks', {
    // Whoever schedules posts has to know where they go.
    access: access.accountOrElse('networks:consult', 'posts:edit'),
    rate: 'read',
    summary: 'The networks a business can publish on, and its accounts and pages there',
    params: account,
    output: networkList,
  }),
  route('POST', '/api/users/{id}/networks/{network}/begin', {
    access: may.create,
    rate: 'secret',
    summary: 'Where the person’s consent is asked, on the network’s own page; good for ten minutes',
    params: account.extend({ network }),
    body: z.object({
      back: ownPage,
      /** Another account than the one they are signed in as there, as far as the network lets that be asked. */
      another: z.boolean().optional(),
    }),
    output: z.object({ url: z.url() }),
  }),
  route('POST', '/api/networks/finish', {
    access: access.person,
    rate: 'secret',
    summary: 'Come back from a network’s page: what it put into the address, once, by whoever was sent there',
    body: z.object({ network, query: z.string().max(4000) }),
    output: z.object({ connectionId: z.number(), pages: pagesAfter, back: z.string() }),
  }),
  route('POST', '/api/users/{id}/networks/bluesky/sign-in', {
    access: may.create,
    rate: 'secret',
    summary: 'Connect Bluesky by a password made for this application alone',
    params: account,
    body: z.object({ identifier: z.string().trim().min(3).max(253), password: z.string().min(1).max(200) }),
    output: z.object({ connectionId: z.number(), pages: pagesAfter }),
  }),
  route('POST', '/api/networks/reconnect', {
    access: access.public,
    rate: 'secret',
    summary: 'Which account a mailed link connects again; changes nothing',
    body: z.object({ token: linkToken }),
    output: z.object({ network, name: z.string(), way: z.enum(['consent', 'appPassword']) }),
  }),
  route('POST', '/api/networks/reconnect/begin', {
    access: access.public,
    rate: 'secret',
    summary: 'Where consent is asked again, by a mailed link',
    body: z.object({ token: linkToken }),
    output: z.object({ url: z.url() }),
  }),
  route('POST', '/api/networks/reconnect/finish', {
    access: access.public,
    rate: 'secret',
    summary: 'Come back with a mailed link: it is spent, and its account connected again',
    body: z.object({ token: linkToken, network, query: z.string().max(4000) }),
    output: reconnected,
  }),
  route('POST', '/api/networks/reconnect/bluesky', {
    access: access.public,
    rate: 'secret',
    summary: 'Connect Bluesky again by a mailed link and a password made for this application',
    body: z.object({
      token: linkToken,
      identifier: z.string().trim().min(3).max(253),
      password: z.string().min(1).max(200),
    }),
    output: reconnected,
  }),
  route('GET', '/api/users/{id}/networks/accounts/{connectionId}/pages', {
    access: may.consult,
    rate: 'read',
    summary: 'The pages of an account by their names, for who has more than are shown with it',
    params: connection,
    query: page.extend({ search: z.string().trim().max(100).default('') }),
    output: listOf(networkPageView),
  }),
  route('POST', '/api/users/{id}/networks/accounts/{connectionId}/pages', {
    access: may.edit,
    rate: 'write',
    summary: 'Choose the pages that posts go to: one at least',
    params: connection,
    body: z.object({ pageIds: z.array(digitsId).min(1).max(100) }),
    output: networkList,
  }),
  route('GET', '/api/users/{id}/networks/accounts/{connectionId}/posts', {
    access: may.consult,
    rate: 'read',
    summary: 'Posts that are to go out on an account, with their pictures: those of the nearest date first',
    params: connection,
    query: page,
    output: listOf(waitingPostView),
  }),
  route('POST', '/api/users/{id}/networks/accounts/{connectionId}/posts/resume', {
    access: access.account('posts:edit'),
    rate: 'write',
    summary: 'Send all posts that waited for an account to be connected again',
    params: connection,
    output: z.object({ sent: z.number() }),
  }),
  route('DELETE', '/api/users/{id}/networks/accounts/{connectionId}', {
    access: may.delete,
    rate: 'write',
    summary:
      'Unlink an account: what opens it is given back and forgotten; it stays with its history, and goes where there is none',
    params: connection,
    /** What is shown against money through it is stopped first; where some of it cannot be yet, the account stays linked. */
    query: z.object({ boosts: z.enum(['stop']).optional() }),
    output: networkList.extend({ boostsLeft: z.number() }),
  }),
] as const

export const networkEvents = ['networks.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    networks: { routes: typeof networkRoutes; events: typeof networkEvents }
  }
}
