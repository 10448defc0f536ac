import type { VoiceView } from '@postelier/contract'
import { ScanSearch } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shared/ui/icon.tsx'
import '#features/planning/source-mark.css'

interface VoiceOptionsProps {
  voices: readonly VoiceView[]
  /** The account's, where it is none of those offered. */
  now: { tone: string; formality: string } | null
  chosen: string
  /** The language tells “tu” from “vous”. */
  saysHow: boolean
  onChoose: (key: string) => void
  children: ReactNode
}

/** One sentence a voice, the one its site speaks in first; the last one is described. */
export function VoiceOptions({ voices, now, chosen, saysHow, onChoose, children }: VoiceOptionsProps) {
  const { t } = useTranslation(['start', 'account'])
  const name = useId()
  const radio = (key: string) => ({
    type: 'radio' as const,
    name,
    checked: chosen === key,
    onChange: () => onChoose(key),
  })
  const nameOf = (tone: string) => t(`account:voice.tones.${tone as 'institutional'}`)
  const addressOf = (formality: string) =>
    saysHow ? `, ${t(`voice.address.${formality as 'formality'}`)}` : ''
  return (
    <div role="radiogroup" aria-label={t('voice.question')} className="po-start-voices">
      {now && (
        <label className="po-check po-radio">
          <input {...radio('now')} />
          <span>
            <b>{t('voice.now')}</b>
            <small>
              {nameOf(now.tone)}
              {addressOf(now.formality)}
            </small>
          </span>
        </label>
      )}
      {voices.map((voice) => (
        <label key={voice.key} className="po-check po-radio">
          <input {...radio(voice.key)} />
          <span>
            <b>{t('first.quoted', { text: voice.words.replaceAll(/\s*\n\s*/g, ' ') })}</b>
            <small>
              {nameOf(voice.tone)}
              {voice.key !== 'site' && `, ${t(`voice.kinds.${voice.key}`)}`}
              {addressOf(voice.formality)}
              {voice.isFound && (
                // Its manner is the site's, some of its words are ours: it was not found there as it stands.
                <span className="po-source">
                  <Icon of={ScanSearch} size={14} /> {t('voice.close')}
                </span>
              )}
            </small>
          </span>
        </label>
      ))}
      <label className="po-check po-radio">
        <input {...radio('own')} />
        <span>
          <b>{t('voice.own')}</b>
        </span>
      </label>
      {children}
    </div>
  )
}
