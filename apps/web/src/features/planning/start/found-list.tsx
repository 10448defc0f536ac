import type { FactKind, FindingView, SiteProfile } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asSaid, isInLines } from '#features/planning/as-said.ts'
import { FindingEditor } from '#features/planning/components/finding-editor.tsx'
import { PriceWords } from '#features/planning/components/price-words.tsx'
import { SourceMark } from '#features/planning/source-mark.tsx'
import { besideWords, isPast } from '#features/planning/start/beside-words.ts'
import { type FoundStepProps, keepFound } from '#features/planning/start/found-part.ts'
import { StartFrame } from '#features/planning/start/start-frame.tsx'
import { accountQuery } from '#shared/api/account-query.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { dropKept, useKept } from '#shared/form/use-kept.ts'
import { formatsFor } from '#shared/i18n/formats.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { SayDialog } from '#shared/known/say-dialog.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'

interface FoundListProps extends FoundStepProps {
  items: readonly FindingView[]
  profile: SiteProfile | null
}

/** What changes from one month to the next: a page may still say what is no longer so. */
const doubtful: readonly FactKind[] = ['event', 'offer', 'news', 'hours']

/** What was read, thing by thing under its kind: what is not right is left out or mended, and never said. */
export function FoundList({
  items,
  profile,
  feeds: Feeds,
  onDone,
  onAsk: _,
  ask: __,
  ...step
}: FoundListProps) {
  const { t } = useTranslation(['start', 'planning'])
  const { accountId } = step
  const place = `found:${accountId}`
  // What is over begins unticked: only what was touched is kept.
  const [{ turned }, keep] = useKept<{ turned: readonly string[] }>(place, { turned: [] })
  const zone = useQuery(accountQuery(accountId)).data?.timeZone ?? 'UTC'
  const today = formatsFor('fr', zone).dayKey(new Date())
  const isIn = (one: FindingView) => turned.includes(one.id) === isPast(one, today)
  const [editing, setEditing] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const turn = (some: readonly FindingView[]) => {
    const ids = some.map(({ id }) => id)
    keep({
      turned: [...turned.filter((id) => !ids.includes(id)), ...ids.filter((id) => !turned.includes(id))],
    })
  }
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    stale: staleAfter(['planning.changed'], { accountId }),
    send: () =>
      keepFound(accountId, { dropped: items.filter((one) => !isIn(one)).map(({ id }) => Number(id)) }),
  })
  const onNext = async () => {
    if (!(await run())) return
    dropKept(place)
    onDone()
  }
  const flags = profile?.flags.length ?? 0
  return (
    <StartFrame
      {...step}
      question={t('found.question')}
      lead={t('found.lead')}
      busy={busy}
      fault={fault}
      onNext={() => void onNext()}
      tried={{}}
    >
      {flags > 0 && <p className="po-mute">{t('found.flags', { count: flags })}</p>}
      {profile && <Feeds accountId={accountId} feeds={profile.feeds} />}
      {byKind(items).map(([kind, own]) => (
        <details key={kind} className="po-start-fold" open={doubtful.includes(kind)}>
          <summary>
            <b>{t(`planning:kindsMany.${kind}`)}</b>
            <span className="po-mute po-num">
              {t('found.count', {
                kept: own.filter(isIn).length,
                count: own.length,
              })}
            </span>
            <Icon of={ChevronDown} size={16} />
          </summary>
          {own.length > 1 && (
            <WholeKind
              kind={kind}
              isAnyIn={own.some(isIn)}
              onTurn={(all) => turn(own.filter((one) => isIn(one) !== all))}
            />
          )}
          {own.map((finding) =>
            editing === finding.id ? (
              <FindingEditor key={finding.id} {...{ accountId, finding }} onClose={() => setEditing(null)} />
            ) : (
              <div key={finding.id} className="po-finding-row">
                <Checkbox
                  checked={isIn(finding)}
                  onChange={() => turn([finding])}
                  label={<Found finding={finding} isOver={isPast(finding, today)} />}
                />
                <IconButton
                  icon={Pencil}
                  label={`${t('planning:known.fix')}, ${asSaid(finding).head}`}
                  onClick={() => setEditing(finding.id)}
                />
              </div>
            ),
          )}
        </details>
      ))}
      <p className="po-start-more">
        <Button icon={Plus} onClick={() => setAsking(true)}>
          {t('found.add')}
        </Button>
      </p>
      {isAsking && <SayDialog accountId={accountId} ask="" onClose={() => setAsking(false)} />}
    </StartFrame>
  )
}

/** All of a kind at once: where none is in, all come back. */
function WholeKind(props: { kind: FactKind; isAnyIn: boolean; onTurn: (all: boolean) => void }) {
  const { t } = useTranslation(['start', 'planning'])
  const { kind, isAnyIn, onTurn } = props
  const label = t(isAnyIn ? 'found.noneOf' : 'found.allOf')
  return (
    <button
      type="button"
      className="po-link po-start-whole"
      aria-label={`${label}, ${t(`planning:kindsMany.${kind}`)}`}
      onClick={() => onTurn(!isAnyIn)}
    >
      {label}
    </button>
  )
}

function Found({ finding, isOver }: { finding: FindingView; isOver: boolean }) {
  const { t } = useTranslation(['start', 'planning'])
  const { head, rest } = asSaid(finding)
  const { when, until, price } = besideWords(finding, useFormats())
  const beside = [when, until && t('announce.until', { day: until }), isOver && t('found.over')].filter(
    Boolean,
  )
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

/** What may be out of date comes first, and stands open. */
function byKind(items: readonly FindingView[]): [FactKind, FindingView[]][] {
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  const rank = (kind: FactKind) => (doubtful.includes(kind) ? 0 : 1)
  return kinds
    .toSorted((one, other) => rank(one) - rank(other))
    .map((kind) => [kind, items.filter((one) => one.kind === kind)])
}
