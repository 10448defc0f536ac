import { loadStripe } from '@stripe/stripe-js/pure'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#shared/api/use-action.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'

interface ProviderFormProps {
  publicKey: string
  clientSecret: string
  amount: string
  onPaid: () => void
}

type Confirm = () => Promise<void>

/** The provider's own form in its own frame: what is typed there reaches them and nobody else. It is fetched only here. */
export function ProviderForm({ publicKey, clientSecret, amount, onPaid }: ProviderFormProps) {
  const { t, i18n } = useTranslation('credits')
  const place = useRef<HTMLDivElement>(null)
  const [confirm, setConfirm] = useState<Confirm | null>(null)
  const [isMissing, setMissing] = useState(false)
  const language = i18n.language === 'en' ? 'en' : 'fr'
  useEffect(() => {
    let isGone = false
    const open = async () => {
      const stripe = await loadStripe(publicKey)
      if (isGone || !stripe || !place.current) return
      const elements = stripe.elements({ clientSecret, locale: language })
      elements.create('payment').mount(place.current)
      setConfirm(() => async () => {
        const { error } = await stripe.confirmPayment({
          elements,
          confirmParams: { return_url: window.location.href },
          redirect: 'if_required',
        })
        if (error) throw new Error(error.message ?? t('pay.unclear'))
      })
    }
    open().catch(() => {
      // Their script could not be fetched: nothing was asked for, and it is said below.
      if (!isGone) setMissing(true)
    })
    return () => {
      isGone = true
    }
  }, [publicKey, clientSecret, language, t])
  const pay = useAction({
    send: () => confirm?.() ?? Promise.resolve(),
    faultIn: 'here',
    faultWords: (error) => (error instanceof Error ? error.message : null),
    onDone: onPaid,
  })
  return (
    <div className="po-paid-form">
      <div ref={place} />
      {isMissing && (
        <Notice tone="bad" icon={TriangleAlert}>
          {t('pay.formMissing')}
        </Notice>
      )}
      {pay.fault && (
        <Notice tone="bad" icon={TriangleAlert}>
          {pay.fault}
        </Notice>
      )}
      <Button
        look="primary"
        size="lg"
        wide
        disabled={confirm === null}
        busy={pay.busy}
        onClick={() => void pay.run()}
      >
        {t('pay.go', { amount })}
      </Button>
    </div>
  )
}
