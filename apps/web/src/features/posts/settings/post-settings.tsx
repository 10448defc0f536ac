import type { AccountView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SilencePolicy } from '#features/posts/approval/silence-policy.tsx'
import {
  type Emoji,
  exampleQuery,
  planningSettingsQuery,
  postAudiencesQuery,
  type Tone,
  type Voice,
} from '#features/posts/settings/settings-queries.ts'
import { accountQuery } from '#shared/api/account-query.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Drawer } from '#shared/ui/drawer.tsx'
import { Field } from '#shared/ui/field.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { type SaveProgress, SaveState } from '#shared/ui/save-state.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/posts/settings/post-settings.css'

interface PostSettingsProps {
  accountId: number
  isCustomers: boolean
  onClose: () => void
}

/** Says how the saving of a field goes, as everywhere. */
type Keep = (saving: Promise<boolean>) => Promise<void>

type Planning = AnswerOf<'GET /api/users/{id}/planning/settings'>['settings']

const mostPerWeek = 14
const emoticons = ['without', 'institutional', 'emotional'] as const satisfies readonly Emoji[]
/** A tone in one's own words is written where there is room for them. */
const tones = [
  'institutional',
  'humor',
  'original',
  'inspiring',
  'technicalExpert',
  'pedagogue',
  'journalistic',
  'promotional',
  'emotional',
] as const satisfies readonly Tone[]

/** How often posts are written, for whom and in which voice: the planning's and the brand's own fields, each saved as it is chosen. */
export function PostSettings({ accountId, isCustomers, onClose }: PostSettingsProps) {
  const { t } = useTranslation(['calendar', 'approvals'])
  const account = useQuery(accountQuery(accountId))
  const planning = useQuery(planningSettingsQuery(accountId))
  const [saved, setSaved] = useState<SaveProgress>({ kind: 'idle' })
  const keep: Keep = async (saving) => {
    setSaved({ kind: 'saving' })
    // What kept it from being saved is said by itself.
    setSaved((await saving) ? { kind: 'saved', at: new Date() } : { kind: 'idle' })
  }
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('settings.title')}
      foot={
        <div className="po-post-settings-foot">
          <SaveState state={saved} />
        </div>
      }
    >
      <div className="po-post-settings">
        <div>
          <SectionHead title={t('settings.section')} />
          <p className="po-ink2">{t('settings.words')}</p>
        </div>
        <AsyncState of={planning} loading={<LineSkeleton />}>
          {(settings) => (
            <div data-setting="frequency">
              <PerWeek {...{ accountId, settings, keep }} />
            </div>
          )}
        </AsyncState>
        <div data-setting="target">
          <Target accountId={accountId} isCustomers={isCustomers} />
        </div>
        <AsyncState of={account} loading={<LineSkeleton />}>
          {(user) => <VoiceOfPosts account={user} keep={keep} />}
        </AsyncState>
        <div>
          <SectionHead title={t('approvals:policy.section')} />
          <p className="po-ink2">{t('approvals:policy.sectionWords')}</p>
        </div>
        <SilencePolicy {...{ accountId, keep }} />
      </div>
    </Drawer>
  )
}

interface PerWeekProps {
  accountId: number
  settings: Planning
  keep: Keep
}

function PerWeek({ accountId, settings, keep }: PerWeekProps) {
  const { t } = useTranslation('calendar')
  const mayEdit = useAbility('planning:edit')
  const save = useAction({
    stale: staleAfter(['planning.changed'], { accountId }),
    send: (postsPerWeek: number) => {
      const { weekdays, times, objectives, isOneForEach, robots, version } = settings
      return call('POST /api/users/{id}/planning/settings', {
        params: { id: accountId },
        body: { weekdays, times, objectives, isOneForEach, robots, version, postsPerWeek },
      })
    },
    onDone: ({ settings: saved }) =>
      queryClient.setQueryData(planningSettingsQuery(accountId).queryKey, saved),
    faultWords: (error) => (isApiError(error) && error.code === 'conflict' ? t('settings.stale') : null),
  })
  const { postsPerWeek } = settings
  return (
    <Field label={t('settings.perWeek')}>
      {() => (
        <div className="po-post-settings-count">
          <IconButton
            icon={Minus}
            label={t('settings.fewer')}
            disabled={!mayEdit || save.busy || postsPerWeek <= 1}
            onClick={() => void keep(save.run(postsPerWeek - 1))}
          />
          <b role="status">{t('settings.perWeekOne', { count: postsPerWeek })}</b>
          <IconButton
            icon={Plus}
            label={t('settings.more')}
            disabled={!mayEdit || save.busy || postsPerWeek >= mostPerWeek}
            onClick={() => void keep(save.run(postsPerWeek + 1))}
          />
        </div>
      )}
    </Field>
  )
}

