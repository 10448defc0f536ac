import type { Language } from '@postelier/contract'
import { expect, test } from 'vitest'
import { leaningOf } from './leaning.ts'

test.each<[Language, ReturnType<typeof leaningOf>, string]>([
  ['fr', 'sentence', 'Avant cela, elle avait été géologue.'],
  ['fr', 'sentence', 'Oui, la veille avant 18 h.'],
  ['fr', 'sentence', 'Nous portons aussi ce label.'],
  ['fr', 'sentence', 'Le cabinet n’intervient dans aucune autre matière.'],
  ['en', 'sentence', 'The office takes no other cases.'],
  ['es', 'sentence', 'La casa no trabaja en ninguna otra materia.'],
  ['de', 'sentence', 'Die Werkstatt macht nichts anderes.'],
  ['fr', 'nothing', 'Un autre four cuit les brioches.'],
  ['fr', 'nothing', 'Deux couleurs suffisent, si l’une est sombre et l’autre franche.'],
  ['fr', 'sentence', 'L’autre cuit les brioches.'],
  ['fr', 'sentence', 'La galette prend la suite le samedi 2 janvier.'],
  ['en', 'nothing', 'Two colours are enough, one dark and the other bright.'],
  ['en', 'sentence', 'The other bakes the buns.'],
  ['es', 'nothing', 'Bastan dos colores, uno oscuro y el otro vivo.'],
  ['es', 'sentence', 'La otra cierra los lunes.'],
  ['de', 'nothing', 'Zwei Farben genügen, eine dunkel und die andere hell.'],
  ['de', 'sentence', 'Die andere bleibt im Haus.'],
  ['fr', 'name', 'Elle se garde une semaine.'],
  ['fr', 'name', 'Nous l’avons fait remettre en état.'],
  ['fr', 'name', 'On y tresse une brioche.'],
  ['fr', 'name', 'Sa croûte craque.'],
  ['fr', 'nothing', 'Samedi, la boutique ouvre à 7 h.'],
  ['fr', 'nothing', 'Sonnez avant d’entrer.'],
  ['fr', 'nothing', 'Ouis et dires du quartier.'],
  ['en', 'name', 'It weighs 14 kg.'],
  ['en', 'name', 'You’ll find it on Tuesdays.'],
  ['en', 'name', 'Keep your shoulders warm while you do it.'],
  ['en', 'nothing', 'Italian flour is used.'],
  ['es', 'name', 'Las tenemos en morado.'],
  ['es', 'nothing', 'La tienda abrió en 2006.'],
  ['es', 'sentence', 'Sí, basta con un color.'],
  ['de', 'name', 'Sie dauert einen Tag.'],
  ['de', 'sentence', 'Dazu gehört ein Helm.'],
  ['de', 'nothing', 'Essen gibt es ab zwölf.'],
])('%s: leans on %s: “%s”', (language, leans, sentence) => {
  expect(leaningOf(sentence, language)).toBe(leans)
})
