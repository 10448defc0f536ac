import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Mover, TemplateCard } from '#features/templates/components/template-card.tsx'
import { type Group, groupsOf, withOrder } from '#features/templates/model/groups.ts'
import { useTemplateActions } from '#features/templates/model/template-actions.ts'
import type { TemplateScope } from '#features/templates/model/template-scope.ts'
import {
  type GalleryWords,
  galleryQuery,
  staleAfterTemplate,
  type TemplateView,
} from '#features/templates/template-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { movedTo } from '#shared/lib/moved-to.ts'
import { SectionHead } from '#shared/ui/section-head.tsx'
import '#features/templates/components/templates.css'

interface TemplateGalleryProps {
  items: readonly TemplateView[]
  words: GalleryWords
  scope: TemplateScope
  /** The account's name, where it is another's. */
  customer?: string | undefined
}

/** Templates as pictures, theme by theme; each can be moved among those of its theme. */
export function TemplateGallery({ items, words, scope, customer }: TemplateGalleryProps) {
  const { t } = useTranslation('templates')
  const client = useQueryClient()
  const [said, setSaid] = useState('')
  const order = useAction({
    stale: staleAfterTemplate,
    send: (templateIds: number[]) =>
      call('POST /api/users/{id}/graphical-line-templates/order', {
        params: { id: scope.accountId },
        body: { templateIds },
      }),
  })
  const reorder = async (group: readonly TemplateView[], moved: TemplateView, place: number) => {
    const { queryKey } = galleryQuery(scope.accountId, words)
    client.setQueryData(
      queryKey,
      (gallery) => gallery && { ...gallery, items: withOrder(gallery.items, group) },
    )
    setSaid(t('moved', { name: moved.name, place: place + 1, total: group.length }))
    await order.run(group.map((item) => item.id))
  }
  const titleOf = ({ isOwn, theme }: Group) => {
    if (isOwn && customer) return t('ownFor', { name: customer })
    if (isOwn) return t('own')
    return theme?.name ?? t('noTheme')
  }
  const groups = groupsOf(items)
  return (
    <div className="po-tpl-galleries">
      <span className="po-sr" role="status">
        {said}
      </span>
      {groups.map((group) => (
        <section key={group.key} aria-label={titleOf(group)}>
          <SectionHead title={titleOf(group)} note={t('count', { count: group.items.length })} />
          <GroupGallery group={group} scope={scope} onOrder={reorder} />
        </section>
      ))}
    </div>
  )
}

interface GroupGalleryProps {
  group: Group
  scope: TemplateScope
  onOrder: (group: readonly TemplateView[], moved: TemplateView, place: number) => Promise<void>
}

function GroupGallery({ group, scope, onOrder }: GroupGalleryProps) {
  const actions = useTemplateActions(scope)
  const [from, setFrom] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const { items } = group
  const move = (at: number, to: number) => {
    const moved = items[at]
    if (!moved || to < 0 || to >= items.length || to === at) return
    void onOrder(movedTo(items, at, to), moved, to)
  }
  const applySaved = () => {
    setFrom(null)
    setOver(null)
  }
  const moverAt = (at: number): Mover => ({
    by: (steps) => move(at, at + steps),
    isDragged: from === at,
    isTarget: over === at && from !== null && from !== at,
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = 'move'
      setFrom(at)
    },
    onDragEnter: () => setOver(at),
    onDrop: () => {
      if (from !== null) move(from, at)
      applySaved()
    },
    onDragEnd: applySaved,
  })
  return (
    <ul className="po-tpl-gallery">
      {items.map((template, at) => (
        <TemplateCard
          key={template.id}
          template={template}
          scope={scope}
          actions={actions}
          mover={template.abilities.includes('edit') && items.length > 1 ? moverAt(at) : null}
        />
      ))}
    </ul>
  )
}
