// com.atproto.repo.*: writing and reading records. https://github.com/bluesky-social/atproto/tree/main/lexicons/com/atproto/repo
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { NetworkOffice } from '../network-office.ts'
import { bytesOf, contentTypeOf, queryOf } from '../shared/bodies.ts'
import { noteEffect } from '../shared/named-call.ts'
import {
  accountNamed,
  fitting,
  handleOf,
  inputOf,
  invalid,
  refused,
  sessionOf,
  settingsOf,
  spend,
} from './bluesky-manner.ts'
import { didDocument } from './bluesky-sessions.ts'
import { didOf, recordCid } from './identifiers.ts'
import type { Repositories, Write } from './repositories.ts'
import type { Xrpc } from './xrpc.ts'

const hourMs = 3_600_000
const rkey = z.string().regex(/^(?!\.\.?$)[A-Za-z0-9._:~-]{1,512}$/, 'must be a valid record key')
const value = z.record(z.string(), z.unknown())
const target = {
  repo: z.string(),
  collection: z.string(),
  validate: z.boolean().optional(),
  swapCommit: z.string().nullish(),
}
const create = z.object({ ...target, rkey: rkey.optional(), record: value })
const put = z.object({ ...target, rkey, record: value, swapRecord: z.string().nullable().optional() })
const remove = z.object({ ...target, rkey, swapRecord: z.string().optional() })
const kind = (name: string) => z.literal(`com.atproto.repo.applyWrites#${name}`)
const batch = z.object({
  repo: z.string(),
  validate: z.boolean().optional(),
  swapCommit: z.string().nullish(),
  writes: z
    .array(
      z.union([
        z.object({ $type: kind('create'), collection: z.string(), rkey: rkey.optional(), value }),
        z.object({ $type: kind('update'), collection: z.string(), rkey, value }),
        z.object({ $type: kind('delete'), collection: z.string(), rkey }),
      ]),
    )
    .max(200),
})

type Session = ReturnType<typeof sessionOf>

