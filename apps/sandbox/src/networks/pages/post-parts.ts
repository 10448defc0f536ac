// What a post is made of on any network: its text with its fold, its pictures, what it links to.
import { type Html, html } from '../../look/html.ts'
import type { Network } from '../shared/names.ts'
import type { PostMedia, ShownPost } from '../shared/posts.ts'
import type { Words } from './words.ts'

/** Networks hide what is over the fold behind a word; so does this page, without script. */
export function textOf(
  { text }: ShownPost,
  {
    foldAt,
    words,
    whole,
    before,
  }: { foldAt: number; words: Words; whole: boolean; before?: Html | undefined },
): Html | undefined {
  if (!text) return undefined
  const start = before && html`${before} `
  const lines = text.split('\n').slice(0, 5).join('\n')
  const visible = lines.length > foldAt ? lines.slice(0, lines.lastIndexOf(' ', foldAt) + 1 || foldAt) : lines
  if (whole || visible.length === text.length) return html`<p class="text">${start}${dressed(text)}</p>`
  return html`<details class="text"><summary>${start}${dressed(visible.trimEnd())}<span class="fold">… ${words.more}</span></summary>${dressed(text.slice(visible.length))}</details>`
}

const dressed = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]|(?<![\p{L}\p{N}_])[#@][\p{L}\p{N}_.]*[\p{L}\p{N}_])/u)
    .map((piece, index) => (index % 2 ? html`<span class="live">${piece}</span>` : html`${piece}`))

/** X, Bluesky, LinkedIn and Facebook lay several pictures side by side; the others make one leaf through them. */
const sideBySide: readonly Network[] = ['x', 'bluesky', 'linkedin', 'facebook']

export function picturesOf({ network, media, kind }: ShownPost, words: Words): Html | undefined {
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

export function linkCard(post: ShownPost): Html | undefined {
  const { link } = post
  if (!link) return undefined
  return html`<a class="link" href="${link.url}" rel="noreferrer" target="_blank">
    ${link.file && html`<img src="/networks/${post.network}/media/${link.file}" alt="" loading="lazy">`}
    <span><b>${link.title || link.url}</b>${link.description && html`<small>${link.description}</small>`}<small>${hostOf(link.url)}</small></span></a>`
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

export const pollOf = ({ poll }: ShownPost): Html | undefined =>
  poll &&
  html`<div class="poll"><b>${poll.question}</b>${poll.options.map((option) => html`<span>${option}</span>`)}</div>`
