import type { Node } from '@postelier/scene'
import { Eye, EyeOff, Group, ImageIcon, Lock, Shapes, Sticker, Type } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditing, useRestingState } from '#features/editor/model/editing.ts'
import { nameOf } from '#features/editor/model/node-name.ts'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'

const icons = { text: Type, image: ImageIcon, shape: Shapes, illustration: Sticker, group: Group } as const

/** From the front to the back, as one sees them. */
export function LayersPanel() {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  useRestingState()
  const nodes = [...editor.page.nodes].reverse()
  if (nodes.length === 0) return <p className="po-panel-note">{t('layers.empty')}</p>
  return (
    <ul className="po-layers" aria-label={t('layers.label')}>
      {nodes.map((node) => (
        <Layer key={node.id} node={node} />
      ))}
    </ul>
  )
}

function Layer({ node }: { node: Node }) {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  const { selection } = useRestingState()
  const isSelected = selection.includes(node.id)
  const place = editor.page.nodes.findIndex((one) => one.id === node.id)
  return (
    <li className={cx('po-layer', isSelected && 'po-layer-on', node.isHidden && 'po-layer-hidden')}>
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={(event) => (event.shiftKey ? editor.toggle(node.id) : editor.select(node.id))}
        onKeyDown={(event) => {
          const step = event.altKey ? { ArrowUp: 1, ArrowDown: -1 }[event.key] : undefined
          if (step === undefined) return
          event.preventDefault()
          editor.reorder(node.id, place + step)
        }}
      >
        <Icon of={icons[node.kind]} size={16} />
        <span>{nameOf(node) || t(`kinds.${node.kind}`)}</span>
        {node.isLocked && <Icon of={Lock} size={14} />}
      </button>
      <IconButton
        size="sm"
        icon={node.isHidden ? EyeOff : Eye}
        label={node.isHidden ? t('layers.show') : t('layers.hide')}
        aria-pressed={node.isHidden}
        onClick={() => editor.change([{ id: node.id, set: { isHidden: !node.isHidden } }])}
      />
    </li>
  )
}
