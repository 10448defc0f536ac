import type { Config } from '../config/load-config.ts'
import { demoProvider } from './demo-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Who takes money for this installation: the demo services in demo mode. */
export function openPayments({
  production,
  SANDBOX_URL,
}: Pick<Config, 'production' | 'SANDBOX_URL'>): PaymentProvider | undefined {
  return !production && SANDBOX_URL ? demoProvider(SANDBOX_URL) : undefined
}
