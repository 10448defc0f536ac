import type { AccountView } from '@postelier/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountCalls } from '#features/account/api/account.ts'
import { ContentSources } from '#features/account/components/content-sources.tsx'
import { type AiNetwork, NetworkTones } from '#features/account/components/network-tones.tsx'
import { useAttempt } from '#features/account/model/use-attempt.ts'
import { useAutosave } from '#shared/form/use-autosave.ts'
import { Switch } from '#shared/ui/check-field.tsx'
import { FormLayout, FormSection } from '#shared/ui/form-layout.tsx'
import { SaveState } from '#shared/ui/save-state.tsx'

export function ContentTab({ account }: { account: AccountView }) {
  const { t } = useTranslation('account')
  const calls = useAccountCalls(account.id)
  const attempt = useAttempt()
  const [networks, setNetworks] = useState<readonly AiNetwork[]>(account.settings.aiNetworks)
  const save = useAutosave(networks, async (value) => void (await calls.aiNetworks({ networks: [...value] })))
  const { contentSources, contentSourcesLimit } = account.settings
  return (
    <FormLayout>
      <FormSection title={t('content.ai')} note={t('content.aiNote')}>
        <Switch
          label={t('content.aiEnabled')}
          checked={account.brand.aiEnabled}
          onChange={(event) => void attempt(() => calls.enableAi(event.target.checked))}
        />
      </FormSection>
      <FormSection
        title={t('content.networks')}
        note={
          <>
            {t('content.networksNote')} <SaveState state={save.state} />
          </>
        }
      >
        <NetworkTones value={networks} onChange={setNetworks} />
      </FormSection>
      <FormSection
        title={t('content.sources')}
        note={t('content.sourcesNote', { count: contentSources.length, max: contentSourcesLimit })}
      >
        <ContentSources account={account} />
      </FormSection>
    </FormLayout>
  )
}
