import { useTranslation } from 'react-i18next'
import {
  AskForAudiences,
  ProposedAudiences,
  useProposedAudiences,
} from '#features/planning/spoken/propose-audiences.tsx'
import { SpokenList } from '#features/planning/spoken/spoken-list.tsx'
import { Drawer } from '#shared/ui/drawer.tsx'

/** What a business speaks of and to whom, to be changed. */
export function SpokenDrawer({ accountId, onClose }: { accountId: number; onClose: () => void }) {
  const { t } = useTranslation('planning')
  const proposals = useProposedAudiences(accountId)
  return (
    <Drawer open title={t('spoken.title')} onClose={onClose}>
      <SpokenList accountId={accountId} of="thematic" />
      <SpokenList accountId={accountId} of="audience" more={<AskForAudiences {...proposals} />}>
        <ProposedAudiences {...proposals} accountId={accountId} />
      </SpokenList>
    </Drawer>
  )
}
