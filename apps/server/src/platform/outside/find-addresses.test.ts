import { createSocket, type Socket } from 'node:dgram'
import { lookup } from 'node:dns'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { findAddresses, type NameServers } from './find-addresses.ts'
import { readWeb, type WebInput } from './read-web.ts'
import { WebRefusal } from './web-refusal.ts'

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})

interface Question {
  readonly id: Buffer
  readonly name: string
  readonly type: number
  readonly bytes: Buffer
}

function questionIn(packet: Buffer): Question {
  const labels: string[] = []
  let at = 12
  for (let length = packet[at] ?? 0; length > 0; length = packet[at] ?? 0) {
    labels.push(packet.subarray(at + 1, at + 1 + length).toString('latin1'))
    at += 1 + length
  }
  return {
    id: packet.subarray(0, 2),
    name: labels.join('.'),
    type: packet.readUInt16BE(at + 1),
    bytes: packet.subarray(12, at + 5),
  }
}

/** Four numbers for IPv4, none for what is not there. */
function answerWith({ id, type, bytes }: Question, addresses: readonly string[]): Buffer {
  const told = type === 1 ? addresses : []
  const header = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, told.length, 0, 0, 0, 0])
  id.copy(header)
  const records = told.map((one) =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...one.split('.').map(Number)]),
  )
  return Buffer.concat([header, bytes, ...records])
}

/** A name server of this machine, which may keep silent. */
async function nameServer(answer: (name: string) => readonly string[] | null) {
  const socket = createSocket('udp4')
  sockets.push(socket)
  const heard: string[] = []
  socket.on('message', (packet, from) => {
    const question = questionIn(packet)
    heard.push(question.name)
    const addresses = answer(question.name)
    if (addresses) socket.send(answerWith(question, addresses), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return { heard, servers: [`127.0.0.1:${(socket.address() as AddressInfo).port}`] }
}

const ask = (name: string, of: NameServers, family?: 4 | 6) =>
  new Promise<unknown>((resolve) =>
    findAddresses(of)(name, { all: true, ...(family ? { family } : {}) }, (error, found) =>
      resolve(error ? error.code : found),
    ),
  )
const refusal = (address: string, of: NameServers, mayReach?: WebInput['mayReach']) =>
  readWeb(address, {
    signal: new AbortController().signal,
    lookup: findAddresses(of),
    ...(mayReach ? { mayReach } : {}),
  }).then(
    () => 'read',
    (reason: unknown) => (reason instanceof WebRefusal ? reason.code : reason),
  )

describe('a name of a foreign site', () => {
  it('is told by the name servers, each kind of address asked for by itself', async () => {
    const { servers } = await nameServer(() => ['93.184.216.34', '93.184.216.35'])
    expect(await ask('boulangerie.fr', { servers })).toEqual([
      { address: '93.184.216.34', family: 4 },
      { address: '93.184.216.35', family: 4 },
    ])
    expect(await ask('boulangerie.fr', { servers }, 6)).toBe('ENODATA')
  })

  it('that leads inside is not read, whoever tells so', async () => {
    const { servers } = await nameServer((name) =>
      name.startsWith('both') ? ['93.184.216.34', '10.0.0.1'] : ['169.254.169.254'],
    )
    for (const name of ['inside.boulangerie.fr', 'both.boulangerie.fr'])
      expect(await refusal(`http://${name}/`, { servers })).toBe('notPublic')
  })

  it('whose servers never answer is given up in time, and nothing else waits for it', {
    tags: ['deep'],
  }, async () => {
    const { servers, heard } = await nameServer(() => null)
    const silent = Array.from({ length: 12 }, (_, nth) =>
      refusal(`http://s${nth}.boulangerie.fr/`, { servers, timeoutMs: 2000, tries: 2, limitMs: 4000 }),
    )
    // More than there are threads for names and files, and all of them asked by now.
    while (heard.length < 12) await new Promise((resolve) => setTimeout(resolve, 5))
    const others = Promise.all([
      new Promise((resolve) => lookup('localhost', resolve)),
      readFile(new URL(import.meta.url)),
    ])
    const first = await Promise.race([others.then(() => 'others'), Promise.any(silent)])
    expect(first).toBe('others')
    expect(new Set(await Promise.all(silent))).toEqual(new Set(['unreachable']))
  })

  it('is told by the second server where the first one keeps silent', async () => {
    const [silent, other] = [await nameServer(() => null), await nameServer(() => ['93.184.216.34'])]
    const servers = [...silent.servers, ...other.servers]
    expect(await ask('boulangerie.fr', { servers, timeoutMs: 300 })).toMatchObject([{ family: 4 }])
  })

  it('is not asked of anybody where it is a number or this machine', async () => {
    const { servers, heard } = await nameServer(() => ['93.184.216.34'])
    expect(await ask('localhost', { servers }, 4)).toEqual([{ address: '127.0.0.1', family: 4 }])
    const own: WebInput['mayReach'] = (url) => url.hostname === 'localhost' || url.hostname === '127.0.0.1'
    for (const host of ['localhost', '127.0.0.1', '2130706433'])
      expect(await refusal(`http://${host}:1/`, { servers }, own)).toBe('unreachable')
    expect(await refusal('http://localhost/', { servers })).toBe('notPublic')
    expect(heard).toEqual([])
  })
})
