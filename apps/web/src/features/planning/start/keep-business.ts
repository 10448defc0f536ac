import type { AccountView, Language } from '@postelier/contract'
import { accountQuery } from '#shared/api/account-query.ts'
import { type BodyOf, call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'

interface Business {
  name: string
  summary: string
  activityType: string
  sectorId: number | null
  /** What it would be called that no sector is; empty where one fits. */
  proposal: string
  /** Of the site, to be the business's own; none leaves those it has. */
  colors: readonly string[]
  /** What posts are written in. */
  language: Language
}

type Essentials = BodyOf<'POST /api/users/{id}/account/essential-information'>
const indexes = ['primary', 'secondary', 'tertiary'] as const

/** What somebody said yes to, as the account's own; everything else of it stays as it is. */
export async function keepBusiness(account: AccountView, said: Business): Promise<void> {
  const { id, society, country } = account
  const params = { id }
  const name = said.name.trim()
  await call('POST /api/users/{id}/account/essential-information', {
    params,
    body: {
      name: society.name || name,
      commercialName: name,
      summary: said.summary.trim(),
      activitySectorId: said.sectorId,
      trade: society.trade,
      workforce: society.workforce as Essentials['workforce'],
      activityType: said.activityType as Essentials['activityType'],
      siteUrl: society.siteUrl,
      address: society.address,
      zipCode: society.zipCode,
      city: society.city,
      country: society.country || country,
      siret: society.siret,
      vatNumber: society.vatNumber,
      version: society.version,
    },
  })
  if (said.proposal !== '')
    await call('POST /api/users/{id}/activity-sectors/proposals', { params, body: { name: said.proposal } })
  if (said.colors.length > 0)
    await call('POST /api/users/{id}/account/update-society-colors', {
      params,
      body: { colors: said.colors.map((hex, at) => ({ index: indexes[at] ?? 'primary', hex })) },
    })
  if (said.language !== (account.languages[0] ?? account.applicationLang))
    await call('POST /api/users/{id}/account/posts-language', { params, body: { language: said.language } })
  await queryClient.invalidateQueries({ queryKey: accountQuery(id).queryKey })
}
