import { useApplication } from '#shared/api/application.ts'
import '#shared/ui/logo.css'

/** A registration mark on a composing rule. */
export function LogoMark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="none" aria-hidden="true">
      <path d="M5 2V24" stroke="var(--po-ink)" strokeWidth="2.4" />
      <circle cx="14" cy="10" r="7.2" stroke="var(--po-accent-mark)" strokeWidth="2.4" />
      <path
        d="M14 10V2.8A7.2 7.2 0 0 1 21.2 10Z M14 10V17.2A7.2 7.2 0 0 1 6.8 10Z"
        fill="var(--po-accent-mark)"
      />
      <path d="M14 .5V19.5M4.5 10H23.5" stroke="var(--po-accent-mark)" strokeWidth="1" />
    </svg>
  )
}

/** The platform's own logo where an administrator gave one, else our mark and its name. */
export function Logo() {
  const site = useApplication()
  const urls = site?.logo?.urls
  const src = urls?.medium ?? urls?.full
  return (
    <span className="po-logo">
      {src ? <img src={src} alt="" /> : <LogoMark />}
      <b>{site?.name ?? 'Postelier'}</b>
    </span>
  )
}
