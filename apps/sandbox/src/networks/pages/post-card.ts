// A post as it would look on its network: what stands where differs from one to the other, and so do the signs under it.
import { type Html, html } from '../../look/html.ts'
import type { NetworkOffice } from '../network-office.ts'
import type { Network } from '../shared/names.ts'
import type { ShownPost } from '../shared/posts.ts'
import { type IconName, icon } from './icons.ts'
import { formsOn, momentOf, type Viewer } from './moments.ts'
import { linkCard, picturesOf, pollOf, textOf } from './post-parts.ts'
import type { Words } from './words.ts'

/** What stands in a post, made for its network, to be put in that network's order. */
interface Parts {
  readonly post: ShownPost
  readonly words: Words
  readonly byline: Html
  readonly text: Html | undefined
  readonly shown: Html
  readonly foot: Html | undefined
  readonly figures: (signs?: Readonly<Record<Figure, IconName>>) => Html
}

const figureNames = ['likes', 'comments', 'shares', 'impressions'] as const
type Figure = (typeof figureNames)[number]

export function postCard(office: NetworkOffice, post: ShownPost, viewer: Viewer, whole: boolean): Html {
  const { words } = viewer
  const { author, network } = post
  const parent = post.replyTo ? office.postById(post.replyTo) : undefined
  // A story is its picture on every network.
  const layout = post.kind === 'story' ? plain : layouts[network]
  const { foot } = formsOn[network]
  const before = network === 'instagram' && post.kind !== 'story' ? html`<b>${author.handle}</b>` : undefined
  const parts: Parts = {
    post,
    words,
    byline: bylineOf(post, viewer),
    text: textOf(post, { foldAt: office.manner.foldAt, words, whole, before }),
    shown: html`${picturesOf(post, words)}${linkCard(post)}${pollOf(post)}`,
    foot: foot && html`<p class="foot">${momentOf(post.createdAtMs, foot, viewer)}</p>`,
    figures: (signs) => figuresOf(post, words, signs),
  }
  return html`<article class="post ${post.kind}" aria-label="${author.name}">
    ${parent && html`<p class="answer">${words.answerTo} <a href="/networks/${network}/posts/${parent.id}">${parent.text.slice(0, 60) || parent.id}</a></p>`}
    ${layout(parts)}
  </article>`
}

function bylineOf(post: ShownPost, viewer: Viewer): Html {
  const { words } = viewer
  const { author, network, kind } = post
  const badge = kind === 'story' ? words.story : kind === 'reel' ? words.reel : undefined
  const moments = formsOn[network].beside.map(
    (form, nth) =>
      html`${nth > 0 && ' · '}<a href="/networks/${network}/posts/${post.id}">${momentOf(post.createdAtMs, form, viewer)}</a>`,
  )
  const isOpen = post.audience === undefined && (network === 'facebook' || network === 'linkedin')
  return html`<div class="byline">
    <img class="avatar" src="${author.avatar}" alt="" width="44" height="44">
    <p><b>${author.name}</b> <span class="handle"><span class="at">@</span>${author.handle}</span>
      <span class="about">${words.followers(compact(author.followers, words))}</span>
      <span class="meta"><span class="apart" aria-hidden="true">· </span>${moments}${isOpen && html` · ${icon('everybody')}<span class="sr">${words.everybody}</span>`}${post.editedAtMs !== undefined && ` · ${words.edited}`}${post.audience !== undefined && html` · ${words.audience} <code>${post.audience}</code>`}</span></p>
    ${badge && html`<span class="badge">${badge}</span>`}
  </div>`
}

const compact = (n: number, { locale }: Words) =>
  new Intl.NumberFormat(locale, { notation: n > 9999 ? 'compact' : 'standard' }).format(n)

function figuresOf(post: ShownPost, words: Words, signs?: Readonly<Record<Figure, IconName>>): Html {
  return html`<dl class="figures">${figureNames.map((name) => {
    const count = post.figures[name]
    const word = words[name](count)
    return html`<div data-figure="${name}"><dt>${signs ? html`${icon(signs[name])}<span class="sr">${word}</span>` : word}</dt><dd>${compact(count, words)}</dd></div>`
  })}</dl>`
}

/** What a person could do with it over there: shown, and of no use here. */
const actions = (...all: readonly (readonly [IconName, string?])[]): Html =>
  html`<p class="actions" aria-hidden="true">${all.map(([sign, word]) => html`<span>${icon(sign)}${word}</span>`)}</p>`

const plain = ({ byline, text, shown, figures }: Parts) => html`${byline}${text}${shown}${figures()}`
const besideFace = (parts: Parts) => {
  const { byline, text, shown, foot, figures } = parts
  const signs = { likes: 'heart', comments: 'comment', shares: 'again', impressions: 'views' } as const
  return html`${byline}<div class="body">${text}${shown}${foot}${figures(signs)}</div>`
}

const layouts: Readonly<Record<Network, (parts: Parts) => Html>> = {
  facebook: (parts) =>
    html`${plain(parts)}${actions(['thumb', parts.words.actions.like], ['comment', parts.words.actions.comment], ['send', parts.words.actions.share])}`,
  instagram: ({ byline, text, shown, foot, figures }) =>
    html`${byline}${shown}${actions(['heart'], ['comment'], ['send'], ['keep'])}${figures()}${text}${foot}`,
  linkedin: (parts) =>
    html`${plain(parts)}${actions(['thumb', parts.words.actions.like], ['comment', parts.words.actions.comment], ['again', parts.words.actions.repost], ['send', parts.words.actions.send])}`,
  tiktok: ({ byline, text, shown, figures }) =>
    html`${shown}<div class="over">${byline}${text}</div>${figures({ likes: 'heart', comments: 'comment', shares: 'send', impressions: 'views' })}`,
  x: besideFace,
  bluesky: besideFace,
}
