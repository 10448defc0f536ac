// Ad accounts, what may be advertised with them, and what they must spend at least.

import { businessNumber } from '../facebook/profiles.routes.ts'
import { callerOf, checkScope } from '../meta/access.ts'
import { unknownObject } from '../meta/graph-error.ts'
import { selectFields } from '../meta/graph-fields.ts'
import type { GraphCall, GraphHost } from '../meta/graph-host.ts'
import { pageOf } from '../meta/graph-page.ts'
import { instagramNumber, pageNumber } from '../meta/meta-accounts.ts'
import { accountFor, adsReader } from './ads-access.ts'
import type { AdAccount, AdsSandbox } from './ads-sandbox.ts'
import { leastBudgets } from './budgets.ts'

export const accountPath = '/:id(^act_\\d+$)'

export function accountRoutes(host: GraphHost, sandbox: AdsSandbox): void {
  const { facebook } = host.meta
  host.on('GET', '/me/adaccounts', { name: 'list-ad-accounts', office: facebook }, (call) => {
    const caller = adsReader(call)
    return listed(call, sandbox.accountsOf(caller.person))
  })
  for (const [edge, isOwn] of [
    ['owned_ad_accounts', true],
    ['client_ad_accounts', false],
  ] as const)
    host.on('GET', `/:id/${edge}`, { name: 'list-ad-accounts', office: facebook }, (call) => {
      const caller = callerOf(call)
      checkScope(caller, 'business_management', true)
      if (call.id !== businessNumber(caller)) throw unknownObject('GET', call.id)
      return listed(call, isOwn ? sandbox.accountsOf(caller.person) : [])
    })
  host.on('GET', accountPath, { name: 'read-ad-account', office: facebook }, (call) =>
    selectFields(node(call, accountOf(call)), call.inputs),
  )
  host.on(
    'GET',
    `${accountPath}/promote_pages`,
    { name: 'list-promotable-pages', office: facebook },
    (call) => {
      const { page } = accountOf(call)
      return pageOf(page ? [{ id: pageNumber(page), name: page.name }] : [], call.params, call.address)
    },
  )
  for (const edge of ['instagram_accounts', 'connected_instagram_accounts'])
    host.on('GET', `${accountPath}/${edge}`, { name: 'list-ad-instagrams', office: facebook }, (call) => {
      const { page } = accountOf(call)
      const id = page && instagramNumber(page)
      return pageOf(id ? [{ id, username: page?.handle }] : [], call.params, call.address)
    })
  host.on(
    'GET',
    `${accountPath}/minimum_budgets`,
    { name: 'read-least-budgets', office: facebook },
    (call) => ({
      data: [leastBudgets(accountOf(call).currency)],
    }),
  )

  const accountOf = (call: GraphCall): AdAccount => accountFor(sandbox, adsReader(call), call.id, 'GET')

  const listed = (call: GraphCall, accounts: readonly AdAccount[]) =>
    pageOf(
      accounts.map((account) => selectFields(node(call, account), call.inputs)),
      call.params,
      call.address,
    )

  function node(call: GraphCall, account: AdAccount) {
    const caller = callerOf(call)
    const spent = sandbox
      .adsUnder(account.id)
      .reduce((sum, ad) => sum + sandbox.deliveryOf(ad, 0, facebook.now()).spendMinor, 0)
    return {
      type: 'AdAccount',
      minimal: ['account_id', 'id'],
      fields: {
        id: account.id,
        account_id: account.id.slice('act_'.length),
        name: account.name,
        currency: account.currency,
        account_status: account.status,
        disable_reason: account.status === 2 ? 1 : 0,
        timezone_name: 'Europe/Paris',
        timezone_offset_hours_utc: 1,
        min_daily_budget: leastBudgets(account.currency).min_daily_budget_imp,
        amount_spent: String(spent),
        balance: String(spent),
        spend_cap: '0',
        business: { id: businessNumber(caller), name: 'Entreprise' },
        funding_source_details:
          account.status === 3 ? undefined : { id: '1', display_string: 'Visa *4242', type: 1 },
        user_tasks: ['DRAFT', 'ANALYZE', 'ADVERTISE', 'MANAGE'],
      },
    }
  }
}
