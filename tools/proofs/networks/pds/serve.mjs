// A Bluesky server of one's own on this machine, with the directory of names it asks: what the network really answers,
// in a process of its own. Says where it is, and lives until its input ends.
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Where may it keep its things?')

/** The least of a directory of names: it believes whoever signs in to it, and knows what was said last. */
const operations = new Map()
const directory = createServer(async (request, reply) => {
  const [, did = ''] = decodeURIComponent(request.url ?? '').split('/')
  if (request.method === 'POST') {
    const parts = []
    for await (const part of request) parts.push(part)
    operations.set(did, JSON.parse(Buffer.concat(parts).toString('utf8')))
    return void reply.end()
  }
  const operation = operations.get(did)
  reply.writeHead(operation ? 200 : 404, { 'content-type': 'application/json' })
  return void reply.end(JSON.stringify(operation ? documentOf(did, operation) : {}))
})

/**
 * @param {string} did
 * @param {{ alsoKnownAs: string[], verificationMethods: { atproto: string }, services: { atproto_pds: { endpoint: string } } }} operation
 */
const documentOf = (did, { alsoKnownAs, verificationMethods, services }) => ({
  '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
  id: did,
  alsoKnownAs,
  verificationMethod: [
    {
      ...{ id: `${did}#atproto`, type: 'Multikey', controller: did },
      publicKeyMultibase: verificationMethods.atproto.replace('did:key:', ''),
    },
  ],
  service: [
    {
      ...{ id: '#atproto_pds', type: 'AtprotoPersonalDataServer' },
      serviceEndpoint: services.atproto_pds.endpoint,
    },
  ],
})

/** @param {import('node:http').Server} server */
const listen = (server) =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(/** @type {{ port: number }} */ (server.address()).port))
  })

/** The server must know its own port before it is there: one that was free a moment ago. */
async function freePort() {
  const probe = createServer()
  const port = await listen(probe)
  await new Promise((resolve) => probe.close(resolve))
  return port
}

// Installed beside this file and nowhere else, so the name is only looked up when it runs.
const { PDS, envToCfg, envToSecrets } = await import(import.meta.resolve('@atproto/pds'))
const port = await freePort()
const environment = {
  ...{ devMode: true, hostname: 'localhost', port, inviteRequired: false, serviceHandleDomains: ['.test'] },
  ...{ dataDirectory: folder, blobstoreDiskLocation: `${folder}/blobs`, disableSsrfProtection: true },
  ...{ didPlcUrl: `http://127.0.0.1:${await listen(directory)}` },
  ...{ jwtSecret: randomBytes(16).toString('hex'), adminPassword: randomBytes(16).toString('hex') },
  plcRotationKeyK256PrivateKeyHex: randomBytes(32).toString('hex'),
}
const server = await PDS.create(envToCfg(environment), envToSecrets(environment))
await server.start()
process.stdout.write(`${JSON.stringify({ address: `http://localhost:${port}` })}\n`)

process.stdin.resume().on('end', async () => {
  await server.destroy()
  directory.close()
})
