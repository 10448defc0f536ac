// Two hundred texts in the four languages of customers, each with its box and its look, the same on every run.
import { type FaceChoice, familyNames, type Language, languages } from '@postelier/scene'

export interface LineText {
  input: FaceChoice & {
    content: string
    size: number
    fit: 'none' | 'shrink'
    align: 'left' | 'center' | 'right'
    valign: 'top'
    lineHeight: number
    letterSpacing: number
    capitals: boolean
    isTitle: boolean
  }
  box: { width: number; height: number }
  language: Language
}

const sentences: Record<Language, readonly string[]> = {
  fr: [
    'Ce samedi, la boulangerie ouvre à 6 h 30 : croissants, pains au chocolat et brioches sortent du four !',
    'Profitez de 20 % de remise sur tout l’atelier jusqu’au 31 décembre ; au-delà de 1 200 €, la pose est offerte.',
    'Qu’est-ce qu’un arc-en-ciel ? « Une promesse », répond grand-mère Élodie, œil malicieux et cœur léger.',
    'Rendez-vous au 12 bis, rue de l’Hôtel-de-Ville — chez nous, c’est chez vous.',
    'Vous êtes-vous déjà demandé pourquoi l’anticonstitutionnalité fascine tant les juristes ?',
  ],
  en: [
    'Saturday at 6:30 the bakery opens: croissants, sourdough and brioches come out of the oven!',
    'Enjoy 20% off everything in the workshop until 31 December; above €1,200 we fit it for free.',
    'What’s a rainbow? “A promise,” says grandmother Ellie, with a mischievous eye and a light heart.',
    'Come and see us at 12b Town-Hall Street — our place is your place, well-known and well-loved.',
    'A state-of-the-art garage (est. 1998) that looks after you & your car, 24/7.',
  ],
  es: [
    'El sábado a las 6:30 abre la panadería: ¡cruasanes, pan de masa madre y bollos recién hechos!',
    '¿Qué es un arcoíris? «Una promesa», responde la abuela Begoña con ojos pícaros y corazón ligero.',
    'Disfrute de un 20 % de descuento en todo el taller hasta el 31 de diciembre.',
    'Pingüinos, cigüeñas y ñandúes: excursión infantil del colegio público «Núñez de Balboa».',
  ],
  de: [
    'Samstag um 6:30 Uhr öffnet die Bäckerei: Croissants, Sauerteigbrot und süße Brötchen aus dem Ofen!',
    'Genießen Sie 20 % Rabatt auf alles in der Werkstatt bis zum 31. Dezember; ab 1.200 € bauen wir kostenlos ein.',
    'Donaudampfschifffahrtsgesellschaftskapitänsmütze und Rindfleischetikettierungsüberwachungsaufgabe.',
    '„Ein Versprechen“, sagt Großmutter Jörg-Elfriede – mit schelmischem Blick und leichtem Herzen.',
  ],
}
const endings = [
  '',
  ' 🎉',
  '\n\nwww.exemple.fr/une-adresse/qui-est-longue?et=plus',
  ' 👩🏽‍🍳❤️',
  '\n— l’équipe',
  ' …',
]

export const lineTexts: readonly LineText[] = Array.from({ length: 200 }, (_, at): LineText => {
  const language = languages[at % languages.length] ?? 'fr'
  const own = sentences[language]
  const pick = <T>(list: readonly T[], step: number): T => list[Math.floor(at / step) % list.length] as T
  return {
    language,
    box: { width: 180 + ((at * 137) % 760), height: 120 + ((at * 71) % 500) },
    input: {
      content: `${pick(own, 4)}${at % 3 === 0 ? ` ${pick(own, 5)}` : ''}${pick(endings, 3)}`,
      family: pick(familyNames, 1),
      weight: [300, 400, 600, 800][at % 4] ?? 400,
      italic: at % 7 === 0,
      size: 16 + ((at * 13) % 80),
      fit: at % 5 === 0 ? 'shrink' : 'none',
      align: (['left', 'center', 'right'] as const)[at % 3] ?? 'left',
      valign: 'top',
      lineHeight: 1.2,
      letterSpacing: [0, 40, -20][at % 3] ?? 0,
      capitals: at % 6 === 0,
      isTitle: at % 2 === 0,
    },
  }
})
