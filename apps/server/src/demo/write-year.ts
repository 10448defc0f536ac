// Writes a demo business's year of posts into the database, with deliveries, figures and troubles.
import type { CommandContext } from '../access/context.ts'
import { choosePages, connectAccount } from '../modules/publishing/index.ts'
import {
  endConnectionThen,
  type HistoricPublication,
  pagesOfAccount,
  writeHistory,
} from '../modules/publishing/past/index.ts'
import { type HistoricTask, writeTaskHistory } from '../modules/tasks/past/index.ts'
import { days, later } from '../platform/clock.ts'
import { saidBy } from './demo-looks.ts'
import { ago, asPerson, type Somebody } from './earlier.ts'
import type { FinishDemo } from './finish-demo.job.ts'
import { type DatedPost, type Reached, zone } from './reach-out.ts'
import { figuresOf } from './tell-figures.ts'

/** Somebody links the accounts they have, and says which pages posts go to. */
export async function linkAccounts(
  ctx: CommandContext,
  { who, day, reached }: { readonly who: Somebody; readonly day: number; readonly reached: Reached },
): Promise<void> {
  const at = (minute: number) => asPerson(ago(ctx, day, 7, minute), who)
  for (const [nth, link] of reached.links.entries()) {
    const { connectionId } = await connectAccount(at(nth * 3), { accountId: who.id, ...link })
    const pages = (await pagesOfAccount(ctx, who.id)).filter((page) => page.connectionId === connectionId)
    const usable = pages.filter(({ unusable }) => unusable === null)
    if (usable.length > 1)
      await choosePages(at(nth * 3 + 1), {
        accountId: who.id,
        connectionId,
        pageIds: usable.map(({ id }) => id),
      })
  }
}

type Page = Awaited<ReturnType<typeof pagesOfAccount>>[number]

interface Year {
  readonly who: Somebody
  readonly email: string
  readonly reached: Reached
  /** What posts are drawn from, in turn. */
  readonly templates: readonly number[]
}

/** What went out in a year and what has a date, with what became of it; answers with what is still to be made of it. */
export async function writeYear(
  ctx: CommandContext,
  { who, email, reached, templates }: Year,
): Promise<Omit<FinishDemo, 'planned'>> {
  const pages = await pagesOfAccount(ctx, who.id)
  const pageFor = (network: Page['network'], kind?: Page['kind']) =>
    pages.find(
      (page) =>
        page.network === network &&
        (kind === undefined ? page.kind !== 'profile' || !isTwofold(page) : page.kind === kind),
    )
  const isTwofold = ({ connectionId }: Page) =>
    pages.filter((page) => page.connectionId === connectionId).length > 1
  const posts = [
    ...reached.past.map((post) => ({ post, isOut: true })),
    ...reached.ahead.map((post) => ({ post, isOut: false })),
  ]
  const rows = await writeTaskHistory(
    ctx,
    posts.map(({ post, isOut }, nth) => {
      // Not one after the other: neighbours in a list would look like a series.
      const templateId = templates[(nth * 3 + Math.floor(nth / 5)) % Math.max(templates.length, 1)] ?? 0
      const look = { templateId, ...saidBy(email, post, nth) }
      return taskOf(ctx, who, { post, isOut, look })
    }),
  )
  const publications = posts.flatMap(({ post, isOut }, nth) =>
    post.networks.flatMap((network): HistoricPublication[] => {
      const row = rows[nth]
      const asked = post.trouble?.kind === 'asked' && post.trouble.network === network
      const page = pageFor(network, asked ? 'profile' : undefined)
      if (!row || !page) return []
      const base = {
        taskId: row.id,
        pageId: page.id,
        accountId: who.id,
        network,
        title: post.title,
        text: post.hook,
      }
      return [
        isOut ? outOf(base, post, { reached, postId: row.publicId }) : aheadOf(ctx, base, post, reached),
      ]
    }),
  )
  await writeHistory(ctx, publications)
  const ended = pages.find(({ network }) => network === reached.ended)
  if (ended) await endConnectionThen(ago(ctx, 2, 11), ended.connectionId)
  const place = (nth: number) => ({ accountId: who.id, taskPublicId: rows[nth]?.publicId ?? '' })
  return {
    waiting: posts.flatMap(({ post, isOut }, nth) =>
      !isOut || post.trouble?.kind === 'held' ? [place(nth)] : [],
    ),
    // The latest first: they are looked at most.
    shown: posts
      .flatMap(({ post, isOut }, nth) => {
        const there = post.networks.flatMap((network) => {
          const kept = reached.kept.get(`${post.key} ${network}`)
          return kept ? [{ network, id: kept.id }] : []
        })
        return isOut && there.length > 0 ? [{ ...place(nth), there }] : []
      })
      .reverse(),
  }
}

interface Told {
  readonly post: DatedPost
  readonly isOut: boolean
  readonly look: HistoricTask['look']
}

