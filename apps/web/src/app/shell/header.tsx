import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AccountMenu } from '#app/shell/account-menu.tsx'
import { commandBarOpen } from '#app/shell/command-bar-state.ts'
import { WorkBell } from '#features/home/work-bell.tsx'
import { NoticeBell } from '#features/notices/notice-bell.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { Kbd } from '#shared/ui/kbd.tsx'

/** The bar over every signed-in screen: a slot that pages fill, then search, notices and the account. */
export function Header({ slotRef }: { slotRef: (slot: HTMLElement | null) => void }) {
  const { t } = useTranslation('shell')
  return (
    <header className="po-header">
      <div className="po-header-slot" ref={slotRef} />
      <div className="po-header-tools">
        <button type="button" className="po-search" onClick={() => commandBarOpen.set(true)}>
          <Icon of={Search} size={16} />
          <span>{t('search')}</span>
          <Kbd keys="Mod+K" />
        </button>
        <NoticeBell />
        <WorkBell />
        <AccountMenu />
      </div>
    </header>
  )
}
