import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { SheetSection } from '#features/testing/components/sheet-section.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'

const vermilion = [15.5, 13.7, 10.9, 8.2, 6.1, 4.6, 4.8, 6.3, 8.6, 12.6]
const ink = [16.4, 15.1, 14, 12.2, 9.4, 5, 5.5, 9.1, 13.4, 17.1]
const firstWithWhiteText = 6

export function TypeSheet() {
  const { t } = useTranslation('testing')
  const lines = [
    ['40, 600', 'po-hero', t('type.hero')],
    ['28, 600', 'po-title', t('type.object')],
    ['20, 600', 'po-h20', t('type.section')],
    ['16, 400', 'po-t16', t('type.large')],
    ['14, 400', 'po-t14', t('type.text')],
    ['12, 400', 'po-t12', t('type.small')],
  ] as const
  return (
    <SheetSection title={t('type.title')} note={t('type.note')}>
      <dl className="po-sg-type">
        {lines.map(([size, className, words]) => (
          <div key={size}>
            <dt>{size}</dt>
            <dd className={className}>{words}</dd>
          </div>
        ))}
      </dl>
    </SheetSection>
  )
}

export function ColourSheet() {
  const { t } = useTranslation('testing')
  return (
    <SheetSection title={t('colours.title')} note={t('colours.note')}>
      <Ramp name={t('colours.vermilion')} token="v" ratios={vermilion} />
      <Ramp name={t('colours.ink')} token="g" ratios={ink} />
      <Pairs />
    </SheetSection>
  )
}

function Ramp({ name, token, ratios }: { name: string; token: 'v' | 'g'; ratios: readonly number[] }) {
  const { number } = useFormats()
  return (
    <ol className="po-ramp">
      {ratios.map((ratio, index) => {
        const style: CSSProperties = {
          background: `var(--po-${token}${index})`,
          color: index < firstWithWhiteText ? '#1C1B22' : '#FFFFFF',
        }
        return (
          <li key={`${token}${String(index)}`} style={style}>
            <b>
              {name} {index}
            </b>
            <span>{number(ratio)}</span>
          </li>
        )
      })}
    </ol>
  )
}

const pairs = [
  ['primary', 'var(--po-on-accent)', 'var(--po-accent)'],
  ['accent', 'var(--po-accent-text)', 'var(--po-paper)'],
  ['mark', 'var(--po-accent-mark)', 'var(--po-paper)'],
  ['quiet', 'var(--po-ink3)', 'var(--po-sunk)'],
  ['done', 'var(--po-done)', 'var(--po-paper)'],
  ['wait', 'var(--po-wait)', 'var(--po-paper)'],
  ['bad', 'var(--po-bad)', 'var(--po-paper)'],
  ['edge', 'var(--po-line2)', 'var(--po-paper)'],
] as const

function Pairs() {
  const { t } = useTranslation('testing')
  return (
    <ul className="po-pairs">
      {pairs.map(([name, color, background]) => (
        <li key={name}>
          <svg width="44" height="28" viewBox="0 0 44 28" aria-hidden="true" style={{ background }}>
            <path d="M12 14H32" stroke={color} strokeWidth="6" />
          </svg>
          {t(`colours.pairs.${name}`)}
        </li>
      ))}
    </ul>
  )
}
