// What routes check before they show: that somebody is signed in, has the second factor that their position asks for, and, on home
// alone, that their first posts were offered.
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { isApiError } from '#shared/api/api-error.ts'
import { type CurrentUser, currentUserQuery } from '#shared/api/current-user.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { isInterfaceLanguage } from '#shared/i18n/language.ts'
import { changeLanguage } from '#shared/i18n/setup.ts'
import { rememberPreviousPage } from '#shared/lib/previous-page.ts'
import { isWelcomePostponed } from '#shared/lib/welcome-later.ts'
import { isIntroduced } from '#shared/lib/welcome-steps.ts'

let loadBefore: () => Promise<unknown> = async () => undefined

/** What the application needs before it shows anything to somebody who is signed in. */
export function beforeScreens(load: () => Promise<unknown>): void {
  loadBefore = load
}

/** That somebody is signed in: what a person may do on a screen is the server's to say. */
export async function requireCurrentUser({
  location,
}: {
  location: ParsedLocation
}): Promise<{ user: CurrentUser }> {
  const known = queryClient.getQueryData(currentUserQuery.queryKey)
  try {
    const [user] = await Promise.all([queryClient.fetchQuery(currentUserQuery), loadBefore()])
    if (!known && isInterfaceLanguage(user.applicationLang)) await changeLanguage(user.applicationLang)
    leadToSecondFactor(user, location.pathname)
    return { user }
  } catch (error) {
    // The network gone, the frame stays: its screens say themselves what they cannot read.
    if (known && isApiError(error) && error.status === 0) return { user: known }
    if (!isApiError(error) || error.status !== 401) throw error
    rememberPreviousPage(location.href)
    throw redirect({ to: '/auth/login' })
  }
}

/** The position asks for a second factor: nothing else answers before there is one. */
function leadToSecondFactor(user: CurrentUser, path: string): void {
  if (user.secondFactor.required && !user.secondFactor.enabled && path !== '/me/account')
    throw redirect({ to: '/me/account', search: { tab: 'security' } })
}

/** Home leads to the first posts until a business has said who it is; a link to another screen is followed. */
export function leadToFirstPosts({ context }: { context: { user: CurrentUser } }): void {
  const { account, abilities, impersonator, type } = context.user
  const isOpen = account !== null && !isIntroduced(account.registrationStep)
  const isOwn = type === 'customer' && !impersonator
  if (isOpen && isOwn && abilities.includes('planning:create') && !isWelcomePostponed())
    throw redirect({ to: '/me/planning/start' })
}
