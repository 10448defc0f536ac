import type { SiteProfile } from '@postelier/contract'
import { cut, type SiteReading } from '@postelier/reading'

/** What an address may have; a longer one is a picture written into the page, or worse. */
const longestUrl = 2000
const mostFeeds = 20
const longestTitle = 300
const longestWords = 2000
const isShort = ({ url }: { readonly url: string }) => url.length <= longestUrl

interface Seen {
  readonly value: string
  readonly page: { readonly url: string; readonly title: string }
}
const seen = (found: Seen | null) =>
  found && {
    value: cut(found.value, longestWords),
    url: found.page.url,
    title: cut(found.page.title, longestTitle),
  }

const mostPhotos = 40

/** Where it is, and what it shows of itself. */
function placesOf({
  postalAddress,
  photos,
}: Pick<SiteReading, 'postalAddress' | 'photos'>): Pick<SiteProfile, 'address' | 'photos'> {
  return {
    address: postalAddress && {
      value: {
        street: cut(postalAddress.value.street, 300),
        zipCode: cut(postalAddress.value.postcode, 16),
        city: cut(postalAddress.value.city, 120),
      },
      url: postalAddress.page.url,
      title: cut(postalAddress.page.title, longestTitle),
    },
    photos: photos
      .filter(isShort)
      .slice(0, mostPhotos)
      .map(({ url, alt, heading, page }) => ({
        url,
        alt: cut(alt, longestTitle),
        heading: cut(heading, longestTitle),
        page: { url: page.url, title: cut(page.title, longestTitle) },
      })),
  }
}

/** What a site shows beside its facts, as it is kept and shown. */
export function profileOf(reading: SiteReading): SiteProfile {
  const { name, summary, sectorWords, activityType, tone, formality, colors, logo } = reading
  return {
    name: seen(name),
    summary: seen(summary),
    logo: logo && logo.value.length <= longestUrl ? seen(logo) : null,
    activityType,
    sectorWords: [...sectorWords],
    tone: tone?.value ?? null,
    formality: formality?.value ?? null,
    voice: seen(tone?.shownBy[0] ?? formality?.shownBy[0] ?? null),
    languages: [...reading.languages],
    colors: [...colors],
    socials: reading.socials.filter(isShort).map(({ network, url, page }) => ({
      network,
      url,
      page: { url: page.url, title: cut(page.title, longestTitle) },
    })),
    ...placesOf(reading),
    feeds: reading.feeds
      .filter(isShort)
      .slice(0, mostFeeds)
      .map(({ url, title }) => ({ url, title: cut(title, longestTitle) })),
    pages: reading.pages.map(({ url, title }) => ({ url, title: cut(title, longestTitle) })),
    flags: reading.flags.map(({ text, page }) => ({
      url: page.url,
      title: cut(page.title, longestTitle),
      text: cut(text, 300),
    })),
  }
}
