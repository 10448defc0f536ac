import { boostObjectives } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFields } from '#features/posts/components/boost/account-fields.tsx'
import { AudienceSearch } from '#features/posts/components/boost/audience-search.tsx'
import {
  adAccountsQuery,
  countriesQuery,
  findCities,
  findInterests,
  leastBudgetQuery,
} from '#features/posts/components/boost/boost-queries.ts'
import { useMoney } from '#features/posts/components/boost/use-money.ts'
import {
  type BoostDraft,
  budgetOf,
  daysOf,
  freshDraft,
  localTimesOf,
  missingOf,
  needsLink,
  payingAccount,
} from '#features/posts/model/boost-draft.ts'
import { lastDay } from '#features/posts/model/moment.ts'
import { hookOn } from '#features/posts/model/post-on.ts'
import { glance, type PostAt, type TaskView } from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { countryChoices } from '#shared/lib/countries.ts'
import { DateField } from '#shared/ui/date-field.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import { PostCard } from '#shared/ui/post-card.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface BoostDialogProps {
  at: PostAt
  publication: { readonly id: number; readonly network: Parameters<typeof networkLabel>[0] }
  post: TaskView
  onClose: () => void
}

const youngest = 18
const oldest = 65
const ages = Array.from({ length: oldest - youngest + 1 }, (_, at) => youngest + at)

