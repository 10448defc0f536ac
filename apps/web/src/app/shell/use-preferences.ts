import type { InterfaceLanguage } from '@postelier/texts'
import { call } from '#shared/api/call.ts'
import { currentUserQuery } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'

type Theme = 'auto' | 'light' | 'dark'

/** The screen has changed already; saving it makes it true on the person's other devices and in their mails. */
export function usePreferences(): {
  saveLanguage: (lang: InterfaceLanguage) => void
  saveTheme: (theme: Theme) => void
} {
  const language = useAction({
    // The server answers in the language of the account and no key names it: all that was read is read anew, once it is kept.
    stale: [[]],
    send: (lang: InterfaceLanguage) => call('POST /api/me/account/change-language', { body: { lang } }),
  })
  const theme = useAction({
    stale: [currentUserQuery.queryKey],
    send: (theme: Theme) => call('POST /api/me/account/settings', { body: { theme } }),
  })
  return { saveLanguage: (lang) => void language.run(lang), saveTheme: (next) => void theme.run(next) }
}
