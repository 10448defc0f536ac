export interface PageFilling {
  readonly language: 'fr' | 'en'
  readonly theme: 'light' | 'dark' | undefined
  readonly csrfToken: string
  readonly name: string
  readonly description: string
  readonly icon: string | undefined
}

const places = {
  html: /<html lang="[a-z]+"/,
  token: /<meta name="csrf-token" content=""\s*\/?>/,
  title: /<title>[^<]*<\/title>/,
  icon: /<link rel="icon"[^>]*>/,
} as const

const attribute = (words: string) => words.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/** The page of the web app with what must be there before any script runs. A page without a place for it is refused at once. */
export function pageFiller(template: string): (filling: PageFilling) => string {
  for (const [name, place] of Object.entries(places))
    if (!place.test(template)) throw new Error(`The web app's page has no place for its ${name}`)
  return (filling) =>
    template
      .replace(
        places.html,
        () =>
          `<html lang="${filling.language}"${filling.theme ? ` data-mantine-color-scheme="${filling.theme}"` : ''}`,
      )
      .replace(places.token, () => `<meta name="csrf-token" content="${attribute(filling.csrfToken)}">`)
      .replace(
        places.title,
        () =>
          `<title>${attribute(filling.name)}</title><meta name="application-name" content="${attribute(filling.name)}"><meta name="description" content="${attribute(filling.description)}">`,
      )
      .replace(places.icon, (shipped) =>
        filling.icon ? `<link rel="icon" href="${attribute(filling.icon)}">` : shipped,
      )
}
