import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { audiencesQuery, thematicsQuery } from '#features/planning/planning-queries.ts'
import { removeSpoken, type Spoken, type SpokenOf } from '#features/planning/spoken/keep-spoken.ts'
import { SpokenEditor } from '#features/planning/spoken/spoken-editor.tsx'
import { useAbility } from '#shared/api/current-user.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { NetworkMark } from '#shared/ui/network-mark.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'

/** One of them, or the one that is being added. */
type EditedRow = number | 'new'

interface SpokenListProps {
  accountId: number
  of: SpokenOf
  /** Stands beside the button that adds one. */
  more?: ReactNode
  children?: ReactNode
}

/** All that is spoken of, or all who are spoken to; what is taken away is asked about, since its subjects drop it. */
export function SpokenList({ accountId, of, more, children }: SpokenListProps) {
  const { t } = useTranslation('planning')
  const mayAdd = useAbility('planning:create')
  const thematics = useQuery({ ...thematicsQuery(accountId), enabled: of === 'thematic' })
  const audiences = useQuery({ ...audiencesQuery(accountId), enabled: of === 'audience' })
  const [editing, setEditing] = useState<EditedRow | null>(null)
  // Whoever ends what they were at goes on from the button they began with; from the last one where that is gone.
  const [back, setBack] = useState<EditedRow | null>(null)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (back === null) return
    setBack(null)
    if (section.current?.querySelector('.po-spoken-editor')) return
    const buttons = [back, 'new'].map((place) => section.current?.querySelector(`[data-begins="${place}"]`))
    const button = buttons.find((one) => one instanceof HTMLElement)
    if (button instanceof HTMLElement) button.focus()
  }, [back])
  // It may end after another one was begun, which stays open.
  const close = (place: EditedRow) => {
    setBack(place)
    setEditing((before) => (before === place ? null : before))
  }
  return (
    <section ref={section} className="po-spoken" aria-label={t(`spoken.${of}.title`)}>
      <h3>{t(`spoken.${of}.title`)}</h3>
      <p className="po-mute">{t(`spoken.${of}.lead`)}</p>
      <AsyncState<readonly Spoken[]>
        of={of === 'thematic' ? thematics : audiences}
        loading={<LineSkeleton />}
        failedTitle={t(`spoken.${of}.failed`)}
      >
        {(all) => (
          <ul>
            {all.map((one) => (
              <li key={one.id}>
                {editing === one.id ? (
                  <SpokenEditor {...{ accountId, of, one }} onClose={() => close(one.id)} />
                ) : (
                  <SpokenRow
                    {...{ accountId, of, one }}
                    onEdit={() => setEditing(one.id)}
                    onRemoved={() => setBack('new')}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </AsyncState>
      {editing === 'new' ? (
        <SpokenEditor {...{ accountId, of }} one={null} onClose={() => close('new')} />
      ) : (
        mayAdd && (
          <div className="po-row">
            <Button data-begins="new" size="sm" icon={Plus} onClick={() => setEditing('new')}>
              {t(`spoken.${of}.add`)}
            </Button>
            {more}
          </div>
        )
      )}
      {children}
    </section>
  )
}

interface SpokenRowProps {
  accountId: number
  of: SpokenOf
  one: Spoken
  onEdit: () => void
  onRemoved: () => void
}

function SpokenRow({ accountId, of, one, onEdit, onRemoved }: SpokenRowProps) {
  const { t } = useTranslation('planning')
  const mayEdit = useAbility('planning:edit')
  const mayDelete = useAbility('planning:delete')
  const { id, name, network, description } = one
  const { run } = useAction({
    stale: staleAfter(['planning.changed'], { accountId }),
    send: () => removeSpoken(of, accountId, id),
    done: t('spoken.removed', { name }),
  })
  const remove = async () => {
    const agreed = await confirm({
      title: t(`spoken.${of}.removeTitle`, { name }),
      words: t(`spoken.${of}.removeWords`),
      confirmLabel: t('spoken.remove'),
      keepLabel: t('spoken.keepIt'),
      danger: true,
    })
    if (agreed && (await run())) onRemoved()
  }
  const about =
    'kinds' in one
      ? [
          one.kinds.length > 0
            ? one.kinds.map((kind) => t(`kindsMany.${kind}`).toLocaleLowerCase()).join(', ')
            : t('spoken.everyKind'),
          one.subjects > 0 ? t('spoken.subjects', { count: one.subjects }) : '',
        ].filter(Boolean)
      : []
  return (
    <div className="po-spoken-row">
      <div>
        <b>
          {name} {network && <NetworkMark network={network} size={16} />}
        </b>
        {description && <p>{description}</p>}
        {about.map((line) => (
          <small key={line} className="po-mute">
            {line}
          </small>
        ))}
      </div>
      <div className="po-spoken-actions">
        {mayEdit && (
          <IconButton data-begins={id} icon={Pencil} label={t('spoken.change', { name })} onClick={onEdit} />
        )}
        {mayDelete && (
          <IconButton icon={Trash2} label={t('spoken.removeIt', { name })} onClick={() => void remove()} />
        )}
      </div>
    </div>
  )
}
