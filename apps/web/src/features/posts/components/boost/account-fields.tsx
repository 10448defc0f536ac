import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { BoostDraft } from '#features/posts/model/boost-draft.ts'
import type { AnswerOf } from '#shared/api/call.ts'
import { useNetworksLink } from '#shared/lib/customer-links.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'

interface AccountFieldsProps {
  accounts: UseQueryResult<AnswerOf<'GET /api/users/{id}/boosts/publications/{publicationId}/accounts'>>
  network: string
  business: string
  advertAccount: string
  error: string | undefined
  onChange: (change: Partial<BoostDraft>) => void
}

/** Whose money it is, as the network names it. */
export function AccountFields({
  accounts,
  network,
  business,
  advertAccount,
  error,
  onChange,
}: AccountFieldsProps) {
  const { t } = useTranslation('boosts')
  const networks = useNetworksLink()
  return (
    <AsyncState of={accounts}>
      {({ needsReconnect, businesses, accounts: offered }) =>
        needsReconnect ? (
          <p>
            {t('needsReconnect', { network })}{' '}
            <Link {...linkTo(networks)} className="po-link">
              {t('reconnect')}
            </Link>
          </p>
        ) : (
          <>
            {businesses.length > 0 && (
              <SelectField
                label={t('business')}
                value={business}
                onChange={({ target }) => onChange({ business: target.value, advertAccount: '' })}
                choices={[
                  { value: '', label: t('noBusiness') },
                  ...businesses.map(({ id, name }) => ({ value: id, label: name || id })),
                ]}
              />
            )}
            {offered.length === 0 ? (
              <p className="po-mute">{t('noAccounts', { network })}</p>
            ) : (
              <SelectField
                label={t('advertAccount')}
                {...(advertAccount === '' ? { placeholder: t('chooseAccount') } : {})}
                value={advertAccount}
                error={error}
                onChange={({ target }) => onChange({ advertAccount: target.value })}
                choices={offered.map(({ id, name, currency: counted, unusable }) => ({
                  value: id,
                  label: `${name} · ${unusable ? t(`unusable.${unusable}`) : counted}`,
                  disabled: unusable !== null,
                }))}
              />
            )}
          </>
        )
      }
    </AsyncState>
  )
}
