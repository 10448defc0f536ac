import { describe, expect, it } from 'vitest'
import { motifByName, motifs } from './index.ts'
import { motifsFor } from './motifs-for.ts'
import { motifWords } from './words/index.ts'

describe('the motifs for some words', () => {
  it.each([
    ['Tourte de seigle', 'fr', 'rye-loaf'],
    ['tourtes de seigle', 'fr', 'rye-loaf'],
    ['Rye bread', 'en', 'rye-loaf'],
    ['Pan de centeno', 'es', 'rye-loaf'],
    ['Roggenbrot', 'de', 'rye-loaf'],
    ['Pain au levain', 'fr', 'loaf'],
    ['Sourdough loaves and bread', 'en', 'loaf'],
    ['Kürbiskernbrot', 'de', 'loaf'],
    ['Le pain de Noël', 'fr', 'loaf'],
    ['Brioche aux pralines', 'fr', 'brioche'],
    ['BRIOCHES', 'fr', 'brioche'],
    ['Galette des rois', 'fr', 'galette'],
    ['Roscón de Reyes', 'es', 'galette'],
    ['Bûche de Noël au chocolat', 'fr', 'yule-log'],
    ['Croissant aux amandes', 'fr', 'croissant'],
    ['Apple tart', 'en', 'tart'],
    ['Tarte aux pommes', 'fr', 'tart'],
    ['Apfelkuchen', 'de', 'cake'],
    ['Confiture de figues', 'fr', 'jam'],
    ['Miel de châtaignier', 'fr', 'honey'],
    ['Waldhonig', 'de', 'honey'],
    ['Café torréfié', 'fr', 'coffee'],
    ['Thé vert', 'fr', 'teapot'],
    ['Œufs de nos poules', 'fr', 'egg-box'],
    ['Queso de cabra', 'es', 'cheese'],
    ['Bergkäse', 'de', 'cheese'],
    ['Chandeleur', 'fr', 'pancakes'],
    ['Vin rouge', 'fr', 'wine'],
    ['Craft beer', 'en', 'beer'],
    ['yoga class', 'en', 'yoga-mat'],
    ['Cours de yoga du mardi', 'fr', 'yoga-mat'],
    ['vidange', 'fr', 'wrench'],
    ['Vidange et filtre à huile', 'fr', 'wrench'],
    ['Ölwechsel', 'de', 'wrench'],
    ['Pneus hiver', 'fr', 'tyre'],
    ['Winterreifen', 'de', 'tyre'],
    ['Steuerberatung', 'de', 'chart'],
    ['Bail commercial', 'fr', 'signed-contract'],
    ['Mietvertrag', 'de', 'signed-contract'],
    ['Avocate en droit du travail', 'fr', 'scales'],
    ['Boulangerie Verdier', 'fr', 'loaf'],
    ['Bäckerei', 'de', 'loaf'],
    ['Panadería', 'es', 'loaf'],
    ['Coupe femme', 'fr', 'scissors'],
    ['Haircut', 'en', 'scissors'],
    ['Brin de muguet', 'fr', 'lily-of-the-valley'],
    ['La rentrée des classes', 'fr', 'school-bag'],
    ['Gift card', 'en', 'gift'],
    ['Bon cadeau', 'fr', 'gift'],
    ['Fuite d’eau', 'fr', 'tap'],
    ['Robe de mariée', 'fr', 'dress'],
    ['Toilettage du chien', 'fr', 'dog'],
    ['Séance photo', 'fr', 'camera'],
    ['Atelier poterie', 'fr', 'vase'],
    ['Strawberries and cream', 'en', null],
    ['Horaires', 'fr', null],
    ['Öffnungszeiten', 'de', null],
    ['Opening hours', 'en', null],
    ['Nos valeurs', 'fr', null],
    ['Brotdose', 'de', null],
    ['Preis', 'de', null],
    ['Schwein', 'de', null],
    ['Pain relief', 'en', null],
    ['Peinard', 'fr', null],
    ['Copain', 'fr', null],
    ['Vinaigre', 'fr', null],
    ['Un verre d’eau', 'fr', null],
    ['Fait maison', 'fr', null],
    ['The house wine', undefined, 'wine'],
    ['It has been the case', undefined, null],
    ['', undefined, null],
  ] as const)('%s (%s): %s', (words, language, first) => {
    expect(motifsFor(words, language)[0] ?? null).toBe(first)
  })

  it.each([
    ['Tourte de seigle', ['egg', 'egg-box', 'wine']],
    ['Roggenbrot', ['egg', 'egg-box', 'wine']],
    ['Brioche', ['wine', 'oil-bottle', 'beer']],
    ['Épi de blé', ['cheese', 'coffee']],
  ] as const)('%s is shown by nothing that it is not', (words, others) => {
    for (const other of others) expect(motifsFor(words)).not.toContain(other)
  })

  it('may be asked without a language, and never twice for one drawing', () => {
    expect(motifsFor('loaf')).toContain('loaf')
    expect(motifsFor('Brot')).toContain('loaf')
    const found = motifsFor('pain de seigle de la boulangerie')
    expect(new Set(found).size).toBe(found.length)
  })

  it('know all drawings of things by six words or more, and no others', () => {
    const scenery = new Set(['sea', 'field', 'sunburst', 'pine', 'ripples', 'arches', 'burst', 'guillemets'])
    for (const { name, trade } of motifs) {
      if (trade === 'abstract' || scenery.has(name)) continue
      const words = motifWords[name]?.flatMap((list) => list?.split(', ') ?? []) ?? []
      expect(words.length, name).toBeGreaterThanOrEqual(6)
    }
    for (const name of Object.keys(motifWords)) expect(motifByName(name), name).not.toBeNull()
  })
})
