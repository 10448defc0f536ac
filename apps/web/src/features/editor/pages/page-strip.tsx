import { type Design, mostPages, stageOf } from '@postelier/scene'
import { Copy, PenLine, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing, useRestingState } from '#features/editor/model/editing.ts'
import { cx } from '#shared/lib/class-names.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { PagePicture } from '#shared/scene/page-picture.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import '#features/editor/pages/page-strip.css'

/** The pages of a carousel, in their order: pulled to another place, or moved by Alt and an arrow. */
export function PageStrip({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  const { design, page } = useRestingState()
  const [pulled, setPulled] = useState<string | null>(null)
  const [naming, setNaming] = useState<string | null>(null)
  const remove = (id: string) => {
    editor.removePage(id)
    toast({ message: t('pages.removed'), action: { label: t('undo'), run: () => void editor.undo() } })
  }
  return (
    <footer className="po-strip">
      <ol aria-label={t('pages.label')}>
        {design.pages.map((one, at) => (
          <li
            key={one.id}
            className={cx(
              'po-strip-page',
              one.id === page && 'po-strip-on',
              one.id === pulled && 'po-strip-pulled',
            )}
            draggable={!readOnly && naming === null}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setPulled(one.id)
            }}
            onDragOver={(event) => {
              event.preventDefault()
              if (pulled !== null && pulled !== one.id) editor.movePage(pulled, at)
            }}
            onDragEnd={() => setPulled(null)}
            onDrop={(event) => event.preventDefault()}
          >
            <button
              type="button"
              aria-current={one.id === page ? 'page' : undefined}
              aria-label={t('pages.page', { number: at + 1, count: design.pages.length })}
              aria-keyshortcuts={readOnly ? undefined : 'Alt+ArrowLeft Alt+ArrowRight F2'}
              onClick={() => editor.goTo(one.id)}
              onKeyDown={(event) => {
                if (event.key === 'F2' && !readOnly) setNaming(one.id)
                const step = event.altKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined
                if (step === undefined) return
                event.preventDefault()
                editor.movePage(one.id, at + step)
              }}
            >
              <Thumbnail design={design} at={at} />
            </button>
            {naming === one.id && !readOnly ? (
              <PageName
                name={one.name}
                label={t('pages.name', { number: at + 1 })}
                onName={(name) => editor.renamePage(one.id, name)}
                onLeave={() => setNaming(null)}
              />
            ) : (
              // biome-ignore lint/a11y/noStaticElementInteractions: F2 and the button beside do the same.
              <span onDoubleClick={readOnly ? undefined : () => setNaming(one.id)}>
                <b>{at + 1}</b> {one.name}
              </span>
            )}
          </li>
        ))}
        {!readOnly && design.pages.length < mostPages && (
          <li className="po-strip-page">
            <button type="button" className="po-strip-add" onClick={() => editor.addPage()}>
              <Icon of={Plus} size={18} />
              {t('pages.add')}
            </button>
          </li>
        )}
      </ol>
      {!readOnly && (
        <div className="po-strip-actions">
          <IconButton icon={PenLine} label={t('pages.rename')} onClick={() => setNaming(page)} />
          <IconButton
            icon={Copy}
            label={t('pages.duplicate')}
            disabled={design.pages.length >= mostPages}
            onClick={() => editor.duplicatePage()}
          />
          <IconButton
            icon={Trash2}
            label={t('pages.remove')}
            disabled={design.pages.length < 2}
            onClick={() => remove(page)}
          />
        </div>
      )}
    </footer>
  )
}

const longestName = 80

interface PageNameProps {
  name: string
  label: string
  onName: (name: string) => void
  onLeave: () => void
}

/** Written in its place: Enter and going elsewhere keep it, Escape leaves it as it was. */
function PageName({ name, label, onName, onLeave }: PageNameProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const isLeft = useRef(false)
  const leave = (isKept: boolean) => {
    if (isLeft.current) return
    isLeft.current = true
    if (isKept && field.current) onName(field.current.value)
    onLeave()
  }
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // The page that gets the focus back is not pressed by the same key.
    event.preventDefault()
    leave(event.key === 'Enter')
    event.currentTarget.closest('li')?.querySelector('button')?.focus()
  }
  return (
    <input
      ref={field}
      className="po-strip-name"
      aria-label={label}
      maxLength={longestName}
      defaultValue={name}
      onBlur={() => leave(true)}
      onKeyDown={onKeyDown}
    />
  )
}

const heightPx = 72

function Thumbnail({ design, at }: { design: Design; at: number }) {
  const editing = useEditing()
  const around = useValue(editing.around)
  const stage = stageOf(design.ratio)
  const page = design.pages[at]
  if (!page) return null
  return (
    <svg
      viewBox={`0 0 ${stage.width} ${stage.height}`}
      width={(stage.width / stage.height) * heightPx}
      height={heightPx}
      aria-hidden="true"
    >
      <PagePicture
        page={page}
        stage={stage}
        around={around}
        addressOf={editing.addressOf}
        prefix={`strip-${page.id}`}
      />
    </svg>
  )
}
