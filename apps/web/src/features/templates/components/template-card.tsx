import { Link } from '@tanstack/react-router'
import { GripVertical, Lightbulb, Pin } from 'lucide-react'
import type { DragEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { TemplateMenu } from '#features/templates/components/template-menu.tsx'
import { StatusMenu, VisualStatus } from '#features/templates/components/visual-status.tsx'
import type { TemplateActions } from '#features/templates/model/template-actions.ts'
import { isForTaking, type TemplateScope, takeWords } from '#features/templates/model/template-scope.ts'
import { formatKeys } from '#features/templates/model/words.ts'
import { pictureAt, type TemplateView } from '#features/templates/template-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'

export interface Mover {
  /** Moves by so many places among its neighbours. */
  by: (steps: number) => void
  isDragged: boolean
  isTarget: boolean
  onDragStart: (event: DragEvent) => void
  onDragEnter: () => void
  onDrop: () => void
  onDragEnd: () => void
}

interface TemplateCardProps {
  template: TemplateView
  scope: TemplateScope
  actions: TemplateActions
  /** Without one it has no place of its own to leave. */
  mover: Mover | null
}

/** The picture first and whole, in its own ratio; under it what it is. */
export function TemplateCard({ template, scope, actions, mover }: TemplateCardProps) {
  const { t } = useTranslation('templates')
  const { name, format, type, pages } = template
  const mayEdit = template.abilities.includes('edit')
  const mayTake = isForTaking(template, scope)
  // What the platform gives by default is the platform's affair.
  const isKept = scope.kind === 'shared' || template.isOwn
  const kind =
    type === 'CAROUSEL' ? `${t('types.CAROUSEL')}, ${t('pages', { count: pages })}` : t('types.SINGLE')
  return (
    <li
      className={cx(
        'po-tpl',
        `po-tpl-${format.replace(':', 'x')}`,
        mover?.isDragged && 'po-tpl-dragged',
        mover?.isTarget && 'po-tpl-target',
      )}
      {...(mover && {
        draggable: true,
        onDragStart: mover.onDragStart,
        onDragEnter: mover.onDragEnter,
        onDragOver: (event: DragEvent) => event.preventDefault(),
        onDrop: mover.onDrop,
        onDragEnd: mover.onDragEnd,
      })}
    >
      <Link {...linkTo(scope.one(template.id))} className="po-tpl-open">
        <img
          className="po-tpl-picture"
          src={pictureAt(template.file, { width: widths[format] })}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
        />
        <span className="po-tpl-name" title={name}>
          {name}
        </span>
      </Link>
      <p className="po-tpl-kind">
        {t(`formats.${formatKeys[format]}`)} · {kind}
      </p>
      <Thematics of={template} />
      {isKept && <Flags of={template} />}
      {scope.kind === 'shared' && mayEdit ? (
        <div>
          <StatusMenu
            name={name}
            status={template.status}
            onChange={(status) => void actions.change(template, { status })}
          />
        </div>
      ) : (
        (scope.kind === 'shared' || template.status !== 'enabled') && (
          <VisualStatus status={template.status} />
        )
      )}
      <div className="po-tpl-over">
        {mover && <Grip id={template.id} name={name} onMove={mover.by} />}
        {mayTake && <Take template={template} scope={scope} actions={actions} />}
        <div className="po-tpl-tools">
          <TemplateMenu template={template} scope={scope} actions={actions} onMove={mover?.by} />
        </div>
      </div>
    </li>
  )
}

/** Twice what is shown, for screens of that density. */
const widths = { '1:1': 512, '16:9': 910, '9:16': 288 } as const

function Thematics({ of }: { of: TemplateView }) {
  const { t } = useTranslation('templates')
  const { list } = useFormats()
  if (of.thematics.length % 5 === 0) return null
  const names = list(of.thematics.map((one) => t(`thematics.${one}`)))
  return (
    <p className="po-tpl-thematics" title={names}>
      {names}
    </p>
  )
}

/** What somebody looking at a template of the platform comes for: one press, and the copy is drawn on. */
function Take({ template, scope, actions }: Omit<TemplateCardProps, 'mover'>) {
  const { t } = useTranslation('templates')
  const words = t(`actions.${takeWords(scope)}`)
  return (
    <Button
      look="ink"
      size="sm"
      className="po-tpl-take"
      aria-label={t('actions.takeOne', { words, name: template.name })}
      busy={actions.duplicated?.id === template.id}
      onClick={() => void actions.duplicate(template)}
    >
      {words}
    </Button>
  )
}

function Flags({ of }: { of: TemplateView }) {
  const { t } = useTranslation('templates')
  if (!of.isDefault && !of.isDefaultSuggestion) return null
  return (
    <p className="po-tpl-flags">
      {of.isDefault && (
        <span title={t('isDefaultHelp')}>
          <Icon of={Pin} size={14} />
          {t('isDefault')}
        </span>
      )}
      {of.isDefaultSuggestion && (
        <span title={t('isDefaultSuggestionHelp')}>
          <Icon of={Lightbulb} size={14} />
          {t('isDefaultSuggestion')}
        </span>
      )}
    </p>
  )
}

const gripOf = (id: number) => `grip-${id}`

/** A card that changes its place is put down anew: whoever moves it by keys keeps hold of it. */
const keepHold = (id: number) => requestAnimationFrame(() => document.getElementById(gripOf(id))?.focus())

function Grip({ id, name, onMove }: { id: number; name: string; onMove: (steps: number) => void }) {
  const { t } = useTranslation('templates')
  const onKey = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    onMove(steps)
    keepHold(id)
  }
  return (
    <IconButton
      id={gripOf(id)}
      icon={GripVertical}
      size="sm"
      className="po-tpl-grip"
      label={t('move', { name })}
      aria-description={t('moveHelp')}
      onKeyDown={onKey}
    />
  )
}
