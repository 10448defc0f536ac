// Pottery association; Joomla 4 with Cassiopeia, no sitemap.
import * as d from './draw.mjs'
const { at, raw } = d
const O = '{{origin}}'
const pic = (file, alt, w, h, cap = '') => `<figure class="none item-image"><img src="/images/${file}#joomlaImage://local-images/${file}?width=${w}&amp;height=${h}" alt="${alt}" width="${w}" height="${h}" loading="lazy" itemprop="thumbnailUrl">${cap ? `<figcaption class="caption">${cap}</figcaption>` : ''}</figure>`
const nav = [[101, '/', 'Accueil'], [112, '/les-cours/', 'Les cours'], [113, '/stages/', 'Stages'], [114, '/cuissons/', 'Cuissons'], [115, '/agenda/', 'Agenda'], [116, '/l-association/', 'L’association'], [118, '/actualites/', 'Actualités'], [117, '/contact/', 'Contact']]
const page = (path, title, body, crumbs = [title]) => `<!DOCTYPE html>
<html lang="fr-fr" dir="ltr">
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<meta name="description" content="Site de l’association">
	<meta name="generator" content="Joomla! - Open Source Content Management">
	<title>${title} - Au Tour de Battant</title>
	<link href="/media/templates/site/cassiopeia/images/joomla-favicon.svg" rel="icon" type="image/svg+xml">
	<link href="/media/templates/site/cassiopeia/css/template.min.css?3f9e1c" rel="stylesheet">
	<script type="application/json" class="joomla-script-options new">{"joomla.jtext":{"ERROR":"Erreur","MESSAGE":"Message"},"system.paths":{"root":"","rootFull":"https:\\/\\/localhost\\/","base":""},"csrf.token":"0d1f"}</script>
	<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"item":{"@id":"https://localhost/index.php","name":"Accueil"}}]}</script>
</head>
<body class="site com_content wrapper-static view-article no-layout no-task itemid-101 has-sidebar-right">
<header class="header container-header full-width">
	<div class="grid-child"><div class="navbar-brand"><a class="brand-logo" href="/"><img loading="eager" decoding="async" src="/images/logo-atdb.png#joomlaImage://local-images/logo-atdb.png?width=320&amp;height=120" alt="Au Tour de Battant" width="320" height="120"></a><div class="site-description">céramique associative à Besançon</div></div></div>
	<div class="grid-child container-nav"><nav class="navbar navbar-expand-lg" aria-label="Menu"><ul class="mod-menu mod-list nav">${nav.map(([i, u, t]) => `<li class="nav-item item-${i}${u === path ? ' current active' : ''}"><a href="${u}"${u === path ? ' aria-current="page"' : ''}>${t}</a></li>`).join('')}</ul></nav></div>
</header>
<div class="site-grid">
	<div class="grid-child container-component"><nav class="mod-breadcrumbs__wrapper" aria-label="Breadcrumbs"><ol class="mod-breadcrumbs breadcrumb px-3 py-2"><li class="mod-breadcrumbs__here float-start">⟦t7|Vous êtes ici :⟧ &#160;</li><li class="mod-breadcrumbs__item breadcrumb-item"><a href="/" class="pathway"><span>Accueil</span></a></li>${crumbs.map((c) => `<li class="mod-breadcrumbs__item breadcrumb-item active"><span>${c}</span></li>`).join('')}</ol></nav>
	<div id="system-message-container" aria-live="polite"></div>
	<main>
${body}
	</main></div>
	<div class="grid-child container-sidebar-right"><div class="sidebar-right card"><h3 class="card-header">Permanence</h3><div class="card-body"><div class="mod-custom custom"><p>Mercredi 14 h – 17 h<br>03 81 00 26 40</p></div></div></div></div>
</div>
<footer class="container-footer footer full-width"><div class="grid-child"><div class="mod-custom custom"><p>Au Tour de Battant – 41 <em>bis</em> rue Battant, 25000 Besançon – <a href="/mentions-legales/">Mentions légales</a> – <a href="https://www.instagram.com/autourdebattant" target="_blank" rel="noopener">Instagram</a></p></div></div></footer>
<div class="plg_system_eprivacy_module"><div class="plg_system_eprivacy_message"><p>⟦t6|Ce site utilise des cookies pour gérer l’authentification, la navigation et d’autres fonctions.⟧</p><button class="plg_system_eprivacy_agreed">J’accepte</button></div></div>
</body>
</html>
`
const article = (title, body, info = '') => `<div class="com-content-article item-page" itemscope itemtype="https://schema.org/Article"><meta itemprop="inLanguage" content="fr-FR"><div class="page-header"><h1 itemprop="headline">${title}</h1></div>${info}<div itemprop="articleBody" class="com-content-article__body">${body}</div></div>`
const published = (date, iso, hits) => `<dl class="article-info text-muted"><dt class="article-info-term">Détails</dt><dd class="createdby">Écrit par : <span itemprop="name">Super Utilisateur</span></dd><dd class="published"><span class="icon-calendar icon-fw" aria-hidden="true"></span> <time datetime="${iso}" itemprop="datePublished">Publié le : ${date}</time></dd><dd class="hits"><span class="icon-eye icon-fw"></span> Affichages : ${hits}</dd></dl>`
const blog = (title, url, date, iso, text) => `<div class="com-content-category-blog__item blog-item" itemprop="blogPost" itemscope itemtype="https://schema.org/BlogPosting"><div class="item-content"><div class="page-header"><h2 itemprop="name">${url ? `<a href="${url}" itemprop="url">${title}</a>` : title}</h2></div>${published(date, iso, 100 + title.length * 7)}<p>${text}</p>${url ? `<p class="readmore"><a class="btn btn-secondary" href="${url}" aria-label="Lire la suite : ${title}"><span class="icon-chevron-right"></span> Lire la suite</a></p>` : ''}</div></div>`

