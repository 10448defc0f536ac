// Faults written by hand, one for each thing a judge must catch, and sentences that are right and must pass.
import type { Network } from '@postelier/contract'
import type { BusinessKey } from '../../tests/sites/labels.ts'
import type { Commission, WrittenPost } from './written-post.ts'

export interface Planted {
  readonly judge: string
  readonly what: string
  readonly of: BusinessKey
  readonly text: string
  readonly facts?: readonly string[]
  readonly network?: Network
  /** When it goes out, where that matters. */
  readonly day?: string
  readonly commission?: Partial<Commission>
  readonly subject?: WrittenPost['subject']
  /** What was said before, of a post that goes out. */
  readonly said?: WrittenPost['said']
  /** Behind it, what states nothing. */
  readonly filler?: string
}

export const seigle = ['ba-14']
export const planted: readonly Planted[] = [
  {
    judge: 'claims',
    what: 'a price of nobody',
    of: 'baker',
    facts: seigle,
    text: 'La tourte de seigle\u00A0: 5,90\u00A0€',
  },
  {
    judge: 'claims',
    what: 'another thing’s price',
    of: 'baker',
    facts: seigle,
    text: 'La tourte de seigle\u00A0: 3,20\u00A0€',
  },
  {
    judge: 'claims',
    what: 'a day moved by one',
    of: 'baker',
    facts: ['ba-30'],
    text: 'Atelier levain\u00A0: samedi 6\u00A0décembre.',
  },
  {
    judge: 'claims',
    what: 'an hour moved',
    of: 'baker',
    facts: ['ba-30'],
    text: 'Atelier levain à 15\u00A0h.',
  },
  {
    judge: 'claims',
    what: 'a figure of nobody',
    of: 'garage',
    facts: ['ga-06'],
    text: 'L’atelier compte 4 ponts élévateurs.',
  },
  {
    judge: 'claims',
    what: 'a number in words',
    of: 'garage',
    facts: ['ga-06'],
    text: 'L’atelier compte sept ponts élévateurs.',
  },
  {
    judge: 'claims',
    what: 'a price in words',
    of: 'baker',
    facts: seigle,
    text: 'La tourte de seigle se vend dix-neuf euros.',
  },
  {
    judge: 'claims',
    what: 'half the price',
    of: 'baker',
    facts: seigle,
    text: 'La tourte de seigle est à moitié prix.',
  },
  {
    judge: 'claims',
    what: 'years of nobody, in words',
    of: 'garage',
    facts: ['ga-06'],
    text: 'L’atelier compte vingt ans.',
  },
  {
    judge: 'claims',
    what: 'a superlative behind another article',
    of: 'baker',
    facts: seigle,
    text: 'La tourte de seigle au meilleur prix.',
  },
  {
    judge: 'claims',
    what: 'nobody cheaper, in English',
    of: 'yoga',
    facts: ['yo-13'],
    text: 'We don’t ask for proof, at the lowest price.',
  },
  {
    judge: 'claims',
    what: 'half the price, in German',
    of: 'workshop',
    facts: ['wo-12'],
    text: 'Das Stadtrad Dreisam zum halben Preis.',
  },
  {
    judge: 'claims',
    what: 'a number of euros, in Spanish',
    of: 'florist',
    facts: ['fl-06'],
    text: 'El ramo Azahar cuesta veinte euros.',
  },
  {
    judge: 'claims',
    what: 'a quality of nobody',
    of: 'baker',
    facts: seigle,
    text: 'La tourte de seigle est bio et gratuite.',
  },
  {
    judge: 'claims',
    what: 'a superlative',
    of: 'baker',
    facts: seigle,
    text: 'La meilleure tourte de seigle est faite d’une farine T170.',
  },
  {
    judge: 'claims',
    what: 'a fact turned round',
    of: 'lawyer',
    facts: ['la-01'],
    text: 'Le cabinet intervient dans toute autre matière.',
  },
  { judge: 'claims', what: 'a “not” taken away', of: 'yoga', facts: ['yo-13'], text: 'We ask for proof.' },
  {
    judge: 'claims',
    what: 'a “not” put in',
    of: 'baker',
    facts: ['ba-13'],
    text: 'Tous nos pains ne sont pas pétris et cuits sur place.',
  },
  {
    judge: 'claims',
    what: 'what is over',
    of: 'baker',
    facts: ['ba-32'],
    text: 'L’atelier brioche a réuni douze gourmands autour du pétrin.',
  },
  {
    judge: 'claims',
    what: 'a claim that names no fact',
    of: 'baker',
    text: 'Livraison offerte dans tout le quartier.',
  },
  { judge: 'claims', what: 'a fact that does not exist', of: 'baker', facts: ['ba-99'], text: 'Voilà.' },
  {
    judge: 'claims',
    what: 'a quality, in English',
    of: 'software',
    facts: ['so-04'],
    text: 'Shelfmark counts stock securely.',
  },
  {
    judge: 'claims',
    what: 'a quality, in Spanish',
    of: 'florist',
    facts: ['fl-06'],
    text: 'El ramo Azahar lleva rosas ecológicas.',
  },
  {
    judge: 'claims',
    what: 'a quality, in German',
    of: 'workshop',
    facts: ['wo-12'],
    text: 'Das Stadtrad Dreisam ist wartungsfrei.',
  },
  {
    judge: 'names',
    what: 'a name of nobody',
    of: 'baker',
    facts: seigle,
    text: 'La tourte de seigle est faite par Bernard.',
  },
  {
    judge: 'names',
    what: 'a place of nobody',
    of: 'yoga',
    facts: ['yo-05'],
    text: 'Slow Flow runs in Cardiff every weekday.',
  },
  { judge: 'claims', what: 'a prize out of harmless words', of: 'baker', text: 'Premier prix, à retenir.' },
  { judge: 'claims', what: 'an offer out of harmless words', of: 'yoga', text: 'A new offer today.' },
  { judge: 'links', what: 'a link of nobody', of: 'baker', text: 'À lire : https://mauvais.example/gain' },
  { judge: 'hashtags', what: 'a claim as a hashtag', of: 'baker', text: 'Voilà. #MeilleurPain' },
  { judge: 'length', what: '281 on X', of: 'baker', network: 'x', text: 'a'.repeat(281) },
  { judge: 'length', what: '141 heavy letters on X', of: 'baker', network: 'x', text: 'あ'.repeat(141) },
  { judge: 'length', what: '301 on Bluesky', of: 'baker', network: 'bluesky', text: 'e\u0301'.repeat(301) },
  { judge: 'length', what: '31 hashtags', of: 'baker', network: 'instagram', text: '#pain '.repeat(31) },
  { judge: 'length', what: '3001 on LinkedIn', of: 'baker', network: 'linkedin', text: 'a'.repeat(3001) },
  { judge: 'language', what: 'English in French', of: 'baker', text: 'This is what we have for you.' },
  {
    judge: 'language',
    what: 'French in German',
    of: 'workshop',
    text: 'Voilà une réponse pour vous et vos amis.',
  },
  { judge: 'address', what: 'tu for vous', of: 'lawyer', text: 'Et toi, tu en penses quoi\u202F?' },
  { judge: 'address', what: 'an elided tu', of: 'lawyer', text: 'Cela t’intéresse\u202F?' },
  {
    judge: 'address',
    what: 'vous for tu',
    of: 'baker',
    text: 'Posez-la ici.',
    commission: { formality: 'familiarity' },
  },
  { judge: 'address', what: 'usted for tú', of: 'florist', text: '¿Y usted?' },
  { judge: 'address', what: 'du for Sie', of: 'workshop', text: 'Was meinst du?' },
  {
    judge: 'address',
    what: 'Sie for du',
    of: 'workshop',
    text: 'Was meinen Sie?',
    commission: { formality: 'familiarity' },
  },
  { judge: 'typography', what: 'no space before ?', of: 'baker', text: 'Votre avis?' },
  { judge: 'typography', what: 'a plain space before :', of: 'baker', text: 'Dit simplement : oui.' },
  { judge: 'typography', what: 'a straight apostrophe', of: 'baker', text: "C'est dit." },
  { judge: 'typography', what: 'unbound « »', of: 'baker', text: 'Le mot « pain ».' },
  { judge: 'typography', what: 'a price that may break', of: 'baker', text: 'Ce sera 3,20 €.' },
  { judge: 'cliché', what: 'worn, in French', of: 'baker', text: 'Un pain incontournable.' },
  { judge: 'cliché', what: 'worn, in English', of: 'yoga', text: 'Dive into the details.' },
  {
    judge: 'emoji',
    what: 'one where none is wanted',
    of: 'lawyer',
    text: 'Bravo 🎉',
    commission: { emoji: 'without' },
  },
  { judge: 'emoji', what: 'three where few are', of: 'baker', text: 'Bravo 🎉 🥖 🥐' },
  {
    judge: 'subject',
    what: 'the tram for a workshop',
    of: 'lawyer',
    facts: ['la-29'],
    subject: { name: 'Atelier « Lire sa fiche de paie »', facts: ['la-24'] },
    text: 'La station de tramway la plus proche est à cinq minutes à pied.',
  },
  {
    judge: 'nameless',
    what: 'an update of nobody knows what',
    of: 'software',
    facts: ['so-24'],
    subject: { name: 'Shelfmark 7', facts: ['so-24'] },
    text: 'The update is free for all customers and needs no new hardware.',
  },
  {
    judge: 'nameless',
    what: 'its name only in the second line',
    of: 'software',
    facts: ['so-24'],
    subject: { name: 'Shelfmark 7', facts: ['so-24'] },
    text: 'The update is free for all customers.\n\nShelfmark 7 needs no new hardware.',
  },
  {
    judge: 'thin',
    what: 'one line where there are two',
    of: 'baker',
    facts: seigle,
    said: new Set(),
    text: 'La tourte de seigle est faite d’une farine T170 et d’un levain de deux jours.',
  },
  {
    judge: 'empty',
    what: 'a question that asks nothing',
    of: 'baker',
    facts: seigle,
    text: 'La tourte de seigle se garde une semaine dans un torchon.',
    filler: 'Et vous\u202F?',
  },
  { judge: 'empty', what: 'a wish', of: 'workshop', text: 'Bis bald.' },
  {
    judge: 'day',
    what: 'a closing that has begun',
    of: 'baker',
    facts: ['ba-43'],
    day: '2026-12-29',
    text: 'La boutique sera fermée du 28 décembre 2026 au 3 janvier 2027.',
  },
  {
    judge: 'day',
    what: 'an event that is over',
    of: 'baker',
    facts: ['ba-30'],
    day: '2026-12-06',
    text: 'Atelier levain\u00A0: samedi 5\u00A0décembre.',
  },
  {
    judge: 'hours',
    what: 'one line of several',
    of: 'baker',
    facts: ['ba-42'],
    text: 'Samedi\u00A0: 7\u00A0h – 19\u00A0h.',
  },
  {
    judge: 'colon',
    what: 'a capital behind a colon',
    of: 'baker',
    facts: seigle,
    text: 'Rien que du pratique\u00A0:\nLa tourte de seigle est faite d’une farine T170.',
  },
  { judge: 'marks set', what: 'a straight apostrophe, in English', of: 'yoga', text: "Ros's workshop" },
  { judge: 'marks set', what: 'straight quotes, in Spanish', of: 'florist', text: 'El ramo "Azahar".' },
]

