import type { FactView } from '@postelier/contract'
import { CalendarDays, type LucideIcon, MessageCircle, Rss, ScanSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pageName } from '#features/planning/page-name.ts'
import { Icon } from '#shared/ui/icon.tsx'
import '#features/planning/source-mark.css'

type Source = FactView['source'] | { readonly by: 'calendar'; readonly title: string }

const icons: Readonly<Record<Source['by'], LucideIcon>> = {
  page: ScanSearch,
  feed: Rss,
  calendar: CalendarDays,
  person: MessageCircle,
}

interface SourceMarkProps {
  /** Who says it; without one, the site as a whole. */
  of?: Source | undefined
  /** Whoever is not signed in is led nowhere. */
  isPlain?: boolean
  /** In a list of what one site says, its sign and the page are enough to see. */
  isBrief?: boolean
}

/** Who says a thing that nobody typed here: the same wherever it stands, with the page to be looked at. */
export function SourceMark({ of, isPlain = false, isBrief = false }: SourceMarkProps) {
  const { t } = useTranslation('planning')
  const by = of?.by ?? 'page'
  const title = of && 'title' in of ? nameOf(of) : ''
  return (
    <span className="po-source">
      <Icon of={icons[by]} size={14} />{' '}
      <span className={isBrief ? 'po-sr' : undefined}>{t(`from.${by}`)}</span>
      {of && 'url' in of && !isPlain ? (
        <a href={of.url} target="_blank" rel="noreferrer noopener">
          {title}
        </a>
      ) : (
        title && <span className="po-source-name">{title}</span>
      )}
    </span>
  )
}

const nameOf = (of: Extract<Source, { title: string }>) =>
  pageName(of.title) || ('url' in of ? new URL(of.url).hostname : '')
