import type { Fact } from '@postelier/contract'
import { expect, it } from 'vitest'
import { nameFacts } from './name-facts.ts'

const event = (about: string, says: string[]): Fact => ({
  id: '1',
  kind: 'event',
  language: 'fr',
  about,
  says,
  question: '',
  price: null,
  date: '2026-12-12',
  time: null,
  where: '',
  until: null,
  url: '',
  source: { by: 'person' },
})

it('an event is called by the label its subject took from it, which is not said again', () => {
  const says = ['Matinée portes ouvertes : contrôle gratuit des feux.', 'Sans rendez-vous.']
  const [named] = nameFacts([event('', says)], 'Matinée portes ouvertes, samedi 12 décembre')
  expect(named).toMatchObject({
    about: 'matinée portes ouvertes',
    says: ['Contrôle gratuit des feux.', 'Sans rendez-vous.'],
  })
})

it('a name within quotation marks leaves the one before them; what has a name keeps it', () => {
  expect(nameFacts([event('atelier « Lire sa fiche »', [])], 'x')[0]?.about).toBe('atelier')
  expect(nameFacts([event('atelier levain', [])], 'x')[0]?.about).toBe('atelier levain')
  const other = event('', ['Une fête : venez.'])
  expect(nameFacts([other], 'Autre chose')).toEqual([other])
})
