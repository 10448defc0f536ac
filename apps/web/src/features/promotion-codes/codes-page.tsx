import type { AffiliationCodeView } from '@postelier/contract/affiliation-codes'
import type { PromotionCodeView } from '@postelier/contract/promotion-codes'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AffiliationList } from '#features/promotion-codes/affiliation-list.tsx'
import { PromotionList } from '#features/promotion-codes/promotion-list.tsx'
import { useNewAction } from '#shared/actions/use-new-action.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useListSearch } from '#shared/lib/use-list-search.ts'
import { Button } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'

const tabs = ['promotion', 'affiliation'] as const

/** Codes that take something off a price: the platform's own, and those of agencies. */
export function CodesPage() {
  const { t } = useTranslation('promotionCodes')
  const [words, change] = useListSearch()
  const tab = tabs.find((one) => one === words.tab) ?? 'promotion'
  const mayCreate = useAbility('adminPromotionCodes:create')
  const [promotion, setPromotion] = useState<PromotionCodeView | 'new' | null>(null)
  const [affiliation, setAffiliation] = useState<AffiliationCodeView | 'new' | null>(null)
  const isOfAgencies = tab === 'affiliation'
  const label = isOfAgencies ? t('affiliation.add') : t('add')
  const open = () => (isOfAgencies ? setAffiliation('new') : setPromotion('new'))
  useNewAction({ id: 'new:promotion-code', label, may: mayCreate, run: open })
  const add = mayCreate && (
    <Button look="primary" icon={Plus} onClick={open}>
      {label}
    </Button>
  )
  return (
    <div className="po-page">
      <PageHeader title={t('title')} actions={add} />
      <Tabs
        label={t('title')}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(value) => change({ tab: value === 'promotion' ? '' : value, search: '', offset: '' })}
      >
        {isOfAgencies ? (
          <AffiliationList open={affiliation} setOpen={setAffiliation} add={add} />
        ) : (
          <PromotionList open={promotion} setOpen={setPromotion} add={add} />
        )}
      </Tabs>
    </div>
  )
}
