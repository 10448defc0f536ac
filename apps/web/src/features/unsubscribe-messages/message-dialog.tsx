import {
  type UnsubscribeMessageInput,
  type UnsubscribeMessageView,
  unsubscribeKinds,
} from '@postelier/contract/unsubscribe-messages'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messagesKey } from '#features/unsubscribe-messages/message-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import '#shared/ui/screen.css'

interface MessageDialogProps {
  /** Null where a new one is made. */
  of: UnsubscribeMessageView | null
  onClose: () => void
}

const blank = { fr: '', en: '' }
const languages = ['fr', 'en'] as const
const isSaid = ({ fr, en }: { fr: string; en: string }) => fr.trim() !== '' && en.trim() !== ''

/** Makes or changes a question that customers are asked when they cancel, in both languages. */
export function MessageDialog({ of, onClose }: MessageDialogProps) {
  const { t } = useTranslation('unsubscribeMessages')
  const [values, setValues] = useState<Required<UnsubscribeMessageInput>>({
    words: of?.words ?? blank,
    kind: of?.kind ?? 'unique',
    isEnabled: of?.isEnabled ?? true,
    emoticon: of?.emoticon ?? '',
    answers: of?.answers ?? [blank, blank],
  })
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const { kind, words, answers } = values
  const isFree = kind === 'free'
  const send = () => {
    const body = { ...values, answers: isFree ? [] : answers }
    return of
      ? call('POST /api/admin/unsubscribe-messages/{messageId}', {
          params: { messageId: of.id },
          body: { ...body, version: of.version },
        })
      : call('POST /api/admin/unsubscribe-messages', { body })
  }
  return (
    <PromptDialog
      title={t(of ? 'editTitle' : 'add')}
      confirmLabel={t('save')}
      isReady={isSaid(words) && (isFree || (answers.length > 1 && answers.every(isSaid)))}
      onClose={onClose}
      onSend={send}
      stale={[messagesKey]}
      done={t('saved')}
    >
      {(faults) => (
        <>
          <div className="po-two-fields">
            {languages.map((language) => (
              <TextField
                key={language}
                label={t(`words.${language}`)}
                lang={language}
                value={words[language]}
                error={faults[`words.${language}`]}
                maxLength={300}
                onChange={({ target }) => set({ words: { ...words, [language]: target.value } })}
              />
            ))}
            <SelectField
              label={t('kind')}
              value={kind}
              onChange={({ target }) =>
                set({ kind: unsubscribeKinds.find((one) => one === target.value) ?? kind })
              }
              choices={unsubscribeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
            <TextField
              label={t('emoticon')}
              optional
              value={values.emoticon}
              error={faults.emoticon}
              maxLength={16}
              onChange={({ target }) => set({ emoticon: target.value })}
            />
          </div>
          {!isFree && <Answers value={answers} onChange={(next) => set({ answers: next })} />}
          <Checkbox
            label={t('isEnabled')}
            checked={values.isEnabled}
            onChange={({ target }) => set({ isEnabled: target.checked })}
          />
          {of && <RemoveMessage messageId={of.id} onDone={onClose} />}
        </>
      )}
    </PromptDialog>
  )
}

type AnswerList = UnsubscribeMessageInput['answers']

function Answers({ value, onChange }: { value: AnswerList; onChange: (answers: AnswerList) => void }) {
  const { t } = useTranslation('unsubscribeMessages')
  return (
    <>
      {value.map((answer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place alone while it is typed
        <div key={at} className="po-two-fields">
          {languages.map((language) => (
            <TextField
              key={language}
              label={t(`answer.${language}`, { number: at + 1 })}
              lang={language}
              value={answer[language]}
              maxLength={200}
              aside={
                language === 'en' &&
                value.length > 2 && (
                  <IconButton
                    size="sm"
                    icon={Trash2}
                    label={t('removeAnswer', { number: at + 1 })}
                    onClick={() => onChange(value.filter((_one, place) => place !== at))}
                  />
                )
              }
              onChange={({ target }) =>
                onChange(
                  value.map((one, place) => (place === at ? { ...one, [language]: target.value } : one)),
                )
              }
            />
          ))}
        </div>
      ))}
      <div>
        <Button
          size="sm"
          icon={Plus}
          disabled={value.length >= 20}
          onClick={() => onChange([...value, blank])}
        >
          {t('addAnswer')}
        </Button>
      </div>
    </>
  )
}

function RemoveMessage({ messageId, onDone }: { messageId: number; onDone: () => void }) {
  const { t } = useTranslation('unsubscribeMessages')
  const mayRemove = useAbility('adminUnsubscribeMessages:delete')
  const removal = useAction({
    send: () => call('DELETE /api/admin/unsubscribe-messages/{messageId}', { params: { messageId } }),
    stale: [messagesKey],
    done: t('removed'),
    onDone,
  })
  const ask = async () => {
    const isSure = await confirm({
      title: t('removeTitle'),
      words: t('removeWords'),
      confirmLabel: t('remove'),
      danger: true,
    })
    if (isSure) await removal.run()
  }
  return (
    mayRemove && (
      <Button look="quiet" busy={removal.busy} onClick={() => void ask()}>
        {t('remove')}
      </Button>
    )
  )
}
