import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type NetworkCount, tightestOf } from '#features/posts/model/text-count.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'

/** As many stand in one line. */
const mostShown = 3

/** How long a text is, as each network it goes to counts: of many the tightest at once, the rest when asked for. */
export function Counters({ counts }: { counts: readonly NetworkCount[] }) {
  const { t } = useTranslation('posts')
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const tightest = tightestOf(counts)
  if (!tightest) return null
  const others = counts.length > mostShown ? counts.length - 1 : 0
  return (
    <div className="po-counters">
      <ul id={listId}>
        {(isOpen || others === 0 ? counts : [tightest]).map((count) => (
          <Counter key={count.network} count={count} />
        ))}
      </ul>
      {others > 0 && (
        <button
          type="button"
          className="po-link"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('hook.fewer') : t('hook.more', { count: others })}
        </button>
      )}
      <Crossing counts={counts} />
    </div>
  )
}

function Counter({ count: { network, used, most, isBytes, tone } }: { count: NetworkCount }) {
  const { t } = useTranslation('posts')
  const { number } = useFormats()
  const figures = { used: number(used), most: number(most), network: networkLabel(network) }
  return (
    <li className={`po-counter po-counter-${tone}`}>
      <NetworkMark network={network} size={14} decorative />
      <span aria-hidden="true" className="po-num">
        <b>{figures.used}</b> / {figures.most}
        {isBytes && ` ${t('hook.bytes')}`}
      </span>
      <span className="po-sr">{t(isBytes ? 'hook.usedBytes' : 'hook.used', figures)}</span>
    </li>
  )
}

/** Speaks when a limit is crossed, and only then: its words name networks, no figures. */
function Crossing({ counts }: { counts: readonly NetworkCount[] }) {
  const { t } = useTranslation('posts')
  const { list } = useFormats()
  const over = counts.filter(({ tone }) => tone === 'over')
  const [wasOver, setWasOver] = useState(false)
  if (over.length > 0 && !wasOver) setWasOver(true)
  return (
    <span role="status" className="po-sr">
      {over.length > 0
        ? t('hook.tooLong', { networks: list(over.map(({ network }) => networkLabel(network))) })
        : wasOver && t('hook.fitsAgain')}
    </span>
  )
}
