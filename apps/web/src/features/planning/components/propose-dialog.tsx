import { longestPrompt, type SearchView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { thematicsQuery } from '#features/planning/planning-queries.ts'
import { call } from '#shared/api/call.ts'
import { Field } from '#shared/ui/field.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

interface ProposeDialogProps {
  accountId: number
  onClose: () => void
  /** They are being thought of; waits for them. */
  onAsked: (search: SearchView) => Promise<void>
}

const counts = ['1', '3', '6'] as const

/** Subjects about something in particular: near to a wish in words, of one thematic or of all. */
export function ProposeDialog({ accountId, onClose, onAsked }: ProposeDialogProps) {
  const { t } = useTranslation('planning')
  const thematics = useQuery(thematicsQuery(accountId)).data ?? []
  const [prompt, setPrompt] = useState('')
  const [thematic, setThematic] = useState('')
  const [count, setCount] = useState<(typeof counts)[number]>('3')
  const send = async () => {
    const customerPrompt = prompt.trim()
    const { search } = thematic
      ? await call('POST /api/users/{userId}/ai-thematics/{thematicId}/subjects/generate', {
          params: { userId: accountId, thematicId: Number(thematic) },
          body: { customerPrompt, nbSubjects: Number(count) },
        })
      : await call('POST /api/users/{id}/subjects/propose', {
          params: { id: accountId },
          body: { customerPrompt, count: Number(count) },
        })
    await onAsked(search)
  }
  return (
    <PromptDialog
      title={t('search.title')}
      words={t('search.words')}
      confirmLabel={t('search.confirm')}
      isReady={prompt.trim() !== '' || thematic !== ''}
      onClose={onClose}
      onSend={send}
    >
      {(faults) => (
        <>
          <TextArea
            label={t('search.about')}
            help={t('search.aboutHelp')}
            rows={3}
            value={prompt}
            onChange={(event) => setPrompt(event.target.value)}
            {...(prompt.length > longestPrompt
              ? { error: t('search.tooLong', { max: longestPrompt, count: prompt.length }) }
              : faults.customerPrompt
                ? { error: faults.customerPrompt }
                : {})}
          />
          {thematics.length > 0 && (
            <SelectField
              label={t('search.thematic')}
              value={thematic}
              placeholder={t('search.anyThematic')}
              onChange={(event) => setThematic(event.target.value)}
              choices={thematics.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
          <Field label={t('search.count')}>
            {() => (
              <SegmentedChoice
                label={t('search.count')}
                value={count}
                choices={counts.map((value) => ({ value, label: value }))}
                onChange={setCount}
              />
            )}
          </Field>
        </>
      )}
    </PromptDialog>
  )
}
