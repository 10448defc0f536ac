// The words of a name that tell it from other names, each in the form that it shares with its plural: in French, English, Spanish and
// German, without accents and case.

/** Join words, or are said of anything: a picture found by them alone shows something else. */
const sayLittle: ReadonlySet<string> = new Set(
  [
    'les des une aux avec sans pour dans chez sur sous par notre nos votre vos leur leurs son ses mon mes tous toutes tout toute plus pas qui que',
    'the and with without for from our your their his her its all any not one this that these those',
    'los las una uno unos unas con sin para por del nuestro nuestra nuestros nuestras sus todo todos toda todas mas que este esta',
    'der die das den dem des ein eine einen einer eines einem mit ohne fur und oder vom von zum zur aus bei auf unser unsere unserer ihr ihre alle nicht',
    'premier premiere petit petite petits petites grand grande grands grandes gros grosse nouveau nouvelle nouveaux nouvelles bon bonne beau belle frais fraiche maison',
    'first small little big large great new good fresh best class homemade',
    'primero primera pequeno pequena grande nuevo nueva bueno buena fresco casero',
    'erste erster kleine kleiner grosse grosser neue neuer gute guter frisch frische',
    'deux trois quatre cinq six sept huit neuf dix douze vingt cent two three four five six seven eight nine ten dos tres cuatro cinco seis siete ocho diez zwei drei vier funf sechs sieben acht zehn',
    'litre litres gramme grammes kilo kilos part parts piece pieces personne personnes semaine mois jour jours heure heures',
    'image photo photos picture img dsc dscn pxl screenshot capture bild foto fotos scaled copie copy final edit jpg jpeg png webp avif',
  ]
    .join(' ')
    .split(' '),
)

const shortest = 3

export function nameWords(text: string): string[] {
  const written = text.replaceAll('ß', 'ss').replaceAll('œ', 'oe').toLowerCase().normalize('NFC')
  const words = written.split(/[^\p{L}]+/u).flatMap((word) => {
    const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '')
    // “the” and “thé”: short words that say nothing are written without accents.
    const isLittle = sayLittle.has(plain) && (plain === word || plain.length > shortest)
    return plain.length >= shortest && !isLittle ? [stem(plain)] : []
  })
  return [...new Set(words)]
}

/** “gâteaux” and “gâteau”, “journaux” and “journal”, “panes” and “pan”, “pies” and “pie”, “Blumen” and “Blume”. */
function stem(word: string): string {
  if (word.length > 5 && word.endsWith('eaux')) return word.slice(0, -1)
  if (word.length > 5 && word.endsWith('aux')) return `${word.slice(0, -3)}al`
  const bare = word.replace(/y$/, 'i')
  const ending = endings.find((one) => bare.endsWith(one) && bare.length - one.length >= shortest)
  return ending ? bare.slice(0, -ending.length) : bare
}
const endings = ['es', 'en', 'er', 's', 'x', 'e', 'n']
