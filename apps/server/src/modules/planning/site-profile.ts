import type { SiteProfile } from '@postelier/contract'
import type { SiteReading } from '@postelier/reading'

const seen = <T>(found: { readonly value: T; readonly page: { url: string; title: string } } | null) =>
  found && { value: found.value, url: found.page.url, title: found.page.title }

/** What a site shows beside its facts, as it is kept and shown. */
export function profileOf(reading: SiteReading): SiteProfile {
  const { name, summary, sectorWords, activityType, tone, formality, colors, logo } = reading
  return {
    ...{ name: seen(name), summary: seen(summary), logo: seen(logo), activityType },
    sectorWords: [...sectorWords],
    tone: tone?.value ?? null,
    formality: formality?.value ?? null,
    voice: seen(tone?.shownBy[0] ?? formality?.shownBy[0] ?? null),
    languages: [...reading.languages],
    colors: [...colors],
    socials: reading.socials.map(({ network, url }) => ({ network, url })),
    feeds: reading.feeds.map(({ url, title }) => ({ url, title })),
    pages: reading.pages.map(({ url, title }) => ({ url, title })),
    flags: reading.flags.map(({ text, page }) => ({
      url: page.url,
      title: page.title,
      text: text.slice(0, 300),
    })),
  }
}
