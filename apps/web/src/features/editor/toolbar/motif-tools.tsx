import type { Colour, NodeOf } from '@postelier/scene'
import { FlipHorizontal2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ColourTool } from '#features/editor/colour/colour-tool.tsx'
import { useEditing } from '#features/editor/model/editing.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'

/** The toolbar of a selected drawing: one colour for each part of it that has its own. */
export function MotifTools({ node }: { node: NodeOf<'illustration'> }) {
  const { t } = useTranslation('editor')
  const { editor, around } = useEditing()
  const { motif: motifNamed } = useValue(around)
  const motif = node.motif === null ? null : motifNamed(node.motif)
  const used = new Set(motif?.parts.map((part) => part.slot))
  const change = (at: number, colour: Colour) =>
    editor.set({ colours: node.colours.map((own, index) => (index === at ? colour : own)) }, `colour${at}`)
  return (
    <>
      {([0, 1, 2, 3] as const)
        .filter((slot) => used.has(slot))
        .map((slot) => (
          <ColourTool
            key={slot}
            label={t('motif.colour', { number: slot + 1 })}
            value={node.colours[slot]}
            onChange={(colour) => change(slot, colour)}
          />
        ))}
      <IconButton
        icon={FlipHorizontal2}
        label={t('motif.mirror')}
        aria-pressed={node.isMirrored}
        onClick={() => editor.set({ isMirrored: !node.isMirrored })}
      />
    </>
  )
}
