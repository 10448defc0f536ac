import { describe, expect, test } from 'vitest'
import { isPressQuote } from './customers-words.ts'
import { blockText, readPage } from './read-page.ts'
import { isEmptyState, isExtraCharge, isLegalTalk, isSmallPrint } from './small-print.ts'

const saidOn = (body: string): string =>
  readPage({
    url: 'http://site.example/',
    type: 'text/html',
    charset: 'utf-8',
    body: new TextEncoder().encode(`<html lang="fr"><body>${body}</body></html>`),
  })
    .blocks.map(blockText)
    .join('\n')

const own = '<p>Nous cousons des sacs à Autun.</p>'

describe('what others say is not read, whatever the class names', () => {
  test.each([
    [
      'in quotation marks',
      '<div class="wixui-x"><p>« Un travail soigné et un délai tenu. »</p><p>Sophie, Dijon</p></div>',
    ],
    ['in other ones', '<p>„Saubere Arbeit und ein fairer Preis.“ – Familie K.</p>'],
    [
      'signed with a dash',
      '<div class="col"><p>Très bon accueil, je recommande vivement cette adresse.</p><p>– Marc Lefort, Mâcon</p></div>',
    ],
    ['signed with an initial', '<p>Mon sac a retrouvé une seconde jeunesse.</p><span><p>Julie M.</p></span>'],
    [
      'with stars above',
      '<div><div>★★★★★</div><p>Je suis venue pour une ceinture et repartie avec trois.</p></div>',
    ],
    [
      'with stars that are drawn',
      '<div class="c"><div class="elementor-star-rating"><i></i></div><p>Le cuir sent bon et la couture tient depuis dix ans.</p></div>',
    ],
    ['under a heading', '<h2>Ce que disent nos clients</h2><p>Un atelier où le temps s’arrête enfin.</p>'],
    [
      'beside one in quotation marks',
      '<ul><li><p>« Un travail soigné et un délai tenu. »</p></li><li><p>Le portefeuille a survécu à trois déménagements.</p></li></ul>',
    ],
    [
      'on the slides of a signed one',
      '<div><div class="slide on"><p>Deux sacs réparés, deux sacs sauvés du grenier.</p><span>Julie M.</span></div><div class="slide"><p>Un cuir splendide pour la fête des pères.</p><span>La famille Roux</span></div></div>',
    ],
    [
      'by one person beside another',
      '<p>« Un travail soigné et un délai tenu. »</p><p>J’ai encore le ticket de caisse pour le prouver.</p>',
    ],
    ['in praise', '<p>Nous y reviendrons les yeux fermés !</p>'],
    ['in a paper', '<h2>La presse en parle</h2><p>Une adresse rare au cœur du Morvan.</p>'],
    [
      'to machines, too',
      '<script type="application/ld+json">{"@type":"Store","review":{"@type":"Review","reviewBody":"Une adresse rare au cœur du Morvan."}}</script><p>Une adresse rare au cœur du Morvan.</p>',
    ],
  ])('%s', (_, others) => {
    expect(saidOn(`${own}${others}<h2>Atelier</h2><p>Le cuir vient de Bourgogne.</p>`)).toBe(
      'Nous cousons des sacs à Autun.\nAtelier\nLe cuir vient de Bourgogne.',
    )
  })

  test.each([
    ['a name in quotation marks', '<p>Nous portons le label « Fait main » depuis 2020.</p>'],
    [
      'its own slogan, below its name,',
      '<h1>Cuir</h1><p>« Un sac se garde toute une vie. »</p><p>Nous cousons à la main.</p>',
    ],
    ['lines with dashes', '<p>Voici ce que nous réparons ici.</p><p>– Sacs</p><p>– Ceintures</p>'],
    [
      'a product with stars and a price',
      '<div><span class="star-rating">★★★★☆</span><h3>Sac Autun</h3><p>Un sac de cuir épais, cousu à la main au point sellier.</p><b>120 €</b></div>',
    ],
  ])('%s stays', (_, body) => {
    expect(saidOn(body).length).toBeGreaterThan(20)
  })
})

