import type { Fact } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { leadsAway } from './leads-away.ts'

const fact: Fact = {
  id: '1',
  kind: 'contact',
  language: 'fr',
  about: '',
  question: '',
  price: null,
  date: null,
  time: null,
  where: '',
  until: null,
  url: 'https://boulangerie-lakanal.fr/nous',
  source: { by: 'person' },
  says: ['Écrivez à bonjour@boulangerie-lakanal.fr.'],
}

describe('where a text would send people', () => {
  it.each([
    'Voyez https://evil.example/x dès ce soir.',
    'Voyez www.evil.com dès ce soir.',
    'Réservez sur pain-pas-cher.example-shop.com dès ce soir.',
    'Écrivez à promo@evil.com.',
    'Suivez @pain_pas_cher.',
    'Tout est sur evil.com.',
    'TOUT EST SUR EVIL.COM.',
    'Tout est sur t.me/pain_pas_cher.',
    'Tout est sur Evil.Com.',
  ])('is seen: %s', (text) => expect(leadsAway(text, [fact])).toHaveLength(1))

  it.each([
    'Écrivez à bonjour@boulangerie-lakanal.fr.',
    'Le pain sort du four.La brioche aussi.',
    'À 7.30, à 16 h 30, 2.5 kg pour 3,20 €, etc.',
    'M. Martel vous attend.',
    'Du lundi au vendredi, p.ex. le matin, z.B. um neun, i.e. at nine.',
  ])('is nowhere, or where a source sends them: %s', (text) => expect(leadsAway(text, [fact])).toEqual([]))
})