const pages = {
  '/': page('/', 'Accueil', `${article('De la terre au cœur de Battant', `<p>⟦1|Au Tour de Battant est un atelier de céramique associatif installé dans une ancienne tonnellerie, au fond d’une cour de la rue Battant, à Besançon.⟧ Douze tours, deux fours, cent soixante adhérents et une bouilloire.</p>${pic('cour-atelier.jpg', 'La cour de l’atelier', 1200, 800)}<p>⟦20|Les inscriptions de mi-année sont ouvertes jusqu’au 31 janvier : 240 € pour les vingt séances qui restent.⟧</p><p>⟦5|Une séance d’essai coûte 15 €, déduits si l’on s’inscrit.⟧</p><p>⟦21|Le bon cadeau donne droit à deux heures d’initiation au tour, pour 45 €, terre et cuisson comprises.⟧</p>`)}<div class="moduletable"><h3>À retenir pour la rentrée</h3><div class="mod-custom custom"><p>⟦t12|Cours adultes : 375 € l’année.⟧</p></div></div>`, []),
  '/les-cours/': page('/les-cours/', 'Les cours', article('Les cours', `<p>L’année va de mi-septembre à fin juin, hors vacances scolaires, soit trente-trois séances.</p><table class="table"><thead><tr><th>Cours</th><th>Jour</th><th>Année</th></tr></thead><tbody><tr><td>Adultes</td><td>lundi et jeudi 18 h 30, mardi 9 h 30</td><td>390 €</td></tr><tr><td>Enfants 7-12 ans</td><td>mercredi 14 h</td><td>255 €</td></tr><tr><td>Ados</td><td>samedi 10 h</td><td>285 €</td></tr></tbody></table>${pic('cours-adultes.jpg', 'IMG_20240118_193012', 1000, 667)}<p>⟦2|Un cours adulte dure deux heures et demie et ne réunit pas plus de neuf personnes.⟧ ⟦3|Les enfants modèlent d’abord, et passent au tour à partir de dix ans.⟧ ⟦4|Le cours du samedi est réservé aux 13-17 ans, qui choisissent leur projet du trimestre.⟧</p><p>⟦6|L’adhésion de 22 € par an s’ajoute et couvre l’assurance.⟧</p><p><small>⟦t8|Toute année commencée est due, sauf déménagement ou certificat médical.⟧</small></p><h2>Faut-il apporter son matériel ?</h2><p>⟦25|Non, outils, terre et émaux sont fournis ; venez avec un tablier et des ongles courts.⟧</p><h2>L’atelier est-il accessible en fauteuil ?</h2><p>⟦26|Oui, deux tours sont réglables en hauteur et la cour est de plain-pied.⟧</p>${pic('enfants-modelage.jpg', '', 1000, 667)}`)),
  '/stages/': page('/stages/', 'Stages', `<div class="com-content-category-blog blog" itemscope itemtype="https://schema.org/Blog"><h1>Stages</h1>${blog('Tournage débutant', '/stages/tournage-debutant/', '28 octobre 2026', '2026-10-28T10:00:00+01:00', 'Deux jours pour apprendre à centrer, ou presque.')}${blog('Raku', '', '4 mai 2026', '2026-05-04T10:00:00+02:00', '⟦8|Chaque année en juin, un four à raku est monté dans la cour et l’on sort les pièces rouges à la pince.⟧')}</div>`),
  '/stages/tournage-debutant/': page('/stages/tournage-debutant/', 'Tournage débutant', article('Tournage débutant', `<p>⟦7|Le stage de tournage a lieu le samedi 16 et le dimanche 17 janvier 2027, de 9 h 30 à 17 h.⟧ ⟦7|Il coûte 165 €, pour six personnes, chacune avec son tour.⟧</p>${pic('stages/tournage.jpg', 'mains sur le tour', 1200, 800)}<p>Les pièces sont cuites et se retirent un mois plus tard. Repas partagé le dimanche.</p>`, published('28 octobre 2026', '2026-10-28T10:00:00+01:00', 212)), ['Stages', 'Tournage débutant']),
  '/cuissons/': page('/cuissons/', 'Cuissons', article('Cuissons pour tous', `<p>⟦11|L’atelier cuit les pièces des particuliers et des potiers sans four, au kilo.⟧</p><ul><li>Biscuit, 980 degrés : 2,80 € le kilo</li><li>Émail, 1240 degrés : 3,40 € le kilo</li><li>Four entier de 180 litres : 45 €</li></ul>${pic('four-180-litres.jpg', 'four', 900, 900)}<p>⟦18|Dépôt des pièces le mercredi de 14 h à 17 h ; pour une urgence avant un marché, appelez Omar.⟧</p><p>⟦12|Ici on cuit en grès à 1240 degrés et en faïence à 1020, jamais les deux ensemble.⟧</p><p>⟦13|Les émaux de l’atelier sont faits sur place, avec la cendre des poêles du quartier pour le celadon gris.⟧</p>${pic('emaux-maison.jpg', 'Nuancier d’émaux', 1000, 667)}<h2>Bien vivre avec un bol en grès</h2><p>⟦27|Un bol en grès va au lave-vaisselle et au micro-ondes, mais n’aime pas passer du congélateur au four.⟧</p>`)),
  '/agenda/': page('/agenda/', 'Agenda', `<div class="com-dpcalendar-list dp-list"><h1>Agenda</h1><div class="dp-event"><div class="dp-event__date">déc. 05</div><h3><a href="/agenda/marche-de-l-avent/">Marché de l’Avent</a></h3></div><div class="dp-event"><div class="dp-event__date">déc. 18</div><h3><a href="/agenda/des-bols-pour-la-soupe/">Des bols pour la soupe</a></h3></div><h2>Passés</h2><div class="dp-event dp-event_past"><h3>Terres d’été</h3><p>⟦t2|Exposition des adhérents du 3 au 28 juin 2026 à la chapelle Saint-Étienne, vernissage le mercredi à 18 h.⟧</p></div></div>`),
  '/agenda/marche-de-l-avent/': page('/agenda/marche-de-l-avent/', 'Marché de l’Avent', article('Marché de l’Avent', `<p>⟦9|Samedi 5 et dimanche 6 décembre, de 10 h à 18 h, l’atelier ouvre ses portes et dix-huit adhérents vendent leurs pièces.⟧ ⟦9|Entrée libre, vin chaud dans la cour.⟧ Les tours tournent pour de vrai&nbsp;: Nadège fait des bols à la demande, qu’on ne pourra emporter qu’en janvier.</p>${pic('marche-avent-2025.jpg', 'Marché de l’Avent, édition 2025', 1200, 800)}`, published('9 novembre 2026', '2026-11-09T09:30:00+01:00', 431)), ['Agenda', 'Marché de l’Avent']),
  '/agenda/des-bols-pour-la-soupe/': page('/agenda/des-bols-pour-la-soupe/', 'Des bols pour la soupe', article('Des bols pour la soupe', `<p>⟦10|Vendredi 18 décembre à 18 h 30, on choisit un bol, on le fait remplir de soupe et on repart avec, pour 12 €.⟧ ⟦10|Tout va à l’épicerie solidaire de Battant.⟧</p><p>L’an dernier, quatre-vingt-quatre bols, trois soupes, une panne de louche.</p>`, published('16 novembre 2026', '2026-11-16T18:02:00+01:00', 97)), ['Agenda', 'Des bols pour la soupe']),
  '/l-association/': page('/l-association/', 'L’association', article('L’association', `<p>⟦16|En 2006, huit voisins ont racheté six tours d’un lycée technique et fondé l’association.⟧ ⟦t9|En 2009, l’atelier comptait trente-huit adhérents et un seul four à gaz.⟧</p><p>⟦14|Nadège Ruchet, potière à Avanne, y enseigne depuis 2011.⟧ ⟦15|Omar, bénévole et ancien chauffagiste, conduit les cuissons.⟧</p>${pic('nadege-ruchet.jpg', 'Nadège', 700, 700)}<p>⟦29|Les adhérents confirmés ont la clé et travaillent quand ils veulent, sept jours sur sept, pour 30 € par mois.⟧</p><p>⟦24|Le vendredi est réservé aux classes, à 6 € par élève, cuisson comprise.⟧</p><p>⟦28|Une vitrine de pièces d’adhérents est en dépôt-vente à la librairie du Pont.⟧</p><p>⟦23|En 2025, le projet de four partagé a été lauréat du budget participatif de la ville.⟧</p>${pic('etagere-biscuits.jpg', 'DSCF2207', 1000, 667)}<div class="card"><div class="row"><div class="col"><p>⟦t1|« J’y suis venue pour un bon cadeau, j’y suis restée neuf ans. »⟧</p><p>– Claudine, cours du jeudi</p></div><div class="col"><p>⟦t1|On rate beaucoup, on rit plus encore.⟧</p><p>★★★★★ Thomas</p></div></div></div>`)),
  '/actualites/': page('/actualites/', 'Actualités', `<div class="com-content-category-blog blog"><h1>Actualités</h1>${blog('Le nouveau four est arrivé', '', '3 novembre 2026', '2026-11-03T12:00:00+01:00', '⟦22|Le nouveau four électrique de 180 litres est en service, payé pour moitié par soixante-trois donateurs.⟧')}${blog('Rentrée', '', '24 août 2026', '2026-08-24T12:00:00+02:00', '⟦t3|Dix pour cent de remise pour toute inscription avant le 12 septembre.⟧')}${blog('On parle de l’atelier', '', '2 février 2026', '2026-02-02T12:00:00+01:00', '⟦t10|« Une ruche au fond d’une cour », écrit Le Petit Bisontin.⟧ ⟦t11|C’est surtout l’endroit le plus joyeux de Besançon.⟧')}${blog('Reprise des cours', '', '9 juin 2021', '2021-06-09T12:00:00+02:00', '⟦t4|Les cours reprennent à demi-groupe, six personnes par séance et masque obligatoire.⟧')}</div>${pic('pixabay-pottery-1139047_1280.jpg', 'pottery', 1000, 667, '⟦t13|Image : Pixabay⟧')}`),
  '/contact/': page('/contact/', 'Contact', `<div class="com-contact contact" itemscope itemtype="https://schema.org/Person"><div class="page-header"><h1>Contact</h1></div><div class="com-contact__miscinfo"><p>⟦17|L’atelier est à trois minutes de l’arrêt de tram Battant ; passez sous le porche du 41 bis et traversez la cour.⟧</p><p>⟦19|Fermeture de fin d’année du 19 décembre au 3 janvier ; les cours reprennent le 4.⟧</p><p>La cour n’a pas de stationnement.</p></div><form class="com-contact__form contact-form form-validate form-horizontal well"><fieldset><legend>Envoyer un e-mail. Tous les champs marqués d’un astérisque (*) sont obligatoires.</legend></fieldset></form></div>`),
  '/mentions-legales/': page('/mentions-legales/', 'Mentions légales', article('Mentions légales', '<p>⟦t5|Association loi 1901 enregistrée sous le numéro RNA W250000926, SIRET 000 926 417 00011.⟧</p><p>⟦t5|Présidente et directrice de la publication : Hélène Marmier.⟧ Hébergement : coopérative d’hébergement associatif.</p>')),
}

