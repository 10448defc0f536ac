import { useTranslation } from 'react-i18next'
import { WayFrame } from '#features/ways/components/way-frame.tsx'
import { longestPrompt } from '#features/ways/model/limits.ts'
import { call } from '#shared/api/call.ts'
import { useKept } from '#shared/form/use-kept.ts'
import { TextArea } from '#shared/ui/text-field.tsx'

/** What somebody wants to tell, in their own words. */
export function PromptWay({ accountId }: { accountId: number }) {
  const { t } = useTranslation('ways')
  const [{ text }, change] = useKept('prompt', { text: '' })
  const said = text.trim()
  const over = said.length - longestPrompt
  return (
    <WayFrame
      accountId={accountId}
      keptAs="prompt"
      isReady={said !== '' && over <= 0}
      send={(body) =>
        call('POST /api/users/{id}/ways/prompt', { params: { id: accountId }, body: { ...body, text: said } })
      }
    >
      {(fault) => (
        <TextArea
          label={t('prompt.label')}
          help={t('prompt.help')}
          placeholder={t('prompt.placeholder')}
          rows={7}
          value={text}
          onChange={(event) => change({ text: event.target.value })}
          {...(over > 0 ? { error: t('prompt.tooLong', { count: over }) } : fault ? { error: fault } : {})}
          {...(said.length > longestPrompt / 2
            ? {
                foot: (
                  <span className="po-num">
                    {t('prompt.count', { count: said.length, max: longestPrompt })}
                  </span>
                ),
              }
            : {})}
        />
      )}
    </WayFrame>
  )
}
