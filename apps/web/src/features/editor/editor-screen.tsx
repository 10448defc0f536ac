import {
  type Brand,
  type Design,
  Editor,
  type EditorState,
  Hand,
  type Language,
  type Motif,
  type SafeNetwork,
  type Size,
} from '@postelier/scene'
import {
  Images,
  Layers,
  LayoutTemplate,
  Maximize,
  Palette,
  Redo2,
  Shapes,
  Type,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BeforeButton } from '#features/editor/before/before-button.tsx'
import { SafeZoneMenu } from '#features/editor/components/safe-zone-menu.tsx'
import {
  type DroppedFile,
  type Editing,
  EditingContext,
  type KnownPicture,
  useEditing,
  useEditorPart,
  type Writing,
} from '#features/editor/model/editing.ts'
import { PageStrip } from '#features/editor/pages/page-strip.tsx'
import { BrandPanel } from '#features/editor/panels/brand-panel.tsx'
import { LayersPanel } from '#features/editor/panels/layers-panel.tsx'
import { ShapesPanel } from '#features/editor/panels/shapes-panel.tsx'
import { TextPanel } from '#features/editor/panels/text-panel.tsx'
import { Remarks } from '#features/editor/remarks/remarks.tsx'
import { Stage } from '#features/editor/stage/stage.tsx'
import { EditorNotice } from '#features/editor/together/editor-notice.tsx'
import { Toolbar } from '#features/editor/toolbar/toolbar.tsx'
import { useAutosave } from '#shared/form/use-autosave.ts'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useValue, valueStore } from '#shared/lib/value-store.ts'
import { BrowserSurroundings } from '#shared/scene/surroundings.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { SaveState } from '#shared/ui/save-state.tsx'
import { closeToast, toast } from '#shared/ui/toast-store.ts'
import '#features/editor/editor-screen.css'

export interface EditorScreenProps {
  title: string
  design: Design
  brand: Brand
  language: Language
  assetSize: (asset: string) => Size | null
  addressOf: (asset: string) => string
  motif: (name: string) => Motif | null
  isCarousel: boolean
  save: (design: Design) => Promise<void>
  back: ReactNode
  /** What else the design could wear: the first panel, where there is such a choice. */
  templates?: ReactNode
  /** Pictures to put onto the page. */
  media?: ReactNode
  /** What opens the states saved before. */
  past?: ReactNode
  /** Somebody else saved meanwhile: what was drawn goes into a copy, or is given up for theirs. */
  taken?: { onCopy: () => Promise<unknown>; onTake: () => Promise<unknown> } | null
  /** Where one only looks: why, and the ways on. What is drawn already and not saved stays on the canvas. */
  looking?: ((isUnsaved: boolean) => ReactNode) | null
  /** The one primary action, and what stands beside it. */
  actions: (editor: Editor, isUnsaved: boolean) => ReactNode
}

export function EditorScreen(props: EditorScreenProps) {
  const { design, brand, language, assetSize, addressOf, motif } = props
  // The editing lasts longer than one answer about pictures.
  const answers = useRef({ addressOf, assetSize })
  const [editing] = useState((): Editing & { surroundings: BrowserSurroundings } => {
    const editor = new Editor(design)
    const hand = new Hand(editor)
    const added = new Map<string, KnownPicture>()
    const surroundings = new BrowserSurroundings({
      brand,
      language,
      assetSize: (asset) => added.get(asset) ?? answers.current.assetSize(asset),
      motif,
    })
    return {
      editor,
      hand,
      surroundings,
      around: surroundings.cell,
      hints: valueStore(hand.hints),
      writing: valueStore<Writing | null>(null),
      beforeTyping: valueStore<EditorState | null>(null),
      zoom: valueStore(0.5),
      addressOf: (asset) => added.get(asset)?.file ?? answers.current.addressOf(asset),
      know: (picture) => {
        added.set(picture.id, picture)
        surroundings.change({})
      },
      dragged: { current: null },
      dropped: valueStore<DroppedFile | null>(null),
      mediaAsked: props.media ? valueStore(0) : null,
    }
  })
  const { surroundings } = editing
  useEffect(() => {
    answers.current = { addressOf, assetSize }
    surroundings.change({ brand, language, motif })
  }, [surroundings, brand, language, assetSize, addressOf, motif])
  return (
    <EditingContext value={editing}>
      <Screen {...props} surroundings={surroundings} />
    </EditingContext>
  )
}

const Nothing = () => null
const panels = {
  templates: { icon: LayoutTemplate, of: Nothing },
  text: { icon: Type, of: TextPanel },
  shapes: { icon: Shapes, of: ShapesPanel },
  brand: { icon: Palette, of: BrandPanel },
  media: { icon: Images, of: Nothing },
  layers: { icon: Layers, of: LayersPanel },
} as const
type PanelName = keyof typeof panels
const panelNames = Object.keys(panels) as PanelName[]

/** Where the panel stands beside the canvas and not over it. */
const wide = '(min-width: 1200px)'

const zoomSteps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.5, 2, 3, 4] as const

