import type { WritingRule } from '@postelier/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rulesQuery } from '#features/planning/planning-queries.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

const plain = ['noExclamationMarks', 'noQuestions', 'noEmoji', 'noHashtags'] as const
const choices = [...plain, 'familiarity', 'formality', 'avoidWord', 'sayInstead', 'atMost'] as const
type Choice = (typeof choices)[number]

interface Typed {
  choice: Choice
  word: string
  instead: string
  characters: string
}

/** What somebody chose and typed, as a rule; nothing while something is missing. */
function ruleOf({ choice, word, instead, characters }: Typed): WritingRule | null {
  const [said, other, most] = [word.trim(), instead.trim(), Number(characters)]
  switch (choice) {
    case 'familiarity':
    case 'formality':
      return { is: 'address', formality: choice }
    case 'avoidWord':
      return said.length > 1 ? { is: 'avoidWord', word: said } : null
    case 'sayInstead':
      return said.length > 1 && other ? { is: 'sayInstead', word: said, instead: other } : null
    case 'atMost':
      return most >= 40 && most <= 3000 ? { is: 'atMost', characters: Math.round(most) } : null
    default:
      return { is: choice }
  }
}

/** A rule that nobody had to learn. */
export function RuleDialog({ accountId, onClose }: { accountId: number; onClose: () => void }) {
  const { t } = useTranslation('planning')
  const [typed, setTyped] = useState<Typed>({
    choice: 'noExclamationMarks',
    word: '',
    instead: '',
    characters: '200',
  })
  const rule = ruleOf(typed)
  const { choice, word, instead, characters } = typed
  return (
    <PromptDialog
      title={t('rules.dialog')}
      words={t('rules.dialogWords')}
      confirmLabel={t('rules.save')}
      isReady={rule !== null}
      onClose={onClose}
      onSend={async () => {
        if (!rule) return
        const kept = await call('POST /api/users/{id}/planning/rules', {
          params: { id: accountId },
          body: { rule, accept: true },
        })
        queryClient.setQueryData(rulesQuery(accountId).queryKey, kept)
      }}
      done={t('rules.adopted')}
    >
      {() => (
        <>
          <SelectField
            label={t('rules.which')}
            value={choice}
            onChange={(event) => setTyped({ ...typed, choice: event.target.value as Choice })}
            choices={choices.map((value) => ({ value, label: t(`rules.choices.${value}`) }))}
          />
          {(choice === 'avoidWord' || choice === 'sayInstead') && (
            <TextField
              label={t('rules.word')}
              maxLength={60}
              value={word}
              onChange={(event) => setTyped({ ...typed, word: event.target.value })}
            />
          )}
          {choice === 'sayInstead' && (
            <TextField
              label={t('rules.instead')}
              maxLength={60}
              value={instead}
              onChange={(event) => setTyped({ ...typed, instead: event.target.value })}
            />
          )}
          {choice === 'atMost' && (
            <TextField
              label={t('rules.characters')}
              help={t('rules.charactersHelp')}
              inputMode="numeric"
              value={characters}
              onChange={(event) => setTyped({ ...typed, characters: event.target.value })}
            />
          )}
        </>
      )}
    </PromptDialog>
  )
}
