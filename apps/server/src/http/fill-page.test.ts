import { describe, expect, it } from 'vitest'
import { pageFiller } from './fill-page.ts'

const page =
  '<html lang="fr"><head><meta name="csrf-token" content="" /><title>P</title><link rel="icon" href="/f.svg" /></head></html>'
const filling = {
  language: 'en',
  theme: 'dark',
  csrfToken: 'abc',
  name: 'Press & "Ink" $&',
  description: '</title><script>',
  icon: undefined,
} as const

describe('the page of the web app', () => {
  it('carries language, theme, token and the platform’s words, which cannot become markup', () => {
    const html = pageFiller(page)(filling)
    expect(html).toContain('<html lang="en" data-mantine-color-scheme="dark">')
    expect(html).toContain('<meta name="csrf-token" content="abc">')
    expect(html).toContain('<title>Press &#38; &#34;Ink&#34; $&#38;</title>')
    expect(html).not.toContain('<script>')
    expect(html).toContain('<link rel="icon" href="/f.svg" />')
  })

  it('is refused at start when it has no place for the token', () => {
    expect(() => pageFiller(page.replace('csrf-token', 'token'))).toThrow(/no place for its token/)
  })
})
