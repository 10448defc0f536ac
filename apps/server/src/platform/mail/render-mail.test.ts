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
