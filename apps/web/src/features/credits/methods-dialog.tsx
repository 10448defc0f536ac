import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { methodsQuery, purchasesKey } from '#features/credits/purchase-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Radio } from '#shared/ui/check-field.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { Dialog } from '#shared/ui/dialog.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** Cards and accounts that are kept: which of them pays what comes next, and which are kept no more. */
export function MethodsDialog({ accountId, onClose }: { accountId: number; onClose: () => void }) {
  const { t } = useTranslation('credits')
  const methods = useQuery(methodsQuery(accountId))
  const mayRemove = useAbility('paymentMeans:delete')
  const choose = useAction({
    send: (methodId: number) =>
      call('POST /api/users/{id}/payment-methods/{methodId}', { params: { id: accountId, methodId } }),
    stale: [purchasesKey],
    done: t('methods.chosen'),
  })
  const remove = useAction({
    send: (methodId: number) =>
      call('DELETE /api/users/{id}/payment-methods/{methodId}', { params: { id: accountId, methodId } }),
    stale: [purchasesKey],
    done: t('methods.removed'),
  })
  const ask = async (methodId: number, label: string) => {
    const isMeant = await confirm({
      title: t('methods.removeAsk', { label }),
      words: t('methods.removeWords'),
      confirmLabel: t('methods.remove'),
      danger: true,
    })
    if (isMeant) await remove.run(methodId)
  }
  return (
    <Dialog open onClose={onClose} labelledBy="methods-title" className="po-effect-box">
      <div className="po-stack">
        <h2 id="methods-title">{t('methods.title')}</h2>
        <AsyncState of={methods} loading={<RowSkeleton rows={2} />}>
          {(kept) => (
            <>
              {kept.length === 0 ? (
                <p>{t('methods.none')}</p>
              ) : (
                <fieldset className="po-leave-reasons">
                  <legend>{t('methods.which')}</legend>
                  {kept.map(({ id, label, expires, isDefault }) => (
                    <div key={id} className="po-method">
                      <Radio
                        name="method"
                        label={expires ? t('methods.until', { label, expires: monthOf(expires) }) : label}
                        checked={isDefault}
                        disabled={choose.busy}
                        onChange={() => void choose.run(id)}
                      />
                      {mayRemove && (
                        <button
                          type="button"
                          className="po-link"
                          aria-label={t('methods.removeOf', { label })}
                          onClick={() => void ask(id, label)}
                        >
                          {t('methods.remove')}
                        </button>
                      )}
                    </div>
                  ))}
                </fieldset>
              )}
              <p className="po-mute">{t('methods.another')}</p>
            </>
          )}
        </AsyncState>
        <div className="po-dialog-end">
          <Button onClick={onClose}>{t('methods.close')}</Button>
        </div>
      </div>
    </Dialog>
  )
}

/** As it stands on a card: `04/29`. */
const monthOf = (expires: string): string => `${expires.slice(5, 7)}/${expires.slice(2, 4)}`
