import type { AccountView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { useAccountCalls } from '#features/account/api/account.ts'
import { ContentSources } from '#features/account/components/content-sources.tsx'
import { DraftedNetworks } from '#features/account/components/drafted-networks.tsx'
import { useAction } from '#shared/api/use-action.ts'
import { Switch } from '#shared/ui/check-field.tsx'
import { FormLayout, FormSection } from '#shared/ui/form-layout.tsx'

/** Whether the program may draft posts for a business, for which networks, and from which sources. */
export function ContentTab({ account }: { account: AccountView }) {
  const { t } = useTranslation('account')
  const calls = useAccountCalls(account.id)
  const enable = useAction({ send: calls.enableAi })
  const { contentSources, contentSourcesLimit } = account.settings
  return (
    <FormLayout>
      <FormSection title={t('content.ai')} note={t('content.aiNote')}>
        <Switch
          label={t('content.aiEnabled')}
          checked={account.brand.aiEnabled}
          onChange={(event) => void enable.run(event.target.checked)}
        />
      </FormSection>
      <DraftedNetworks account={account}>
        {(lines, state) => (
          <FormSection
            title={t('content.networks')}
            note={
              <>
                {t('content.networksNote')} {state}
              </>
            }
          >
            {lines}
          </FormSection>
        )}
      </DraftedNetworks>
      <FormSection
        title={t('content.sources')}
        note={t('content.sourcesNote', { count: contentSources.length, max: contentSourcesLimit })}
      >
        <ContentSources account={account} />
      </FormSection>
    </FormLayout>
  )
}
