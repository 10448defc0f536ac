import type { AccountView, ReadingView, VoiceView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pageName } from '#features/planning/page-name.ts'
import { readinessQuery, readingQuery, voicesQuery } from '#features/planning/planning-queries.ts'
import type { Tried } from '#features/planning/start/first-post.tsx'
import { firstVoice, ownVoice } from '#features/planning/start/first-voice.ts'
import { FoundMark } from '#features/planning/start/found-mark.tsx'
import { StartFrame, type StepProps } from '#features/planning/start/start-frame.tsx'
import { VoiceOptions } from '#features/planning/start/voice-options.tsx'
import { voiceParts } from '#features/planning/start/voice-parts.ts'
import { accountQuery } from '#shared/api/account-query.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { dropKept, useKept } from '#shared/form/use-kept.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Field } from '#shared/ui/field.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import '#shared/ui/field.css'

interface VoiceStepProps extends StepProps {
  onDone: () => void
}

/** One recognises oneself in a sentence sooner than in the name of a tone. */
export function VoiceStep(props: VoiceStepProps) {
  const { t } = useTranslation('start')
  const account = useQuery(accountQuery(props.accountId))
  const voices = useQuery(voicesQuery(props.accountId))
  const profile = useQuery(readingQuery(props.accountId)).data?.profile ?? null
  return (
    <AsyncState of={account} loading={<LineSkeleton />}>
      {(data) => (
        <AsyncState of={voices} loading={<LineSkeleton />} failedTitle={t('voice.failed')}>
          {(all) => <Voices {...props} account={data} voices={all} profile={profile} />}
        </AsyncState>
      )}
    </AsyncState>
  )
}

interface VoicesProps extends VoiceStepProps {
  account: AccountView
  voices: readonly VoiceView[]
  profile: ReadingView['profile']
}

const pronouns = ['firstSingular', 'firstPlural', 'thirdSingular'] as const
const formalities = ['familiarity', 'formality'] as const
const emoticons = ['without', 'institutional', 'emotional'] as const

/** Nothing where the account's own stands, or that of the voice that is picked. */
type Picked = {
  key: string | null
  own: string | null
  pronoun: (typeof pronouns)[number] | null
  formality: (typeof formalities)[number] | null
  emoji: (typeof emoticons)[number] | null
}
const unpicked: Picked = { key: null, own: null, pronoun: null, formality: null, emoji: null }

function Voices({ onDone, account, voices, profile, ...frame }: VoicesProps) {
  const { t } = useTranslation(['start', 'planning', 'account'])
  const { brand } = account
  // Whom one says “tu” or “vous” to is told apart where the language has both.
  const readiness = useQuery(readinessQuery(frame.accountId)).data
  const spoken = readiness && (readiness.otherLanguage ?? readiness.language)
  const saysHow = spoken !== undefined && spoken !== 'en'
  const place = `start.voice.${frame.accountId}`
  const [picked, keep] = useKept<Picked>(place, unpicked)
  const mine = ownVoice(brand, voices)
  // A choice that is offered no longer is none.
  const isThere = picked.key !== null && (picked.key !== 'now' || mine === 'now')
  const key = isThere ? (picked.key ?? mine) : firstVoice(brand, voices)
  const own = picked.own ?? brand.customTone
  // Picked where nobody had said anything yet, even what every account begins with is said.
  const isSaid = key === mine && !(isThere && brand.version === 1)
  const chosen = isSaid ? undefined : voices.find((one) => one.key === key)
  const described = own.trim()
  const isDescribed = key === 'own' && described !== '' && (mine !== 'own' || described !== brand.customTone)
  const spokenIn = chosen ?? brand
  const pronoun = picked.pronoun ?? pronouns.find((one) => one === brand.pronoun) ?? 'firstPlural'
  const formality = picked.formality ?? formalities.find((one) => one === spokenIn.formality) ?? 'formality'
  const emoji = picked.emoji ?? emoticons.find((one) => one === spokenIn.emoticonType) ?? 'institutional'
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    stale: staleAfter(['brand.changed', 'planning.changed'], { accountId: frame.accountId }),
    send: (parts: NonNullable<ReturnType<typeof voiceParts>>) =>
      call('POST /api/users/{id}/account/parts', { params: { id: frame.accountId }, body: parts }),
  })
  const onNext = async () => {
    const voice = chosen
      ? { tone: chosen.tone, customTone: '' }
      : isDescribed
        ? { tone: 'custom', customTone: described }
        : undefined
    const parts = voiceParts(account, {
      pronoun,
      formality,
      emoticonType: emoji,
      ...(voice ? { voice } : {}),
    })
    if (parts && !(await run(parts))) return
    dropKept(place)
    onDone()
  }
  const tried: Tried = {
    voice: { tone: spokenIn.tone, formality, emoji, pronoun } as NonNullable<Tried['voice']>,
  }
  const heard = voices.some(({ isFound }) => isFound) ? profile?.voice : null
  return (
    <StartFrame
      {...frame}
      question={t('voice.question')}
      lead={t('voice.lead')}
      busy={busy}
      fault={fault}
      tried={tried}
      onNext={() => void onNext()}
    >
      <VoiceOptions
        voices={voices}
        now={mine === 'now' ? brand : null}
        chosen={key}
        saysHow={saysHow}
        // Another voice has an address and smileys of its own.
        onChoose={(one) => keep({ key: one, formality: null, emoji: null })}
      >
        {key === 'own' && (
          <TextField
            label={t('voice.ownLabel')}
            help={t('voice.ownHelp')}
            maxLength={300}
            value={own}
            onChange={(event) => keep({ own: event.target.value })}
          />
        )}
      </VoiceOptions>
      {heard && (
        <p className="po-start-heard">
          {t('voice.heard')} {t('first.quoted', { text: heard.value })}{' '}
          <a href={heard.url} target="_blank" rel="noreferrer noopener">
            {pageName(heard.title) || new URL(heard.url).hostname}
          </a>
        </p>
      )}
      <div className="po-start-manner">
        {saysHow && (
          <Field
            label={t('account:voice.formality')}
            aside={profile?.formality === formality && <FoundMark />}
          >
            {() => (
              <SegmentedChoice
                label={t('account:voice.formality')}
                value={formality}
                choices={formalities.map((value) => ({
                  value,
                  label: t(`account:voice.formalities.${value}`),
                }))}
                onChange={(value) => keep({ formality: value })}
              />
            )}
          </Field>
        )}
        <Field label={t('voice.pronoun')}>
          {() => (
            <SegmentedChoice
              label={t('voice.pronoun')}
              value={pronoun}
              choices={pronouns.map((value) => ({ value, label: t(`voice.pronouns.${value}`) }))}
              onChange={(value) => keep({ pronoun: value })}
            />
          )}
        </Field>
        <Field label={t('account:voice.emoticonType')}>
          {() => (
            <SegmentedChoice
              label={t('account:voice.emoticonType')}
              value={emoji}
              choices={emoticons.map((value) => ({ value, label: t(`account:voice.emoticons.${value}`) }))}
              onChange={(value) => keep({ emoji: value })}
            />
          )}
        </Field>
      </div>
    </StartFrame>
  )
}