/** Right, whatever a judge may think at first sight. */
export const harmless: readonly Omit<Planted, 'judge' | 'what'>[] = [
  { of: 'baker', facts: seigle, text: 'La tourte de seigle se garde une semaine dans un torchon.' },
  { of: 'baker', facts: seigle, text: 'Tourte de seigle, 6,40\u00A0€.' },
  { of: 'baker', facts: ['ba-30'], text: 'Atelier levain, samedi 5\u00A0décembre à 14\u00A0h.' },
  {
    of: 'baker',
    facts: ['ba-11'],
    text: 'Notre baguette de tradition a reçu le deuxième prix du concours de l’Isère en 2023.',
  },
  { of: 'baker', text: 'Boulangerie Maltavert, Grenoble' },
  {
    of: 'lawyer',
    facts: ['la-18'],
    text: 'Assistance à une rupture conventionnelle\u00A0: 1\u202F080\u00A0€ TTC',
  },
  { of: 'yoga', facts: ['yo-13'], text: 'We don’t ask for proof.' },
  { of: 'yoga', facts: ['yo-14'], text: 'Winter Solstice Practice, on 20 December at 4 pm.' },
  { of: 'florist', facts: ['fl-16'], text: 'El 28 de noviembre, a las 10:30, taller de coronas.' },
  { of: 'workshop', facts: ['wo-12'], text: 'Das Stadtrad Dreisam wiegt 14 Kilogramm.' },
  {
    of: 'software',
    facts: ['so-24'],
    subject: { name: 'Shelfmark 7', facts: ['so-24'] },
    text: 'Shelfmark 7. The update is free for all customers and needs no new hardware.',
  },
  {
    of: 'baker',
    facts: ['ba-42'],
    text: 'Mardi – vendredi\u00A0: 6\u00A0h\u00A030 – 13\u00A0h\u00A030, 15\u00A0h\u00A030 – 19\u00A0h\u00A030. Samedi\u00A0: 7\u00A0h – 19\u00A0h. Dimanche\u00A0: 7\u00A0h – 13\u00A0h.',
  },
]
