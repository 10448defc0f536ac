import { networkLabels } from '@postelier/contract'
import { type AddressedPost, addressExamples } from '@postelier/networks/adapters'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import type { Networks } from '../../platform/networks/network-client.ts'
import type { DeliveryRow } from './delivery.store.ts'
import { networkPage } from './publishing.tables.ts'

/** What somebody typed as a post's address, read as one of the page that the post was to go to. */
export interface Addressed extends AddressedPost {
  readonly url: string
  /** The same of another address. */
  readonly read: (url: string) => AddressedPost | null
}

interface World {
  readonly db: Pick<Database, 'select'>
  readonly networks: Networks
}

/** Reads addresses that people paste for posts they published by hand, on the page the post was meant for. */
export async function addressedOn(
  { db, networks }: World,
  { network, pageId }: Pick<DeliveryRow, 'network' | 'pageId'>,
  typed: string | undefined,
): Promise<Addressed> {
  const address = typed ? URL.parse(typed) : null
  if (!address) throw invalid({ url: { key: 'required' } })
  const networkClient = networks(network)
  if (!networkClient) throw new AppError('notNow')
  const [page] = await db
    .select({ id: networkPage.pageId, handle: networkPage.handle })
    .from(networkPage)
    .where(eq(networkPage.id, pageId))
  if (!page) throw notFound()
  const read = (url: string) => {
    const parsed = URL.parse(url)
    return parsed && networkClient.adapter.readAddress(networkClient.context.config, page, parsed)
  }
  const there = read(address.href)
  if (there) return { ...there, url: address.href, read }
  const words = { network: networkLabels[network], example: addressExamples[network] }
  throw invalid({ url: { key: 'addressElsewhere', ...words } })
}
