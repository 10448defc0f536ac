import type { FactKind, FactView } from '@postelier/contract'
import { ChevronDown, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asSaid } from '#features/planning/as-said.ts'
import { FactEditor } from '#features/planning/components/fact-editor.tsx'
import { isPast } from '#features/planning/start/beside-words.ts'
import { FoundFact } from '#features/planning/start/found-fact.tsx'
import { SayDialog } from '#shared/known/say-dialog.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'

interface FoundFactsProps {
  accountId: number
  items: readonly FactView[]
  /** The day it is, where the business is. */
  today: string
  isIn: (one: FactView) => boolean
  onTurn: (some: readonly FactView[]) => void
}

/** What changes from one month to the next: a page may still say what is no longer so. */
const changing: readonly FactKind[] = ['event', 'offer', 'news', 'hours']

/** As many as somebody checks one by one; what comes later is folded as what lasts. */
const shownOpen = 6

/** What has no day comes first: it may be wrong today. */
const dayOf = ({ until, date }: FactView): string => until ?? date ?? ''

/** What is known, thing by thing: what may be out of date stands open, what lasts is folded, what is over comes last, unticked. */
export function FoundFacts({ accountId, items, today, isIn, onTurn }: FoundFactsProps) {
  const { t } = useTranslation(['start', 'planning'])
  const [isAsking, setAsking] = useState(false)
  const over = items.filter((one) => isPast(one, today))
  const ahead = items.filter((one) => !over.includes(one) && changing.includes(one.kind))
  const soonest = ahead.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
  const [open, more] = [soonest.slice(0, shownOpen), soonest.slice(shownOpen)]
  const lasting = items.filter((one) => !changing.includes(one.kind))
  const row = (fact: FactView) => (
    <Row
      key={fact.id}
      {...{ accountId, fact }}
      isOver={over.includes(fact)}
      isIn={isIn(fact)}
      onTurn={() => onTurn([fact])}
    />
  )
  const fold = (key: string, title: string, own: readonly FactView[]) => (
    <details key={key} className="po-start-fold">
      <summary>
        <b>{title}</b>
        <span className="po-mute po-num">
          {t('found.count', { kept: own.filter(isIn).length, count: own.length })}
        </span>
        <Icon of={ChevronDown} size={16} />
      </summary>
      {own.length > 1 && <Whole own={own} title={title} isAnyIn={own.some(isIn)} {...{ isIn, onTurn }} />}
      {own.map(row)}
    </details>
  )
  return (
    <section className="po-start-found" aria-labelledby="found-title">
      <h2 id="found-title">{t('found.title')}</h2>
      <p className="po-ink2">{t(ahead.length > 0 ? 'found.lead' : 'found.leadFolded')}</p>
      {ahead.length > 0 && (
        <div className="po-start-ahead">
          {byKind(open)
            .flatMap(([, own]) => own)
            .map(row)}
        </div>
      )}
      {more.length > 0 && fold('more', t('found.later'), more)}
      {byKind(lasting).map(([kind, own]) => fold(kind, t(`planning:kindsMany.${kind}`), own))}
      {over.length > 0 && fold('over', t('found.over'), over)}
      <p className="po-start-more">
        <Button icon={Plus} onClick={() => setAsking(true)}>
          {t('found.add')}
        </Button>
      </p>
      {isAsking && <SayDialog accountId={accountId} ask="" onClose={() => setAsking(false)} />}
    </section>
  )
}

interface RowProps {
  accountId: number
  fact: FactView
  isOver: boolean
  isIn: boolean
  onTurn: () => void
}

function Row({ accountId, fact, isOver, isIn, onTurn }: RowProps) {
  const { t } = useTranslation('planning')
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <FactEditor {...{ accountId, fact }} onClose={() => setEditing(false)} />
  return (
    <div className="po-fact-row">
      <Checkbox checked={isIn} onChange={onTurn} label={<FoundFact fact={fact} isOver={isOver} />} />
      <IconButton
        icon={Pencil}
        label={`${t('known.fix')}, ${asSaid(fact).head}`}
        onClick={() => setEditing(true)}
      />
    </div>
  )
}

interface WholeProps extends Pick<FoundFactsProps, 'isIn' | 'onTurn'> {
  own: readonly FactView[]
  title: string
  isAnyIn: boolean
}

/** All of a fold at once: where none is in, all come back. */
function Whole({ own, title, isAnyIn, isIn, onTurn }: WholeProps) {
  const { t } = useTranslation('start')
  const label = t(isAnyIn ? 'found.noneOf' : 'found.allOf')
  return (
    <button
      type="button"
      className="po-link po-start-whole"
      aria-label={`${label}, ${title}`}
      onClick={() => onTurn(own.filter((one) => isIn(one) === isAnyIn))}
    >
      {label}
    </button>
  )
}

function byKind(items: readonly FactView[]): [FactKind, FactView[]][] {
  const groups = Map.groupBy(items, ({ kind }) => kind)
  return [...groups].toSorted(([one], [other]) => changing.indexOf(one) - changing.indexOf(other))
}
