import { expect, it } from 'vitest'
import { firstSentence, wordsOfName } from '#features/posts/model/proposed-alt.ts'

it('a file that somebody named says what is on it', () => {
  expect(wordsOfName('baguette-tradition_2.jpg')).toBe('baguette tradition')
  expect(wordsOfName('Vitrine de Noël (3).png')).toBe('Vitrine de Noël')
  expect(wordsOfName('Photo de la vitrine.jpg')).toBe('Photo de la vitrine')
  expect(wordsOfName('pain\u202Egpj.exe.jpg')).toBe('paingpj')
})

it('a file that a camera named says nothing', () => {
  for (const name of [
    'IMG_4711.JPG',
    'DSC00012.jpg',
    'PXL_20261127_0712.jpg',
    '4f1c2a9e.webp',
    'photo.jpg',
    'CamScanner 12.jpg',
    'AdobeStock_1234.jpeg',
    'ChatGPT Image Nov 3.png',
    'Image copie.png',
    '',
  ])
    expect([name, wordsOfName(name)]).toEqual([name, null])
})

it('a hook gives its first sentence, without its tags', () => {
  expect(firstSentence('Le pain sort du four. Venez tôt.\n\n#pain')).toBe('Le pain sort du four.')
  expect(firstSentence('Ouvert dès 7 h 30 #boulangerie')).toBe('Ouvert dès 7 h 30')
  expect(firstSentence('M. Dupont vous attend demain. Venez.')).toBe('M. Dupont vous attend demain.')
  expect(firstSentence('x'.repeat(200))).toBeNull()
  expect(firstSentence('')).toBeNull()
})
