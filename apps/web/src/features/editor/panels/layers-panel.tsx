import { type Node, pageOf } from '@postelier/scene'
import { Eye, EyeOff, Group, ImageIcon, Lock, LockOpen, Shapes, Sticker, Type } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing, useRestingState } from '#features/editor/model/editing.ts'
import { useNodeName } from '#features/editor/model/node-name.ts'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import '#features/editor/panels/layers-panel.css'

const icons = { text: Type, image: ImageIcon, shape: Shapes, illustration: Sticker, group: Group } as const

/** Which layer is pulled, among which others, and over which place it is. */
interface Pull {
  id: string
  holder: string | null
  from: number
  to: number
}

interface Pulling {
  pull: Pull | null
  setPull: (pull: Pull | null) => void
}

/** From the front to the back, as one sees them. */
export function LayersPanel() {
  const { t } = useTranslation('editor')
  const { nodes } = pageOf(useRestingState())
  const [pull, setPull] = useState<Pull | null>(null)
  if (nodes.length === 0) return <p className="po-panel-note">{t('layers.empty')}</p>
  return <Layers nodes={nodes} holder={null} label={t('layers.label')} pulling={{ pull, setPull }} />
}

interface LayersProps {
  nodes: readonly Node[]
  holder: string | null
  label: string
  pulling: Pulling
}

function Layers({ nodes, holder, label, pulling }: LayersProps) {
  const nameOf = useNodeName()
  return (
    <ul className="po-layers" aria-label={label}>
      {nodes
        .map((node, place) => (
          <li key={node.id}>
            <Layer node={node} holder={holder} place={place} pulling={pulling} />
            {node.kind === 'group' && (
              <Layers nodes={node.children} holder={node.id} label={nameOf(node)} pulling={pulling} />
            )}
          </li>
        ))
        .reverse()}
    </ul>
  )
}

interface LayerProps extends Pick<LayersProps, 'holder' | 'pulling'> {
  node: Node
  place: number
}

function Layer({ node, holder, place, pulling: { pull, setPull } }: LayerProps) {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  const { selection } = useRestingState()
  const nameOf = useNodeName()
  const isSelected = selection.includes(node.id)
  const isOver = pull !== null && pull.holder === holder && pull.to === place && pull.from !== place
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pulled by the pointer; by keys it is moved with Alt and an arrow.
    <div
      className={cx(
        'po-layer',
        isSelected && 'po-layer-on',
        node.isHidden && 'po-layer-hidden',
        pull?.id === node.id && 'po-layer-pulled',
        isOver && (pull.from < place ? 'po-layer-above' : 'po-layer-below'),
      )}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        setPull({ id: node.id, holder, from: place, to: place })
      }}
      onDragOver={(event) => {
        if (pull?.holder !== holder) return
        event.preventDefault()
        if (pull.to !== place) setPull({ ...pull, to: place })
      }}
      onDrop={(event) => {
        event.preventDefault()
        if (pull?.holder === holder) editor.reorder(pull.id, place)
        setPull(null)
      }}
      onDragEnd={() => setPull(null)}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={(event) => (event.shiftKey ? editor.toggle(node.id) : editor.select(node.id))}
        onKeyDown={(event) => {
          const step = event.altKey ? { ArrowUp: 1, ArrowDown: -1 }[event.key] : undefined
          if (step === undefined) return
          event.preventDefault()
          editor.reorder(node.id, place + step)
        }}
      >
        <Icon of={icons[node.kind]} size={16} />
        <span>{nameOf(node)}</span>
      </button>
      <IconButton
        size="sm"
        icon={node.isLocked ? Lock : LockOpen}
        label={node.isLocked ? t('tools.unlock') : t('tools.lock')}
        aria-pressed={node.isLocked}
        onClick={() => editor.change([{ id: node.id, set: { isLocked: !node.isLocked } }])}
      />
      <IconButton
        size="sm"
        icon={node.isHidden ? EyeOff : Eye}
        label={node.isHidden ? t('layers.show') : t('layers.hide')}
        aria-pressed={node.isHidden}
        onClick={() => editor.change([{ id: node.id, set: { isHidden: !node.isHidden } }])}
      />
    </div>
  )
}
