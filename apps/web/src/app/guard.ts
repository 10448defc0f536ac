import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { isApiError } from '#shared/api/api-error.ts'
import { type CurrentUser, currentUserQuery } from '#shared/api/current-user.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { isInterfaceLanguage } from '#shared/i18n/language.ts'
import { changeLanguage } from '#shared/i18n/setup.ts'
import { rememberPreviousPage } from '#shared/lib/previous-page.ts'

/** Checks sign-in only: what a person may do on a screen is the server's to say. */
export async function requireCurrentUser({
  location,
}: {
  location: ParsedLocation
}): Promise<{ user: CurrentUser }> {
  try {
    const known = queryClient.getQueryData(currentUserQuery.queryKey)
    const user = await queryClient.fetchQuery(currentUserQuery)
    if (!known && isInterfaceLanguage(user.applicationLang)) await changeLanguage(user.applicationLang)
    return { user }
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error
    rememberPreviousPage(location.href)
    throw redirect({ to: '/auth/login' })
  }
}