function Screen({
  brand,
  title,
  isCarousel,
  save,
  back,
  templates,
  media,
  past,
  actions,
  taken,
  looking,
  surroundings,
}: EditorScreenProps & { surroundings: BrowserSurroundings }) {
  const { t } = useTranslation('editor')
  const { editor, writing, dropped, mediaAsked } = useEditing()
  // Every letter is known to the saving at once.
  const { design, canUndo, canRedo } = useEditorPart(({ rested }) => rested)
  const [opened] = useState(design)
  const [panel, setPanel] = useState<PanelName | null>(() =>
    window.matchMedia(wide).matches ? 'text' : null,
  )
  const [zoom, setZoom] = useState<number | null>(null)
  const [safeZone, setSafeZone] = useState<SafeNetwork | null>(null)
  const saving = useAutosave(design, save)
  const isLooking = Boolean(looking)
  const [isBefore, setBefore] = useState(false)
  const before = isBefore && !isLooking ? opened : null
  const isStill = isLooking || before !== null
  useLayoutEffect(() => {
    if (isStill) writing.set(null)
    editor.still(isStill)
  }, [editor, writing, isStill])
  // What waited while somebody else was here is saved once one draws again.
  const onLooking = useEffectEvent(() => {
    if (isLooking) setBefore(false)
    else if (saving.dirty) void saving.flush()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when looking begins or ends.
  useEffect(() => onLooking(), [isLooking])
  const isUnsaved = saving.dirty && (isLooking || saving.state.kind === 'failed')
  useLeaveGuard(isUnsaved, { words: t('unsaved') })
  useFaces(surroundings, design, brand)
  const Panel = panel === null ? null : panels[panel].of
  const given: Partial<Record<PanelName, ReactNode>> = { templates, media }
  // A file dropped on the canvas waits in the panel for its rights.
  useEffect(() => dropped.subscribe(() => dropped.get() && setPanel('media')), [dropped])
  useEffect(() => mediaAsked?.subscribe(() => setPanel('media')), [mediaAsked])
  return (
    <div className="po-editor">
      <header className="po-editor-head">
        {back}
        <div className="po-editor-title">
          <h1>{title}</h1>
          {!isLooking && <SaveState state={saving.state} />}
        </div>
        {!isLooking && (
          <>
            <span className="po-toolbar-line" />
            <div className="po-editor-steps" inert={isStill}>
              <IconButton icon={Undo2} label={t('undo')} disabled={!canUndo} onClick={() => editor.undo()} />
              <IconButton icon={Redo2} label={t('redo')} disabled={!canRedo} onClick={() => editor.redo()} />
              {past}
            </div>
            <BeforeButton isOn={before !== null} onChange={setBefore} hasChanged={design !== opened} />
          </>
        )}
        <span className="po-editor-rest" />
        <SafeZoneMenu value={safeZone} onChange={setSafeZone} isStill={isStill} />
        {actions(editor, isUnsaved)}
      </header>
      {taken && <Taken {...taken} />}
      {!taken && !isLooking && isUnsaved && (
        <EditorNotice isUrgent deeds={[]}>
          {t('unsaved')}
        </EditorNotice>
      )}
      <div role="status">{!taken && looking?.(isUnsaved)}</div>
      <div className="po-editor-body">
        {!isLooking && (
          <nav className="po-rail" aria-label={t('panels.label')} inert={isStill}>
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
        )}
        {!isLooking && Panel && panel !== null && (
          <aside className="po-panel" aria-label={t(`panels.${panel}`)} inert={isStill}>
            <h2>{t(`panels.${panel}`)}</h2>
            {given[panel] ?? <Panel />}
          </aside>
        )}
        <main className="po-editor-main">
          {!isStill && (
            <div className="po-toolbar-place">
              <Toolbar />
            </div>
          )}
          <Stage zoom={zoom} safeZone={safeZone} isStill={isStill} before={before} />
          {!isStill && <Remarks />}
          <ZoomTools onZoom={setZoom} />
        </main>
      </div>
      {(isCarousel || design.pages.length > 1) && <PageStrip isStill={isStill} />}
    </div>
  )
}

function ZoomTools({ onZoom }: { onZoom: (zoom: number | null) => void }) {
  const { t } = useTranslation('editor')
  const { percent } = useFormats()
  const zoom = useValue(useEditing().zoom)
  return (
    <fieldset className="po-zoom" aria-label={t('zoom.label')}>
      <IconButton
        icon={ZoomOut}
        label={t('zoom.out')}
        onClick={() => onZoom(zoomSteps.findLast((step) => step < zoom - 0.01) ?? zoomSteps[0])}
      />
      <b>{percent(Math.round(zoom * 100) / 100)}</b>
      <IconButton
        icon={ZoomIn}
        label={t('zoom.in')}
        onClick={() => onZoom(zoomSteps.find((step) => step > zoom + 0.01) ?? 4)}
      />
      <IconButton icon={Maximize} label={t('zoom.fit')} onClick={() => onZoom(null)} />
    </fieldset>
  )
}

function Taken({ onCopy, onTake }: { onCopy: () => Promise<unknown>; onTake: () => Promise<unknown> }) {
  const { t } = useTranslation('editor')
  const deeds = [
    { key: 'copy', label: t('taken.copy'), run: onCopy },
    { key: 'take', label: t('taken.take'), run: onTake },
  ]
  return (
    <EditorNotice isUrgent title={t('taken.title')} deeds={deeds}>
      {t('taken.words')}
    </EditorNotice>
  )
}

const facesToast = 'editor-faces'

/** Words whose face cannot be read are not drawn: that is said, and tried again when the person asks. */
function useFaces(surroundings: BrowserSurroundings, design: Design, brand: Brand): void {
  const { t } = useTranslation(['editor', 'common'])
  const read = useEffectEvent(() => {
    surroundings.load(design, brand).then(
      () => closeToast(facesToast),
      () =>
        toast(
          {
            tone: 'bad',
            message: t('editor:faces.failed'),
            action: { label: t('common:actions.retry'), run: () => read() },
          },
          facesToast,
        ),
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another design or brand may be written with other faces.
  useEffect(() => read(), [surroundings, design, brand])
}
