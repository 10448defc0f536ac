import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAutosave } from '#shared/form/use-autosave.ts'
import { SaveState } from '#shared/ui/save-state.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

/** As long as any network keeps. */
const longest = 1000

interface AltTextProps {
  value: string
  /** What is read out where nobody wrote anything. */
  otherwise: string
  /** What could stand there, for somebody to check; nothing is sent of it before. */
  proposal?: string | undefined
  readOnly: boolean
  onSave: (words: string) => Promise<void>
}

/** What one cannot see, in words. Saves by itself; its owner gives it a key of what it is about. */
export function AltText({ value, otherwise, proposal, readOnly, onSave }: AltTextProps) {
  const { t } = useTranslation(['posts', 'postMedia'])
  const [words, setWords] = useState(value)
  const { state } = useAutosave(words, onSave)
  if (readOnly && !value) return null
  return (
    <div className="po-media-alt">
      <TextArea
        label={t('postMedia:media.alt')}
        aside={<SaveState state={state} />}
        help={t('postMedia:media.altHelp')}
        placeholder={otherwise}
        rows={2}
        maxLength={longest}
        readOnly={readOnly}
        value={readOnly ? value : words}
        onChange={({ target }) => setWords(target.value)}
      />
      {proposal && !readOnly && words.trim() === '' && (
        <p className="po-media-proposal">
          <span>{t('postMedia:media.altProposal', { words: proposal })}</span>
          <button type="button" className="po-link" onClick={() => setWords(proposal)}>
            {t('postMedia:media.altTake')}
          </button>
        </p>
      )}
    </div>
  )
}
