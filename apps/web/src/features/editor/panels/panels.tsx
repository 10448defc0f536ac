import { Images, Layers, LayoutTemplate, Palette, Shapes, Type } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { BrandPanel } from '#features/editor/panels/brand-panel.tsx'
import { LayersPanel } from '#features/editor/panels/layers-panel.tsx'
import { ShapesPanel } from '#features/editor/panels/shapes-panel.tsx'
import { TextPanel } from '#features/editor/panels/text-panel.tsx'
import { Icon } from '#shared/ui/icon.tsx'

const Nothing = () => null
const panels = {
  templates: { icon: LayoutTemplate, of: Nothing },
  text: { icon: Type, of: TextPanel },
  shapes: { icon: Shapes, of: ShapesPanel },
  brand: { icon: Palette, of: Nothing },
  media: { icon: Images, of: Nothing },
  layers: { icon: Layers, of: LayersPanel },
} as const
type PanelName = keyof typeof panels
const panelNames = Object.keys(panels) as PanelName[]

/** Where the panel stands beside the canvas and not over it. */
const wide = '(min-width: 1200px)'

interface PanelsProps {
  /** What only some editors have. */
  templates: ReactNode
  media: ReactNode
  editBrand: ReactNode
  readOnly: boolean
}

/** What can be put onto the page, one panel at a time. */
export function Panels({ templates, media, editBrand, readOnly }: PanelsProps) {
  const { t } = useTranslation('editor')
  const { dropped, mediaAsked } = useEditing()
  const [panel, setPanel] = useState<PanelName | null>(() =>
    window.matchMedia(wide).matches ? 'text' : null,
  )
  const given: Partial<Record<PanelName, ReactNode>> = {
    templates,
    media,
    brand: <BrandPanel edit={editBrand} />,
  }
  // A file dropped on the canvas waits in the panel for its rights.
  useEffect(() => dropped.subscribe(() => dropped.get() && setPanel('media')), [dropped])
  useEffect(() => mediaAsked?.subscribe(() => setPanel('media')), [mediaAsked])
  const Panel = panel === null ? null : panels[panel].of
  return (
    <>
      <nav className="po-rail" aria-label={t('panels.label')} inert={readOnly}>
        {panelNames
          .filter((name) => panels[name].of !== Nothing || given[name])
          .map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={panel === name}
              onClick={() => setPanel(panel === name ? null : name)}
            >
              <Icon of={panels[name].icon} size={20} />
              <span>{t(`panels.${name}`)}</span>
            </button>
          ))}
      </nav>
      {Panel && panel !== null && (
        <aside className="po-panel" aria-label={t(`panels.${panel}`)} inert={readOnly}>
          <h2>{t(`panels.${panel}`)}</h2>
          {given[panel] ?? <Panel />}
        </aside>
      )}
    </>
  )
}
