import type { AccountView, Language, ReadingView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '#features/planning/planning-queries.ts'
import { businessParts } from '#features/planning/start/business-parts.ts'
import { FoundMark } from '#features/planning/start/found-mark.tsx'
import { ownWords } from '#features/planning/start/own-words.ts'
import { languageOfPosts, PostsLanguage } from '#features/planning/start/posts-language.tsx'
import { mostColors, SeenColors } from '#features/planning/start/seen-colors.tsx'
import { SeenLogo } from '#features/planning/start/seen-logo.tsx'
import { SeenProfiles } from '#features/planning/start/seen-profiles.tsx'
import { StartFrame, type StepProps } from '#features/planning/start/start-frame.tsx'
import { accountQuery } from '#shared/api/account-query.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { SectorField, type SectorRef } from '#shared/fields/sector-field.tsx'
import { keepFor, useKept } from '#shared/form/use-kept.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Field } from '#shared/ui/field.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'

interface YouStepProps extends StepProps {
  onDone: () => void
}

const kinds = ['bToC', 'bToB', 'bToBToC'] as const
const indexes = ['primary', 'secondary', 'tertiary'] as const

/** Who the business is: what it said itself stands first, what its site says fills the rest, marked. */
export function YouStep(props: YouStepProps) {
  const { t } = useTranslation(['start', 'planning'])
  const account = useQuery(accountQuery(props.accountId))
  const reading = useQuery(readingQuery(props.accountId))
  return (
    <AsyncState of={account} loading={<LineSkeleton />} failedTitle={t('you.failed')}>
      {(data) => (
        <AsyncState of={reading} loading={<LineSkeleton />}>
          {(read) => <Known {...props} account={data} read={read} />}
        </AsyncState>
      )}
    </AsyncState>
  )
}

interface KnownProps extends YouStepProps {
  account: AccountView
  read: ReadingView | null
}

/** What somebody typed or chose; nothing where they touched nothing. */
type Typed = {
  name: string | null
  summary: string | null
  kind: string | null
  trade: { sector: SectorRef | null; proposal: string } | null
  colors: readonly string[] | null
  language: Language | null
}
const untouched: Typed = { name: null, summary: null, kind: null, trade: null, colors: null, language: null }

function Known({ onDone, account, read, ...frame }: KnownProps) {
  const { t, i18n } = useTranslation(['start', 'planning'])
  const { society } = account
  const profile = read?.profile ?? null
  const found = {
    name: profile?.name?.value ?? '',
    summary: profile?.summary?.value ?? '',
    activityType: profile && profile.activityType !== 'unknown' ? profile.activityType : 'bToC',
  }
  const own = {
    name: society.commercialName || society.name,
    summary: society.summary,
    activityType: society.activityType === 'unknown' ? '' : society.activityType,
  }
  // Only what was touched is kept: what the site says may still come.
  const place = `start.you.${frame.accountId}`
  const [typed, keep] = useKept<Typed>(place, untouched)
  const name = typed.name ?? (own.name || found.name)
  const summary = typed.summary ?? (own.summary || found.summary)
  const kind = typed.kind ?? (own.activityType || found.activityType)
  const { sector, proposal } = typed.trade ?? {
    sector: society.activitySector ?? read?.sector ?? null,
    proposal: '',
  }
  // Nothing stands there yet that could be mended.
  const isUnknown = profile === null && !own.summary
  const seen = profile?.colors ?? []
  const colors = typed.colors ?? (society.colors.length > 0 ? [] : seen.slice(0, mostColors))
  const languages = profile?.languages ?? []
  const ownLanguage = account.languages[0] ?? account.applicationLang
  const language = typed.language ?? languageOfPosts(ownLanguage, languages)
  const [isMissing, setMissing] = useState(false)
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    stale: staleAfter(['account.changed', 'brand.changed', 'planning.changed'], {
      accountId: frame.accountId,
    }),
    send: () => {
      const words = ownWords({ name, summary, language: i18n.language })
      const parts = businessParts(account, {
        name,
        summary,
        activityType: kind,
        sectorId: sector?.id ?? null,
        proposal,
        colors,
        language,
      })
      return call('POST /api/users/{id}/planning/start/business', {
        params: { id: frame.accountId },
        body: { parts, ...(words ? { words } : {}) },
      })
    },
  })
  const onNext = async () => {
    if (!summary.trim()) return setMissing(true)
    if (!(await run())) return
    // What the site proposes and somebody turned down is not proposed to them again.
    keepFor(place, { ...untouched, colors: typed.colors, language: typed.language })
    onDone()
  }
  const tried =
    colors.length > 0
      ? { colors: Object.fromEntries(colors.map((hex, at) => [indexes[at] ?? 'primary', hex])) }
      : {}
  return (
    <StartFrame
      {...frame}
      question={t(isUnknown ? 'you.questionUnread' : 'you.question')}
      lead={t(isUnknown ? 'you.leadUnread' : 'you.lead')}
      busy={busy}
      fault={fault}
      tried={tried}
      onNext={() => void onNext()}
    >
      <div className="po-start-fields">
        <TextField
          label={t('you.name')}
          aside={name !== '' && name === found.name && <FoundMark page={profile?.name} />}
          value={name}
          maxLength={200}
          onChange={(event) => keep({ name: event.target.value })}
        />
        <TextArea
          label={t('you.summary')}
          help={t('you.summaryHelp')}
          aside={summary !== '' && summary === found.summary && <FoundMark page={profile?.summary} />}
          rows={4}
          maxLength={4000}
          value={summary}
          onChange={(event) => {
            keep({ summary: event.target.value })
            setMissing(false)
          }}
          {...(isMissing ? { error: t('you.summaryMissing') } : {})}
        />
        <SectorField
          optional
          value={sector}
          proposal={proposal}
          aside={sector !== null && sector.id === read?.sector?.id && <FoundMark />}
          onChoose={(chosen) => keep({ trade: { sector: chosen, proposal: '' } })}
          onPropose={(name) => keep({ trade: { sector: null, proposal: name } })}
        />
        <Field label={t('you.kind')}>
          {() => (
            <SegmentedChoice
              label={t('you.kind')}
              value={kinds.find((one) => one === kind) ?? 'bToC'}
              choices={kinds.map((value) => ({ value, label: t(`you.kinds.${value}`) }))}
              onChange={(value) => keep({ kind: value })}
            />
          )}
        </Field>
        <PostsLanguage
          value={language}
          own={ownLanguage}
          found={languages}
          onChange={(value) => keep({ language: value })}
        />
        {read && (
          <SeenColors
            seen={seen}
            site={read.url}
            chosen={colors}
            hasOwn={society.colors.length > 0}
            onChange={(next) => keep({ colors: next })}
          />
        )}
        {profile?.logo && <SeenLogo account={account} logo={profile.logo} />}
        {profile && <SeenProfiles socials={profile.socials} />}
      </div>
    </StartFrame>
  )
}
