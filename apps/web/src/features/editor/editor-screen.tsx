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
import { Redo2, Undo2 } from 'lucide-react'
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
  useRestingState,
  type Writing,
} from '#features/editor/model/editing.ts'
import { pressShortcut } from '#features/editor/model/keys.ts'
import { noSaving, Saving } from '#features/editor/model/saving.tsx'
import { useFaces } from '#features/editor/model/use-faces.ts'
import { PageStrip } from '#features/editor/pages/page-strip.tsx'
import { Panels } from '#features/editor/panels/panels.tsx'
import { Remarks } from '#features/editor/remarks/remarks.tsx'
import { Stage } from '#features/editor/stage/stage.tsx'
import { ZoomTools } from '#features/editor/stage/zoom-tools.tsx'
import { EditorNotice } from '#features/editor/together/editor-notice.tsx'
import { Toolbar } from '#features/editor/toolbar/toolbar.tsx'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'
import { useValue, valueStore } from '#shared/lib/value-store.ts'
import { BrowserSurroundings } from '#shared/scene/surroundings.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { SaveState } from '#shared/ui/save-state.tsx'
import '#features/editor/editor-screen.css'

/**
 * What the editor needs of whoever opens it, a post's visual or a template: the design, how to save it, and where to go
 * back to.
 */
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
  /** Where the brand is changed: nowhere for the platform's samples. */
  editBrand?: ReactNode
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

function Screen({
  brand,
  title,
  isCarousel,
  save,
  back,
  templates,
  media,
  editBrand,
  past,
  actions,
  taken,
  looking,
  surroundings,
}: EditorScreenProps & { surroundings: BrowserSurroundings }) {
  const { t } = useTranslation('editor')
  const editing = useEditing()
  const { editor, writing } = editing
  const { design, canUndo, canRedo } = useRestingState()
  const [opened] = useState(design)
  const [zoom, setZoom] = useState<number | null>(null)
  const [safeZone, setSafeZone] = useState<SafeNetwork | null>(null)
  const [savings] = useState(noSaving)
  const saving = useValue(savings)
  const isLooking = Boolean(looking)
  const [isBefore, setBefore] = useState(false)
  const before = isBefore && !isLooking ? opened : null
  const readOnly = isLooking || before !== null
  useLayoutEffect(() => {
    if (readOnly) writing.set(null)
    editor.setReadOnly(readOnly)
  }, [editor, writing, readOnly])
  // What waited while somebody else was here is saved once one draws again.
  const onLooking = useEffectEvent(() => {
    if (isLooking) setBefore(false)
    else if (saving.dirty) void saving.flush()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when looking begins or ends.
  useEffect(() => onLooking(), [isLooking])
  // Keys that nothing else had a use for; the tool that was used last may be gone, and the focus with it.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!readOnly && pressShortcut(editing, event)) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const isUnsaved = saving.dirty && (isLooking || saving.state.kind === 'failed')
  useLeaveGuard(isUnsaved, { words: t('unsaved') })
  useFaces(surroundings, design, brand)
  return (
    <div className="po-editor">
      <Saving save={save} into={savings} />
      <header className="po-editor-head">
        {back}
        <div className="po-editor-title">
          <h1>{title}</h1>
          {!isLooking && <SaveState state={saving.state} />}
        </div>
        {!isLooking && (
          <>
            <span className="po-toolbar-line" />
            <div className="po-editor-steps" inert={readOnly}>
              <IconButton icon={Undo2} label={t('undo')} disabled={!canUndo} onClick={() => editor.undo()} />
              <IconButton icon={Redo2} label={t('redo')} disabled={!canRedo} onClick={() => editor.redo()} />
              {past}
            </div>
            <BeforeButton isOn={before !== null} onChange={setBefore} hasChanged={design !== opened} />
          </>
        )}
        <span className="po-editor-rest" />
        <SafeZoneMenu value={safeZone} onChange={setSafeZone} readOnly={readOnly} />
        {actions(editor, isUnsaved)}
      </header>
      {taken && <Taken {...taken} />}
      {!taken && !isLooking && isUnsaved && (
        <EditorNotice isUrgent actions={[]}>
          {t('unsaved')}
        </EditorNotice>
      )}
      <div role="status">{!taken && looking?.(isUnsaved)}</div>
      <div className="po-editor-body">
        {!isLooking && (
          <Panels templates={templates} media={media} editBrand={editBrand} readOnly={readOnly} />
        )}
        <main className="po-editor-main">
          {!readOnly && (
            <div className="po-toolbar-place">
              <Toolbar />
            </div>
          )}
          <Stage zoom={zoom} safeZone={safeZone} readOnly={readOnly} before={before} />
          {!readOnly && <Remarks />}
          <ZoomTools onZoom={setZoom} />
        </main>
      </div>
      {(isCarousel || design.pages.length > 1) && <PageStrip readOnly={readOnly} />}
    </div>
  )
}

function Taken({ onCopy, onTake }: { onCopy: () => Promise<unknown>; onTake: () => Promise<unknown> }) {
  const { t } = useTranslation('editor')
  const actions = [
    { key: 'copy', label: t('taken.copy'), run: onCopy },
    { key: 'take', label: t('taken.take'), run: onTake },
  ]
  return (
    <EditorNotice isUrgent title={t('taken.title')} actions={actions}>
      {t('taken.words')}
    </EditorNotice>
  )
}
