import { useEffect } from 'react'
import { useSiteName } from '#shared/api/application.ts'

/** The browser's tab: the page, then the platform under the name it has now. */
export function usePageTitle(title: string): void {
  const siteName = useSiteName()
  useEffect(() => {
    document.title = `${title} · ${siteName}`
  }, [title, siteName])
}
