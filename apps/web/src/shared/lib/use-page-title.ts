import { useEffect } from 'react'
import { useHouseName } from '#shared/api/application.ts'

/** The browser's tab: the page, then the house under the name it has now. */
export function usePageTitle(title: string): void {
  const house = useHouseName()
  useEffect(() => {
    document.title = `${title} · ${house}`
  }, [title, house])
}
