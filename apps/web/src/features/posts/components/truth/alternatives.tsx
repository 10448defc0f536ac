import { RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Remaking } from '#features/posts/truth/use-remake.ts'
import { Icon } from '#shared/ui/icon.tsx'
import '#features/posts/components/truth/truth.css'

interface AlternativesProps {
  value: string
  drafted: readonly string[]
  remaking: Remaking
  onTake: (text: string) => void
}

const wordsInLabel = 3

/** As it begins, in few words. */
const openingOf = (text: string) => {
  const words = text.trim().split(/[\s\u00a0\u202f]+/)
  const some = words
    .slice(0, wordsInLabel)
    .join(' ')
    .replace(/[.,:;!?…]+$/, '')
  return words.length > wordsInLabel ? `${some}…` : some
}

/** Hooks that can be taken by one press; what one wrote oneself stays among them until one leaves. */
export function Alternatives({ value, drafted, remaking, onTake }: AlternativesProps) {
  const { t } = useTranslation('truth')
  const [mine, setMine] = useState<readonly string[]>([])
  const before = useRef(value)
  const isTaken = (text: string) => drafted.includes(text)
  // Whatever comes in place of one's own words, they stay within reach.
  useEffect(() => {
    const last = before.current
    before.current = value
    if (last === value || last.trim() === '' || isTaken(last) || !isTaken(value)) return
    setMine((known) => [...new Set([...known, last])].slice(-3))
  })
  const own = mine.filter((text) => text !== value && !isTaken(text))
  const isOwn = value.trim() !== '' && !isTaken(value)
  const all = [
    ...drafted.map((text, at) => ({ text, nth: at + 1 })),
    ...own.map((text) => ({ text, nth: 0 })),
    ...(isOwn ? [{ text: value, nth: 0 }] : []),
  ]
  const mayAsk = remaking.open.includes('hook')
  if (drafted.length === 0 && !mayAsk) return null
  return (
    <div className="po-alternatives">
      <div>
        {all.length > 1 && (
          <ul aria-label={t('alternatives.label')}>
            {all.map(({ text, nth }) => (
              <li key={nth ? `${nth}` : text === value ? 'mine' : text}>
                <button
                  type="button"
                  aria-pressed={text === value}
                  title={text === value ? undefined : text}
                  onClick={() => onTake(text)}
                >
                  {nth > 0 && <b className="po-num">{nth}</b>}
                  {nth > 0 ? <span>{openingOf(text)}</span> : t('alternatives.mine')}
                </button>
              </li>
            ))}
          </ul>
        )}
        {mayAsk && (
          <button
            type="button"
            className="po-remake"
            disabled={remaking.isBusy}
            onClick={() => void remaking.ask('hook')}
          >
            <Icon of={RefreshCw} size={16} />
            {t('remake.more')} <small>{remaking.costOf('hook')}</small>
          </button>
        )}
      </div>
    </div>
  )
}
