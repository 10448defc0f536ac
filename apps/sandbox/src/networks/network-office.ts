// One network's stand-in: its people, grants, posts, faults and the record of calls.
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { avatarOf } from './shared/avatars.ts'
import type { Commons } from './shared/commons.ts'
import type { Fault } from './shared/faults.ts'
import { figuresOf, followersAt } from './shared/figures.ts'
import { type Grant, Grants } from './shared/grants.ts'
import { Ids } from './shared/ids.ts'
import { MediaStore } from './shared/media-store.ts'
import type { CallTraits } from './shared/named-call.ts'
import { faultOf, noteEffect } from './shared/named-call.ts'
import type { Network } from './shared/names.ts'
import {
  accountOfPage,
  type DemoPage,
  nameOf,
  type PageRole,
  type Person,
  type Picture,
  plainPicture,
} from './shared/people.ts'
import type { LivePost, ShownPost } from './shared/posts.ts'
import type { Refusal } from './shared/refusal.ts'
import { Table } from './shared/table.ts'

export interface Manner {
  network: Network
  /** After so many characters the network's feed hides the rest of a text. */
  foldAt: number
  /** Who is calling, the person first; empty when the call names nobody. */
  accountsOf(request: FastifyRequest): readonly string[]
  /** In the network's words. */
  refusal: {
    internal(): Refusal
    rateLimited(fault: Fault, nowMs: number): Refusal
    duplicate(request: FastifyRequest): Refusal
    unknownCall(request: FastifyRequest): Refusal
    /** Any refusal by the network's own name for it, for faults on demand; undefined when it has none of that name. */
    named?(name: string): Refusal | undefined
  }
  /** Where a network takes other networks' tokens too: how they end. Answers how many ended. */
  endGrants?(account: string, how: 'expired' | 'revoked'): number
  /** What became due since the last call, before posts are shown. */
  finalize?(request: FastifyRequest): void
  /** How the network would name and keep a post of long ago, where one can be put there. */
  past?(post: PastPost, office: NetworkOffice): Pick<NewPost, 'id' | 'remoteId' | 'details'>
  /** Switches tests may turn, each with a default. */
  settings: z.ZodType<Readonly<Record<string, unknown>>>
  /** Headers that stand on every answer. */
  headers?(request: FastifyRequest): Record<string, string>
}

export type NewPost = Omit<LivePost, 'network' | 'createdAtMs' | 'visibleAtMs'>

/** What somebody published before these networks were there. */
export interface PastPost {
  /** The same one is kept once. */
  key: string
  account: string
  page?: string | undefined
  text: string
  atMs: number
}

export class NetworkOffice {
  readonly network: Network
  readonly manner: Manner
  readonly sandbox: Commons
  readonly ids: Ids
  readonly grants: Grants
  readonly media: MediaStore
  /** The names of all calls, for the panel. */
  readonly callNames: Set<string> = new Set()
  readonly #posts: Table<LivePost>
  readonly #settings: Table<{ id: string; value: Record<string, unknown> }>
  readonly #tables = new Map<string, { clear(): void }>()

  constructor(sandbox: Commons, manner: Manner) {
    this.sandbox = sandbox
    this.manner = manner
    this.network = manner.network
    this.ids = new Ids(this.table('counters'), manner.network)
    this.grants = new Grants(this.table<Grant>('grants'), sandbox.clock)
    this.media = new MediaStore(join(sandbox.folderOf(manner.network), 'media'))
    this.#posts = this.table('posts')
    this.#settings = this.table('settings')
  }

  now(): number {
    return this.sandbox.clock.now()
  }

  /** Things of the network's own kind, on disk. One name is one kind. */
  table<Thing extends { id: string }>(name: string): Table<Thing> {
    const table = new Table<Thing>(join(this.sandbox.folderOf(this.manner.network), `${name}.jsonl`))
    this.#tables.set(name, table)
    return table
  }

  /** A route's options: its name, and what it does to posts. */
  call(name: string, traits: CallTraits = {}) {
    this.callNames.add(name)
    return { config: { call: { network: this.network, name, ...traits } } }
  }

