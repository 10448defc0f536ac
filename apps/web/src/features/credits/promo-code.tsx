import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { purchasesKey } from '#features/credits/purchase-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface PromoCodeProps {
  accountId: number
  present: string | null
  isOver: boolean
}

/** A promotion or an agency's code for the cart: typed and checked by the server, or shown where one is in use. */
export function PromoCode({ accountId, present, isOver }: PromoCodeProps) {
  const { t } = useTranslation('credits')
  const [typed, setTyped] = useState('')
  const apply = useAction({
    send: (code: string) =>
      call('POST /api/users/{id}/cart/code', { params: { id: accountId }, body: { code } }),
    stale: [purchasesKey],
    faultIn: 'here',
    onDone: () => setTyped(''),
  })
  if (present !== null)
    return (
      <p className="po-cart-used">
        {t('code.used', { code: present })}{' '}
        <Button size="sm" look="quiet" busy={apply.busy} onClick={() => void apply.run('')}>
          {t('code.remove')}
        </Button>
      </p>
    )
  return (
    <form
      className="po-cart-code"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim()) void apply.run(typed)
      }}
    >
      <TextField
        label={t('code.label')}
        value={typed}
        error={apply.faults.code ?? apply.fault ?? (isOver ? t('code.over') : undefined)}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" busy={apply.busy} disabled={!typed.trim()}>
        {t('code.apply')}
      </Button>
    </form>
  )
}