const S = (o, t) => [o, t]
const f = (name, w, h) => [[`/images/${name}`, w, h]]
const shelfPots = (seed) => at(600, 330, 1.2, d.shelfWall(3)) + [0, 1, 2].flatMap((r) => [0, 1, 2, 3, 4].map((c) => at(240 + c * 180, 70 + r * 180, 0.42, [d.bowl, d.vase, d.mug][(r + c + seed) % 3](['#b98a5f', '#4f7f86', '#d7cdb9', '#8c4a2f'][(r * 2 + c + seed) % 4])))).join('')
const photos = [
  { files: f('cour-atelier.jpg', 1200, 800), page: '/', shows: 'courtyard with the workshop', beside: 1, scene: S({ sky: ['#c2cdd2', '#ece8df'], floor: '#94897b', floorY: 600, seed: 3 }, [raw.re(100, 60, 1000, 560, '#c9b38f'), ...[220, 480, 740].map((x) => raw.re(x, 240, 200, 300, '#3b4a4c') + raw.re(x + 12, 252, 176, 276, '#f3dca0', 'opacity=".7"')), raw.pa('M60 80L600-60L1140 80Z', '#7c4b38'), at(1010, 560, 0.5, d.vase()), at(150, 590, 0.5, d.vase('#4f7f86'))]) },
  { files: f('cours-adultes.jpg', 1000, 667), page: '/les-cours/', shows: 'people at the wheels', beside: 2, scene: S({ sky: ['#d6c9b3', '#efe7da'], floor: '#7a6c5d', floorY: 560, seed: 5 }, [at(300, 300, 0.9, d.person('#6a4a2f', '#e3b68f', '#557', '#c9b79a')), at(850, 290, 0.9, d.person('#222', '#b98763', '#7a3b3b', '#c9b79a')), at(320, 560, 0.8, d.potWheel()), at(860, 560, 0.8, d.potWheel('#8d8579'))]) },
  { files: f('enfants-modelage.jpg', 1000, 667), page: '/les-cours/', shows: 'children modelling clay', beside: 3, scene: S({ sky: ['#bcd6cf', '#eef6f0'], floor: '#b98f61', floorY: 520, seed: 7 }, [at(260, 390, 0.8, d.person('#d9a13a', '#f2cbaa', '#d64')), at(600, 400, 0.8, d.person('#3a2418', '#a97450', '#48a')), at(940, 390, 0.8, d.person('#7a3a1a', '#efc4a0', '#6a9a4a')), at(430, 640, 0.4, d.bowl('#b5764f')), at(780, 640, 0.4, d.vase('#b5764f'))]) },
  { files: f('stages/tournage.jpg', 1200, 800), page: '/stages/tournage-debutant/', shows: 'hands at the potter’s wheel', beside: 7, scene: S({ sky: ['#4c3b32', '#8d7360'], floor: '#3f352e', floorY: 640, seed: 9 }, [at(600, 450, 2.1, d.potWheel())]) },
  { files: f('four-180-litres.jpg', 900, 900), page: '/cuissons/', shows: 'kiln', beside: 11, scene: S({ sky: ['#8c9aa0', '#cdd5d7'], floor: '#6f6a64', floorY: 640, seed: 11 }, [at(600, 420, 1.8, d.kiln())]) },
  { files: f('emaux-maison.jpg', 1000, 667), page: '/cuissons/', shows: 'glaze samples', beside: 13, scene: S({ sky: ['#ece6da', '#f9f6f0'], seed: 13 }, [raw.many(24, (i) => raw.re(130 + (i % 8) * 120, 140 + ((i / 8) | 0) * 190, 96, 150, ['#7f9a8f', '#a9b5a5', '#4f6f78', '#b86f45', '#d9cba8', '#2f3f46', '#8c3f35', '#c6d0c9'][(i * 5 + ((i / 8) | 0)) % 8], 'rx="10"') + raw.ci(178 + (i % 8) * 120, 162 + ((i / 8) | 0) * 190, 9, '#f4efe6'))]) },
  { files: f('marche-avent-2025.jpg', 1200, 800), page: '/agenda/marche-de-l-avent/', shows: 'pottery stall in Advent', beside: 9, scene: S({ sky: ['#1d2740', '#47506b'], floor: '#4a4038', floorY: 600, seed: 15 }, [at(600, 220, 1, d.bokeh(15)), at(600, 520, 2, d.table('#8b6239', 440)), at(300, 420, 0.5, d.vase('#a33')), at(480, 440, 0.5, d.bowl()), at(640, 430, 0.5, d.mug()), at(800, 440, 0.5, d.bowl('#b5643a')), at(950, 420, 0.5, d.vase('#4f7f86'))]) },
  { files: f('nadege-ruchet.jpg', 700, 700), page: '/l-association/', shows: 'portrait of the potter', beside: 14, scene: S({ sky: ['#a78f78', '#dcc9b2'], seed: 17 }, [at(600, 430, 1.7, d.person('#7a6a60', '#e8bd98', '#4f7f86', '#d9cbb5'))]) },
  { files: f('etagere-biscuits.jpg', 1000, 667), page: '/l-association/', shows: 'shelves with pots', scene: S({ sky: ['#cbbfae', '#eae2d4'], seed: 19 }, [shelfPots(1)]) },
  { own: false, files: f('pixabay-pottery-1139047_1280.jpg', 1000, 667), scene: S({ sky: ['#111', '#444'], seed: 21 }, [at(600, 420, 2, d.vase('#c96f3a'))]) },
]

