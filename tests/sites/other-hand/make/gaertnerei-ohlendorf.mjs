// Nursery in Lower Saxony; TYPO3 with the news extension.
import * as d from './draw.mjs'
const { at, raw } = d
const O = '{{origin}}'
let c = 140
const F = '/fileadmin/user_upload'
const csm = (f) => `/fileadmin/_processed_/${f.charCodeAt(0).toString(16)[1]}/${f.charCodeAt(1).toString(16)[1]}/csm_${f.split('/').pop().replace('.jpg', '')}_${(f.length * 48271).toString(16)}.jpg`
const fig = (f, alt, w, h, cap = '') => `<div class="ce-gallery" data-ce-columns="1" data-ce-images="1"><div class="ce-row"><div class="ce-column"><figure class="image"><a href="${F}/${f}" data-description="" data-lightbox-width="${w}" data-lightbox-height="${h}" class="lightbox" rel="lightbox-group-${c}"><img class="image-embed-item" alt="${alt}" src="${csm(f)}" width="400" height="${Math.round((400 * h) / w)}" loading="lazy" /></a>${cap ? `<figcaption class="image-caption">${cap}</figcaption>` : ''}</figure></div></div></div>`
const big = (f, alt, w, h) => `<div class="ce-gallery ce-border"><figure class="image"><img class="image-embed-item" alt="${alt}" src="${F}/${f}" width="${w}" height="${h}" loading="lazy" /></figure></div>`
const ce = (head, html, type = 'textmedia', l = 2) => `\n<div id="c${++c}" class="frame frame-default frame-type-${type} frame-layout-0">${head ? `<header><h${l} class="">${head}</h${l}></header>` : ''}${html}</div>\n`
const txt = (html, g = '') => `<div class="ce-textpic ce-right ce-intext">${g}<div class="ce-bodytext">${html}</div></div>`
const nav = [['/', 'Start'], ['/sortiment/', 'Sortiment'], ['/grabpflege/', 'Grabpflege'], ['/aktuelles/', 'Aktuelles'], ['/tipps/', 'Tipps'], ['/ueber-uns/', 'Über uns'], ['/kontakt/', 'Kontakt']]
const page = (path, title, body, crumb = '') => `<!DOCTYPE html>
<html dir="ltr" lang="de-DE">
<head>

<meta charset="utf-8">
<!-- 
	This website is powered by TYPO3 - inspiring people to share!
	TYPO3 is a free open source Content Management Framework initially created by Kasper Skaarhoj and licensed under GNU/GPL.
-->

<title>${title}</title>
<meta http-equiv="x-ua-compatible" content="IE=edge" />
<meta name="generator" content="TYPO3 CMS" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="index,follow" />
<meta property="og:title" content="${title}" />
<link rel="stylesheet" href="/typo3temp/assets/compressed/merged-ohlendorf.css?1730900000" media="all">
<link rel="canonical" href="${O}${path}"/>
</head>
<body id="p${path.length * 7}" class="page-${path.length * 7} pagelevel-1 language-0 backendlayout-default layout-default">
<a class="sr-only sr-only-focusable" href="#page-content"><span>⟦t7|Zum Hauptinhalt springen⟧</span></a>
<header id="page-header" class="bp-page-header navbar navbar-mainnavigation"><div class="container"><a class="navbar-brand navbar-brand-image" title="Gärtnerei Ohlendorf" href="/"><img class="navbar-brand-logo-normal" src="/fileadmin/templates/logo-ohlendorf.svg" alt="Gärtnerei Ohlendorf" height="60" width="240"></a><nav aria-label="Hauptnavigation" id="mainnavigation"><ul class="nav navbar-nav">${nav.map(([u, t]) => `<li class="nav-item${u === path ? ' active' : ''}"><a id="nav-item-${t.length}-${u.length}" href="${u}" class="nav-link" title="${t}"><span class="nav-link-text">${t}</span></a></li>`).join('')}</ul></nav></div></header>
${crumb ? `<nav class="breadcrumb-section" aria-label="Brotkrümelnavigation"><div class="container"><p class="sr-only" id="breadcrumb">⟦t15|Sie sind hier:⟧</p><ol class="breadcrumb"><li class="breadcrumb-item"><a href="/">Start</a></li><li class="breadcrumb-item active" aria-current="page"><span>${crumb}</span></li></ol></div></nav>` : ''}
<main id="page-content" class="bp-page-content main-section">
<!--TYPO3SEARCH_begin-->
<div class="section section-default"><div class="container"><div class="section-row">
${body}
</div></div></div>
<!--TYPO3SEARCH_end-->
</main>
<footer id="page-footer" class="bp-page-footer"><section class="section footer-section footer-section-content"><div class="container"><div class="frame frame-type-text"><p>Gärtnerei Ohlendorf · Lachtehäuser Weg 9 · 29223 Celle-Altenhagen · Tel. <a href="tel:+495141000929">05141 000929</a></p></div></div></section><section class="footer-section-meta"><div class="container"><ul id="meta_menu" class="meta-menu"><li><a href="/impressum/" title="Impressum"><span>Impressum</span></a></li></ul><div class="footer-copyright"><p>© Gärtnerei Ohlendorf 2026</p></div><div class="footer-sociallinks"><ul class="sociallinks-list"><li class="sociallinks-item"><a class="sociallinks-link" href="https://www.instagram.com/gaertnerei.ohlendorf" title="Instagram" rel="noopener">Instagram</a></li></ul></div></div></section></footer>
<div id="cookieconsent"><span class="cookieconsent-message">⟦t6|Wir verwenden Cookies, um Ihnen die bestmögliche Nutzung unserer Webseite zu ermöglichen.⟧</span><button class="cc-btn">Alles klar</button></div>
</body>
</html>`
const news = (title, date, iso, html, url) => `<div class="article articletype-0 topnews" itemscope="itemscope" itemtype="http://schema.org/Article"><div class="header"><h3><span itemprop="headline">${url ? `<a title="${title}" href="${url}">${title}</a>` : title}</span></h3></div><div class="teaser-text"><div itemprop="description"><p>${html}</p></div>${url ? `<a class="more" title="${title}" href="${url}">Weiterlesen</a>` : ''}</div><div class="footer"><p><span class="news-list-date"><time itemprop="datePublished" datetime="${iso}">${date}</time></span></p></div></div>`
const detail = (title, date, iso, html) => `<div class="news news-single"><div class="article" itemscope="itemscope" itemtype="http://schema.org/Article"><div class="header"><h1 itemprop="headline">${title}</h1></div><div class="footer"><p><span class="news-list-date"><time itemprop="datePublished" datetime="${iso}">${date}</time></span></p></div><div class="news-text-wrap" itemprop="articleBody">${html}</div><div class="news-backlink-wrap"><a href="/aktuelles/">Zurück</a></div></div></div>`

