import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#shared/ui/dialog.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays at the bottom: an `ActionBar`. */
  foot?: ReactNode
}

/** Where a side column goes when the window is narrow, and where details open without leaving the list. */
export function Drawer({ open, onClose, title, children, foot }: DrawerProps) {
  const { t } = useTranslation('common')
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId} shape="drawer">
      <header className="po-drawer-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton icon={X} label={t('actions.close')} onClick={onClose} />
      </header>
      <div className="po-drawer-main">{children}</div>
      {foot}
    </Dialog>
  )
}
