// Which pictures of the platform's collection have to do with a subject or a trade: those that are called or labelled by a word of it.
import { type CollectionPicture, collectionPictures } from '@postelier/scene'
import { ofAnything } from './words-of.ts'

interface Wanted {
  readonly about: string
  readonly trade: string
  readonly language: string
}

const most = 4

/** By their names, the best first: of the thing itself, or else of the trade. None where nothing is known to belong. */
export function collectionOf({ about, trade, language }: Wanted): readonly string[] {
  // Labels are in French and English; a word of another language is found where it is the same.
  const read = language === 'fr' ? 'fr' : 'en'
  const ofThing = called(about, read)
  return ofThing.length > 0 ? ofThing : called(trade, read)
}

/** The same of the thing alone: of another one's, or of the trade, none stands for it. */
export const collectionOfThing = ({ about, language }: Omit<Wanted, 'trade'>): readonly string[] =>
  called(about, language === 'fr' ? 'fr' : 'en', asLabelled)

/** A word of its label counts for as much. */
const asLabelled = 2

function called(words: string, read: keyof CollectionPicture['label'], least = 1): readonly string[] {
  const wanted = new Set(tokensOf(words).filter((word) => !saysLittle.has(word)))
  const worth = ({ label, words: own }: CollectionPicture) =>
    asLabelled * shared(label[read], wanted) + shared(own[read].join(' '), wanted)
  return collectionPictures
    .filter(({ name }) => !decoration.has(name))
    .map((picture) => ({ name: picture.name, worth: worth(picture) }))
    .filter((one) => one.worth >= least)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ name }) => name)
}

const shared = (words: string, wanted: ReadonlySet<string>): number =>
  tokensOf(words).filter((word) => wanted.has(word)).length

/** With their accents, which tell a market from a step; “bien-être” is one word, and has nothing of “bien”. */
const tokensOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .map((word) => word.replace(/[sx]$/u, ''))
    .filter((word) => word.length >= shortest)
const shortest = 3

/** Dots, stripes and light show no thing: in a frame they would stand for a picture that is missing. */
const decoration: ReadonlySet<string> = new Set(
  'polka halftone two-inks bauhaus quarter-turns memphis deco-fans scallops checker zigzag broken-stripes blocks crosses sticks dawn mesh steps pleats discs sheets pools wave-lines one-line contours horizon orb echo-suns fan tunnel spotlight eclipse grain torn-paper engraving splashes squared-paper argyle gingham terrazzo cut-outs rainbow-arches'.split(
    ' ',
  ),
)

/** Moods, metaphors, and words that mean something else as often: by one of them alone a lighthouse would stand over advice. */
const saysLittle: ReadonlySet<string> = new Set(
  [
    ...ofAnything,
    ...'première cadeau conseil annonce produit maison intérieur calme couleur coloré moderne doux douceur sobre classique design art forme étape progrès objectif guide repère équipe rencontre lumière matin soir nuit jour ciel énergie promesse nature naturel retro rétro village ville marche carte pois tache bande point note rond plan fond cadre titre volume trait ligne terre bar jeu atelier artisan boutique magasin commerce création signature présentation couche temps air eau mer ouverture chaleur sérénité silence rêve magie futur infini mystère lancement aventure parfum vitamine équilibre réveil luxe'.split(
      ' ',
    ),
    ...'gift advice offer product home indoor calm colour plain soft modern classic design art shape step progress goal guide team meeting light morning evening night day sky energy promise nature organic natural retro village town check band chip star scale ring line ball record block dot spot circle frame title volume point wave loop game bar studio craft handmade shop store opening new layer air water sea front plus leaving warmth heat serenity silence dream magic future endless mystery launch adventure scent vitamin balance wake luxury'.split(
      ' ',
    ),
  ].map((word) => word.replace(/[sx]$/u, '')),
)
