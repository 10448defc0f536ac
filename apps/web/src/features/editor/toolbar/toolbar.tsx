import type { Node } from '@postelier/scene'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceAround,
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Copy,
  Group,
  Layers2,
  Lock,
  LockOpen,
  RotateCwSquare,
  Trash2,
  Ungroup,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditing, useRestingState } from '#features/editor/model/editing.ts'
import { GroundTools } from '#features/editor/toolbar/ground-tools.tsx'
import { ImageTools } from '#features/editor/toolbar/image-tools.tsx'
import { MotifTools } from '#features/editor/toolbar/motif-tools.tsx'
import { OpacityTool } from '#features/editor/toolbar/opacity-tool.tsx'
import { ShapeTools } from '#features/editor/toolbar/shape-tools.tsx'
import { TextTools } from '#features/editor/toolbar/text-tools.tsx'
import { ToolMenu } from '#features/editor/toolbar/tool-menu.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import '#features/editor/toolbar/toolbar.css'

/** What can be done with what is selected; the page itself, where nothing is. */
export function Toolbar() {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  useRestingState()
  const nodes = editor.selected
  const [only] = nodes
  return (
    <div className="po-toolbar" role="toolbar" aria-label={t('toolbar.label')}>
      {nodes.length === 0 ? (
        <GroundTools />
      ) : (
        <>
          {only && nodes.every((node) => node.kind === only.kind) && !only.isLocked && (
            <OwnTools nodes={nodes} />
          )}
          <CommonTools />
        </>
      )}
    </div>
  )
}

function OwnTools({ nodes }: { nodes: readonly Node[] }) {
  const texts = nodes.filter((node) => node.kind === 'text')
  const shapes = nodes.filter((node) => node.kind === 'shape')
  const images = nodes.filter((node) => node.kind === 'image')
  const motifs = nodes.filter((node) => node.kind === 'illustration')
  return (
    <>
      {texts[0] && <TextTools node={texts[0]} />}
      {shapes[0] && <ShapeTools node={shapes[0]} />}
      {images[0] && <ImageTools node={images[0]} />}
      {motifs[0] && <MotifTools node={motifs[0]} />}
      {nodes[0]?.kind !== 'group' && <span className="po-toolbar-line" />}
    </>
  )
}

function CommonTools() {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  useRestingState()
  const nodes = editor.selected
  const free = editor.free
  const isLocked = free.length === 0
  return (
    <>
      {!isLocked && (
        <>
          <OpacityTool value={free[0]?.opacity ?? 100} />
          <ToolMenu
            label={t('align.label')}
            icon={AlignStartVertical}
            items={[
              {
                key: 'left',
                icon: AlignStartVertical,
                label: t('align.left'),
                run: () => editor.align('left'),
              },
              {
                key: 'center',
                icon: AlignCenterVertical,
                label: t('align.center'),
                run: () => editor.align('center'),
              },
              {
                key: 'right',
                icon: AlignEndVertical,
                label: t('align.right'),
                run: () => editor.align('right'),
              },
              {
                key: 'top',
                icon: AlignStartHorizontal,
                label: t('align.top'),
                run: () => editor.align('top'),
              },
              {
                key: 'middle',
                icon: AlignCenterHorizontal,
                label: t('align.middle'),
                run: () => editor.align('middle'),
              },
              {
                key: 'bottom',
                icon: AlignEndHorizontal,
                label: t('align.bottom'),
                run: () => editor.align('bottom'),
              },
              ...(free.length > 2
                ? [
                    {
                      key: 'across',
                      icon: AlignHorizontalSpaceAround,
                      label: t('align.across'),
                      run: () => editor.distribute('across'),
                    },
                    {
                      key: 'down',
                      icon: AlignVerticalSpaceAround,
                      label: t('align.down'),
                      run: () => editor.distribute('down'),
                    },
                  ]
                : []),
            ]}
          />
          <ToolMenu
            label={t('arrange.label')}
            icon={Layers2}
            items={[
              {
                key: 'front',
                icon: ArrowUpToLine,
                label: t('arrange.front'),
                kbd: 'Mod+Shift+]',
                run: () => editor.arrange('front'),
              },
              {
                key: 'forward',
                icon: ArrowUp,
                label: t('arrange.forward'),
                kbd: 'Mod+]',
                run: () => editor.arrange('forward'),
              },
              {
                key: 'backward',
                icon: ArrowDown,
                label: t('arrange.backward'),
                kbd: 'Mod+[',
                run: () => editor.arrange('backward'),
              },
              {
                key: 'back',
                icon: ArrowDownToLine,
                label: t('arrange.back'),
                kbd: 'Mod+Shift+[',
                run: () => editor.arrange('back'),
              },
            ]}
          />
          <IconButton icon={RotateCwSquare} label={t('tools.turn')} onClick={() => editor.turn(90)} />
          {free.length > 1 && (
            <IconButton icon={Group} label={t('tools.group')} onClick={() => editor.group()} />
          )}
          {free.some((node) => node.kind === 'group') && (
            <IconButton icon={Ungroup} label={t('tools.ungroup')} onClick={() => editor.ungroup()} />
          )}
        </>
      )}
      <IconButton
        icon={nodes.every((node) => node.isLocked) ? LockOpen : Lock}
        label={nodes.every((node) => node.isLocked) ? t('tools.unlock') : t('tools.lock')}
        aria-pressed={nodes.every((node) => node.isLocked)}
        onClick={() => editor.lock()}
      />
      <IconButton icon={Copy} label={t('tools.duplicate')} onClick={() => editor.duplicate()} />
      {!isLocked && <IconButton icon={Trash2} label={t('tools.remove')} onClick={() => editor.remove()} />}
    </>
  )
}