  settings(): Record<string, unknown> {
    return { ...this.manner.settings.parse(this.#settings.get('settings')?.value ?? {}) }
  }

  /** Answers what is wrong with the wish; undefined when it is taken. */
  changeSettings(input: Record<string, unknown>): string | undefined {
    const value = { ...this.#settings.get('settings')?.value, ...input }
    const result = this.manner.settings.safeParse(value)
    if (!result.success) return result.error.message
    this.#settings.put({ id: 'settings', value })
    return undefined
  }

  /** The account withdraws its consent, or its access tokens end early. */
  endGrants(account: string, how: 'expired' | 'revoked'): number {
    return this.grants.end(account, how) + (this.manner.endGrants?.(account, how) ?? 0)
  }

  people(): readonly Person[] {
    return this.sandbox.people.all()
  }

  person(id: string): Person | undefined {
    return this.sandbox.people.get(id)
  }

  /** For networks without pages: everybody and every business has an account. */
  accounts(): readonly Person[] {
    return [...this.sandbox.pages.all().map(accountOfPage), ...this.people()]
  }

  account(id: string): Person | undefined {
    const page = this.page(id)
    return page ? accountOfPage(page) : this.person(id)
  }

  page(id: string): DemoPage | undefined {
    return this.sandbox.pages.get(id)
  }

  pagesOf(person: Person): readonly { page: DemoPage; role: PageRole }[] {
    return person.pages.flatMap(({ page: id, role }) => {
      const page = this.page(id)
      return page ? [{ page, role }] : []
    })
  }

  followers(id: string): number {
    const base = this.page(id)?.followers ?? this.person(id)?.followers ?? 0
    return followersAt(`${this.network}/${id}`, base, this.now() - this.sandbox.startedAtMs)
  }

  picture(id: string): Picture {
    return this.page(id)?.picture ?? this.person(id)?.picture ?? plainPicture
  }

  avatarAddress(request: FastifyRequest, id: string): string {
    return `${originOf(request)}/networks/avatars/${id}.png`
  }

  avatarBytes(id: string): Buffer {
    return avatarOf(this.picture(id))
  }

  /** A new post, from now on; a read-lag fault on the call hides it from reading calls for a while. */
  publish(request: FastifyRequest, post: NewPost): LivePost {
    const now = this.now()
    const fault = faultOf(request)
    const live = this.#posts.put({
      ...post,
      network: this.network,
      createdAtMs: now,
      visibleAtMs: fault?.kind === 'read-lag' ? now + fault.ms : now,
    })
    noteEffect(request, `post-created ${post.id}`)
    return live
  }

  /** A post of long ago, for networks that keep such. Put there in the order of their time, before any other. */
  keepPast(past: PastPost): LivePost | undefined {
    const { account, page, text, atMs } = past
    const named = this.manner.past?.(past, this)
    if (!named) return undefined
    const known = this.#posts.get(named.id)
    if (known) return known
    return this.#posts.put({
      ...named,
      network: this.network,
      account,
      ...(page !== undefined && { page }),
      kind: 'post',
      text,
      media: [],
      createdAtMs: atMs,
      visibleAtMs: atMs,
    })
  }

  /** What a post of long ago shows. */
  showPast(id: string, bytes: Buffer, alt: string): boolean {
    const post = this.#posts.get(id)
    if (!post) return false
    const { id: file } = this.media.keep(bytes)
    this.#posts.put({ ...post, media: [{ kind: 'image', file, alt }] })
    return true
  }

  /** What a post had brought when it was so old. */
  figuresAt(post: LivePost, ageMs: number) {
    return figuresOf(`${this.network}/${post.id}`, ageMs, this.followers(post.page ?? post.account))
  }

  change(request: FastifyRequest, post: LivePost, effect = `post-changed ${post.id}`): LivePost {
    noteEffect(request, effect)
    return this.#posts.put(post)
  }

  remove(request: FastifyRequest, post: LivePost): void {
    this.change(request, { ...post, deletedAtMs: this.now() }, `post-deleted ${post.id}`)
  }

  /** Deleted ones too. */
  postById(id: string): LivePost | undefined {
    return this.#posts.get(id)
  }

  /** As reading calls see it: not deleted, and not still on its way. */
  readable(matches: (post: LivePost) => boolean = () => true): LivePost[] {
    const now = this.now()
    return this.#posts.all().filter((post) => !post.deletedAtMs && post.visibleAtMs <= now && matches(post))
  }

  /** Everything ever published, for rules about repetition. */
  everything(): LivePost[] {
    return this.#posts.all()
  }

  /** As the page shows them: newest first, deleted ones left out. */
  live(): LivePost[] {
    return this.#posts
      .all()
      .filter((post) => !post.deletedAtMs)
      .reverse()
      .sort((one, other) => other.createdAtMs - one.createdAtMs)
  }

  figures(post: LivePost) {
    return this.figuresAt(post, this.now() - post.createdAtMs)
  }

  addressOf(request: FastifyRequest, post: LivePost): string {
    return `${originOf(request)}/networks/${this.network}/posts/${post.id}`
  }

  shown(request: FastifyRequest, post: LivePost): ShownPost {
    const owner = post.page ?? post.account
    const person = this.person(post.account)
    return {
      ...post,
      author: {
        name: this.page(owner)?.name ?? (person ? nameOf(person) : owner),
        handle: this.page(owner)?.handle ?? person?.handle ?? owner,
        avatar: `/networks/avatars/${owner}.png`,
        followers: this.followers(owner),
      },
      figures: this.figures(post),
      address: this.addressOf(request, post),
    }
  }

  reset(): void {
    for (const table of this.#tables.values()) table.clear()
    this.media.clear()
  }
}

export const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`