const pages = {
  '/': page('/', 'Gärtnerei Ohlendorf – Celle-Altenhagen: Start', [
    ce('Willkommen unter Glas', txt('<p>⟦1|Auf 3.200 Quadratmetern unter Glas ziehen wir Beetpflanzen, Stauden und Weihnachtssterne, in Altenhagen bei Celle.⟧ Was bei uns steht, haben wir zum größten Teil selbst getopft.</p>', fig('gewaechshaus.jpg', 'Unser Gewächshaus', 1400, 788)), 'textmedia', 1),
    ce('Im Augenblick', txt('<p>⟦14|Gutschein zum Ausschneiden: 10 % auf alle Zimmerpflanzen, gültig bis 31.12.2026.⟧</p><p>⟦15|Vom 14. bis 19. Dezember bekommen Sie beim Kauf eines großen Weihnachtssterns einen kleinen dazu.⟧</p>')),
    ce('Für Büros und Praxen', txt('<p>⟦25|Wir bepflanzen und gießen die Gefäße in Büros und Praxen, ab 65 € im Monat, Ersatz inbegriffen.⟧</p>', fig('IMG_2034.jpg', 'IMG_2034', 900, 675))),
    ce('', `<div class="row gx"><div class="col-md-6"><p>⟦t1|Unser Grab hat noch nie so schön ausgesehen, meine Mutter wäre zufrieden.⟧</p><p>H. Brandes, Celle</p></div><div class="col-md-6"><p>⟦t1|„Man bekommt hier auch gesagt, was man lieber nicht kauft.“⟧</p><p>★★★★★</p></div></div>`, 'html'),
    ce('', '<p>⟦t10|„Die grünste Ecke der Südheide“, schrieb der Celler Bote im Mai 2025.⟧</p><p>⟦t11|Nirgends in Niedersachsen finden Sie schönere Weihnachtssterne!⟧</p><p>⟦t12|Seit über 110 Jahren Ihre Gärtnerei.⟧</p>', 'text'),
  ].join('')),
  '/sortiment/': page('/sortiment/', 'Sortiment – Gärtnerei Ohlendorf', [
    ce('Sortiment', txt('<p>⟦3|Christrosen haben wir von November bis Februar in fünf Sorten, die Pflanze zu 7,50 €.⟧ Sie vertragen zwölf Grad minus, aber keine nassen Füße.</p>', fig('christrosen.jpg', 'Christrosen', 1000, 750)), 'textmedia', 1),
    ce('Adventskränze', txt('<p>⟦4|Adventskränze binden wir aus Nordmanntanne und Buchs, mit Kerzen ab 28,00 €.⟧</p>', fig('adventskranz.jpg', '', 1200, 800))),
    ce('Kübel in Pension', txt('<p>⟦10|Wir überwintern Ihre Kübelpflanzen bis Ende März, für 35 € je Kübel bis 60 Zentimeter.⟧ Mit Abholung auf Wunsch.</p>')),
    ce('Balkonkästen', txt('<p>⟦9|Jedes Jahr im April bepflanzen wir Ihre mitgebrachten Kästen, Sie zahlen nur Pflanzen und Erde.⟧</p>', fig('tulpen-fruehjahr.jpg', 'Tulpen', 1000, 667))),
    ce('', `<ul class="ce-menu ce-menu-0"><li><a href="/sortiment/weihnachtssterne/">Weihnachtssterne</a></li><li><a href="/sortiment/christbaeume/">Christbäume</a></li></ul>`, 'menu_subpages'),
    ce('', '<p><small>⟦t4|Alle Preise inkl. gesetzl. MwSt., Abbildungen ähnlich, nur solange der Vorrat reicht.⟧</small></p>', 'text'),
  ].join(''), 'Sortiment'),
  '/sortiment/weihnachtssterne/': page('/sortiment/weihnachtssterne/', 'Weihnachtssterne – Gärtnerei Ohlendorf', [
    ce('Weihnachtssterne', txt('<p>⟦2|Unsere sechstausend Weihnachtssterne stehen seit August im eigenen Haus und gehen ohne Transportweg in den Verkauf.⟧ ⟦19|Gegen die Weiße Fliege setzen wir Schlupfwespen ein statt Spritzmittel.⟧</p>', fig('weihnachtssterne-haus2.jpg', 'Weihnachtssterne in Haus 2', 1400, 933)), 'textmedia', 1),
    ce('Preise', '<div class="table-responsive"><table class="table contenttable"><thead><tr><th>Topf</th><th>Preis</th></tr></thead><tbody><tr><td>9 cm</td><td>2<sup>,95</sup> €</td></tr><tr><td>13 cm</td><td>4<sup>,90</sup> €</td></tr><tr><td>17 cm, großer Stern</td><td>11<sup>,50</sup> €</td></tr></tbody></table></div>', 'table'),
    ce('Kann ich meinen Weihnachtsstern übersommern?', '<div class="accordion-body"><p>⟦26|Ja, schneiden Sie ihn im April zurück und stellen Sie ihn ab Mitte Mai halbschattig nach draußen.⟧</p></div>', 'accordion', 4),
  ].join(''), 'Weihnachtssterne'),
  '/sortiment/christbaeume/': page('/sortiment/christbaeume/', 'Christbäume – Gärtnerei Ohlendorf', [
    ce('Christbäume', txt('<p>⟦5|Vom 5. bis 23. Dezember verkaufen wir Nordmanntannen aus Eschede, frisch geschlagen, bis 1,75 Meter zu 34 €.⟧</p><p>⟦6|Auf Wunsch bringen wir Ihnen den Baum im Stadtgebiet für 8 €, bis in den Ständer.⟧</p>', fig('tannen-hof.jpg', 'DSC_1193', 1000, 750)), 'textmedia', 1),
    ce('', `<figure class="image"><img src="${F}/Fotolia_88214471_M.jpg" alt="Weihnachten Familie" width="1000" height="667"><figcaption>⟦t13|Foto: Fotolia⟧</figcaption></figure>`, 'image'),
  ].join(''), 'Christbäume'),
  '/grabpflege/': page('/grabpflege/', 'Grabpflege – Gärtnerei Ohlendorf', [
    ce('Grabpflege', txt('<p>⟦7|Die Dauergrabpflege für ein Einzelgrab beginnt bei 145 € im Jahr, mit drei Bepflanzungen.⟧ ⟦8|Wir arbeiten auf den Friedhöfen in Altenhagen, Lachtehausen und auf dem Waldfriedhof.⟧</p><p>Zum Totensonntag decken wir mit Tanne und Moos ab.</p>', fig('grabgesteck.jpg', 'Gesteck', 900, 900)), 'textmedia', 1),
    ce('', '<p>⟦t9|Verträge laufen fünf Jahre und verlängern sich, wenn sie nicht drei Monate vor Ablauf gekündigt werden.⟧</p>', 'text'),
  ].join(''), 'Grabpflege'),
  '/aktuelles/': page('/aktuelles/', 'Aktuelles – Gärtnerei Ohlendorf', ce('Aktuelles', `<div class="news"><div class="news-list-view">${news('Adventsausstellung', '09.11.2026', '2026-11-09', 'Ein Sonntag mit Punsch zwischen den Sternen.', '/aktuelles/detail/adventsausstellung/')}${news('Kranzbinden am Abend', '11.11.2026', '2026-11-11', 'Zwölf Plätze, zwölf Scheren.', '/aktuelles/detail/kranzbinden/')}${news('Strom vom Dach', '02.11.2026', '2026-11-02', '⟦30|Seit Oktober liefert das Dach der Packhalle den Strom für die Kühlung und die beiden Elektrokarren.⟧')}${news('Kürbisfest', '14.09.2026', '2026-09-14', '⟦t2|Am Samstag, 10. Oktober, feiern wir Kürbisfest mit Suppe und Schnitzen ab 13 Uhr.⟧')}${news('Herbstaktion', '01.09.2026', '2026-09-01', '⟦t3|Drei Heidekräuter zum Preis von zwei, gültig bis 31.10.2026.⟧')}${news('Abholfenster', '18.01.2021', '2021-01-18', '⟦t5|Der Verkaufsraum bleibt geschlossen, Bestellungen holen Sie bitte am Fenster ab.⟧')}</div></div>`, 'list', 1) + ce('', '<p>⟦13|Jedes Jahr am letzten Aprilwochenende öffnen wir alle Häuser und zeigen, wie getopft wird.⟧</p>', 'text'), 'Aktuelles'),
  '/aktuelles/detail/adventsausstellung/': page('/aktuelles/detail/adventsausstellung/', 'Adventsausstellung – Gärtnerei Ohlendorf', detail('Adventsausstellung', '09.11.2026', '2026-11-09', `<p>⟦11|Am Sonntag, 29. November, zeigen wir von 11 bis 17 Uhr Kränze, Gestecke und sechstausend Weihnachtssterne.⟧ ⟦11|Der Eintritt ist frei, der Punsch kommt vom Posaunenchor.⟧</p>${big('adventsausstellung-2025.jpg', '', 1200, 800)}`), 'Adventsausstellung'),
  '/aktuelles/detail/kranzbinden/': page('/aktuelles/detail/kranzbinden/', 'Kranzbinden am Abend – Gärtnerei Ohlendorf', detail('Kranzbinden am Abend', '11.11.2026', '2026-11-11', '<p>⟦12|Am Donnerstag, 3. Dezember, um 18.30 Uhr binden Sie mit Wiebke Ohlendorf Ihren eigenen Türkranz.⟧ ⟦12|Der Abend kostet 39 € mit Material und Suppe.⟧ Bringen Sie eine Gartenschere und alte Handschuhe mit.</p>'), 'Kranzbinden'),
  '/tipps/': page('/tipps/', 'Tipps – Gärtnerei Ohlendorf', [
    ce('Tipps', '<p>⟦28|Lassen Sie den Weihnachtsstern für den Heimweg einpacken: Zugluft unter zehn Grad kostet ihn die Blätter.⟧</p><p>⟦29|Sägen Sie vom Christbaum eine Scheibe ab und stellen Sie ihn einen Tag in den Eimer, bevor er ins Warme kommt.⟧</p>', 'text', 1),
    ce('Nehmen Sie Töpfe zurück?', '<p>⟦27|Ja, saubere Kunststofftöpfe nehmen wir jederzeit zurück und verwenden sie wieder.⟧</p>', 'text', 4),
    ce('', fig('kraeuter-toepfe.jpg', 'Kräuter', 1000, 750), 'image'),
  ].join(''), 'Tipps'),
  '/ueber-uns/': page('/ueber-uns/', 'Über uns – Gärtnerei Ohlendorf', [
    ce('Über uns', txt('<p>⟦22|Heinrich Ohlendorf hat die Gärtnerei 1928 mit zwei Frühbeetkästen begonnen; heute führt sie seine Urenkelin Wiebke.⟧ ⟦t8|Damals fuhr er das Gemüse mit dem Handwagen auf den Markt.⟧</p>', fig('wiebke-ohlendorf.jpg', 'Wiebke Ohlendorf', 800, 800)), 'textmedia', 1),
    ce('Menschen', '<p>⟦20|Wiebke Ohlendorf ist Gärtnermeisterin und züchtet nebenbei Lenzrosen.⟧</p><p>⟦21|Jannis, Geselle, kennt jede Heizleitung und jeden Frosch in Haus 3.⟧</p><p>⟦18|Seit 2022 topfen wir alles in torffreie Erde aus Rindenhumus und Holzfaser.⟧</p><p>⟦23|Die Landwirtschaftskammer hat uns 2024 als vorbildlichen Ausbildungsbetrieb ausgezeichnet.⟧</p>', 'text'),
    ce('', fig('jannis-haus3.jpg', '', 700, 875), 'image'),
  ].join(''), 'Über uns'),
  '/kontakt/': page('/kontakt/', 'Kontakt und Öffnungszeiten – Gärtnerei Ohlendorf', [
    ce('Öffnungszeiten', '<p>Montag bis Freitag 8.30 – 18.00 Uhr<br />Samstag 8.30 – 14.00 Uhr</p><p>⟦16|An den Adventssonntagen öffnen wir zusätzlich von 11 bis 15 Uhr, nur zum Verkauf, ohne Beratung am Baum.⟧</p><p>⟦17|Vom 27. Dezember bis 10. Januar haben wir Betriebsferien.⟧</p>', 'text', 1),
    ce('So finden Sie uns', txt('<p>⟦24|Sie finden uns am Lachtehäuser Weg 9 mit zwölf Parkplätzen; die Bushaltestelle Altenhagen Schule liegt gegenüber.⟧</p>', fig('hofeinfahrt.jpg', 'Hofeinfahrt', 1000, 667))),
  ].join(''), 'Kontakt'),
  '/impressum/': page('/impressum/', 'Impressum – Gärtnerei Ohlendorf', ce('Impressum', '<p>⟦t14|Angaben gemäß § 5 DDG: Gärtnerei Ohlendorf, Inhaberin Wiebke Ohlendorf, USt-IdNr. DE000000929.⟧</p><p>⟦t14|Für die Inhalte externer Links übernehmen wir keine Haftung.⟧ ⟦t14|Wir sind nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.⟧</p>', 'text', 1), 'Impressum'),
}
const S = (o, t) => [o, t]
const f = (name, w, h) => [[`${F}/${name}`, w, h], [csm(name), 400, Math.round((400 * h) / w)]]
const stars = (n, y, s, c0) => Array.from({ length: n }, (_, i) => at(130 + (i * 1000) / (n - 1), y + (i % 2) * 24, s, d.poinsettia(i % 4 === 3 ? '#e8b9b4' : c0))).join('')
const photos = [
  { files: f('gewaechshaus.jpg', 1400, 788), page: '/', shows: 'greenhouse from outside', beside: 1, scene: S({ sky: ['#a9c7d8', '#e9f1f1'], floor: '#86a162', floorY: 560, seed: 3 }, [at(560, 440, 1.5, d.greenhouse()), at(1080, 460, 0.8, d.tree())]) },
  { files: f('IMG_2034.jpg', 900, 675), page: '/', shows: 'office planters', beside: 25, scene: S({ sky: ['#d7dde0', '#f3f5f5'], floor: '#8c9296', floorY: 620, seed: 5 }, [at(880, 270, 1.1, d.windowpane()), at(300, 480, 1.4, d.herb('#3f7d42', '#4b565c')), at(620, 520, 1.1, d.herb('#6aa84f', '#4b565c'))]) },
  { files: f('christrosen.jpg', 1000, 750), page: '/sortiment/', shows: 'hellebores', beside: 3, scene: S({ sky: ['#8c9a92', '#c9d3cc'], floor: '#5b4a3c', floorY: 560, seed: 7 }, [at(330, 430, 1.2, d.hellebore()), at(640, 470, 1.3, d.hellebore('#f0e3ea')), at(950, 430, 1.1, d.hellebore('#e9efdd'))]) },
  { files: f('adventskranz.jpg', 1200, 800), page: '/sortiment/', shows: 'Advent wreath with candles', beside: 4, scene: S({ sky: ['#3a2b26', '#6d5245'], floor: '#8a6242', floorY: 430, seed: 9 }, [at(600, 200, 1, d.bokeh(9)), at(600, 480, 1.7, d.wreath())]) },
  { files: f('tulpen-fruehjahr.jpg', 1000, 667), page: '/sortiment/', shows: 'rows of tulips', beside: 9, scene: S({ sky: ['#9ccbe6', '#e5f3ee'], floor: '#6d8f4a', floorY: 600, seed: 11 }, [at(380, 470, 1.5, d.tulips()), at(900, 500, 1.5, d.tulips(['#f1b62b', '#f6f0e0', '#d93a4c']))]) },
  { files: f('weihnachtssterne-haus2.jpg', 1400, 933), page: '/sortiment/weihnachtssterne/', shows: 'poinsettias in the greenhouse', beside: 2, scene: S({ sky: ['#dbe7e2', '#f4f7f4'], floor: '#6f7a6c', floorY: 640, seed: 13 }, [raw.many(9, (i) => raw.li(`M${i * 150} 0L${600 + (i - 4) * 60} 260`, '#9fb0ab', 6)), stars(7, 300, 0.6, '#c4202f'), stars(6, 440, 0.85, '#b81c2c'), stars(5, 620, 1.15, '#d02637')]) },
  { files: f('tannen-hof.jpg', 1000, 750), page: '/sortiment/christbaeume/', shows: 'fir trees in the yard', beside: 5, scene: S({ sky: ['#c1cdd6', '#eef1f3'], floor: '#b9b4aa', floorY: 610, seed: 15 }, [at(240, 430, 1.1, d.fir()), at(520, 450, 1.2, d.fir('#244d30')), at(820, 440, 1.15, d.fir('#336b40')), at(1060, 460, 1, d.fir())]) },
  { files: f('grabgesteck.jpg', 900, 900), page: '/grabpflege/', shows: 'arrangement with fir and moss', beside: 7, scene: S({ sky: ['#6c746f', '#a5ada6'], floor: '#4d4a42', floorY: 520, seed: 17 }, [at(600, 450, 1.5, d.wreath('#38573c', '#d9d3c3', false))]) },
  { files: [[`${F}/adventsausstellung-2025.jpg`, 1200, 800]], page: '/aktuelles/detail/adventsausstellung/', shows: 'Advent show with wreaths and stars', beside: 11, scene: S({ sky: ['#231d2b', '#544352'], floor: '#5d4634', floorY: 560, seed: 19 }, [at(600, 180, 1, d.bokeh(19)), at(600, 500, 2.2, d.table('#7c5a3a', 430)), at(330, 400, 0.6, d.wreath()), at(640, 400, 0.6, d.poinsettia()), at(860, 400, 0.6, d.poinsettia('#e8b9b4')), at(1090, 420, 0.9, d.fir())]) },
  { files: f('kraeuter-toepfe.jpg', 1000, 750), page: '/tipps/', shows: 'herbs in pots', scene: S({ sky: ['#e7ead9', '#f8f9f1'], floor: '#b08d62', floorY: 560, seed: 21 }, [at(270, 440, 1.1, d.herb()), at(600, 470, 1.2, d.herb('#7fae5a', '#b4623c')), at(930, 440, 1.1, d.herb('#4a8a55', '#55605a'))]) },
  { files: f('wiebke-ohlendorf.jpg', 800, 800), page: '/ueber-uns/', shows: 'portrait of the master gardener', beside: 22, scene: S({ sky: ['#7fa36b', '#cfe0bd'], seed: 23 }, [at(600, 430, 1.7, d.person('#d9b26a', '#f0cbab', '#2E5E3E', '#8a6a48'))]) },
  { files: f('jannis-haus3.jpg', 700, 875), page: '/ueber-uns/', shows: 'gardener in the greenhouse', scene: S({ sky: ['#d6e8e4', '#eef6f2'], floor: '#6f8a5a', floorY: 620, seed: 25 }, [at(600, 420, 1.4, d.greenhouse()), at(600, 480, 1.2, d.person('#3b2a1e', '#e4b891', '#c2382f', '#2E5E3E'))]) },
  { files: f('hofeinfahrt.jpg', 1000, 667), page: '/kontakt/', shows: 'yard entrance', beside: 24, scene: S({ sky: ['#b5c9d6', '#e8eee8'], floor: '#a29c90', floorY: 560, seed: 27 }, [at(420, 420, 1.1, d.house('#a85f46', '#6d4a3a', '#2E5E3E')), at(980, 450, 0.7, d.greenhouse())]) },
  { own: false, files: [[`${F}/Fotolia_88214471_M.jpg`, 1000, 667]], scene: S({ sky: ['#7a1f24', '#c0504a'], floor: '#d9c3a4', floorY: 580, seed: 29 }, [at(300, 400, 1.1, d.fir()), at(640, 440, 1, d.person('#6a3a1a', '#f0c8a8', '#fff')), at(900, 440, 1, d.person('#c9a13a', '#f4d2b4', '#b33'))]) },
]
export const site = {
  prefix: 'go', platform: 'TYPO3', name: 'Gärtnerei Ohlendorf', city: 'Celle', timeZone: 'Europe/Berlin', language: 'de',
  summary: 'Familiengärtnerei in Celle-Altenhagen, die Weihnachtssterne, Stauden und Beetpflanzen selbst zieht, Kränze bindet und Gräber pflegt.',
  formality: 'formality', pronoun: 'firstPlural',
  hours: [{ days: [1, 2, 3, 4, 5], spans: ['08:30-18:00'] }, { days: [6], spans: ['08:30-14:00'] }],
  closings: [{ from: '2026-12-27', until: '2027-01-10', text: 'Vom 27. Dezember bis 10. Januar haben wir Betriebsferien.', page: '/kontakt/' }],
  socials: ['https://www.instagram.com/gaertnerei.ohlendorf'], colors: ['#2E5E3E', '#C2382F'], logo: '/fileadmin/templates/logo-ohlendorf.svg',
  pages, photos,
  facts: [
    [1, 'business', 'Gärtnerei Ohlendorf'],
    [2, 'product', 'Weihnachtssterne', { prices: [{ text: '2,95 €', cents: 295, currency: 'EUR' }, { text: '4,90 €', cents: 490, currency: 'EUR' }, { text: '11,50 €', cents: 1150, currency: 'EUR' }], keywords: ['Weihnachtssterne'] }],
    [3, 'product', 'Christrosen', { price: { text: '7,50 €', cents: 750, currency: 'EUR' }, keywords: ['Christrosen'] }],
    [4, 'product', 'Adventskränze', { price: { text: '28,00 €', cents: 2800, currency: 'EUR' }, keywords: ['Adventskränze'] }],
    [5, 'product', 'Nordmanntannen', { date: '2026-12-05', until: '2026-12-23', price: { text: '34 €', cents: 3400, currency: 'EUR' }, keywords: ['Nordmanntannen'] }],
    [6, 'service', 'Christbaum-Lieferung', { price: { text: '8 €', cents: 800, currency: 'EUR' }, keywords: ['Baum'] }],
    [7, 'service', 'Dauergrabpflege', { price: { text: '145 €', cents: 14500, currency: 'EUR' }, keywords: ['Grabpflege'.toLowerCase()] }],
    [8, 'place', 'Friedhöfe', { keywords: ['Friedhöfen'] }],
    [9, 'service', 'Balkonkästen im April', { keywords: ['Kästen'] }],
    [10, 'service', 'Kübel überwintern', { price: { text: '35 €', cents: 3500, currency: 'EUR' }, keywords: ['Kübel'] }],
    [11, 'event', 'Adventsausstellung', { date: '2026-11-29', until: '2026-11-29', time: '11:00', keywords: ['Adventsausstellung'] }],
    [12, 'event', 'Kranzbinden am Abend', { date: '2026-12-03', until: '2026-12-03', time: '18:30', price: { text: '39 €', cents: 3900, currency: 'EUR' }, keywords: ['kranz'] }],
    [13, 'event', 'Offene Häuser im April', { keywords: ['Aprilwochenende'] }],
    [14, 'offer', 'Gutschein Zimmerpflanzen', { until: '2026-12-31', keywords: ['Zimmerpflanzen'] }],
    [15, 'offer', 'Kleiner Stern zum großen', { date: '2026-12-14', until: '2026-12-19', keywords: ['Weihnachtsstern'] }],
    [16, 'hours', 'Adventssonntage', { keywords: ['Adventssonntagen'] }],
    [17, 'hours', 'Betriebsferien', { until: '2027-01-10', keywords: ['Betriebsferien'] }],
    [18, 'method', 'Torffreie Erde', { keywords: ['torffreie'] }],
    [19, 'method', 'Schlupfwespen', { keywords: ['Schlupfwespen'] }],
    [20, 'person', 'Wiebke Ohlendorf', { keywords: ['Wiebke'] }],
    [21, 'person', 'Jannis', { keywords: ['Jannis'] }],
    [22, 'history', 'Seit 1928', { keywords: ['1928'] }],
    [23, 'award', 'Vorbildlicher Ausbildungsbetrieb', { keywords: ['Ausbildungsbetrieb'] }],
    [24, 'place', 'Lachtehäuser Weg 9', { keywords: ['Lachtehäuser Weg'] }],
    [25, 'service', 'Büros und Praxen', { price: { text: '65 €', cents: 6500, currency: 'EUR' }, keywords: ['Büros'] }],
    [26, 'question', 'Übersommern', { question: 'Kann ich meinen Weihnachtsstern übersommern?', keywords: ['April'] }],
    [27, 'question', 'Töpfe zurück', { question: 'Nehmen Sie Töpfe zurück?', keywords: ['töpfe'] }],
    [28, 'advice', 'Weihnachtsstern einpacken', { keywords: ['Weihnachtsstern'] }],
    [29, 'advice', 'Christbaum in den Eimer', { keywords: ['Christbaum'] }],
    [30, 'news', 'Strom vom Dach', { keywords: ['Dach'] }],
  ],
  traps: [[1, 'testimonial'], [2, 'past'], [3, 'ended'], [4, 'smallPrint'], [5, 'past'], [6, 'cookie'], [7, 'menu'], [8, 'history'], [9, 'smallPrint'], [10, 'press'], [11, 'opinion'], [12, 'contradiction'], [13, 'stockPhoto'], [14, 'legal'], [15, 'menu']],
  files: {
    'robots.txt': `User-agent: *\nDisallow: /typo3/\nDisallow: /typo3conf/\nAllow: /typo3temp/\nSitemap: ${O}/sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet type="text/xsl" href="/typo3temp/assets/sitemap.xsl"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${Object.keys(pages).filter((p) => !p.includes('detail')).map((p) => `\n<url><loc>${O}${p}</loc><lastmod>2026-11-11T10:02:33+01:00</lastmod><priority>0.5</priority></url>`).join('')}\n</urlset>\n`,
    'typo3temp/assets/sitemap.xsl': '<?xml version="1.0"?><xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>',
    'typo3temp/assets/compressed/merged-ohlendorf.css': 'body{font-family:"Source Sans Pro",Helvetica,sans-serif;color:#333;background:#fff}.navbar-mainnavigation{background:#2e5e3e}.nav-link{color:#fff}h1,h2,h3{color:#2e5e3e}a{color:#c2382f}.btn-primary{background-color:#c2382f;border-color:#c2382f}.footer-section-content{background:#2e5e3e;color:#fff}.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}.ce-right .ce-gallery{float:right}',
    'fileadmin/templates/logo-ohlendorf.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60" viewBox="0 0 240 60"><path d="M30 54V24C14 24 8 12 8 4c14 0 22 8 22 20C30 12 38 4 52 4c0 10-8 20-22 20" fill="none" stroke="#C2382F" stroke-width="5"/><text x="64" y="26" font-family="sans-serif" font-size="13" letter-spacing="2" fill="#fff">GÄRTNEREI</text><text x="64" y="48" font-family="sans-serif" font-weight="700" font-size="22" fill="#fff">Ohlendorf</text></svg>',
  },
}
