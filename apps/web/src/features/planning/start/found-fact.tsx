import type { FindingView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { asSaid, isInLines } from '#features/planning/as-said.ts'
import { PriceWords } from '#features/planning/components/price-words.tsx'
import { SourceMark } from '#features/planning/source-mark.tsx'
import { besideWords } from '#features/planning/start/beside-words.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'

/** One thing as its source says it, with its day and its end where the words leave them out. */
export function FoundFact({ finding, isOver }: { finding: FindingView; isOver: boolean }) {
  const { t } = useTranslation(['start', 'planning'])
  const { head, rest } = asSaid(finding)
  const { when, until, price } = besideWords(finding, useFormats())
  const beside = [when, until && t('found.until', { day: until }), isOver && t('found.past')].filter(Boolean)
  const lines = isInLines(finding.kind) ? finding.says.slice(finding.about ? 0 : 1) : []
  return (
    <span className="po-finding-words">
      <span>
        <b>{head}</b> {lines.length < 2 && rest && <span className="po-ink2">{rest}</span>}
      </span>
      {lines.length > 1 &&
        lines.map((line) => (
          <span key={line} className="po-ink2">
            {line}
          </span>
        ))}
      {beside.length > 0 && <small className="po-mute">{beside.join(', ')}</small>}
      {finding.price && (
        <small className="po-mute po-num">
          <PriceWords price={finding.price} isSaid={price === ''} />
        </small>
      )}
      {finding.source.by !== 'person' && <SourceMark of={finding.source} isPlain isBrief />}
    </span>
  )
}
