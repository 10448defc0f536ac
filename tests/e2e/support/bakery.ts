import type { BrowserContext } from '@playwright/test'
import { newCustomer, ownPassword, readyToPlan, signIn } from './people.ts'

const said = [
  ['pain de campagne', 'Le pain de campagne repose une nuit entière avant le four.'],
  ['tourte de seigle', 'La tourte de seigle se garde six jours dans un torchon.'],
  ['brioche du samedi', 'La brioche du samedi se réserve la veille au comptoir.'],
  ['levain dur', 'Le levain dur est nourri chaque soir à la farine de meule.'],
] as const

export async function aBakery(context: BrowserContext, plan: 'given' | 'none' = 'given') {
  const { email } = await newCustomer(context.request, { plan })
  const api = await signIn(context, email, ownPassword)
  const { user } = await api.call('GET', '/user/current')
  const { id } = user as { id: number }
  await readyToPlan(api, id)
  for (const [about, says] of said)
    await api.call('POST', `/api/users/${id}/facts`, { kind: 'product', about, says: [says] })
  return { email, api, account: `/api/users/${id}` }
}
