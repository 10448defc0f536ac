import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddMethodForm } from '#features/credits/add-method-form.tsx'
import { AddedMethod } from '#features/credits/added-method.tsx'
import { KeptMethods } from '#features/credits/kept-methods.tsx'
import { methodsQuery } from '#features/credits/purchase-queries.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

interface MethodsDialogProps {
  accountId: number
  /** One that is being added, where one comes back from the provider. */
  setupId: number | null
  /** What adding one may pay. */
  plan: 'none' | 'active' | 'late'
  onClose: () => void
}

/** Cards and accounts that are kept: which of them pays what comes next, which are kept no more, and one more. */
export function MethodsDialog({ accountId, setupId, plan, onClose }: MethodsDialogProps) {
  const { t } = useTranslation(['credits', 'paymentMethods'])
  const methods = useQuery(methodsQuery(accountId))
  const [isAdding, setAdding] = useState(false)
  // A new try is no news of the one before.
  const [isTold, setTold] = useState(false)
  const add = () => {
    setAdding(true)
    setTold(true)
  }
  return (
    <Dialog open onClose={onClose} labelledBy="methods-title" className="po-effect-box">
      <div className="po-stack">
        {isAdding ? (
          <AddMethodForm {...{ accountId, plan }} onCancel={() => setAdding(false)} />
        ) : (
          <>
            <h2 id="methods-title">{t('paymentMethods:title')}</h2>
            {setupId !== null && !isTold && <AddedMethod {...{ accountId, setupId, plan }} onAgain={add} />}
            <AsyncState of={methods} loading={<RowSkeleton rows={2} />}>
              {(kept) => <KeptMethods hasPlan={plan !== 'none'} {...{ accountId, kept }} />}
            </AsyncState>
            <div className="po-dialog-end po-methods-end">
              <Button icon={Plus} look={methods.data?.length === 0 ? 'primary' : 'default'} onClick={add}>
                {t('paymentMethods:add')}
              </Button>
              <Button onClick={onClose}>{t('paymentMethods:close')}</Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
