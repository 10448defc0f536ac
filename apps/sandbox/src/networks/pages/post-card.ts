// A post as it would look on its network: who, when, text with its fold, pictures, figures.
import { type Html, html } from '../../look/html.ts'
import type { Network } from '../frame/names.ts'
import type { PostMedia, ShownPost } from '../frame/posts.ts'
import type { NetworkOffice } from '../network-office.ts'
import type { Words } from './words.ts'

export function postCard(office: NetworkOffice, post: ShownPost, words: Words, whole: boolean): Html {
  const format = new Intl.NumberFormat(words.lang, {
    notation: post.figures.impressions > 9999 ? 'compact' : 'standard',
  })
  const { author, figures } = post
  const parent = post.replyTo ? office.postById(post.replyTo) : undefined
  const badge = post.kind === 'story' ? words.story : post.kind === 'reel' ? words.reel : undefined
  return html`<article class="post ${post.kind}" aria-label="${author.name}">
    ${parent && html`<p class="answer">${words.answerTo} <a href="/networks/${post.network}/posts/${parent.id}">${parent.text.slice(0, 60) || parent.id}</a></p>`}
    <div class="byline">
      <img class="avatar" src="${author.avatar}" alt="" width="44" height="44">
      <p><b>${author.name}</b> <span class="handle">@${author.handle}</span>
        <span class="meta"><a href="/networks/${post.network}/posts/${post.id}">${timeOf(post.createdAtMs, words)}</a>${post.editedAtMs !== undefined && html` · ${words.edited}`}${post.audience !== undefined && html` · ${words.audience} <code>${post.audience}</code>`}</span></p>
      ${badge && html`<span class="badge">${badge}</span>`}
    </div>
    ${text(post, office.manner.foldAt, words, whole)}
    ${pictures(post, words)}
    ${post.link && linkCard(post, post.link)}
    ${post.poll && html`<div class="poll"><b>${post.poll.question}</b>${post.poll.options.map((option) => html`<span>${option}</span>`)}</div>`}
    <dl class="figures">
      ${(['likes', 'comments', 'shares', 'impressions'] as const).map((name) => figure(words[name](figures[name]), format.format(figures[name])))}
    </dl>
  </article>`
}

const figure = (name: string, value: string): Html => html`<div><dt>${name}</dt><dd>${value}</dd></div>`

export function timeOf(atMs: number, { lang }: Words): Html {
  const date = new Date(atMs)
  const format = new Intl.DateTimeFormat(lang, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  return html`<time datetime="${date.toISOString()}">${format.format(date)}</time>`
}

/** Networks hide what is over the fold behind a word; so does this page, without script. */
function text({ text }: ShownPost, foldAt: number, words: Words, whole: boolean): Html | undefined {
  if (!text) return undefined
  const lines = text.split('\n').slice(0, 5).join('\n')
  const visible = lines.length > foldAt ? lines.slice(0, lines.lastIndexOf(' ', foldAt) + 1 || foldAt) : lines
  if (whole || visible.length === text.length) return html`<p class="text">${dressed(text)}</p>`
  return html`<details class="text"><summary>${dressed(visible.trimEnd())}<span class="fold">… ${words.more}</span></summary>${dressed(text.slice(visible.length))}</details>`
}

const dressed = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]|(?<![\p{L}\p{N}_])[#@][\p{L}\p{N}_.]*[\p{L}\p{N}_])/u)
    .map((piece, index) => (index % 2 ? html`<span class="live">${piece}</span>` : html`${piece}`))

/** X, Bluesky, LinkedIn and Facebook lay several pictures side by side; the others make one leaf through them. */
const sideBySide: readonly Network[] = ['x', 'bluesky', 'linkedin', 'facebook']

function pictures({ network, media, kind }: ShownPost, words: Words): Html | undefined {
  // A document is leafed through like a carousel.
  const items = media.flatMap((item): PostMedia[] =>
    item.pages
      ? item.pages.map((file) => ({ kind: 'image', file, ...(item.title && { title: item.title }) }))
      : [item],
  )
  const [first] = items
  if (!first) return undefined
  const documentTitle = media.find(({ kind }) => kind === 'document')?.title
  const many = items.length > 1
  const slides =
    many && (documentTitle !== undefined || media.some(({ pages }) => pages) || !sideBySide.includes(network))
  const shown = slides ? items : items.slice(0, 4)
  const frame = (item: PostMedia, index: number): Html => {
    const source = `/networks/${network}/media/${item.file}`
    const counted = many ? words.page(index + 1, items.length) : ''
    const rest = !slides && index === 3 && items.length > 4 && `+ ${items.length - 4}`
    if (item.kind === 'video')
      return html`<div class="frame"><video src="${source}" controls muted playsinline preload="metadata"></video></div>`
    if (item.kind === 'document')
      return html`<div class="frame"><a class="file" href="${source}"><b>${item.title || words.document}</b><span>PDF</span></a></div>`
    return html`<div class="frame"><img src="${source}" alt="${item.alt || counted || words.noAlt}" loading="lazy">${slides && html`<span class="count" aria-hidden="true">${index + 1}/${items.length}</span>`}${rest && html`<span class="rest">${rest}</span>`}</div>`
  }
  const layout = slides ? 'slides' : many ? `grid of-${shown.length}` : ''
  return html`<div class="pictures ${layout}" data-kind="${kind}" ${slides && html`tabindex="0" role="group" aria-label="${words.page(1, items.length)}"`}>${shown.map(frame)}</div>
    ${slides && html`<p class="dots" aria-hidden="true">${items.map(() => html`<span></span>`)}</p>`}
    ${slides && documentTitle !== undefined && html`<p class="caption">${documentTitle}</p>`}`
}

function linkCard(post: ShownPost, link: NonNullable<ShownPost['link']>): Html {
  return html`<a class="link" href="${link.url}" rel="noreferrer" target="_blank">
    ${link.file && html`<img src="/networks/${post.network}/media/${link.file}" alt="" loading="lazy">`}
    <span><b>${link.title || link.url}</b>${link.description && html`<small>${link.description}</small>`}<small>${hostOf(link.url)}</small></span></a>`
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
