import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/icon.tsx'
import '#shared/ui/where-shown.css'

/** "Where is this shown to people?", answered beside the setting. */
export function WhereShown({ children }: { children: ReactNode }) {
  return (
    <p className="po-where">
      <Icon of={Eye} size={14} />
      <span>{children}</span>
    </p>
  )
}