describe('small print', () => {
  test.each([
    'Un acompte de 30 % est demandé à la commande.',
    'TVA non applicable, article 293 B du CGI.',
    'All prices include VAT.',
    'Alle Preise verstehen sich inklusive 19 % MwSt.',
    'Precios con IVA incluido.',
    'Toute annulation moins de 48 heures avant est facturée.',
    'Cancellations with less than 24 hours notice are charged in full.',
    'Taxes and shipping calculated at checkout.',
    'Zzgl. Versandkosten.',
    'Livraison 5 € dans la Drôme.',
    'Las anulaciones con poca antelación se cobran al 50 %.',
    'Less than 24 hours’ notice and the fee is due.',
    'Mindestlaufzeit zwölf Monate.',
    'Le contrat a une durée minimale de six mois.',
    'La permanencia mínima es de un año.',
    'Repairs not collected after three months are sold.',
    'Les montres non retirées sont facturées.',
    'Lagergebühren fallen nach vier Wochen an.',
    'Abbildungen ähnlich.',
    'Solange der Vorrat reicht.',
    'Horaires donnés sauf erreur.',
    'Toute séance est due, sauf présentation d’un certificat médical.',
    'Le site est hébergé par une société de Roubaix.',
    'Precios más IVA.',
  ])('%s', (text) => expect(isSmallPrint(text)).toBe(true))

  test.each([
    'SIRET 512 345 678 00019',
    'Registered in England, company number 1234567.',
    'Suscríbete a nuestra newsletter.',
    'Read more about us.',
  ])('%s is nobody’s word', (text) => expect(isLegalTalk(text)).toBe(true))

  test.each([
    'Nous avons en stock les dimensions courantes de 14 à 18 pouces.',
    'We deliver by bike all over Leeds.',
    'Le panier réunit cinq fromages affinés à la ferme.',
    'Wir liefern Brot und Brötchen bis an die Haustür.',
    'Sans engagement, vous venez quand vous voulez.',
    'Bis 6. Dezember 10 % auf alle Kerzen, solange der Vorrat reicht.',
    'No items leave the workshop unchecked.',
  ])('%s is said by the business', (text) => expect(isSmallPrint(text) || isLegalTalk(text)).toBe(false))

  test('an answer may say how one cancels', () => {
    expect(isSmallPrint('L’annulation est gratuite jusqu’à 7 jours avant.', true)).toBe(false)
  })
})

test.each(['No items found.', 'Aucun élément trouvé', 'Loading…', 'Keine Termine gefunden.', 'Cargando…'])(
  '%s is said by the machine',
  (text) => expect(isEmptyState(text)).toBe(true),
)

test.each(['Supplément chien', 'Cama extra', 'Extra bed', 'Wochenendzuschlag', 'Pâte sans gluten +'])(
  '%s is paid besides',
  (name) => expect(isExtraCharge(name)).toBe(true),
)

test('a slogan stays without its marks, and cards that sell stay whole', () => {
  expect(
    saidOn('<h1>Cuir</h1><p>« Un sac se garde toute une vie. »</p><p>Nous cousons à la main.</p>'),
  ).toContain('Un sac se garde toute une vie.')
  const cards =
    '<div><div class="c"><p>« Ceinture du Morvan, la belle. »</p><b>40 €</b></div><div class="c"><p>Sac en cuir épais pour la ville.</p><b>120 €</b></div></div>'
  expect(saidOn(cards)).toContain('Sac en cuir épais')
})

test.each([
  '« La meilleure tarte du canton », écrit La Gazette.',
  'Selon Le Courrier, « la halle a retrouvé son four ».',
  '“A loaf worth the walk”, wrote the Evening Post.',
  '„Ein Brot wie früher“, schrieb der Anzeiger.',
  '«El mejor pan del barrio», según La Voz.',
])('a paper: %s', (text) => expect(isPressQuote(text)).toBe(true))

test.each(['“We never rush a loaf,” says Ruth.', 'Nous portons le label « Fait main dans le Morvan ».'])(
  'no paper: %s',
  (text) => expect(isPressQuote(text)).toBe(false),
)