/** Who pays, how much and when on one side; for what and for whom on the other. */
export function BoostDialog({ at, publication, post, onClose }: BoostDialogProps) {
  const { zone } = post
  const { t, i18n } = useTranslation('boosts')
  const money = useMoney()
  const { list } = useFormats()
  const [now] = useState(() => new Date())
  const [draft, setDraft] = useState(() => freshDraft(zone, now))
  const set = (change: Partial<BoostDraft>) => setDraft((known) => ({ ...known, ...change }))
  const of = { accountId: at.accountId, publicationId: publication.id }
  const network = networkLabel(publication.network)
  const accounts = useQuery(adAccountsQuery(of, draft.business))
  const account = payingAccount(draft, accounts.data?.accounts ?? [])
  const currency = account?.currency ?? 'EUR'
  const advertAccount = account?.id ?? ''
  const { objective } = draft
  const least = useQuery(leastBudgetQuery(of, { advertAccount, currency, objective }))
  const countries = useQuery({ ...countriesQuery(of), enabled: account !== undefined })
  const dailyBudget = budgetOf(draft.budget, currency)
  const days = daysOf(draft, zone, now)
  const hasLink = needsLink(draft)
  const missing = missingOf(draft, { hasAccount: account !== undefined, dailyBudget, days })
  const send = async () => {
    const { ageMin, ageMax, gender, country, cities, interests } = draft
    await call('POST /api/users/{id}/boosts', {
      params: { id: at.accountId },
      body: {
        publication: publication.id,
        businessAccount: draft.business || null,
        advertAccount,
        currency,
        ...localTimesOf(draft, zone, new Date()),
        dailyBudget: dailyBudget ?? 0,
        objective,
        ageMin,
        ageMax,
        gender,
        country,
        cities: [...cities],
        interests: [...interests],
        ...(hasLink ? { link: draft.link } : {}),
        ...(objective === 'outcomeLeads' ? { pixel: draft.pixel } : {}),
      },
    })
  }
  return (
    <PromptDialog
      title={t('title')}
      words={t('lead', { network })}
      confirmLabel={t('start')}
      isReadFirst
      isReady={missing.length === 0}
      missing={
        missing.length === 0 || accounts.isPending
          ? ''
          : t('missing.words', { what: list(missing.map((one) => t(`missing.${one}`))) })
      }
      onClose={onClose}
      onSend={send}
      stale={staleAfter(['boosts.changed'], { accountId: at.accountId })}
      done={t('started')}
    >
      {(faults) => (
        <div className="po-boost-form">
          <PostCard
            shape="row"
            post={{
              ...glance({ ...post, hook: hookOn(post.hooks, publication.network) }),
              networks: [publication.network],
            }}
          />
          <div className="po-stack">
            <Group title={t('account')}>
              <AccountFields
                {...{ accounts, network }}
                business={draft.business}
                advertAccount={advertAccount}
                error={faults.advertAccount}
                onChange={set}
              />
            </Group>
            <Group title={t('when')}>
              <div className="po-boost-pair">
                <DateField
                  label={t('beginAt')}
                  max={lastDay(zone, now)}
                  value={draft.beginDay}
                  error={faults.beginAt}
                  onChange={(beginDay) => set({ beginDay })}
                />
                <DateField
                  label={t('endAt')}
                  value={draft.endDay}
                  error={faults.endAt}
                  onChange={(endDay) => set({ endDay })}
                />
              </div>
              <TextField
                label={t('dailyBudget')}
                inputMode="decimal"
                value={draft.budget}
                onChange={({ target }) => set({ budget: target.value })}
                error={faults.dailyBudget}
                help={least.data ? t('least', { amount: money(least.data, currency) }) : undefined}
                trailing={<span className="po-mute">{currency}</span>}
              />
              <p className="po-boost-total" role="status">
                {dailyBudget !== null && days > 0 && (
                  <>
                    <b>
                      {t('total', {
                        count: days,
                        daily: money(dailyBudget, currency),
                        total: money(dailyBudget * days, currency),
                      })}
                    </b>
                    <span>{t('totalNote')}</span>
                  </>
                )}
              </p>
            </Group>
          </div>
          <div className="po-stack">
            <Group title={t('aim')}>
              <SelectField
                label={t('objective')}
                value={objective}
                onChange={({ target }) => set({ objective: target.value as BoostDraft['objective'] })}
                choices={boostObjectives.map((value) => ({ value, label: t(`objectives.${value}`) }))}
              />
              {hasLink && (
                <TextField
                  label={t('link')}
                  help={t('linkHelp')}
                  type="url"
                  placeholder="https://"
                  value={draft.link}
                  error={faults.link}
                  onChange={({ target }) => set({ link: target.value })}
                />
              )}
              {objective === 'outcomeLeads' && (
                <TextField
                  label={t('pixel')}
                  help={t('pixelHelp')}
                  inputMode="numeric"
                  value={draft.pixel}
                  error={faults.pixel}
                  onChange={({ target }) => set({ pixel: target.value })}
                />
              )}
            </Group>
            <Group title={t('who')}>
              <SegmentedChoice
                label={t('gender')}
                value={draft.gender}
                onChange={(gender) => set({ gender })}
                choices={(['all', 'female', 'male'] as const).map((value) => ({
                  value,
                  label: t(`genders.${value}`),
                }))}
              />
              <div className="po-boost-pair">
                {(['ageMin', 'ageMax'] as const).map((end) => (
                  <SelectField
                    key={end}
                    label={t(end)}
                    value={String(draft[end])}
                    error={faults[end]}
                    onChange={({ target }) => set({ [end]: Number(target.value) })}
                    choices={ages.map((age) => ({
                      value: String(age),
                      label: age === oldest ? t('oldest') : t('age', { age }),
                    }))}
                  />
                ))}
              </div>
              <SelectField
                label={t('country')}
                value={draft.country}
                error={faults.country}
                onChange={({ target }) => set({ country: target.value, cities: [] })}
                choices={countryChoices(i18n.language, countries.data)}
              />
              <AudienceSearch
                label={t('cities')}
                help={t('citiesHelp')}
                error={faults.cities}
                network={network}
                value={draft.cities}
                onChange={(cities) => set({ cities })}
                queryKey={['ad-cities', of, draft.country]}
                find={(text, signal) => findCities(of, text, draft.country, signal)}
              />
              <AudienceSearch
                label={t('interests')}
                help={t('interestsHelp')}
                error={faults.interests}
                network={network}
                value={draft.interests}
                onChange={(interests) => set({ interests })}
                queryKey={['ad-interests', of, i18n.language]}
                find={(text, signal) => findInterests(of, text, signal)}
              />
            </Group>
          </div>
        </div>
      )}
    </PromptDialog>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="po-boost-group">
    <legend>{title}</legend>
    {children}
  </fieldset>
)
