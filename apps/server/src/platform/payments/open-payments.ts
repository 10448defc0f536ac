import type { Config } from '../config/load-config.ts'
import { demoProvider } from './demo-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { stripeProvider } from './stripe-provider.ts'

type PaymentConfig = Pick<
  Config,
  | 'production'
  | 'SANDBOX_URL'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_PUBLIC_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_URL'
>

/** Who takes money for this installation: Stripe where its keys are, else the demo services in demo mode. */
export function openPayments(config: PaymentConfig): PaymentProvider | undefined {
  const { production, SANDBOX_URL, STRIPE_SECRET_KEY, STRIPE_PUBLIC_KEY, STRIPE_WEBHOOK_SECRET } = config
  if (STRIPE_SECRET_KEY && STRIPE_PUBLIC_KEY && STRIPE_WEBHOOK_SECRET)
    return stripeProvider({
      secretKey: STRIPE_SECRET_KEY,
      publicKey: STRIPE_PUBLIC_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      address: config.STRIPE_URL,
    })
  return !production && SANDBOX_URL ? demoProvider(SANDBOX_URL) : undefined
}
