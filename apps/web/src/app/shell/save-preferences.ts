import type { InterfaceLanguage } from '@postelier/texts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { i18n } from '#shared/i18n/instance.ts'
import { toast } from '#shared/ui/toast-store.ts'

/** The screen has changed already; saving it makes it true on the person's other devices and in their mails. */
const save = (work: Promise<unknown>) =>
  void work.catch((error: unknown) =>
    toast({ tone: 'bad', message: messageOf(error, i18n.t('common:errors.unexpected')) }),
  )

export const saveLanguage = (lang: InterfaceLanguage) =>
  save(call('POST /api/me/account/change-language', { body: { lang } }))

export const saveTheme = (theme: 'auto' | 'light' | 'dark') =>
  save(call('POST /api/me/account/settings', { body: { theme } }))
