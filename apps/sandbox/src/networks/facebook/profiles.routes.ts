// Who I am, which Pages I hold, and what a Page says of itself.

import { asUser, callerOf, checkScope, pagesGranted } from '../meta/access.ts'
import { unknownObject } from '../meta/graph-error.ts'
import { type GraphNode, selectFields } from '../meta/graph-fields.ts'
import type { GraphCall, GraphHost } from '../meta/graph-host.ts'
import { pageOf } from '../meta/graph-page.ts'
import { instagramNumber, pageNumber, roleOn, tasksOf, userNumber } from '../meta/meta-accounts.ts'
import type { Caller } from '../meta/meta-sandbox.ts'
import type { DemoPage } from '../shared/people.ts'
import { nameOf } from '../shared/people.ts'
import { pageTokenFor } from './tokens.routes.ts'

export function profileRoutes(host: GraphHost): void {
  const { facebook } = host.meta
  host.on('GET', '/me', { name: 'read-me', office: facebook }, (call) => {
    const caller = callerOf(call)
    return caller.kind === 'page' && caller.page
      ? selectFields(pageNode(call, caller, caller.page), call.inputs)
      : selectFields(userNode(call, caller), call.inputs)
  })
  host.on('GET', '/me/accounts', { name: 'list-pages', office: facebook }, (call) => {
    const caller = asUser(call)
    // Without the permission nothing is refused: the list is empty.
    const pages = caller.scopes.includes('pages_show_list') ? pagesGranted(caller) : []
    return pageOf(
      pages.map((page) => readPage(call, caller, page)),
      call.params,
      call.address,
    )
  })
  host.on('GET', '/me/businesses', { name: 'list-businesses', office: facebook }, (call) => {
    const caller = asUser(call, 'business_management')
    const pages = pagesGranted(caller)
    const businesses =
      pages.length > 0
        ? [
            {
              id: businessNumber(caller),
              name: `Entreprise de ${nameOf(caller.person)}`,
              verification_status: 'verified',
            },
          ]
        : []
    return pageOf(businesses, call.params, call.address)
  })
  for (const [edge, isOwn] of [
    ['owned_pages', true],
    ['client_pages', false],
  ] as const)
    host.on('GET', `/:id/${edge}`, { name: 'list-business-pages', office: facebook }, (call) => {
      const caller = asUser(call, 'business_management')
      if (call.id !== businessNumber(caller)) throw unknownObject('GET', call.id)
      const pages = pagesGranted(caller).filter((page) => (roleOn(caller.person, page) === 'admin') === isOwn)
      return pageOf(
        pages.map((page) => readPage(call, caller, page)),
        call.params,
        call.address,
      )
    })
}

export const businessNumber = ({ person }: Caller): string => `9${userNumber(person).slice(1)}`

function readPage(call: GraphCall, caller: Caller, page: DemoPage) {
  const node = pageNode(call, caller, page)
  const minimal = ['access_token', 'category', 'category_list', 'name', 'id', 'tasks']
  return selectFields({ ...node, minimal }, call.inputs)
}

function userNode(call: GraphCall, { person, scopes }: Caller): GraphNode {
  const { facebook } = call.host.meta
  return {
    type: 'User',
    minimal: ['name', 'id'],
    fields: {
      id: userNumber(person),
      name: nameOf(person),
      first_name: person.givenName,
      last_name: person.familyName,
      email: scopes.includes('email') ? person.email : undefined,
      picture: picture(facebook.avatarAddress(call.request, person.id)),
    },
  }
}

const picture = (url: string) => ({ data: { height: 50, width: 50, is_silhouette: false, url } })

export function pageNode(call: GraphCall, caller: Caller, page: DemoPage): GraphNode {
  const { facebook, instagram } = call.host.meta
  const instagramId = instagramNumber(page)
  const followers = facebook.followers(page.id)
  const account = instagramId && {
    id: instagramId,
    username: page.handle,
    name: page.name,
    followers_count: instagram.followers(page.id),
    profile_picture_url: instagram.avatarAddress(call.request, page.id),
  }
  const linked = ({ inner }: { inner: readonly unknown[] }) =>
    account && (inner.length > 0 ? account : { id: account.id })
  return {
    type: 'Page',
    minimal: ['name', 'id'],
    fields: {
      id: pageNumber(page),
      name: page.name,
      username: page.handle,
      about: page.about,
      link: `https://www.facebook.com/${page.handle}`,
      category: 'Local business',
      category_list: [{ id: '2500', name: 'Local business' }],
      tasks: tasksOf(roleOn(caller.person, page)),
      picture: picture(facebook.avatarAddress(call.request, page.id)),
      followers_count: followers,
      fan_count: Math.floor(followers * 0.96),
      verification_status: 'not_verified',
      is_published: true,
      instagram_business_account: linked,
      connected_instagram_account: linked,
      access_token: () => {
        checkScope(caller, 'pages_show_list', true)
        return pageTokenFor(call, page.id)
      },
    },
  }
}
