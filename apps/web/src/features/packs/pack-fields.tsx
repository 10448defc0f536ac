import type { CreditPackView, PlanView } from '@postelier/contract/packs'
import { useTranslation } from 'react-i18next'
import { packsKey, useOwnName } from '#features/packs/pack-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { RemoteSelect } from '#shared/ui/remote-select.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
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
      {(['names', 'descriptions'] as const).flatMap((field) =>
        (['fr', 'en'] as const).map((language) => (
          <TextField
            key={`${field}.${language}`}
            label={t(`${field}.${language}`)}
            lang={language}
            optional={field === 'descriptions'}
            value={values[field][language]}
            error={faults[`${field}.${language}`]}
            maxLength={field === 'names' ? 80 : 300}
            onChange={({ target }) => set({ [field]: { ...values[field], [language]: target.value } })}
          />
        )),
      )}
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
        <>
          {mayFind && (
            <RemoteSelect
              key={assignedTo.length}
              label={t('assign')}
              error={faults.assignedTo}
              placeholder={t('assignPlaceholder')}
              chosen={null}
              queryKey={['packs', 'accounts']}
              find={findAccounts}
              onChange={(choice) => {
                if (choice && !assignedTo.some(({ id }) => id === Number(choice.value)))
                  set({ assignedTo: [...assignedTo, { id: Number(choice.value), name: choice.label }] })
              }}
            />
          )}
          <ul className="po-packs-accounts">
            {assignedTo.map(({ id, name }) => (
              <li key={id}>
                {name}{' '}
                <Button
                  size="sm"
                  look="quiet"
                  aria-label={t('unassignOf', { name })}
                  onClick={() => set({ assignedTo: assignedTo.filter((one) => one.id !== id) })}
                >
                  {t('unassign')}
                </Button>
              </li>
            ))}
          </ul>
        </>
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
  const removal = useAction({
    send: () => call('DELETE /api/admin/packs/{packId}', { params: { packId: of.id } }),
    stale: [packsKey],
    done: t('removed', { name }),
    onDone,
  })
  const ask = async () => {
    const isSure = await confirm({
      title: t('removeTitle', { name }),
      words: t('removeWords', { count: of.holders }),
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
