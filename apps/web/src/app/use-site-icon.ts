import { useEffect } from 'react'
import { useApplication } from '#shared/api/application.ts'

const shipped = '/favicon.svg'

/** The tab carries the platform's icon as soon as it is changed. */
export function useSiteIcon(): void {
  const urls = useApplication()?.favoriteIcon?.urls
  const own = urls?.small ?? urls?.full
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!link) return
    link.href = own ?? shipped
    if (own) link.removeAttribute('type')
    else link.type = 'image/svg+xml'
  }, [own])
}