export const site = {
  prefix: 'tb', platform: 'Joomla 4 (Cassiopeia)', name: 'Au Tour de Battant', city: 'Besançon', timeZone: 'Europe/Paris', language: 'fr',
  summary: 'Atelier de céramique associatif du quartier Battant, à Besançon, qui donne des cours et des stages et cuit les pièces de tous.',
  formality: 'formality', pronoun: 'thirdSingular',
  hours: [{ days: [3], spans: ['14:00-17:00'] }],
  closings: [{ from: '2026-12-19', until: '2027-01-03', text: 'Fermeture de fin d’année du 19 décembre au 3 janvier ; les cours reprennent le 4.', page: '/contact/' }],
  socials: ['https://www.instagram.com/autourdebattant'], colors: ['#B5573A', '#2F4F56'], logo: '/images/logo-atdb.png',
  pages, photos,
  svgPngs: { 'images/logo-atdb.png': ['<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120" viewBox="0 0 320 120"><ellipse cx="60" cy="86" rx="50" ry="14" fill="#2F4F56"/><path d="M24 80q-14-40 10-54h52q24 14 10 54z" fill="#B5573A"/><text x="126" y="56" font-family="DejaVu Sans" font-weight="bold" font-size="26" fill="#B5573A">AU TOUR</text><text x="126" y="88" font-family="DejaVu Sans" font-size="24" fill="#2F4F56">de Battant</text></svg>', 320] },
  facts: [
    [1, 'business', 'Au Tour de Battant'],
    [2, 'service', 'Cours adultes', { price: { text: '390 €', cents: 39000, currency: 'EUR' }, keywords: ['adulte'] }],
    [3, 'service', 'Cours enfants', { price: { text: '255 €', cents: 25500, currency: 'EUR' }, keywords: ['enfants'] }],
    [4, 'service', 'Cours ados', { price: { text: '285 €', cents: 28500, currency: 'EUR' }, keywords: ['samedi'] }],
    [5, 'offer', 'Séance d’essai', { price: { text: '15 €', cents: 1500, currency: 'EUR' }, keywords: ['essai'] }],
    [6, 'service', 'Adhésion', { price: { text: '22 €', cents: 2200, currency: 'EUR' }, keywords: ['adhésion'] }],
    [7, 'event', 'Stage de tournage débutant', { date: '2027-01-16', until: '2027-01-16', time: '09:30', price: { text: '165 €', cents: 16500, currency: 'EUR' }, keywords: ['tournage'] }],
    [8, 'event', 'Raku de juin', { keywords: ['raku'] }],
    [9, 'event', 'Marché de l’Avent', { date: '2026-12-05', until: '2026-12-06', time: '10:00', keywords: ['Avent'] }],
    [10, 'event', 'Des bols pour la soupe', { date: '2026-12-18', until: '2026-12-18', time: '18:30', price: { text: '12 €', cents: 1200, currency: 'EUR' }, keywords: ['bol', 'soupe'] }],
    [11, 'service', 'Cuissons au kilo', { prices: [{ text: '2,80 €', cents: 280, currency: 'EUR' }, { text: '3,40 €', cents: 340, currency: 'EUR' }, { text: '45 €', cents: 4500, currency: 'EUR' }], keywords: ['cuit'] }],
    [12, 'method', 'Grès et faïence', { keywords: ['grès'] }],
    [13, 'method', 'Émaux de cendre', { keywords: ['émaux'] }],
    [14, 'person', 'Nadège Ruchet', { keywords: ['Nadège Ruchet'] }],
    [15, 'person', 'Omar', { keywords: ['Omar'] }],
    [16, 'history', 'Fondation en 2006', { keywords: ['2006'] }],
    [17, 'place', 'Au fond de la cour', { keywords: ['Battant'] }],
    [18, 'hours', 'Dépôt des pièces', { keywords: ['mercredi'] }],
    [19, 'hours', 'Fermeture de fin d’année', { until: '2027-01-03', keywords: ['fermeture'] }],
    [20, 'offer', 'Inscriptions de mi-année', { until: '2027-01-31', price: { text: '240 €', cents: 24000, currency: 'EUR' }, keywords: ['mi-année'] }],
    [21, 'product', 'Bon cadeau', { price: { text: '45 €', cents: 4500, currency: 'EUR' }, keywords: ['bon cadeau'] }],
    [22, 'news', 'Nouveau four', { keywords: ['four'] }],
    [23, 'award', 'Budget participatif 2025', { keywords: ['budget participatif'] }],
    [24, 'service', 'Classes', { price: { text: '6 €', cents: 600, currency: 'EUR' }, keywords: ['classes'] }],
    [25, 'question', 'Matériel', { question: 'Faut-il apporter son matériel ?', keywords: ['tablier'] }],
    [26, 'question', 'Accès en fauteuil', { question: 'L’atelier est-il accessible en fauteuil ?', keywords: ['tours'] }],
    [27, 'advice', 'Vivre avec un bol en grès', { keywords: ['grès'] }],
    [28, 'place', 'Dépôt-vente à la librairie du Pont', { keywords: ['librairie du Pont'] }],
    [29, 'service', 'Accès libre', { price: { text: '30 €', cents: 3000, currency: 'EUR' }, keywords: ['clé'] }],
  ],
  traps: [[1, 'testimonial'], [2, 'past'], [3, 'ended'], [4, 'past'], [5, 'legal'], [6, 'cookie'], [7, 'menu'], [8, 'smallPrint'], [9, 'history'], [10, 'press'], [11, 'opinion'], [12, 'contradiction'], [13, 'stockPhoto']],
  files: {
    'robots.txt': '# If the Joomla site is installed within a folder\nUser-agent: *\nDisallow: /administrator/\nDisallow: /api/\nDisallow: /bin/\nDisallow: /cache/\nDisallow: /cli/\nDisallow: /components/\nDisallow: /includes/\nDisallow: /language/\nDisallow: /tmp/\n',
    'media/templates/site/cassiopeia/css/template.min.css': ':root{--cassiopeia-color-primary:#2f4f56;--cassiopeia-color-link:#b5573a;--cassiopeia-color-hover:#8c3f28}.container-header{background-color:var(--cassiopeia-color-primary);background-image:linear-gradient(135deg,#2f4f56 0%,#3d646c 100%);color:#fff}a{color:#b5573a}h1,h2{color:#2f4f56}.btn-secondary{background:#b5573a;color:#fff}.card{border:1px solid #ddd;padding:1em}',
    'media/templates/site/cassiopeia/images/joomla-favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="20" fill="#f9ae41"/></svg>',
  },
}
