import type { CreditPackView, PlanView } from '@postelier/contract/packs'
import { useTranslation } from 'react-i18next'
import { packsKey, useOwnName } from '#features/packs/pack-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { PickedList } from '#shared/ui/picked-list.tsx'
import { RemovalButton } from '#shared/ui/removal-button.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'
import '#shared/ui/screen.css'

/** What plans and packs of credits have alike, as it is typed. */
export interface SharedDraft {
  readonly names: { readonly fr: string; readonly en: string }
  readonly descriptions: { readonly fr: string; readonly en: string }
  readonly emoticon: string
  readonly credits: string
  readonly isPublic: boolean
  readonly assignedTo: readonly { readonly id: number; readonly name: string }[]
}

export const sharedDraft = (of: PlanView | CreditPackView | null): SharedDraft => ({
  names: of?.names ?? { fr: '', en: '' },
  descriptions: of?.descriptions ?? { fr: '', en: '' },
  emoticon: of?.emoticon ?? '',
  credits: of ? String(of.credits) : '',
  isPublic: of?.isPublic ?? true,
  assignedTo: of?.assignedTo ?? [],
})

export const sharedBody = ({
  names,
  descriptions,
  emoticon,
  credits,
  isPublic,
  assignedTo,
}: SharedDraft) => ({
  ...{ names, descriptions, emoticon, isPublic },
  credits: Number(credits),
  assignedTo: assignedTo.map(({ id }) => id),
})

export const isNamed = ({ names, credits }: SharedDraft): boolean =>
  names.fr.trim() !== '' && names.en.trim() !== '' && credits !== ''

/** Letters typed among digits are left out. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 6)

interface FieldsProps {
  values: SharedDraft
  faults: Readonly<Record<string, string>>
  set: (change: Partial<SharedDraft>) => void
}

export function NameFields({ values, faults, set }: FieldsProps) {
  const { t } = useTranslation('packs')
  return (
    <div className="po-two-fields">
      {(['fr', 'en'] as const).map((language) => (
        <TextField
          key={language}
          label={t(`names.${language}`)}
          lang={language}
          value={values.names[language]}
          error={faults[`names.${language}`]}
          maxLength={80}
          onChange={({ target }) => set({ names: { ...values.names, [language]: target.value } })}
        />
      ))}
      {(['fr', 'en'] as const).map((language) => (
        <TextArea
          key={language}
          label={t(`descriptions.${language}`)}
          lang={language}
          optional
          rows={2}
          value={values.descriptions[language]}
          error={faults[`descriptions.${language}`]}
          maxLength={300}
          onChange={({ target }) =>
            set({ descriptions: { ...values.descriptions, [language]: target.value } })
          }
        />
      ))}
      <TextField
        label={t('emoticon')}
        optional
        value={values.emoticon}
        error={faults.emoticon}
        maxLength={16}
        onChange={({ target }) => set({ emoticon: target.value })}
      />
      <TextField
        label={t('credits')}
        inputMode="numeric"
        value={values.credits}
        error={faults.credits}
        onChange={({ target }) => set({ credits: digitsOf(target.value) })}
      />
    </div>
  )
}

/** To whom it is offered. Who may not look for people sees who it is, and leaves it. */
export function OfferedTo({ values, faults, set }: FieldsProps) {
  const { t } = useTranslation('packs')
  const mayFind = useAbility('adminUsers:consult')
  const { assignedTo, isPublic } = values
  return (
    <>
      <Checkbox
        label={t('public')}
        help={t('publicHelp')}
        checked={isPublic}
        onChange={({ target }) => set({ isPublic: target.checked })}
      />
      {!isPublic && (
        <PickedList
          label={t('assign')}
          error={faults.assignedTo}
          placeholder={t('assignPlaceholder')}
          mayFind={mayFind}
          queryKey={['packs', 'accounts']}
          find={findAccounts}
          value={assignedTo}
          onChange={(chosen) => set({ assignedTo: chosen })}
          removeLabel={t('unassign')}
          removeLabelOf={(name) => t('unassignOf', { name })}
        />
      )}
    </>
  )
}

async function findAccounts(search: string, signal: AbortSignal) {
  const query = { search, limit: 20, sort: 'name' as const }
  const params = { userType: 'customer' as const }
  const { data } = await call('GET /api/admin/users/{userType}', { params, query, signal })
  return data.items.map(({ id, firstName, lastName, societyName }) => ({
    value: String(id),
    label: societyName ? `${societyName} (${firstName} ${lastName})` : `${firstName} ${lastName}`,
  }))
}

export function RemovePack({ of, onDone }: { of: PlanView | CreditPackView; onDone: () => void }) {
  const { t } = useTranslation('packs')
  const name = useOwnName()(of.names)
  const mayRemove = useAbility('adminPacks:delete')
  return (
    mayRemove && (
      <RemovalButton
        label={t('remove')}
        title={t('removeTitle', { name })}
        words={t('removeWords', { count: of.holders })}
        send={() => call('DELETE /api/admin/packs/{packId}', { params: { packId: of.id } })}
        stale={[packsKey]}
        done={t('removed', { name })}
        onDone={onDone}
      />
    )
  )
}
