// Who may do what: the token's kind, its permissions, and the tasks of its person on the Page.
import type { DemoPage } from '../shared/people.ts'
import { missingPermission, notAllowed, pageTokenNeeded, unknownObject } from './graph-error.ts'
import type { GraphCall } from './graph-host.ts'
import { instagramNumber, pageNumber, roleOn, type Task, tasksOf, userNumber } from './meta-accounts.ts'
import type { Caller } from './meta-sandbox.ts'

export const callerOf = ({ request, host }: GraphCall): Caller => host.meta.caller(request, host.login)

export interface Need {
  scope: string
  task?: Task
  /** Reads answer 10 where writes answer 200. */
  reads?: boolean
  /** A user's token will do. */
  userToo?: boolean
}

/** The Page that the call names, by its number or as `me`, for somebody who may do this there. */
export function asPage(call: GraphCall, need: Need): { caller: Caller; page: DemoPage } {
  return forPage(call, callerOf(call), call.id, need)
}

export function forPage(call: GraphCall, caller: Caller, number: string, need: Need) {
  const page = pageOfCaller(caller, number)
  if (!page) throw unknownObject(call.request.method, number)
  if (caller.kind === 'user' && !need.userToo) throw pageTokenNeeded()
  checkScope(caller, need.scope, need.reads)
  if (need.task && !tasksOf(roleOn(caller.person, page)).includes(need.task))
    throw missingPermission(`the task ${need.task} on the Page`)
  return { caller, page }
}

export function checkScope(caller: Caller, scope: string, reads = false): void {
  if (!caller.scopes.includes(scope)) throw reads ? notAllowed(scope) : missingPermission(scope)
}

function pageOfCaller(caller: Caller, number: string): DemoPage | undefined {
  if (caller.kind === 'page')
    return caller.page && (number === 'me' || pageNumber(caller.page) === number) ? caller.page : undefined
  return pagesGranted(caller).find((page) => pageNumber(page) === number)
}

/** The pages that were ticked, where the person still has a role. */
export function pagesGranted({ grant, page, kind, held }: Caller): DemoPage[] {
  if (kind === 'page') return page ? [page] : []
  const ticked = (grant.details.pages ?? '').split(',')
  return held.filter(({ id }) => ticked.includes(id))
}

export function asUser(call: GraphCall, scope?: string): Caller {
  const caller = callerOf(call)
  if (scope !== undefined) checkScope(caller, scope)
  return caller
}

/** What each login calls the same permission. */
const instagramScopes = {
  read: { facebook: 'instagram_basic', instagram: 'instagram_business_basic' },
  publish: { facebook: 'instagram_content_publish', instagram: 'instagram_business_content_publish' },
  comment: { facebook: 'instagram_manage_comments', instagram: 'instagram_business_manage_comments' },
  insights: { facebook: 'instagram_manage_insights', instagram: 'instagram_business_manage_insights' },
  remove: { facebook: 'instagram_manage_contents', instagram: '' },
} as const

/** The Instagram account that the call names, or the one of a media of its. */
export function asInstagram(
  call: GraphCall,
  what: keyof typeof instagramScopes,
  number: string = call.id,
): { caller: Caller; page: DemoPage } {
  const caller = callerOf(call)
  const pages = caller.login === 'instagram' && caller.page ? [caller.page] : pagesGranted(caller)
  const page =
    number === 'me' && caller.login === 'instagram'
      ? caller.page
      : pages.find((page) => instagramNumber(page) === number)
  if (!page) throw unknownObject(call.request.method, number)
  checkScope(caller, instagramScopes[what][caller.login], what === 'read' || what === 'insights')
  const needs = what === 'publish' || what === 'remove' || what === 'comment'
  const role = tasksOf(roleOn(caller.person, page))
  if (needs && !role.includes('CREATE_CONTENT') && !role.includes('MANAGE'))
    throw missingPermission('the task CREATE_CONTENT on the Page')
  return { caller, page }
}

export const isMe = (caller: Caller, id: string): boolean => id === 'me' || id === userNumber(caller.person)
