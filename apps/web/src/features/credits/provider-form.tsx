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
  /** Money, or a card or account to keep. */
  asks: 'payment' | 'method'
  label: string
  onDone: () => void
}

type Confirm = () => Promise<void>

/** The provider's own form in its own frame: what is typed there reaches them and nobody else. It is fetched only here. */
export function ProviderForm({ publicKey, clientSecret, asks, label, onDone }: ProviderFormProps) {
  const { t, i18n } = useTranslation(['credits', 'paymentMethods'])
  const place = useRef<HTMLDivElement>(null)
  const [confirm, setConfirm] = useState<Confirm | null>(null)
  const [isMissing, setMissing] = useState(false)
  const words = asks === 'payment' ? 'pay.' : 'paymentMethods:'
  const language = i18n.language === 'en' ? 'en' : 'fr'
  useEffect(() => {
    let isGone = false
    const open = async () => {
      const stripe = await loadStripe(publicKey)
      if (isGone || !stripe || !place.current) return
      const elements = stripe.elements({ clientSecret, locale: language })
      elements.create('payment').mount(place.current)
      setConfirm(() => async () => {
        const confirmed = {
          elements,
          confirmParams: { return_url: window.location.href },
          redirect: 'if_required',
        } as const
        const { error } =
          asks === 'payment' ? await stripe.confirmPayment(confirmed) : await stripe.confirmSetup(confirmed)
        if (error) throw new Error(error.message ?? t(`${words}unclear`))
      })
    }
    open().catch(() => {
      // Their script could not be fetched: nothing was asked for, and it is said below.
      if (!isGone) setMissing(true)
    })
    return () => {
      isGone = true
    }
  }, [publicKey, clientSecret, language, asks, words, t])
  const pay = useAction({
    send: () => confirm?.() ?? Promise.resolve(),
    faultIn: 'here',
    faultWords: (error) => (error instanceof Error ? error.message : null),
    onDone,
  })
  return (
    <div className="po-paid-form">
      <div ref={place} />
      {isMissing && (
        <Notice tone="bad" icon={TriangleAlert}>
          {t(`${words}formMissing`)}
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
        {label}
      </Button>
    </div>
  )
}
