import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#shared/lib/use-page-title.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { usePageSlot } from '#shared/ui/page-slot.ts'
import '#shared/ui/page-header.css'

export interface Crumb extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  label: string
}

export interface PageHeaderProps {
  title: string
  /** Where deeper than one: what is above, from the top. */
  crumbs?: readonly Crumb[]
  /** Said quietly after the title: the date, a period, a count. */
  note?: ReactNode
  /** The one primary action is last. */
  actions?: ReactNode
}

/** Names the page: in the header, in the tab, and as the place the focus goes to after a change of screen. */
export function PageHeader(props: PageHeaderProps) {
  const slot = usePageSlot()
  usePageTitle(props.title)
  const face = <HeaderFace {...props} />
  return slot ? createPortal(face, slot) : face
}

function HeaderFace({ title, crumbs = [], note, actions }: PageHeaderProps) {
  const { t } = useTranslation('common')
  return (
    <div className="po-page-header">
      {crumbs.length > 0 && (
        <nav aria-label={t('breadcrumb')} className="po-crumbs">
          {crumbs.map(({ label, ...link }) => (
            <span key={label}>
              <Link {...link}>{label}</Link>
              <Icon of={ChevronRight} size={14} />
            </span>
          ))}
        </nav>
      )}
      <h1 tabIndex={-1} data-page-heading>
        {title}
      </h1>
      {note && <span className="po-page-note">{note}</span>}
      {actions && <div className="po-page-actions">{actions}</div>}
    </div>
  )
}
