import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressWay } from '#features/ways/components/address-way.tsx'
import { ContentWay } from '#features/ways/components/content-way.tsx'
import { PictureWay } from '#features/ways/components/picture-way.tsx'
import { PromptWay } from '#features/ways/components/prompt-way.tsx'
import { WayTabs } from '#features/ways/components/way-tabs.tsx'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import type { WayName } from '#shared/lib/way-search.ts'
import { NoRightHere } from '#shared/ui/no-right-here.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import '#features/ways/ways.css'
import '#shared/ui/screen.css'

interface WaysPageProps {
  way: Exclude<WayName, 'blank' | 'order'>
  sourceId: number | undefined
  /** Above the ways: a shorter one. */
  first?: ReactNode
}

/** One post of one thing, wherever that comes from. */
export function WaysPage({ way, sourceId, first }: WaysPageProps) {
  const { t } = useTranslation('ways')
  const accountId = useManagedAccountId()
  const mayCreate = useAbility('planning:create')
  if (!mayCreate)
    return (
      <div className="po-page">
        <PageHeader title={t('title')} />
        <NoRightHere />
      </div>
    )
  return (
    <div className="po-screen">
      <PageHeader title={t('title')} />
      {first}
      <WayTabs way={way} />
      {way === 'prompt' && <PromptWay accountId={accountId} />}
      {way === 'address' && <AddressWay accountId={accountId} />}
      {way === 'picture' && <PictureWay accountId={accountId} />}
      {way === 'content' && <ContentWay accountId={accountId} sourceId={sourceId} />}
    </div>
  )
}
