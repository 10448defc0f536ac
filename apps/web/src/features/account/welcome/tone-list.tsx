import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { tones, type VoiceProps } from '#features/account/components/voice-fields.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import '#shared/ui/field.css'
import '#features/account/welcome/tone-list.css'

/** Ten ways to say the same Saturday: one recognises oneself in a sentence sooner than in the name of a tone. */
export function ToneList({ form }: VoiceProps) {
  const { t } = useTranslation(['account', 'fields'])
  const name = useId()
  return (
    <div>
      <div role="radiogroup" aria-label={t('account:voice.tone')} className="po-tones">
        {tones.map((tone) => (
          <label key={tone} className="po-check po-radio">
            <input
              type="radio"
              name={name}
              value={tone}
              checked={form.values.tone === tone}
              onChange={() => form.setFieldValue('tone', tone)}
            />
            <span>
              <b>
                {tone === 'custom'
                  ? t('account:welcome.editorialLine.own')
                  : t('account:welcome.editorialLine.quote', { words: t(`fields:living.tones.${tone}`) })}
              </b>
              <small>{t(`account:voice.tones.${tone}`)}</small>
            </span>
          </label>
        ))}
      </div>
      {form.values.tone === 'custom' && (
        <div className="po-tone-own">
          <TextField
            label={t('account:voice.customTone')}
            help={t('account:voice.customToneHelp')}
            size="lg"
            maxLength={300}
            {...form.getInputProps('customTone')}
          />
        </div>
      )}
    </div>
  )
}
