import { sql } from 'drizzle-orm'
import { newBuyer } from './buyer.ts'
import type { TestServer } from './test-platform.ts'

export type Buyer = Awaited<ReturnType<typeof newBuyer>>

/** Businesses with a plan, and what is theirs of plans and payments. */
export function subscribing(server: () => TestServer) {
  const buyer = () => newBuyer(server())
  const putPlan = (one: Buyer, name: string, frequency: 'monthly' | 'yearly' = 'monthly') =>
    one.put({ kind: 'plan', packId: one.plan(name), frequency })

  async function subscribed(name = 'Start', means: 'card' | 'debit' = 'card') {
    const one = await buyer()
    await putPlan(one, name)
    const asked = (await one.pay(means)).body.payment
    await one.becomes(asked.id, means === 'card' ? 'succeeded' : 'processing')
    return Object.assign(one, { asked })
  }
  const planOf = async (one: Buyer) => {
    const { subscription } = await one.subscription()
    return [subscription?.plan.names.en, subscription?.state]
  }
  const paymentsOf = async (one: Buyer) => {
    const { rows } = await server().platform.db.execute<{ id: string; state: string; gross: number }>(
      sql`select id::text, state, gross_cents as gross from payment where account_id = ${one.customer.id} order by created_at, id`,
    )
    return rows
  }
  return { buyer, putPlan, subscribed, planOf, paymentsOf }
}
