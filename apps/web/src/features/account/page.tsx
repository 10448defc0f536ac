import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Coins, Eye, LayoutTemplate, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LeavingNotice } from '#features/account/components/leaving-notice.tsx'
import { type AccountTab, accountTabs, personTabs } from '#features/account/model/tabs.ts'
import { BrandTab } from '#features/account/tabs/brand-tab.tsx'
import { ContentTab } from '#features/account/tabs/content-tab.tsx'
import { EssentialsTab } from '#features/account/tabs/essentials-tab.tsx'
import { NotificationsTab } from '#features/account/tabs/notifications-tab.tsx'
import { ProfileTab } from '#features/account/tabs/profile-tab.tsx'
import { SecurityTab } from '#features/account/tabs/security-tab.tsx'
import { accountQuery } from '#shared/api/account-query.ts'
import { useAbility, useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import '#features/account/page.css'

/** One address for everything of one's own; the tab is part of it. */
export function AccountPage() {
  const { t } = useTranslation(['account', 'shell', 'menu'])
  const navigate = useNavigate()
  const user = useCurrentUser()
  const wanted = (useSearch({ strict: false }) as { tab?: AccountTab }).tab
  const { agencyCustomerId: customerId } = useParams({ strict: false })
  const managed = useQuery({ ...accountQuery(useManagedAccountId()), enabled: customerId !== undefined })
  const abilities = user?.abilities ?? []
  const hasAccount = Boolean(user?.account) && abilities.includes('account:consult')
  const mayHear = abilities.includes('notifications:consult') || abilities.includes('notifications:edit')
  const ofAccount = accountTabs.filter((one) => one !== 'notifications' || mayHear)
  const tabs = customerId ? ofAccount : hasAccount ? [...ofAccount, ...personTabs] : personTabs
  const tab = tabs.find((one) => one === wanted) ?? tabs[0] ?? 'profile'
  return (
    <div className="po-page po-account-page">
      {customerId ? (
        <PageHeader
          title={managed.data?.society.name ?? t('title')}
          crumbs={[{ label: t('menu:agencyCustomers.name'), to: '/agency/customers' }]}
          actions={
            <>
              {abilities.includes('networks:consult') && (
                <ButtonLink
                  icon={Share2}
                  to="/agency/customers/$agencyCustomerId/networks"
                  params={{ agencyCustomerId: customerId }}
                >
                  {t('shell:networksOfCustomer')}
                </ButtonLink>
              )}
              {abilities.includes('billing:consult') && (
                <ButtonLink
                  icon={Coins}
                  to="/agency/customers/$agencyCustomerId/subscription"
                  params={{ agencyCustomerId: customerId }}
                >
                  {t('menu:credits.name')}
                </ButtonLink>
              )}
              {abilities.includes('design:consult') && (
                <ButtonLink
                  icon={LayoutTemplate}
                  to="/agency/customers/$agencyCustomerId/graphical-line-templates"
                  params={{ agencyCustomerId: customerId }}
                >
                  {t('menu:ownTemplates.name')}
                </ButtonLink>
              )}
            </>
          }
        />
      ) : (
        <PageHeader title={t('title')} note={user?.account?.societyName} />
      )}
      {!customerId && <LeavingNotice />}
      <Tabs
        label={t('tabsLabel')}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(next) => void navigate({ to: '.', search: { tab: next }, replace: true })}
      >
        {tab === 'profile' && <ProfileTab />}
        {tab === 'security' && <SecurityTab />}
        {tab !== 'profile' && tab !== 'security' && <OfAccount tab={tab} />}
      </Tabs>
    </div>
  )
}

/** What it takes to change a tab; without it the tab is there to be read. */
const changing = {
  essentials: 'account:edit',
  brand: 'brand:edit',
  content: 'planning:edit',
  notifications: 'notifications:edit',
} as const

function OfAccount({ tab }: { tab: (typeof accountTabs)[number] }) {
  const { t } = useTranslation('account')
  const account = useQuery(accountQuery(useManagedAccountId()))
  const mayChange = useAbility(changing[tab])
  return (
    <AsyncState of={account} loading={<LineSkeleton lines={5} />}>
      {(data) => {
        const Tab = {
          essentials: EssentialsTab,
          brand: BrandTab,
          content: ContentTab,
          notifications: NotificationsTab,
        }[tab]
        return (
          <>
            {!mayChange && (
              <Notice tone="wait" icon={Eye}>
                {t('readOnly')}
              </Notice>
            )}
            <fieldset className="po-account-fields" disabled={!mayChange}>
              <Tab key={data.id} account={data} />
            </fieldset>
          </>
        )
      }}
    </AsyncState>
  )
}
