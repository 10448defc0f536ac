import type { AddressedPage, AddressedPost, NetworkAdapter } from '../adapter.ts'
import { onlyNamed, postThere } from '../addresses/post-there.ts'

const hosts = /^((www|m|web|business)\.)?facebook\.com$|^fb\.watch$/
const postName = /^(?:\d{1,25}|pfbid\w{10,100})$/
const fileName = /^\d{1,25}$/
const whole = /^\/(\d{1,25})_(\d{1,25})\/?$/
const onPage = /^\/([\w.-]+)\/posts\/(?:[^/]+\/)?(\d{1,25}|pfbid\w{10,100})\/?$/
const fileOnPage = /^\/([\w.-]+)\/(?:videos|photos)\/(?:[^/]+\/)?(\d{1,25})\/?$/
/** Under nobody's name: films, stories, and what the button for sharing gives. */
const nameless = [
  /^\/reel\/(\d{1,25})\/?$/,
  /^\/stories\/(\d{1,25}(?:_\d{1,25})?)(?:\/[\w=%-]*)?\/?$/,
  /^\/share\/[pvr]\/(\w{6,40})\/?$/,
]
const short = /^\/([\w-]{6,40})\/?$/
/** Where the name is asked for behind the address, and by what. */
const asked: Readonly<Record<string, string>> = {
  '/watch': 'v',
  '/watch/live': 'v',
  '/video.php': 'v',
  '/photo': 'fbid',
  '/photo.php': 'fbid',
}

/** The post that an address of Facebook means, for posts a person published by hand and pastes the link of. */
export const readAddress: NetworkAdapter['readAddress'] = (config, page, address) =>
  postThere(config, address, {
    hosts,
    read: (path) =>
      address.host === 'fb.watch'
        ? onlyNamed(short.exec(path)?.[1])
        : readPath(page, path, address.searchParams),
  })

function readPath(page: AddressedPage, path: string, query: URLSearchParams): AddressedPost | null {
  const parameter = asked[path.replace(/\/$/, '')]
  if (parameter) return onlyNamed(fileName.exec(query.get(parameter) ?? '')?.[0])
  if (path === '/permalink.php' || path === '/story.php')
    return ofPage(page, query.get('id') ?? '', postName.exec(query.get('story_fbid') ?? '')?.[0])
  const [, author, post] = whole.exec(path) ?? onPage.exec(path) ?? []
  if (author) return ofPage(page, author, post)
  const [, owner = '', file] = fileOnPage.exec(path) ?? []
  if (file) return ofPage(page, owner, file) && onlyNamed(file)
  return onlyNamed(nameless.map((form) => form.exec(path)?.[1]).find((name) => name !== undefined))
}

/** The numbers of the page and the post, where the address still has them: most have letters in their place by now. */
function ofPage(page: AddressedPage, author: string, post: string | undefined): AddressedPost | null {
  const whose = whoseIs(page, author)
  if (!post || whose === 'others') return null
  return { id: whose === 'own' && fileName.test(post) ? `${page.id}_${post}` : null, name: post }
}

/** Pages of the newer kind show under the number of a profile, which the interface does not tell. */
const profileNumber = /^(?:1000\d{11}|615\d{11})$/
const plain = (name: string) => name.toLowerCase().replaceAll('.', '')

function whoseIs(page: AddressedPage, author: string): 'own' | 'unsaid' | 'others' {
  if (author === page.id || author.endsWith(`-${page.id}`)) return 'own'
  if (page.handle && plain(author) === plain(page.handle)) return 'own'
  if (fileName.test(author)) return profileNumber.test(author) ? 'unsaid' : 'others'
  return page.handle || author === '' ? 'others' : 'unsaid'
}
