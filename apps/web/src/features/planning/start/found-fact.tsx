import type { FactView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { asSaid, isInLines } from '#features/planning/as-said.ts'
import { PriceWords } from '#features/planning/components/price-words.tsx'
import { SourceMark } from '#features/planning/source-mark.tsx'
import { besideWords } from '#features/planning/start/beside-words.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'

/** One thing as its source says it, with its day and its end where the words leave them out. */
export function FoundFact({ fact, isOver }: { fact: FactView; isOver: boolean }) {
  const { t } = useTranslation(['start', 'planning'])
  const { head, rest } = asSaid(fact)
  const { when, until, price } = besideWords(fact, useFormats())
  const beside = [when, until && t('found.until', { day: until }), isOver && t('found.past')].filter(Boolean)
  const lines = isInLines(fact.kind) ? fact.says.slice(fact.about ? 0 : 1) : []
  return (
    <span className="po-fact-words">
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
      {fact.price && (
        <small className="po-mute po-num">
          <PriceWords price={fact.price} isSaid={price === ''} />
        </small>
      )}
      {fact.source.by !== 'person' && <SourceMark of={fact.source} isPlain isBrief />}
    </span>
  )
}