function taskOf(ctx: CommandContext, { id }: Somebody, { post, isOut, look }: Told): HistoricTask {
  const { at, local, networks, title, hook, trouble } = post
  // Made some days before its date, or yesterday where that is still to come.
  // What comes first was decided last: a list begins with what is near.
  const ahead = (at.getTime() - ctx.now.getTime()) / 12
  const made = later(isOut ? at : ctx.now, isOut ? -days(2) : -days(1) - ahead)
  const byHand = (minute: number) => ({ at: later(made, minute * 60_000), personId: id })
  const alone = { at, personId: null }
  const isStuck = trouble?.kind === 'held' || trouble?.kind === 'asked'
  return {
    accountId: id,
    title,
    hook,
    networks,
    look,
    publishAt: at,
    publishLocal: local,
    publishZone: zone,
    status: isOut ? (isStuck ? 'publishing' : 'published') : 'publicationWaiting',
    sendAt: isOut ? null : at,
    steps: [
      { transition: 'save', from: null, to: 'draft', ...byHand(0) },
      { transition: 'makeAlone', from: 'draft', to: 'customizing', ...byHand(0) },
      { transition: 'validateVisual', from: 'customizing', to: 'customizing', ...byHand(9) },
      { transition: 'validate', from: 'customizing', to: 'validated', ...byHand(11) },
      {
        transition: 'schedule',
        from: 'validated',
        to: 'publicationWaiting',
        ...byHand(12),
        details: { localTime: local, zone, networks },
      },
      ...(isOut
        ? [{ transition: 'publish', from: 'publicationWaiting', to: 'publishing', ...alone } as const]
        : []),
      ...(isOut && !isStuck
        ? [
            {
              transition: 'confirm',
              from: 'publishing',
              to: 'published',
              ...alone,
              at: later(at, 14_000),
            } as const,
          ]
        : []),
    ],
  }
}

type Base = Pick<HistoricPublication, 'taskId' | 'pageId' | 'accountId' | 'network' | 'title' | 'text'>

function aheadOf(
  ctx: CommandContext,
  base: Base,
  { at }: DatedPost,
  { ended, links }: Reached,
): HistoricPublication {
  const link = links.find(({ network }) => network === base.network)
  const { accessExpiresAt, refreshExpiresAt } = link?.granted.tokens ?? {}
  const endsAt = refreshExpiresAt ?? accessExpiresAt
  const isOver = endsAt ? new Date(endsAt) < at : false
  return {
    ...base,
    state: 'waiting',
    createdAt: later(ctx.now, -days(1)),
    dueAt: at,
    events: [],
    figures: [],
    readiness: base.network === ended ? [{ code: 'linkEnded' }] : isOver ? [{ code: 'linkEndsBefore' }] : [],
  }
}

interface Out {
  readonly reached: Reached
  readonly postId: string
}

function outOf(base: Base, { key, at, trouble }: DatedPost, { reached, postId }: Out): HistoricPublication {
  const { network } = base
  const after = (seconds: number) => later(at, seconds * 1000)
  const begun = { at: after(1), state: 'claimed', what: 'begun', step: 'publish', details: {} } as const
  const sending = { at: after(9), state: 'sent', what: 'sending', step: 'publish', details: {} } as const
  // Facebook takes a picture with the post itself.
  const given = network === 'facebook' ? [] : [{ ...begun, at: after(6), what: 'given.image' } as const]
  const row = { ...base, createdAt: later(at, -days(2)), startedAt: at, figures: [] }
  const kept = reached.kept.get(`${key} ${network}`)
  if (kept) {
    const { remoteId: id, url } = kept
    const figures = kept.figures.map((one) => ({
      at: new Date(one.atMs),
      figures: figuresOf(network, one.figures),
    }))
    const done = {
      at: after(14),
      state: 'confirmed',
      what: 'published',
      step: 'publish',
      details: { id, url },
    } as const
    return {
      ...row,
      state: 'confirmed',
      sentAt: after(9),
      endedAt: after(14),
      externalId: id,
      url,
      figures,
      events: [begun, ...given, sending, done],
    }
  }
  switch (trouble?.kind) {
    case 'asked':
      return {
        ...row,
        state: 'asked',
        sentAt: after(9),
        notice: { kind: 'postAsked', postId },
        events: [
          begun,
          ...given,
          sending,
          { ...sending, at: after(54), state: 'asked', what: 'found.cannotTell' },
        ],
      }
    case 'held': {
      const shut = { kind: 'authRevoked', code: 'notConnected', message: 'The page is not connected' }
      return {
        ...row,
        state: 'held',
        notice: { kind: 'postHeld', postId },
        events: [{ ...begun, state: 'held', what: 'notConnected', details: shut }],
      }
    }
    default: {
      const refusal = {
        kind: 'mediaRejected',
        code: '36000/2207004',
        message: 'The image size is too large.',
        passes: false,
      } as const
      return {
        ...row,
        state: 'rejected',
        sentAt: after(9),
        endedAt: after(14),
        refusal,
        notice: { kind: 'postFailed', postId },
        events: [
          begun,
          ...given,
          sending,
          { ...sending, at: after(14), state: 'rejected', what: 'refused', details: { ...refusal } },
        ],
      }
    }
  }
}
