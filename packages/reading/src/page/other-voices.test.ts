import { describe, expect, test } from 'vitest'
import { blockText, readPage } from './read-page.ts'
import { isLegalTalk, isSmallPrint } from './small-print.ts'

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
  ])('%s is said by the business', (text) => expect(isSmallPrint(text) || isLegalTalk(text)).toBe(false))

  test('an answer may say how one cancels', () => {
    expect(isSmallPrint('L’annulation est gratuite jusqu’à 7 jours avant.', true)).toBe(false)
  })
})
