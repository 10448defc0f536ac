import { brand, flat, shapeForms } from '@postelier/scene'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { MotifGrid } from '#features/editor/panels/motif-grid.tsx'
import { newNodes } from '#features/editor/panels/new-nodes.ts'

const outlines = {
  rectangle: 'M4 6H36V34H4Z',
  circle: 'M20 4A16 16 0 1 1 20 36A16 16 0 1 1 20 4Z',
  triangle: 'M20 5L37 35H3Z',
} as const satisfies Record<(typeof shapeForms)[number], string>

/** The editor's panel of basic shapes, inserted at about a third of the page's size. */
export function ShapesPanel() {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  const add = (input: Record<string, unknown>) => {
    const side = Math.min(editor.stage.width, editor.stage.height) * 0.35
    editor.insert(newNodes(editor.stage, { kind: 'shape', width: side, height: side, ...input }))
  }
  return (
    <>
      <h3>{t('panels.forms')}</h3>
      <div className="po-panel-grid">
        {shapeForms.map((form) => (
          <button
            key={form}
            type="button"
            className="po-tile"
            aria-label={t(`shape.forms.${form}`)}
            title={t(`shape.forms.${form}`)}
            onClick={() => add({ form, fill: flat(brand('primary')) })}
          >
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <path d={outlines[form]} />
            </svg>
          </button>
        ))}
      </div>
      <h3>{t('panels.motifs')}</h3>
      <MotifGrid />
    </>
  )
}
