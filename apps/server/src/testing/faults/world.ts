// The publisher as it runs, with the real adapters, against the stand-ins of the networks in a process of their own; only
// time is ours, here and there, and between the adapter and the wire there is a place where things can be done.
import type { Network } from '@postelier/contract'
import type { ContentMedia } from '../../modules/publishing/content.ts'
import type { NetworkClient } from '../../platform/networks/network-client.ts'
import type { Platform } from '../../platform/platform.ts'
import { makePerson } from '../people.ts'
import { runSandbox } from '../running-sandbox.ts'
import type { TestServer } from '../test-platform.ts'
import { networksTried } from './cases.ts'
import type { DatabaseProxy } from './database-gate.ts'
import { keepPage, link, renewPage } from './linked-page.ts'
import { type Around, clientsTo, patientClientsTo } from './network-gates.ts'
import { insertPost, keepPicture, type ReadyPost } from './ready-to-send.ts'
import { type Control, liftQuotas, openControl } from './sandbox-control.ts'

/** The process ends here, without a word to anybody. */
export class Killed extends Error {}

export interface World {
  readonly server: TestServer
  readonly accountId: number
  readonly pageIds: Readonly<Record<Network, number>>
  readonly picture: ContentMedia
  /** Called around each call to a network: before it leaves, and once its answer is there. */
  around: Around
  /** The same server with another view of the database. */
  platformWith(db: Platform['db']): Platform
  clients(network: Network): NetworkClient
  advance(ms: number): Promise<void>
  /** Sets our own clock alone. */
  jump(ms: number): void
  readonly control: Control
  /** A post that is validated, with words nobody else uses. */
  newPost(text: string): Promise<ReadyPost>
  linkAgain(network: Network): Promise<void>
  /** Before a database that can really be away. */
  readonly networkClient: DatabaseProxy | undefined
  close(): Promise<void>
}

export async function openWorld(server: TestServer, networkClient?: DatabaseProxy): Promise<World> {
  const sandbox = await runSandbox()
  const control = openControl(sandbox.address)
  await liftQuotas(control)
  const { app, clock } = server
  // Another test of the process may have opened it already.
  const files = app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' })
  const platform: Platform = {
    ...server.platform,
    config: { ...server.platform.config, publicUrl: files },
  }
  const clients = clientsTo(sandbox.address, clock, (at, url) => world.around(at, url))
  const linking = patientClientsTo(sandbox.address, clock)
  const who = await makePerson(server, 'customer')
  const world: World = {
    server,
    accountId: who.id,
    pageIds: {} as Record<Network, number>,
    picture: await keepPicture(platform),
    around: () => undefined,
    platformWith: (db) => ({ ...platform, db, reading: db }),
    clients,
    advance: async (ms) => {
      clock.advance(ms)
      await control('POST', 'clock', { advanceMs: ms })
    },
    jump: (ms) => clock.advance(ms),
    control,
    networkClient,
    newPost: (text) => insertPost(platform, who.id, text),
    linkAgain: async (network) => {
      await renewPage(platform, world.pageIds[network], await link(linking(network), sandbox.address))
    },
    close: async () => {
      sandbox.stop()
    },
  }
  const pageIds: Partial<Record<Network, number>> = {}
  for (const network of networksTried)
    pageIds[network] = await keepPage(
      platform,
      who.id,
      network,
      await link(linking(network), sandbox.address),
    )
  return Object.assign(world, { pageIds })
}
