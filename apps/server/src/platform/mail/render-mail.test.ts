import { expect, it } from 'vitest'
import { openTranslator } from '../i18n/translator.ts'
import { renderMail } from './render-mail.ts'

it('a mail says who writes: legal identity in both forms, and the logo with its name', async () => {
  const translator = await openTranslator()
  translator.setAlways({ appName: 'Maison & fils' })
  const mail = { kind: 'alreadyRegistered', to: 'a@example.org', language: 'fr' } as const
  const imprint = { legal: 'Maison <SAS>, Lyon', logo: 'https://maison.example/files/x/medium' }
  const { html, text } = renderMail(translator, mail, imprint)
  expect(text).toContain('Maison <SAS>, Lyon')
  expect(html).toContain('Maison &lt;SAS&gt;, Lyon')
  expect(html).toContain('<img src="https://maison.example/files/x/medium" alt="Maison &amp; fils"')
  expect(renderMail(translator, mail).html).not.toContain('<img')
})

it('quotes what a person added and shows what it is about, as text and as markup that stays ours', async () => {
  const translator = await openTranslator()
  const picture = 'https://ours.example/approvals/pictures/1-a.b'
  const { html, text } = renderMail(translator, {
    ...{ kind: 'postsToApprove', to: 'a@example.org', language: 'fr', link: 'https://ours.example/x' },
    words: { asker: 'Lou', posts: 'un post', societyName: 'Verdier', until: 'demain', see: 'Voir le post' },
    quote: 'Avant <vendredi>',
    items: [{ picture, words: 'Le pain & le reste', note: 'vendredi' }],
  })
  expect(text).toContain('«\u00a0Avant <vendredi>\u00a0»')
  expect(text).toContain('Le pain & le reste\nvendredi')
  expect(html).toContain('Avant &lt;vendredi&gt;')
  expect(html).toContain(`<img src="${picture}"`)
})
