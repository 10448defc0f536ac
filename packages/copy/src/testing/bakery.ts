import type { Fact } from '@postelier/contract'
import { euros, makeFact } from './make-fact.ts'

/** A French bakery that exists in tests alone: forty facts, as a site would tell them. */
export const bakery: readonly Fact[] = [
  makeFact('b1', 'business', 'boulangerie de quartier', [
    'La boulangerie Tilleroy cuit du pain au levain à Angers, rue des Lices.',
    'Six personnes y travaillent.',
  ]),
  makeFact(
    'p1',
    'product',
    'pain de seigle',
    ['Le pain de seigle lève 30 heures avant de cuire.', 'Il se garde une semaine dans un torchon.'],
    { price: euros('5,20 €') },
  ),
  makeFact(
    'p2',
    'product',
    'miche de campagne',
    ['La miche de campagne pèse deux kilos.', 'On la vend aussi au quart.'],
    { price: euros('8,40 €') },
  ),
  makeFact(
    'p3',
    'product',
    'flan pâtissier',
    ['Le flan pâtissier est parfumé à la vanille de Madagascar.', 'Sa pâte est brisée, jamais feuilletée.'],
    { price: euros('3,10 €') },
  ),
  makeFact('p4', 'product', 'baguette de tradition', ['Baguette de tradition, 250 g : 1,25 €'], {
    price: euros('1,25 €'),
  }),
  makeFact('p5', 'product', 'fougasse aux olives', ['Fougasse aux olives : 2,90 €'], {
    price: euros('2,90 €'),
  }),
  makeFact('p6', 'product', 'chausson aux pommes', ['Chausson aux pommes : 1,90 €'], {
    price: euros('1,90 €'),
  }),
  makeFact(
    'p7',
    'product',
    'brioche tressée',
    ['La brioche tressée contient 200 grammes de beurre d’Échiré.', 'Elle sort du four à 9 h.'],
    { price: euros('6,50 €') },
  ),
  makeFact('s1', 'service', 'livraison à vélo', [
    'Nous livrons les bureaux du centre à vélo, du lundi au vendredi.',
    'La commande se passe la veille avant 16 h.',
  ]),
  makeFact('s2', 'service', 'buffets salés', [
    'Nous préparons des buffets salés de dix à soixante personnes.',
    'Le devis arrive sous deux jours.',
  ]),
  makeFact('m1', 'method', 'levain', [
    'Notre levain est nourri matin et soir, à 24 °C.',
    'Il a été lancé avec une pomme du marché Lafayette.',
  ]),
  makeFact('m2', 'method', 'farines', [
    'Les farines viennent du moulin de Sarré, à 31 kilomètres.',
    'Elles sont moulues à la meule de pierre.',
  ]),
  makeFact('m3', 'method', 'façonnage', [
    'Chaque pain est façonné à la main, même le samedi.',
    'La pâte repose ensuite douze heures.',
  ]),
  makeFact('m4', 'method', 'invendus', ['Les invendus partent chaque soir à la Banque alimentaire.']),
  makeFact('m5', 'method', 'four', [
    'Le four est chauffé au bois de hêtre.',
    'Il faut trois heures pour le mettre en température.',
  ]),
  makeFact('h1', 'history', 'maison', [
    'La maison a été fondée en 1952 par Lucien Tilleroy.',
    'Sa petite-fille Anne l’a reprise en 2014.',
  ]),
  makeFact('h2', 'history', 'enseigne', ['L’enseigne en fer a été forgée à Saumur en 1961.']),
  makeFact('w1', 'person', 'Anne Tilleroy', [
    'Anne Tilleroy a appris le métier à Nantes.',
    'Elle préfère la croûte à la mie.',
  ]),
  makeFact('w2', 'person', 'Karim Bensalah', ['Karim Bensalah tient le four depuis 2017.']),
  makeFact('a1', 'award', 'concours du flan', [
    'Notre flan a terminé troisième du concours départemental en 2022.',
  ]),
  makeFact('c1', 'advice', 'garder son pain', [
    'Un pain au levain se garde debout, tranche contre la planche.',
    'Au congélateur, mieux vaut le couper avant.',
  ]),
  makeFact('c2', 'advice', 'réchauffer une baguette', [
    'Une baguette de la veille revient avec un peu d’eau et quatre minutes de four.',
  ]),
  makeFact('c3', 'advice', 'couper une miche', [
    'Une miche chaude ne se coupe pas : la mie colle au couteau.',
  ]),
  makeFact('q1', 'question', 'allergènes', ['Oui, la liste des allergènes est affichée en boutique.'], {
    question: 'Peut-on connaître les allergènes ?',
  }),
  makeFact('q2', 'question', 'carte bancaire', ['Oui, sans minimum d’achat.'], {
    question: 'Acceptez-vous la carte bancaire ?',
  }),
  makeFact(
    'q3',
    'question',
    'pain tranché',
    ['Oui, à l’épaisseur demandée.', 'La machine accepte tous nos pains sauf la fougasse.'],
    { question: 'Le pain peut-il être tranché ?' },
  ),
  makeFact(
    'e1',
    'event',
    'atelier brioche',
    ['On y tresse une brioche de A à Z.', 'Le tablier est fourni.'],
    { date: '2026-12-05', time: '14:30', where: 'rue des Lices', price: euros('35 €') },
  ),
  makeFact('e2', 'event', 'visite du fournil', ['La visite dure une heure.'], {
    date: '2026-12-12',
    time: '10:00',
  }),
  makeFact('e3', 'event', 'fête du pain', ['La fête du pain a réuni le quartier.'], { date: '2026-05-16' }),
  makeFact(
    'o1',
    'offer',
    'bûche à la châtaigne',
    ['La bûche à la châtaigne se commande jusqu’au 20 décembre 2026.'],
    { until: '2026-12-20', price: euros('28 €'), url: 'https://tilleroy.example/buche' },
  ),
  makeFact('o2', 'offer', 'galettes', ['Deux galettes achetées, une fève en porcelaine offerte.'], {
    until: '2026-01-31',
  }),
  makeFact('n1', 'news', 'terrasse', ['La terrasse compte désormais huit places, côté cour.'], {
    date: '2026-11-02',
  }),
  makeFact('l1', 'place', 'boutique', [
    'La boutique se trouve au 8 rue des Lices, à Angers.',
    'L’arrêt de tram Foch est à quatre minutes à pied.',
  ]),
  makeFact('t1', 'hours', 'horaires', ['Du mardi au samedi : 7h-19h30', 'Dimanche : 7h-13h']),
]