function Target({ accountId, isCustomers }: { accountId: number; isCustomers: boolean }) {
  const { t } = useTranslation('calendar')
  const audiences = useQuery(postAudiencesQuery(accountId)).data ?? []
  return (
    <Field label={t('settings.target')}>
      {() => (
        <div className="po-post-settings-target">
          {audiences.length > 0 ? (
            <ul>
              {audiences.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          ) : (
            <p>{t('settings.noTarget')}</p>
          )}
          {!isCustomers && (
            <Link to="/me/planning" className="po-link">
              {t('settings.targetLink')}
            </Link>
          )}
        </div>
      )}
    </Field>
  )
}

interface VoiceChange {
  readonly tone?: Tone
  readonly emoticonType?: Emoji
}

function VoiceOfPosts({ account, keep }: { account: AccountView; keep: Keep }) {
  const { t } = useTranslation(['calendar', 'account'])
  const mayEdit = useAbility('brand:edit')
  const { brand, id } = account
  const save = useAction({
    stale: staleAfter(['brand.changed'], { accountId: id }),
    send: (change: VoiceChange) => {
      const { version, editorialLine, customTone, formality, pronoun, languageRegister } = brand
      const voice = {
        ...{ editorialLine, customTone, formality, pronoun, languageRegister },
        ...{ tone: brand.tone, emoticonType: brand.emoticonType },
        ...{ writingTones: brand.writingTones, postCategories: brand.postCategories },
        ...change,
      }
      return call('POST /api/users/{id}/account/parts', {
        params: { id },
        body: {
          brand: { version, voice: voice as never },
          // Posts for a network are written in the tone that is kept for it.
          ...(change.tone ? { networkTone: { tone: change.tone, customTone } } : {}),
        },
      })
    },
    faultWords: (error) => (isApiError(error) && error.code === 'conflict' ? t('settings.stale') : null),
  })
  // Each makes another version of the brand: the next waits for the one that is being saved.
  const choose = (change: VoiceChange) => {
    if (!save.busy) void keep(save.run(change))
  }
  // What is being saved is shown already: the example follows the press, not the answer.
  const tone = (save.busyWith?.tone ?? brand.tone) as Tone
  const emoji = (save.busyWith?.emoticonType ?? brand.emoticonType) as Emoji
  return (
    <>
      <div data-setting="tone">
        <SelectField
          label={t('settings.tone')}
          value={tone}
          disabled={!mayEdit}
          onChange={(event) => choose({ tone: event.target.value as Tone })}
          choices={[...tones, ...(brand.tone === 'custom' ? (['custom'] as const) : [])].map((value) => ({
            value,
            label: t(`account:voice.tones.${value}`),
          }))}
        />
      </div>
      <div data-setting="emojis">
        <Field label={t('settings.emojis')}>
          {() => (
            <SegmentedChoice
              label={t('settings.emojis')}
              value={emoji}
              choices={emoticons.map((value) => ({
                value,
                label: t(`account:voice.emoticons.${value}`),
                disabled: !mayEdit,
              }))}
              onChange={(emoticonType) => choose({ emoticonType })}
            />
          )}
        </Field>
      </div>
      <Example
        accountId={id}
        voice={{
          tone,
          emoji,
          formality: brand.formality as Voice['formality'],
          pronoun: brand.pronoun as Voice['pronoun'],
        }}
      />
    </>
  )
}

/** More of it would be read, not glanced at. */
const mostLines = 3

function Example({ accountId, voice }: { accountId: number; voice: Voice }) {
  const { t } = useTranslation('calendar')
  const maySee = useAbility('planning:consult')
  const example = useQuery({ ...exampleQuery(accountId, voice), enabled: maySee })
  // As it would be written: emojis stand in the words, and in no sentence by itself.
  const words = example.data?.words.split(/\n+/).slice(0, mostLines).join('\n')
  return (
    <figure className="po-post-settings-example" aria-busy={example.isFetching}>
      <figcaption>{t('settings.example')}</figcaption>
      {example.isPending ? <LineSkeleton /> : <p aria-live="polite">{words || t('settings.noExample')}</p>}
    </figure>
  )
}
