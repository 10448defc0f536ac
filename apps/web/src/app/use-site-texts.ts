import { useEffect } from 'react'
import { useApplication } from '#shared/api/application.ts'
import { setSiteName } from '#shared/i18n/setup.ts'

/** What the platform is called reaches every sentence as soon as it is known or changed. */
export function useSiteTexts(): void {
  const name = useApplication()?.name
  useEffect(() => {
    if (name) setSiteName(name)
  }, [name])
}
