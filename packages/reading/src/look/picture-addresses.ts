// Where a picture is, in its largest form, and what it is called whatever its size.

/** Words of the address that makers put a size into, taken out: two sizes are one picture. */
export function pictureKey(address: string): string {
  const { host, pathname } = new URL(address)
  const bare = decodeSafely(pathname)
    // Wix and others: “…/media/abc~mv2.jpg/v1/fill/w_300,h_200/dog.jpg”.
    .replace(/(\.(?:jpe?g|png|webp|avif|gif))\/v1\/.*$/i, '$1')
    // Squarespace and image services: “/w_300,c_fill/”, “/cdn-cgi/image/width=300/”, “/300x200/”.
    .replace(/\/(?:(?:[whcqfg]|ar|dpr)_[\w.:-]+,?)+(?=\/)/gi, '')
    .replace(/\/cdn-cgi\/image\/[^/]+/i, '')
    .replace(/\/\d{2,4}x\d{0,4}(?=\/)/g, '')
    // WordPress “-300x200”, “-scaled”; Shopify “_600x”, “_600x400_crop_center”, “_grande”; others “@2x”, “-600w”.
    .replace(
      /(?:-\d{2,4}x\d{2,4}|-scaled|_\d{2,4}x\d{0,4}(?:_crop_\w+)?|_(?:pico|icon|thumb|small|compact|medium|large|grande|master)|@[23]x|[-_]\d{3,4}w|[-_]p-\d{3,4})+(?=\.\w{3,4}$)/gi,
      '',
    )
    // TYPO3 “csm_name_0a1b2c3d4e.jpg”.
    .replace(/\/_processed_\/(?:\w\/)*csm_(.+)_[0-9a-f]{10}(?=\.\w+$)/i, '/$1')
  return `${host}${bare}`.toLowerCase()
}

/** Where makers keep the picture as it was given to them, and say its size in the address only: that one. */
export function wholeOf(address: string): string {
  const url = new URL(address)
  if (/(?:^|\.)wixstatic\.com$/.test(url.hostname))
    return `${url.origin}${url.pathname.replace(/(\.(?:jpe?g|png|webp|avif))\/v1\/.*$/i, '$1')}`
  if (/(?:^|\.)shopify\.com$/.test(url.hostname) || /^\/cdn\/shop\//.test(url.pathname)) {
    url.searchParams.delete('width')
    url.searchParams.delete('height')
    url.pathname = url.pathname.replace(/_\d{2,4}x\d{0,4}(?:_crop_\w+)?(?=\.\w{3,4}$)/, '')
  }
  return url.href
}

function decodeSafely(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch (reason) {
    if (reason instanceof URIError) return pathname
    throw reason
  }
}

export interface Candidate {
  readonly url: string
  /** As the page says, in pixels. */
  readonly width: number | null
}

/** Of “a.jpg 300w, b.jpg 1200w” and “a.jpg, b.jpg 2x”; addresses may hold commas. */
export function candidatesOf(srcset: string): Candidate[] {
  return srcset
    .slice(0, 20_000)
    .split(/,\s+|,(?=https?:|\/\/)/)
    .flatMap((one) => {
      const [url = '', size = ''] = one.trim().split(/\s+/)
      const width = /^(\d{2,5})w$/.exec(size)?.[1]
      return url === '' ? [] : [{ url, width: width ? Number(width) : null }]
    })
}

/** The width that an address itself says. */
export function widthIn(address: string): number | null {
  const found =
    /(?:[-_/](\d{2,4})x\d{0,4}(?=[._/]|$)|\/(?:[^/]*,)?w_(\d{2,4})(?=[,/])|[?&](?:w|width|imwidth|format=)=?(\d{2,4})w?(?=&|$)|[-_](\d{3,4})w(?=\.))/i.exec(
      address,
    )
  const width = found?.slice(1).find(Boolean)
  return width ? Number(width) : null
}

const stock =
  /shutterstock|istock(?:photo)?|adobe_?-?stock|fotolia|getty-?images?|unsplash|pexels|pixabay|deposit-?photos|freepik|dreamstime|123rf|alamy|stock-?(?:photo|adobe)/i
const noPhoto =
  /(?:^|[/_\s.-])(?:logos?|icons?|icone?s?|favicon|sprites?|pixel|spacer|blank|placeholder|loader|loading|spinner|avatar|gravatar|badges?|flags?|drapeau|payment|paypal|visa|mastercard|arrow|fl[eè]che|star|etoile|bullet|separator|divider|pattern|bg-?pattern|qr-?code|captcha|emoji|smil(?:ey|ies)|map|plan|carte-google|label|picto\w*|siegel|wappen|button|btn|banner-ad|cookie)(?=[/_\s.\d-]|$)/i
const trackers =
  /facebook\.com\/tr|google-analytics|googletagmanager|doubleclick|matomo|piwik|analytics|\/pixel|maps\.g(?:oogle|static)|staticmap|gravatar\.com|wp\.com\/latex|static\.xx\.fbcdn|ytimg/i

export const isStock = (address: string): boolean => stock.test(address)
/** Drawn for the page, or counted with, and no picture of anything. */
export const isNoPhoto = (address: string, names: string): boolean =>
  /^(?:data|blob):/i.test(address) ||
  /\.(?:svg|gif|ico)(?:[?#]|$)/i.test(address) ||
  trackers.test(address) ||
  noPhoto.test(`${new URL(address).pathname.split('/').slice(-2).join('/')} ${names}`)
