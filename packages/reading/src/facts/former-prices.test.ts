import type { Language } from '@postelier/contract'
import { expect, test } from 'vitest'
import { isFormerPrice } from './former-prices.ts'

test.each<[Language, string]>([
  ['fr', 'La maison a ouvert en 1998 : la baguette coûtait 4 francs.'],
  ['fr', 'Le premier jour, la coupe était à 12 €.'],
  ['fr', 'Ma grand-mère louait ses vélos cinq francs de l’heure.'],
  ['fr', 'En 2009, le menu du jour à 9 € tenait sur une ardoise.'],
  ['en', 'We opened in 2009, when a haircut cost £9.'],
  ['en', 'In those days a loaf was 40 pence.'],
  ['en', 'My father charged £3 for a puncture.'],
  ['en', 'Margaret charged £3 a dog.'],
  ['en', 'Ruth sold her first sign for £40.'],
  ['es', 'Abrimos en 2004 con un menú de 7 €.'],
  ['es', 'El ramo costaba 300 pesetas.'],
  ['es', 'Mi abuela cobraba 5 € por arreglo.'],
  ['de', 'Zur Eröffnung 1987 kostete ein Haarschnitt 12 DM.'],
  ['de', 'Der erste Stuhl wurde 2011 für 80 € gebaut.'],
  ['de', 'Das Brot gab es für 2 Mark.'],
  ['fr', 'En 1987, la première coupe à 45 F a été faite ici.'],
  ['fr', 'Ils ont vendu la première miche 3 €.'],
  ['en', 'Grandad sold his first loaf for 20 pence.'],
  ['es', 'El primer ramo se vendió a 6 €.'],
  ['de', 'Der Großvater hat das erste Brot für 2 € verkauft.'],
])('%s: once: “%s”', (language, sentence) => {
  expect(isFormerPrice(sentence, language, '2026-11-26')).toBe(true)
})

test.each<[Language, string]>([
  ['fr', 'La maison a ouvert en 1998, dans une ancienne forge.'],
  ['fr', 'Depuis 2019, la séance est à 16 €.'],
  ['fr', 'La coupe coûtait 40 €, elle est désormais à 35 €.'],
  ['fr', 'Nous avons gardé la baguette à 1,10 €.'],
  ['fr', 'Le forfait portrait est à 120 €, retrait au studio.'],
  ['fr', 'La tombola de 2025 a permis de récolter 1 200 €.'],
  ['fr', 'Le portrait à 2026 € se commande.'],
  ['fr', 'La montre est à 250 francs suisses.'],
  ['en', 'Unchanged since 2015: a cut is £18.'],
  ['en', 'Haircuts cost £18, and it was worth the wait.'],
  ['en', 'The course of 2026 costs £80.'],
  ['en', 'In 2024 we raised £900 for the school.'],
  ['fr', 'Les vélos sont loués 15 € la journée, casque offert.'],
  ['fr', 'La carte donne 10 pts, et la pizza 3 F est à 12 €.'],
  ['en', 'Repairs are charged at £45 an hour.'],
  ['en', 'Late pick-ups are charged £5.'],
  ['en', 'Jam is sold at £4 a jar, and the deposit is paid on the day.'],
  ['en', 'A class is £10, and was never only for 12 people.'],
  ['es', 'Cobramos 15 € por arreglo.'],
  ['es', 'El menú cuesta 14 €.'],
  ['de', 'Der Kurs kostet 55 €.'],
  ['de', 'Seit 2020 kostet der Haarschnitt 35 €.'],
])('%s: still so: “%s”', (language, sentence) => {
  expect(isFormerPrice(sentence, language, '2026-11-26')).toBe(false)
})

test.each<[Language, string, string, boolean]>([
  ['fr', '1998, l’ouverture', 'Une seule table, et le menu à 9 €.', true],
  ['en', 'Our story', 'We have made our first sign for £40.', true],
  ['fr', 'Tarifs 2025', 'La séance est à 60 €.', false],
  ['fr', 'Depuis 1998', 'La séance est à 60 €.', false],
  ['de', 'Unsere Geschichte', 'Heute kostet ein Brot 5 €.', false],
])('%s: under “%s”: “%s”', (language, heading, sentence, isFormer) => {
  expect(isFormerPrice(sentence, language, '2026-11-26', heading)).toBe(isFormer)
})
