const failed = new Set<HTMLLinkElement>()
// Told to nobody but who listens on the way down.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  },
  true,
)

let underWay: Promise<void> | undefined

/**
 * Styles that did not come with their part are not asked for again by the part's second try, and the screen would stand there
 * undressed: what failed is put into the page anew, once for all who wait for it.
 */
export function fetchMissingStyles(): Promise<void> {
  underWay ??= Promise.all([...failed].map(fetchAnew))
    .then(() => undefined)
    .finally(() => {
      underWay = undefined
    })
  return underWay
}

const fetchAnew = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    failed.delete(link)
    const next = link.cloneNode() as HTMLLinkElement
    next.addEventListener('load', () => resolve())
    next.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)))
    link.replaceWith(next)
  })
