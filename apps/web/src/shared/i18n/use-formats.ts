import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { type Formats, formatsFor } from '#shared/i18n/formats.ts'

/** In the person's language and time zone; before sign-in, the browser's zone. */
export function useFormats(): Formats {
  const { i18n } = useTranslation()
  const zone = useCurrentUser()?.timeZone
  return formatsFor(i18n.language, zone || Intl.DateTimeFormat().resolvedOptions().timeZone)
}
