import { expect, it } from 'vitest'
import { openTranslator } from './translator.ts'

it('what the server says in French loses its vowel before a name that begins with one, as on screen', async () => {
  const translator = await openTranslator()
  translator.setAlways({ appName: 'Élan' })
  expect(translator.say('fr', 'account:notifications.types.news')).toBe('Les nouveautés d’Élan')
  expect(translator.say('en', 'account:notifications.types.news')).toContain('Élan')
})
