import type { PaymentMethodView } from '@postelier/contract/purchases'
import { useTranslation } from 'react-i18next'
import { purchasesKey } from '#features/credits/purchase-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Radio } from '#shared/ui/check-field.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'

interface KeptMethodsProps {
  accountId: number
  hasPlan: boolean
  kept: readonly PaymentMethodView[]
}

/** What is kept, with the one that pays next. */
export function KeptMethods({ accountId, hasPlan, kept }: KeptMethodsProps) {
  const { t } = useTranslation(['credits', 'paymentMethods'])
  const pays = hasPlan ? 'plan' : 'purchases'
  const mayRemove = useAbility('paymentMeans:delete')
  const choose = useAction({
    send: (methodId: number) =>
      call('POST /api/users/{id}/payment-methods/{methodId}', { params: { id: accountId, methodId } }),
    stale: [purchasesKey],
    done: t(`paymentMethods:chosen.${pays}`),
  })
  const remove = useAction({
    send: (methodId: number) =>
      call('DELETE /api/users/{id}/payment-methods/{methodId}', { params: { id: accountId, methodId } }),
    stale: [purchasesKey],
    done: t('paymentMethods:removed'),
    faultWords: (error) => (isApiError(error) && error.code === 'inUse' ? t('paymentMethods:inUse') : null),
  })
  const named = ({ means, label }: PaymentMethodView) => t(`paymentMethods:named.${means}`, { label })
  const ask = async (method: PaymentMethodView) => {
    const isMeant = await confirm({
      title: t('paymentMethods:removeAsk', { label: named(method) }),
      words: t(`paymentMethods:removeWords.${method.means}`),
      confirmLabel: t('paymentMethods:remove'),
      danger: true,
    })
    if (isMeant) await remove.run(method.id)
  }
  if (kept.length === 0) return <p>{t('paymentMethods:none')}</p>
  return (
    <fieldset className="po-leave-reasons">
      <legend>{t(`paymentMethods:which.${pays}`)}</legend>
      {kept.map((method) => {
        const { id, expires, isDefault } = method
        const label = named(method)
        return (
          <div key={id} className="po-method">
            <Radio
              name="method"
              label={expires ? t('paymentMethods:until', { label, expires: monthOf(expires) }) : label}
              checked={isDefault}
              disabled={choose.busy}
              onChange={() => void choose.run(id)}
            />
            {mayRemove && (
              <button
                type="button"
                className="po-link"
                aria-label={t('paymentMethods:removeOf', { label })}
                onClick={() => void ask(method)}
              >
                {t('paymentMethods:remove')}
              </button>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

/** As it stands on a card: `04/29`. */
const monthOf = (expires: string): string => `${expires.slice(5, 7)}/${expires.slice(2, 4)}`
