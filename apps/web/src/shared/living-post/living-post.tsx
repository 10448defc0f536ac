import { useTranslation } from 'react-i18next'
import { inksOn } from '#shared/living-post/inks.ts'
import { Emoji } from '#shared/ui/emoji.tsx'
import { ProofMarks } from '#shared/ui/proof-marks.tsx'
import { useLogoGround } from '#shared/ui/use-logo-ground.ts'
import '#shared/living-post/living-post.css'

export interface LivingVoice {
  tone: string
  customTone: string
  formality: string
  pronoun: string
  emoticonType: string
}

export interface LivingPostProps {
  name: string
  /** Under the name: the trade, or the city. */
  line?: string
  logoUrl?: string | null | undefined
  /** Primary, secondary, tertiary; missing ones are chosen. */
  colors: readonly (string | undefined)[]
  voice?: LivingVoice
  /** Beside the title; by default that it follows the answers. */
  note?: string
}

/** A post in the business's own colours and name, redrawn with every answer. A proof: hence the crop marks. */
export function LivingPost({ name, line, logoUrl, colors, voice, note }: LivingPostProps) {
  const { t } = useTranslation('fields')
  const shown = name.trim() || t('living.yourName')
  const inks = inksOn(colors)
  const style = {
    '--ground': inks.ground,
    '--form': inks.form,
    '--core': inks.core,
    '--words': inks.words,
    '--core-words': inks.coreWords,
  } as React.CSSProperties
  return (
    <section className="po-living">
      <p className="po-living-head">
        <b>{t('living.title')}</b> <span className="po-mute">{note ?? t('living.note')}</span>
      </p>
      <ProofMarks>
        <div className="po-living-post">
          <div
            className="po-living-picture"
            style={style}
            role="img"
            aria-label={t('living.alt', { name: shown })}
          >
            <span className="po-living-name" data-long={shown.length > 16 || undefined}>
              {shown}
            </span>
            <i />
            <i />
            <i />
            <span className="po-living-core">
              {logoUrl ? <CoreLogo src={logoUrl} core={inks.core} /> : <span>{line?.trim()}</span>}
            </span>
          </div>
          {voice && <Caption name={shown} voice={voice} />}
        </div>
      </ProofMarks>
    </section>
  )
}

function CoreLogo({ src, core }: { src: string; core: string }) {
  const ground = useLogoGround(src, core.toLowerCase())
  const isPlated = ground !== null && ground !== core.toLowerCase()
  return (
    <img
      src={src}
      alt=""
      {...(isPlated ? { className: 'po-living-plate', style: { background: ground } } : {})}
    />
  )
}

const smileys: Readonly<Record<string, readonly { of: string; name: string }[]>> = {
  institutional: [{ of: '📍', name: '1f4cd' }],
  emotional: [
    { of: '🥳', name: '1f973' },
    { of: '✨', name: '2728' },
  ],
}

function Caption({ name, voice }: { name: string; voice: LivingVoice }) {
  const { t } = useTranslation('fields')
  const tone = voice.tone as 'custom'
  const pronoun = voice.pronoun as 'firstPlural'
  const formality = voice.formality as 'formality'
  return (
    <p className="po-living-caption">
      {t(`living.tones.${tone}`)}{' '}
      <mark key={`${pronoun}-${formality}-${voice.emoticonType}`}>
        {t(`living.invites.${pronoun}.${formality}`, { name })}
      </mark>{' '}
      {smileys[voice.emoticonType]?.map((one) => (
        <Emoji key={one.name} {...one} />
      ))}
    </p>
  )
}