export function repoCalls(office: NetworkOffice, repositories: Repositories, xrpc: Xrpc): void {
  /** Writes go to the caller's own repository, as long as there are points left. */
  function spendOn(session: Session, request: FastifyRequest, repo: string, points: number): void {
    const owner = accountNamed(office, repo)
    if (!owner) throw invalid(`Could not find repo: ${repo}`)
    if (owner.id !== session.person.id) throw refused(403, 'AccountNotFound', 'Could not find account')
    spend(office, request, `write-hour/${session.did}`, 5000, hourMs, points)
    spend(office, request, `write-day/${session.did}`, 35_000, 24 * hourMs, points)
  }

  xrpc(
    'POST',
    'com.atproto.repo.createRecord',
    (request) => {
      const session = sessionOf(office, request)
      const { repo, collection, rkey, record, swapCommit } = inputOf(request, create)
      const { person, did } = session
      spendOn(session, request, repo, 3)
      const key = rkey ?? repositories.newKey()
      const validationStatus = repositories.check(did, collection, key, record)
      repositories.checkHead(did, swapCommit)
      // The real server stumbles over a key that exists, and so do we.
      if (repositories.get(did, collection, key))
        throw refused(500, 'InternalServerError', 'Internal Server Error')
      const commit = repositories.apply(request, person, [
        { kind: 'create', collection, rkey: key, value: record },
      ])
      return { uri: `at://${did}/${collection}/${key}`, cid: recordCid(record), commit, validationStatus }
    },
    { publishes: true },
  )

  xrpc(
    'POST',
    'com.atproto.repo.putRecord',
    (request) => {
      const session = sessionOf(office, request)
      const { repo, collection, rkey, record, swapCommit, swapRecord } = inputOf(request, put)
      const { person, did } = session
      spendOn(session, request, repo, 2)
      const validationStatus = repositories.check(did, collection, rkey, record)
      const current = repositories.get(did, collection, rkey)
      const answer = { uri: `at://${did}/${collection}/${rkey}`, cid: recordCid(record), validationStatus }
      // The same again changes nothing, whatever was expected to be there.
      if (current?.cid === answer.cid) return answer
      repositories.checkRecord(current, swapRecord)
      repositories.checkHead(did, swapCommit)
      const kind = current ? 'update' : 'create'
      return {
        ...answer,
        commit: repositories.apply(request, person, [{ kind, collection, rkey, value: record }]),
      }
    },
    { publishes: true },
  )

  xrpc('POST', 'com.atproto.repo.deleteRecord', (request) => {
    const session = sessionOf(office, request)
    const { repo, collection, rkey, swapCommit, swapRecord } = inputOf(request, remove)
    const { person, did } = session
    spendOn(session, request, repo, 1)
    const current = repositories.get(did, collection, rkey)
    if (!current) return {}
    repositories.checkRecord(current, swapRecord)
    repositories.checkHead(did, swapCommit)
    return { commit: repositories.apply(request, person, [{ kind: 'delete', collection, rkey }]) }
  })

  xrpc(
    'POST',
    'com.atproto.repo.applyWrites',
    (request) => {
      const session = sessionOf(office, request)
      const { repo, writes, swapCommit } = inputOf(request, batch)
      const costs = { create: 3, update: 2, delete: 1 }
      const kinds = writes.map(({ $type }) => $type.split('#')[1] as keyof typeof costs)
      const { person, did } = session
      const points = kinds.reduce((sum, kind) => sum + costs[kind], 0)
      spendOn(session, request, repo, points)
      repositories.checkHead(did, swapCommit)
      const results: unknown[] = []
      const ready = writes.map((write, index): Write => {
        const { collection } = write
        const key = write.rkey ?? repositories.newKey()
        const kind = kinds[index] ?? 'create'
        const current = repositories.get(did, collection, key)
        if (!('value' in write)) {
          results.push({ $type: 'com.atproto.repo.applyWrites#deleteResult' })
          return { kind: 'delete', collection, rkey: key }
        }
        const validationStatus = repositories.check(did, collection, key, write.value)
        if ((kind === 'create') === Boolean(current))
          throw refused(500, 'InternalServerError', 'Internal Server Error')
        const [uri, cid] = [`at://${did}/${collection}/${key}`, recordCid(write.value)]
        results.push({ $type: `com.atproto.repo.applyWrites#${kind}Result`, uri, cid, validationStatus })
        return { kind: kind === 'update' ? 'update' : 'create', collection, rkey: key, value: write.value }
      })
      return { commit: repositories.apply(request, person, ready), results }
    },
    { publishes: true },
  )

  const ownerOf = (repo: string) => {
    const owner = accountNamed(office, repo)
    if (!owner) throw invalid(`Could not find repo: ${repo}`)
    return owner
  }
  xrpc('GET', 'com.atproto.repo.getRecord', (request) => {
    const schema = z.object({
      repo: z.string(),
      collection: z.string(),
      rkey: z.string(),
      cid: z.string().optional(),
    })
    const { repo, collection, rkey, cid } = fitting(schema, queryOf(request), 'Params')
    const did = didOf(ownerOf(repo).id)
    const record = repositories.get(did, collection, rkey)
    const uri = `at://${did}/${collection}/${rkey}`
    if (!record || (cid !== undefined && cid !== record.cid))
      throw refused(400, 'RecordNotFound', `Could not locate record: ${uri}`)
    return { uri, cid: record.cid, value: record.value }
  })
  xrpc('GET', 'com.atproto.repo.listRecords', (request) => {
    const schema = z.object({
      repo: z.string(),
      collection: z.string(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().optional(),
      reverse: z.string().optional(),
    })
    const { repo, collection, limit, cursor, reverse } = fitting(schema, queryOf(request), 'Params')
    const all = repositories.list(didOf(ownerOf(repo).id), collection)
    const ordered = reverse === 'true' ? all.reverse() : all
    const from = cursor === undefined ? 0 : ordered.findIndex(({ rkey }) => rkey === cursor) + 1
    const page = ordered.slice(from, from + limit)
    const last = page.at(-1)
    return {
      ...(last && { cursor: last.rkey }),
      records: page.map(({ id, cid, value }) => ({ uri: `at://${id}`, cid, value })),
    }
  })
  xrpc('GET', 'com.atproto.repo.describeRepo', (request) => {
    const owner = ownerOf(queryOf(request).repo ?? '')
    const did = didOf(owner.id)
    const didDoc = didDocument(request, owner)
    return {
      handle: handleOf(owner),
      did,
      didDoc,
      collections: repositories.collections(did),
      handleIsCorrect: true,
    }
  })

  xrpc('POST', 'com.atproto.repo.uploadBlob', (request) => {
    const { person, did } = sessionOf(office, request)
    const type = contentTypeOf(request)
    if (type === '') throw invalid('Request encoding (Content-Type) required but not provided')
    const bytes = bytesOf(request)
    if (bytes.length > settingsOf(office).uploadBytes)
      throw refused(413, 'PayloadTooLarge', 'request entity too large')
    spend(office, request, `blobs/${did}`, 1000, 24 * hourMs)
    const blob = repositories.keepBlob(person, bytes, type)
    noteEffect(request, `blob-uploaded ${blob.ref.$link}`)
    return { blob }
  })
}
