import type { ReactNode } from 'react'
import '#shared/ui/tabs.css'

/** Tabs that are addresses: plain links, so that each opens in a tab of its own and the way back works. */
export function NavTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="po-tabs po-tabs-top" aria-label={label}>
      {children}
    </nav>
  )
}
