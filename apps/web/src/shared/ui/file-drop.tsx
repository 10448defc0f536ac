import { Upload } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#shared/lib/class-names.ts'
import { faultOf } from '#shared/lib/file-faults.ts'
import { FieldNote } from '#shared/ui/field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { useFaultWords } from '#shared/ui/use-fault-words.ts'
import '#shared/ui/file-drop.css'

export interface FileDropProps {
  label: string
  /** Formats and greatest weight, in words. */
  help?: string
  error?: string
  /** As of an input: `image/png,image/jpeg`. */
  accept?: string
  multiple?: boolean
  maxBytes?: number
  onFiles: (files: File[]) => void
}

/** Drop, paste from the file chooser, or press: it is a file input with more room. */
export function FileDrop({ label, help, error, accept, multiple, maxBytes, onFiles }: FileDropProps) {
  const { t } = useTranslation('common')
  const wordsOf = useFaultWords({ accept, maxBytes })
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  const take = (chosen: FileList | null) => {
    const files = [...(chosen ?? [])].slice(0, multiple ? undefined : 1)
    const faults = files.map((file) => faultOf(file, { accept, maxBytes }))
    const fitting = files.filter((_, index) => !faults[index])
    const at = faults.findIndex(Boolean)
    const fault = faults[at]
    setRefused(fault ? wordsOf(fault, files[at]?.name ?? '') : null)
    if (fitting.length > 0) onFiles(fitting)
    if (input.current) input.current.value = ''
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div>
      <label
        className={cx('po-drop', over && 'po-drop-over')}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          ref={input}
          type="file"
          className="po-sr"
          accept={accept}
          multiple={multiple}
          aria-describedby={`${id}-note`}
          onChange={(event) => take(event.target.files)}
        />
        <Icon of={Upload} size={20} />
        <b>{label}</b>
        <span className="po-mute">{t('file.drop')}</span>
      </label>
      <FieldNote id={`${id}-note`} help={help} error={refused ?? error} />
    </div>
  )
}
