import type { NetworkAdapter } from '../adapter.ts'
import { pathThere } from '../addresses/path-there.ts'

const hosts = /^((www|m|web|business)\.)?facebook\.com$|^fb\.watch$/
const whole = /^\/(\d+)_(\d+)\/?$/
const onPage = /^\/([\w.-]+)\/posts\/(?:[^/]+\/)?(\d+)\/?$/

/** The numbers of the page and the post, where the address still has them: most have letters in their place by now. */
export const readAddress: NetworkAdapter['readAddress'] = (config, page, address) => {
  const path = pathThere(config, address, { hosts })
  if (path === null) return null
  const { searchParams } = address
  const [, author, post] =
    path === '/permalink.php' || path === '/story.php'
      ? ['', searchParams.get('id'), searchParams.get('story_fbid')]
      : (whole.exec(path) ?? onPage.exec(path) ?? [])
  const isOwn = author === page.id || (page.handle && author?.toLowerCase() === page.handle.toLowerCase())
  return { id: isOwn && post && /^\d+$/.test(post) ? `${page.id}_${post}` : null }
}
