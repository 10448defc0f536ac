// Village bakery; WordPress with Elementor and the Astra theme.
import * as d from './draw.mjs'
const { at, raw } = d
const O = '{{origin}}'
const U = `${O}/wp-content/uploads`

let n = 4100
const id = () => (n++ * 7919).toString(16).slice(-7)
const sec = (html, style = '') => { const i = id(); return `<section class="elementor-section elementor-top-section elementor-element elementor-element-${i} elementor-section-boxed elementor-section-height-default" data-id="${i}" data-element_type="section"${style ? ` data-settings="{&quot;background_background&quot;:&quot;classic&quot;}" style="${style}"` : ''}><div class="elementor-container elementor-column-gap-default">${html}</div></section>` }
const col = (html, w = 100) => { const i = id(); return `<div class="elementor-column elementor-col-${w} elementor-top-column elementor-element elementor-element-${i}" data-id="${i}" data-element_type="column"><div class="elementor-widget-wrap elementor-element-populated">${html}</div></div>` }
const wid = (type, html) => { const i = id(); return `<div class="elementor-element elementor-element-${i} elementor-widget elementor-widget-${type}" data-id="${i}" data-element_type="widget" data-widget_type="${type}.default"><div class="elementor-widget-container">${html}</div></div>` }
const h = (t, l = 2) => wid('heading', `<h${l} class="elementor-heading-title elementor-size-default">${t}</h${l}>`)
const p = (html) => wid('text-editor', html)
const img = (name, alt, w = 1200, hh = 800, cap = '') => {
  const m = name.replace('.jpg', '')
  return wid('image', `${cap ? '<figure class="wp-caption">' : ''}<img decoding="async" loading="lazy" width="${w}" height="${hh}" src="${U}/${m}-768x512.jpg" class="attachment-large size-large wp-image-${n}" alt="${alt}" srcset="${U}/${m}-768x512.jpg 768w, ${U}/${m}-300x200.jpg 300w, ${U}/${name} ${w}w" sizes="(max-width: 768px) 100vw, 768px" />${cap ? `<figcaption class="widget-image-caption wp-caption-text">${cap}</figcaption></figure>` : ''}`)
}
const one = (name, alt, w, hh) => wid('image', `<img decoding="async" width="${w}" height="${hh}" src="${U}/${name}" class="attachment-full size-full" alt="${alt}" />`)
const nav = [['/', 'Accueil'], ['/nos-pains/', 'Nos pains'], ['/patisseries/', 'Pâtisseries'], ['/noel-et-fetes/', 'Noël et fêtes'], ['/agenda/', 'Agenda'], ['/la-maison/', 'La maison'], ['/infos-pratiques/', 'Infos pratiques']]
const page = (path, title, desc, body, kind = 'page') => `<!DOCTYPE html>
<html lang="fr-FR">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="profile" href="https://gmpg.org/xfn/11">
<title>${title}</title>
<meta name="description" content="${desc}" />
<link rel="canonical" href="${O}${path}" />
<meta property="og:locale" content="fr_FR" />
<meta property="og:title" content="${title}" />
<meta property="og:site_name" content="Boulangerie Grandclaude" />
<meta property="og:image" content="${U}/2023/03/cropped-devanture.jpg" />
<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"${O}${path}","url":"${O}${path}","name":"${title}","isPartOf":{"@id":"${O}/#website"},"datePublished":"2019-04-12T08:11:40+00:00","inLanguage":"fr-FR"},{"@type":"WebSite","@id":"${O}/#website","url":"${O}/","name":"Boulangerie Grandclaude","description":"Un site utilisant WordPress","inLanguage":"fr-FR"}]}</script>
<link rel='stylesheet' id='astra-theme-css-css' href='${O}/wp-content/themes/astra/assets/css/main.min.css?ver=4.6.8' media='all' />
<link rel='stylesheet' id='elementor-post-8-css' href='${O}/wp-content/uploads/elementor/css/post-8.css?ver=1731660000' media='all' />
<meta name="generator" content="Elementor 3.20.1; features: additional_custom_breakpoints; settings: css_print_method-external" />
<meta name="generator" content="WordPress 6.5.2" />
<link rel="icon" href="${U}/2023/03/cropped-favicon-150x150.jpg" sizes="32x32" />
</head>
<body class="${kind}-template-default ${kind} wp-custom-logo ast-desktop ast-separate-container elementor-default elementor-kit-8">
<a class="skip-link screen-reader-text" href="#content" title="Aller au contenu">⟦t12|Aller au contenu⟧</a>
<div class="hfeed site" id="page">
<header class="site-header header-main-layout-1 ast-primary-menu-enabled" id="masthead" itemtype="https://schema.org/WPHeader" itemscope="itemscope">
<div class="ast-container"><div class="site-branding"><a href="${O}/" class="custom-logo-link" rel="home"><img width="240" height="84" src="${U}/2023/03/logo-grandclaude.svg" class="custom-logo" alt="Boulangerie Grandclaude" /></a></div>
<nav class="site-navigation" id="primary-site-navigation" aria-label="Navigation du site"><ul id="ast-hf-menu-1" class="main-header-menu ast-nav-menu">${nav.map(([u, t], i) => `<li class="menu-item menu-item-type-post_type menu-item-object-page menu-item-${40 + i}${u === path ? ' current-menu-item' : ''}"><a href="${O}${u}" class="menu-link">${t}</a></li>`).join('')}</ul></nav></div></header>
<div id="content" class="site-content"><div class="ast-container"><main id="main" class="site-main"><div data-elementor-type="wp-page" data-elementor-id="${n}" class="elementor elementor-${n}">
${body}
</div></main></div></div>
<footer class="site-footer" id="colophon" itemtype="https://schema.org/WPFooter" itemscope="itemscope"><div class="ast-builder-grid-row"><aside class="footer-widget-area" data-section="sidebar-widgets-footer-widget-1"><section class="widget widget_block"><p>Boulangerie-pâtisserie Grandclaude<br>7 Grande Rue<br>88340 Le Val-d’Ajol</p></section></aside><aside class="footer-widget-area"><section class="widget widget_block"><p><a href="tel:+33329000147">03 29 00 01 47</a></p><ul class="wp-block-social-links"><li class="wp-social-link wp-social-link-facebook"><a href="https://www.facebook.com/fournilgrandclaude" class="wp-block-social-link-anchor"><span class="screen-reader-text">Facebook</span></a></li></ul></section></aside><aside class="footer-widget-area"><section class="widget widget_nav_menu"><ul><li><a href="${O}/actualites/">Actualités</a></li><li><a href="${O}/mentions-legales/">Mentions légales</a></li></ul></section></aside></div>
<div class="site-below-footer-wrap"><p>Copyright © 2026 Boulangerie Grandclaude | Propulsé par <a href="https://wpastra.com/" rel="nofollow noopener" target="_blank">Thème WordPress Astra</a></p></div></footer>
</div>
<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden banner-1" role="dialog" data-nosnippet="true"><div class="cmplz-header"><div class="cmplz-title">Gérer le consentement</div></div><div class="cmplz-body"><div class="cmplz-message">⟦t7|Pour offrir les meilleures expériences, nous utilisons des technologies telles que les cookies pour stocker et/ou accéder aux informations des appareils.⟧</div></div><div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">Accepter</button><button class="cmplz-btn cmplz-deny">Refuser</button></div></div></div>
<script src="${O}/wp-includes/js/site.min.js?ver=6.5.2" id="astra-js-js"></script>
</body>
</html>
`

const review = (t, who, when) => `<div class="ti-review-item source-Google" data-id="cfcd208495d565ef66e7dff9f98764da"><div class="ti-inner"><div class="ti-review-header"><div class="ti-profile-details"><div class="ti-name">${who}</div><div class="ti-date">${when}</div></div></div><span class="ti-stars"><span class="ti-star f"></span><span class="ti-star f"></span><span class="ti-star f"></span><span class="ti-star f"></span><span class="ti-star f"></span></span><div class="ti-review-text-container ti-review-content">${t}</div></div></div>`
const price = (t) => `<span class="elementor-price-list-price">${t}</span>`
const item = (name, pr, desc) => `<li class="elementor-price-list-item"><div class="elementor-price-list-text"><div class="elementor-price-list-header"><span class="elementor-price-list-title">${name}</span><span class="elementor-price-list-separator"></span>${price(pr)}</div><p class="elementor-price-list-description">${desc}</p></div></li>`
const ev = (url, title, when, text) => `<article class="elementor-post elementor-grid-item post type-post status-publish format-standard"><div class="elementor-post__text"><h3 class="elementor-post__title"><a href="${O}${url}">${title}</a></h3><div class="elementor-post__meta-data"><span class="elementor-post-date">${when}</span></div><div class="elementor-post__excerpt"><p>${text}</p></div><a class="elementor-post__read-more" href="${O}${url}" tabindex="-1">Lire la suite »</a></div></article>`

const pages = {
  '/': page('/', 'Boulangerie-pâtisserie Grandclaude – Le Val-d’Ajol (Vosges)', 'Pain au levain, pâtisserie et brimbelles au Val-d’Ajol.', [
    sec(col(h('Du pain qui prend son temps', 1) + p('<p>⟦1|Au Val-d’Ajol, nous faisons du pain au levain et de la pâtisserie maison six jours sur sept.⟧ Le fournil est derrière la boutique : quand la porte est ouverte, on nous voit pétrir.</p>') + wid('button', `<div class="elementor-button-wrapper"><a class="elementor-button elementor-button-link elementor-size-sm" href="${O}/noel-et-fetes/"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">⟦t14|Je découvre les bûches⟧</span></span></a></div>`), 50) + col(img('2023/03/devanture.jpg', 'Devanture de la boulangerie Grandclaude, Grande Rue'), 50), `background-color:#F6EEDF;`),
    sec(col(h('Cette semaine au fournil') + p('<p>⟦13|Les bonshommes de Saint-Nicolas sont en boutique du 28&nbsp;novembre au 6&nbsp;décembre, nature ou aux pépites de chocolat, à 2,20&nbsp;€ pièce.⟧</p><p>⟦24|Le pain de la veille est vendu à moitié prix dans le panier, près de la caisse.⟧ Premier arrivé, premier servi.</p>') , 66) + col(one('2024/12/IMG_2034.jpg', 'IMG_2034', 900, 675), 33)),
    sec(col(h('Le fourgon passe chez vous', 3) + p('<p>⟦23|Le mardi et le vendredi matin, notre fourgon fait la tournée de Faymont et de Hamanxard, avec arrêt au lavoir vers 9&nbsp;h&nbsp;30.⟧ Un coup de klaxon, deux si c’est Jérôme qui conduit.</p>'), 50) + col(h('Pour vos matinées', 3) + p('<p>⟦25|Pour les mairies, les associations et les entreprises, nous préparons des plateaux de 40 mini-viennoiseries à partir de 42&nbsp;€.⟧ ⟦25|Il suffit d’appeler l’avant-veille.⟧</p>'), 50)),
    sec(col(h('Ce que vous en dites') + wid('shortcode', `<div class="ti-widget ti-goog" data-layout-id="5"><div class="ti-rating-text"><strong class="ti-rating">EXCELLENT</strong> Basée sur <strong>87 avis</strong></div>${review('⟦t1|Pain incroyable, on fait 25 km exprès depuis Remiremont !⟧ ⟦t1|Mention spéciale pour la tourte de seigle.⟧', 'Mireille T.', 'il y a 2 mois')}${review('⟦t1|Accueil un peu rapide le dimanche mais quelles brioches.⟧', 'kevin_88', 'il y a 5 mois')}</div>`) + p('<blockquote><p>⟦t8|«&nbsp;Le meilleur pain des Hautes-Vosges se cache derrière une porte bleue.&nbsp;»⟧</p><cite>L’Écho des Hautes-Vosges</cite></blockquote>'))),
    sec(col(wid('form', `<form class="elementor-form" method="post" name="Lettre du fournil"><div class="elementor-field-group"><label for="form-field-email">⟦t15|Inscrivez-vous à la lettre du fournil⟧</label><input size="1" type="email" name="form_fields[email]" id="form-field-email" placeholder="Votre e-mail" required></div><button type="submit" class="elementor-button"><span>S’inscrire</span></button></form>`))),
  ].join('\n')),
  '/nos-pains/': page('/nos-pains/', 'Nos pains au levain – Boulangerie Grandclaude', 'Pain du Val, tourte de seigle, baguette de tradition.', [
    sec(col(h('Nos pains', 1) + p('<p>⟦14|Notre levain de seigle est rafraîchi chaque soir à 20&nbsp;h, dimanche compris.⟧ ⟦15|La farine vient du moulin Jacquot, à Saint-Amé, qui écrase des blés de la plaine des Vosges.⟧ Le sel est de Lorraine, l’eau du robinet – elle descend de la montagne, elle est très bien.</p>'))),
    sec(col(wid('price-list', `<ul class="elementor-price-list">${item('Pain du Val', '5,60&nbsp;€', '⟦2|Le pain du Val pèse un kilo, fermente vingt heures et cuit sur sole : il se garde cinq jours.⟧')}${item('Baguette de tradition', '1,35&nbsp;€', '⟦3|La baguette de tradition est pétrie la veille et ne contient que de la farine, de l’eau, du sel et un soupçon de levure.⟧')}${item('Tourte de seigle', '6,20&nbsp;€', '⟦4|La tourte de seigle, cent pour cent seigle, sort du four le mercredi et le samedi seulement.⟧')}</ul>`), 60) + col(img('2023/03/pain-du-val.jpg', 'Le pain du Val sur la grille') + one('2021/05/AdobeStock_214588103-1024x683.jpg', 'boulanger farine', 1024, 683) + p('<p><small>⟦t10|Photo non contractuelle – © AdobeStock⟧</small></p>'), 40)),
    sec(col(h('Le garder', 3) + p('<p>⟦28|Pour garder un pain au levain, rangez-le dans un torchon sec, la tranche posée contre la planche, et jamais au réfrigérateur.⟧ ⟦28|Au quatrième jour, deux minutes de grille-pain et il est comme neuf.⟧</p>') + h('Faites-vous du pain sans gluten ?', 3) + p('<p>⟦27|Non : la farine de blé vole partout dans notre fournil, et nous ne pouvons rien garantir aux personnes cœliaques.⟧</p>') + p('<p><em>⟦t11|Les meilleures baguettes de tout le Grand Est, foi de boulanger !⟧</em></p>'), 60) + col(img('2023/03/tourte-seigle-mie.jpg', ''), 40)),
  ].join('\n')),
  '/patisseries/': page('/patisseries/', 'Pâtisseries – Boulangerie Grandclaude', 'Tarte aux brimbelles, kugelhopf, brioches.', [
    sec(col(h('Pâtisseries', 1) + p('<p>Ici on dit brimbelle, pas myrtille. Et on les aime sans crème.</p>'))),
    sec(col(img('2023/07/tarte-brimbelles.jpg', 'Tarte aux brimbelles'), 50) + col(h('Tarte aux brimbelles', 3) + p('<p>⟦6|La tarte aux brimbelles revient chaque année de juillet à septembre, avec des fruits cueillis au peigne au-dessus de Girmont.⟧ ⟦6|La part est à 3,40&nbsp;€ et la tarte entière à 21&nbsp;€.⟧</p>') + h('Kugelhopf au kirsch', 3) + p('<p>⟦5|Le kugelhopf se fait toute l’année avec des raisins macérés au kirsch de Fougerolles.⟧ Comptez <strong>14€<sup>50</sup></strong> pour six personnes.</p>'), 50)),
    sec(col(one('2023/07/DSC_0871.jpg', 'kugelhopf boulangerie pâtisserie Val d’Ajol Vosges pas cher', 1000, 667), 50) + col(one('2022/02/vitrine-patisserie.jpg', 'La vitrine du samedi', 1000, 750), 50)),
  ].join('\n')),
  '/noel-et-fetes/': page('/noel-et-fetes/', 'Bûches de Noël et galettes 2026-2027 – Boulangerie Grandclaude', 'Commandez votre bûche avant le 20 décembre.', [
    sec(col(h('Noël et les Rois', 1) + p('<p>⟦9|Les bûches se commandent au comptoir ou par téléphone jusqu’au dimanche 20&nbsp;décembre.⟧ ⟦9|Elles se retirent le 24, de 7&nbsp;h à 17&nbsp;h.⟧</p>') + p('<p><small>⟦t9|Un acompte de 30&nbsp;% est demandé à la commande ; il n’est pas rendu en cas d’annulation moins de 72 heures avant le retrait.⟧</small></p>'))),
    sec(col(img('2024/11/buche-brimbelle.jpg', 'Bûche Brimbelle', 1200, 800, 'La Brimbelle, essai du mois d’octobre') + h('Bûche Brimbelle', 3) + p('<p>⟦7|La Brimbelle : biscuit amande, mousse au fromage blanc et cœur de brimbelles de l’été.⟧</p><table class="tarifs"><thead><tr><th></th><th>4 pers.</th><th>6 pers.</th><th>8 pers.</th></tr></thead><tbody><tr><td>Brimbelle</td><td>24&nbsp;€</td><td>34&nbsp;€</td><td>44&nbsp;€</td></tr><tr><td>Cerisier noir</td><td>26&nbsp;€</td><td>37&nbsp;€</td><td>48&nbsp;€</td></tr></tbody></table>'), 50) + col(img('2024/11/buche-cerisier-noir.jpg', 'buche-cerisier-noir') + h('Bûche Cerisier noir', 3) + p('<p>⟦8|Le Cerisier noir : chocolat noir à 70&nbsp;%, griottes et kirsch de Fougerolles, sans farine.⟧</p>'), 50)),
    sec(col(h('Galettes des Rois') + p('<p>⟦12|Les galettes des Rois sont en boutique du 2 au 31&nbsp;janvier, à la frangipane ou à la pomme, à partir de 16&nbsp;€ pour quatre.⟧ Les fèves 2027 sont des animaux de la ferme, peints à la main.</p>'), 60) + col(one('2024/01/galette-frangipane.jpg', 'Galette', 1000, 667), 40), 'background-color:#F6EEDF;'),
  ].join('\n')),
  '/agenda/': page('/agenda/', 'Agenda – Boulangerie Grandclaude', 'Les rendez-vous du fournil.', [
    sec(col(h('Agenda', 1) + wid('posts', `<div class="elementor-posts-container elementor-posts elementor-posts--skin-classic elementor-grid">${ev('/agenda/saint-nicolas-au-fournil/', 'Saint Nicolas au fournil', '14 novembre 2026', 'Il revient avec sa hotte et le Père Fouettard reste dehors.')}${ev('/agenda/atelier-pain-d-epices/', 'Atelier pain d’épices', '18 novembre 2026', 'Huit enfants, huit tabliers, un four.')}<article class="elementor-post elementor-grid-item post"><div class="elementor-post__text"><h3 class="elementor-post__title">Fête de la brimbelle</h3><div class="elementor-post__meta-data"><span class="elementor-post-date">2 juillet 2026</span></div><div class="elementor-post__excerpt"><p>⟦t2|Dimanche 19&nbsp;juillet, retrouvez-nous sous la halle pour le concours de tartes, inscriptions jusqu’à 9&nbsp;h.⟧</p></div></div></article></div>`))),
  ].join('\n')),
  '/agenda/saint-nicolas-au-fournil/': page('/agenda/saint-nicolas-au-fournil/', 'Saint Nicolas au fournil – Boulangerie Grandclaude', '', [
    sec(col(wid('theme-post-title', '<h1 class="elementor-heading-title elementor-size-default">Saint Nicolas au fournil</h1>') + wid('post-info', '<ul class="elementor-inline-items elementor-icon-list-items elementor-post-info"><li class="elementor-icon-list-item" itemprop="datePublished"><span class="elementor-icon-list-text">14 novembre 2026</span></li><li><span class="elementor-icon-list-text">Élodie</span></li></ul>') + p('<p>⟦10|Dimanche 6&nbsp;décembre, de 10&nbsp;h à 12&nbsp;h, saint Nicolas distribue des bonshommes de pâte aux enfants devant la boutique.⟧ ⟦10|L’harmonie du Val-d’Ajol joue à 11&nbsp;h.⟧ Pas d’inscription, venez couverts.</p>') + one('2025/11/saint-nicolas-2025.jpg', 'Des bonshommes de Saint-Nicolas à la sortie du four', 1000, 667))),
  ].join('\n'), 'post'),
  '/agenda/atelier-pain-d-epices/': page('/agenda/atelier-pain-d-epices/', 'Atelier pain d’épices – Boulangerie Grandclaude', '', [
    sec(col(wid('theme-post-title', '<h1 class="elementor-heading-title elementor-size-default">Atelier pain d’épices</h1>') + wid('post-info', '<ul class="elementor-inline-items"><li itemprop="datePublished"><span>18 novembre 2026</span></li></ul>') + p('<p>⟦11|Le mercredi 16&nbsp;décembre, de 14&nbsp;h à 16&nbsp;h&nbsp;30, les enfants de 6 à 11 ans cuisent et décorent leur maison en pain d’épices au fournil.⟧ ⟦11|L’atelier coûte 18&nbsp;€, goûter compris, et se limite à huit places.⟧ Inscription à la boutique.</p>'))),
  ].join('\n'), 'post'),
  '/actualites/': page('/actualites/', 'Actualités – Boulangerie Grandclaude', '', [
    sec(col(h('Actualités', 1) + wid('posts', `<div class="elementor-posts-container elementor-posts">${ev('/actualites/distributeur/', 'Un distributeur place de la Mairie', '9 novembre 2026', 'Vous nous le demandiez depuis longtemps pour le lundi.')}<article class="elementor-post post"><div class="elementor-post__text"><h3 class="elementor-post__title">Trois achetées, une offerte</h3><div class="elementor-post__meta-data"><span class="elementor-post-date">5 octobre 2026</span></div><div class="elementor-post__excerpt"><p>⟦t3|Jusqu’au 31&nbsp;octobre, pour trois baguettes de tradition achetées, la quatrième est offerte.⟧</p></div></div></article><article class="elementor-post post"><div class="elementor-post__text"><h3 class="elementor-post__title">Congés d’été</h3><div class="elementor-post__meta-data"><span class="elementor-post-date">20 juillet 2026</span></div><div class="elementor-post__excerpt"><p>⟦t5|La boulangerie est fermée du 3 au 24&nbsp;août 2026.⟧ ⟦t5|Dépôt de pain à l’épicerie Vichard pendant ce temps.⟧</p></div></div></article><article class="elementor-post post"><div class="elementor-post__text"><h3 class="elementor-post__title">Le confinement et nous</h3><div class="elementor-post__meta-data"><span class="elementor-post-date">2 avril 2020</span></div><div class="elementor-post__excerpt"><p>⟦t4|Nous livrons le pain devant votre porte tous les matins, masques et gants de rigueur.⟧ ⟦t4|La baguette de tradition reste à 1,05&nbsp;€.⟧ ⟦t13|Ouverte depuis 1961, la maison n’avait jamais connu ça.⟧</p></div></div></article></div>`))),
  ].join('\n')),
  '/actualites/distributeur/': page('/actualites/distributeur/', 'Un distributeur place de la Mairie – Boulangerie Grandclaude', '', [
    sec(col(wid('theme-post-title', '<h1 class="elementor-heading-title">Un distributeur place de la Mairie</h1>') + wid('post-info', '<ul class="elementor-inline-items"><li itemprop="datePublished"><span>9 novembre 2026</span></li></ul>') + p('<p>⟦29|Depuis le 3&nbsp;novembre, un distributeur garde trente baguettes au chaud place de la Mairie, y compris le lundi.⟧ ⟦29|Il prend la carte et les pièces.⟧ Les enfants de l’école lui ont déjà donné un nom : Gaston.</p>') + one('2026/11/20261103_071512.jpg', '', 900, 1200))),
  ].join('\n'), 'post'),
  '/la-maison/': page('/la-maison/', 'La maison et l’équipe – Boulangerie Grandclaude', '', [
    sec(col(h('La maison', 1) + p('<p>⟦16|Marcel Grandclaude a allumé le four de la Grande Rue en 1958 ; son petit-fils Jérôme l’a repris en 2014 avec Élodie.⟧ Le vieux pétrin à bras sert maintenant de présentoir à bonbons.</p>'), 60) + col(one('2023/03/four-ancien.jpg', 'Le four à sole du fournil', 1000, 667), 40)),
    sec(col(one('2023/03/jerome.jpg', 'Jérôme', 600, 600) + h('Jérôme', 3) + p('<p>⟦17|Jérôme, boulanger, se lève à 1&nbsp;h&nbsp;45 et tient le four depuis ses 16 ans.⟧</p>'), 33) + col(one('2023/03/elodie.jpg', 'Élodie', 600, 600) + h('Élodie', 3) + p('<p>⟦18|Élodie, pâtissière formée à Nancy, dessine une bûche nouvelle chaque automne.⟧</p>'), 33) + col(h('Lucas', 3) + p('<p>⟦19|Lucas est apprenti en deuxième année de CAP et façonne les baguettes du samedi.⟧</p>'), 33)),
    sec(col(h('Une médaille au mur') + p('<p>⟦20|En mai 2026, notre baguette de tradition a reçu le deuxième prix du concours départemental des Vosges.⟧ Le premier nous échappe depuis trois ans. On recommence l’an prochain.</p>'))),
  ].join('\n')),
  '/infos-pratiques/': page('/infos-pratiques/', 'Horaires et accès – Boulangerie Grandclaude', '', [
    sec(col(h('Infos pratiques', 1) + h('Horaires', 3) + p('<p>Du mardi au samedi&nbsp;: 6&nbsp;h&nbsp;30 – 12&nbsp;h&nbsp;30 et 15&nbsp;h – 19&nbsp;h<br>Dimanche&nbsp;: 6&nbsp;h&nbsp;30 – 12&nbsp;h&nbsp;30, et après il n’y a plus rien de toute façon</p><p>⟦22|Nous sommes fermés le lundi, jours fériés compris.⟧</p>') + h('Congés', 3) + p('<p>⟦26|Nous prenons nos congés d’hiver du lundi 11 au lundi 18&nbsp;janvier 2027 inclus.⟧ ⟦30|Chaque été, la boulangerie ferme trois semaines en août.⟧ Le 1<sup>er</sup>&nbsp;janvier, nous dormons.</p>'), 50) + col(h('Nous trouver', 3) + p('<p>⟦21|La boutique est au 7 Grande Rue, à côté de la fontaine, avec deux places de stationnement de dix minutes.⟧<br>Téléphone&nbsp;: 03 29 00 01 47</p>') + wid('google_maps', '<div class="elementor-custom-embed"><iframe loading="lazy" src="about:blank" title="Le Val-d’Ajol" aria-label="Le Val-d’Ajol"></iframe></div>'), 50)),
  ].join('\n')),
  '/mentions-legales/': page('/mentions-legales/', 'Mentions légales – Boulangerie Grandclaude', '', [
    sec(col(h('Mentions légales', 1) + p('<p>⟦t6|SARL Grandclaude Frères au capital de 8 000 €, SIRET 000 147 258 00019, RCS Épinal.⟧ ⟦t6|TVA intracommunautaire FR00 000147258.⟧</p><p>⟦t6|Directeur de la publication : Jérôme Grandclaude.⟧ Hébergement : Hébergeur du Massif SAS, Épinal.</p>'))),
  ].join('\n')),
}

const S = (o, t) => [o, t]
const v = (name, w = 1200, hh = 800) => [[`/wp-content/uploads/${name}`, w, hh], [`/wp-content/uploads/${name.replace('.jpg', '-768x512.jpg')}`, 768, 512], [`/wp-content/uploads/${name.replace('.jpg', '-300x200.jpg')}`, 300, 200]]
const photos = [
  { files: v('2023/03/devanture.jpg'), page: '/', shows: 'shopfront of the bakery', scene: S({ sky: ['#9fb4c4', '#dfe6ea'], floor: '#8d8a86', floorY: 620, seed: 3 }, [at(600, 420, 1.25, d.shopfront('#dccfae', '#2f4d73', '#b33a3a', 'GRANDCLAUDE')), at(1080, 500, 0.9, d.tree('#5d7a4a'))]) },
  { files: [['/wp-content/uploads/2024/12/IMG_2034.jpg', 900, 675]], page: '/', shows: 'Saint Nicholas dough men', beside: 13, scene: S({ sky: ['#6b4a33', '#a47a55'], floor: '#c9a87c', floorY: 380, seed: 5 }, [at(300, 460, 1.2, d.bonhomme(), -8), at(640, 430, 1.3, d.bonhomme('#b97a2e')), at(970, 470, 1.15, d.bonhomme(), 9)]) },
  { files: v('2023/03/pain-du-val.jpg'), page: '/nos-pains/', shows: 'round sourdough loaves', beside: 2, scene: S({ sky: ['#3d2b20', '#7a5a40'], floor: '#5c432d', floorY: 420, seed: 7 }, [at(360, 420, 1.3, d.loaf()), at(840, 380, 1.15, d.loaf('#a5662a', '#5a3310')), at(620, 580, 1.6, d.loaf('#bd7f38'))]) },
  { files: v('2023/03/tourte-seigle-mie.jpg'), page: '/nos-pains/', shows: 'dark rye loaf', beside: 4, scene: S({ sky: ['#d5cfc4', '#f1ede4'], floor: '#b9a88c', floorY: 480, seed: 11 }, [at(620, 500, 2.1, d.loaf('#5e3d22', '#2d1a0c')), at(150, 330, 1.5, d.wheat())]) },
  { files: v('2023/07/tarte-brimbelles.jpg'), page: '/patisseries/', shows: 'blueberry tart', beside: 6, scene: S({ sky: ['#8fa37f', '#cdd7bd'], floor: '#e9e3d5', floorY: 360, seed: 13 }, [at(600, 470, 2.2, d.tart())]) },
  { files: [['/wp-content/uploads/2023/07/DSC_0871.jpg', 1000, 667]], page: '/patisseries/', shows: 'kugelhopf', beside: 5, scene: S({ sky: ['#b98d5f', '#e8cfae'], floor: '#7b5433', floorY: 500, seed: 17 }, [at(420, 430, 1.6, d.kugelhopf()), at(850, 480, 1.1, d.kugelhopf('#8f5320'))]) },
  { files: [['/wp-content/uploads/2022/02/vitrine-patisserie.jpg', 1000, 750]], page: '/patisseries/', shows: 'pastry display', scene: S({ sky: ['#e9dcc8', '#f7f0e4'], seed: 19 }, [at(600, 330, 1.2, d.shelfWall(3)), at(300, 160, 0.7, d.croissant()), at(600, 160, 0.7, d.croissant()), at(880, 160, 0.7, d.croissant()), at(340, 330, 0.8, d.tart('#b5223a', 40)), at(700, 330, 0.8, d.tart()), at(420, 520, 0.7, d.kugelhopf()), at(820, 540, 0.8, d.galette())]) },
  { files: v('2024/11/buche-brimbelle.jpg'), page: '/noel-et-fetes/', shows: 'Yule log, white with berries', beside: 7, scene: S({ sky: ['#2b3a55', '#5a6f92'], floor: '#d9dde6', floorY: 430, seed: 23 }, [at(600, 200, 1, d.bokeh(4)), at(600, 460, 2, d.yuleLog('#dcd3c6', '#6a4f86'))]) },
  { files: v('2024/11/buche-cerisier-noir.jpg'), page: '/noel-et-fetes/', shows: 'dark chocolate Yule log', beside: 8, scene: S({ sky: ['#5a1d22', '#8c3a3a'], floor: '#3a2420', floorY: 470, seed: 29 }, [at(600, 220, 1, d.bokeh(9, '#ffb0a0')), at(580, 480, 2.1, d.yuleLog('#2e1710', '#c9a27a'))]) },
  { files: [['/wp-content/uploads/2024/01/galette-frangipane.jpg', 1000, 667]], page: '/noel-et-fetes/', shows: 'galette des rois', beside: 12, scene: S({ sky: ['#e4d8b4', '#f6eed6'], floor: '#c8b48a', floorY: 380, seed: 31 }, [at(580, 460, 2.3, d.galette())]) },
  { files: [['/wp-content/uploads/2025/11/saint-nicolas-2025.jpg', 1000, 667]], page: '/agenda/saint-nicolas-au-fournil/', shows: 'dough men in front of the oven', beside: 10, scene: S({ sky: ['#3a2b26', '#6d5245'], seed: 37 }, [at(600, 340, 1.9, d.oven()), at(330, 560, 0.9, d.bonhomme()), at(600, 590, 0.9, d.bonhomme('#b5752c')), at(870, 560, 0.9, d.bonhomme())]) },
  { files: [['/wp-content/uploads/2026/11/20261103_071512.jpg', 900, 1200]], page: '/actualites/distributeur/', shows: 'bread vending machine', beside: 29, scene: S({ sky: ['#42526b', '#93a3b8'], floor: '#6b6b6b', floorY: 660, seed: 41 }, [raw.re(370, 40, 460, 680, '#b93b33', 'rx="16"'), raw.re(410, 90, 300, 460, '#f2e3b8'), at(560, 160, 0.65, d.baguette()), at(560, 270, 0.65, d.baguette()), at(560, 380, 0.65, d.baguette()), at(560, 490, 0.65, d.baguette()), raw.re(740, 200, 60, 120, '#222')]) },
  { files: [['/wp-content/uploads/2023/03/four-ancien.jpg', 1000, 667]], page: '/la-maison/', shows: 'deck oven', beside: 16, scene: S({ sky: ['#55463c', '#8d7867'], floor: '#6a5a4c', floorY: 640, seed: 43 }, [at(520, 380, 2.2, d.oven()), at(1030, 420, 1, d.crate())]) },
  { files: [['/wp-content/uploads/2023/03/jerome.jpg', 600, 600]], page: '/la-maison/', shows: 'portrait of the baker', beside: 17, scene: S({ sky: ['#7d6a58', '#c2ad94'], seed: 47 }, [at(600, 420, 1.7, d.person('#3a2a20', '#e0b08c', '#f3f1ec', '#2f4d73'))]) },
  { files: [['/wp-content/uploads/2023/03/elodie.jpg', 600, 600]], page: '/la-maison/', shows: 'portrait of the pastry cook', beside: 18, scene: S({ sky: ['#b9c4b2', '#e5e8dc'], seed: 53 }, [at(600, 430, 1.7, d.person('#8a4a22', '#efc6a4', '#d9dfe8', '#f6f3ee'))]) },
  { own: false, files: [['/wp-content/uploads/2021/05/AdobeStock_214588103-1024x683.jpg', 1024, 683]], scene: S({ sky: ['#222', '#555'], floor: '#e7e2d8', floorY: 520, seed: 59 }, [at(600, 400, 1.5, d.person('#222', '#d9a67f', '#fff', '#fff')), at(600, 640, 1.2, d.loaf())]) },
  { own: false, files: [['/wp-content/uploads/2023/03/cropped-favicon-150x150.jpg', 150, 150]], scene: S({ sky: ['#2f4d73', '#2f4d73'], vig: 0, seed: 2 }, [at(600, 400, 1.6, d.loaf())]) },
  { own: false, files: [['/wp-content/uploads/2023/03/cropped-devanture.jpg', 512, 512]], scene: S({ sky: ['#9fb4c4', '#dfe6ea'], floor: '#8d8a86', floorY: 620, seed: 3 }, [at(600, 420, 1.25, d.shopfront('#dccfae', '#2f4d73', '#b33a3a', 'GRANDCLAUDE'))]) },
]

const url = (u) => `<url><loc>${O}${u}</loc><lastmod>2026-11-18T09:20:11+00:00</lastmod></url>`
export const site = {
  prefix: 'gc', platform: 'WordPress + Elementor', name: 'Boulangerie Grandclaude', city: 'Le Val-d’Ajol', timeZone: 'Europe/Paris', language: 'fr',
  summary: 'Boulangerie-pâtisserie de village au Val-d’Ajol, dans les Vosges, qui fait du pain au levain, des pâtisseries aux brimbelles et des bûches.',
  formality: 'formality', pronoun: 'firstPlural',
  hours: [{ days: [2, 3, 4, 5, 6], spans: ['06:30-12:30', '15:00-19:00'] }, { days: [7], spans: ['06:30-12:30'] }],
  closings: [{ from: '2027-01-11', until: '2027-01-18', text: 'Nous prenons nos congés d’hiver du lundi 11 au lundi 18 janvier 2027 inclus.', page: '/infos-pratiques/' }, { from: '2027-01-01', until: '2027-01-01', text: 'Le 1er janvier, nous dormons.', page: '/infos-pratiques/' }],
  socials: ['https://www.facebook.com/fournilgrandclaude'], colors: ['#2F4D73', '#B33A3A', '#F6EEDF'], logo: '/wp-content/uploads/2023/03/logo-grandclaude.svg',
  pages, photos,
  facts: [
    [1, 'business', 'Boulangerie Grandclaude'],
    [2, 'product', 'Pain du Val', { price: { text: '5,60 €', cents: 560, currency: 'EUR' }, keywords: ['pain du Val'] }],
    [3, 'product', 'Baguette de tradition', { price: { text: '1,35 €', cents: 135, currency: 'EUR' }, keywords: ['baguette'] }],
    [4, 'product', 'Tourte de seigle', { price: { text: '6,20 €', cents: 620, currency: 'EUR' }, keywords: ['seigle'] }],
    [5, 'product', 'Kugelhopf au kirsch', { price: { text: '14€50', cents: 1450, currency: 'EUR' }, keywords: ['kugelhopf'] }],
    [6, 'product', 'Tarte aux brimbelles', { prices: [{ text: '3,40 €', cents: 340, currency: 'EUR' }, { text: '21 €', cents: 2100, currency: 'EUR' }], keywords: ['brimbelles'] }],
    [7, 'product', 'Bûche Brimbelle', { prices: [{ text: '24 €', cents: 2400, currency: 'EUR' }, { text: '34 €', cents: 3400, currency: 'EUR' }, { text: '44 €', cents: 4400, currency: 'EUR' }], keywords: ['Brimbelle'] }],
    [8, 'product', 'Bûche Cerisier noir', { prices: [{ text: '26 €', cents: 2600, currency: 'EUR' }, { text: '37 €', cents: 3700, currency: 'EUR' }, { text: '48 €', cents: 4800, currency: 'EUR' }], keywords: ['Cerisier noir'] }],
    [9, 'offer', 'Commande des bûches', { until: '2026-12-20', keywords: ['bûches'] }],
    [10, 'event', 'Saint Nicolas au fournil', { date: '2026-12-06', until: '2026-12-06', time: '10:00', keywords: ['Nicolas'] }],
    [11, 'event', 'Atelier pain d’épices', { date: '2026-12-16', until: '2026-12-16', time: '14:00', price: { text: '18 €', cents: 1800, currency: 'EUR' }, keywords: ['pain d’épices'] }],
    [12, 'product', 'Galettes des Rois', { date: '2027-01-02', until: '2027-01-31', price: { text: '16 €', cents: 1600, currency: 'EUR' }, keywords: ['galettes'] }],
    [13, 'product', 'Bonshommes de Saint-Nicolas', { date: '2026-11-28', until: '2026-12-06', price: { text: '2,20 €', cents: 220, currency: 'EUR' }, keywords: ['bonshommes'] }],
    [14, 'method', 'Levain de seigle', { keywords: ['levain'] }],
    [15, 'method', 'Farine du moulin Jacquot', { keywords: ['farine'] }],
    [16, 'history', 'La maison depuis 1958', { keywords: ['1958'] }],
    [17, 'person', 'Jérôme', { keywords: ['Jérôme'] }],
    [18, 'person', 'Élodie', { keywords: ['Élodie'] }],
    [19, 'person', 'Lucas', { keywords: ['Lucas'] }],
    [20, 'award', 'Deuxième prix du concours départemental', { keywords: ['deuxième prix'] }],
    [21, 'place', 'La boutique, 7 Grande Rue', { keywords: ['Grande Rue'] }],
    [22, 'hours', 'Fermé le lundi', { keywords: ['lundi'] }],
    [23, 'service', 'Tournée du fourgon', { keywords: ['tournée'] }],
    [24, 'offer', 'Pain de la veille à moitié prix', { keywords: ['pain de la veille'] }],
    [25, 'service', 'Plateaux de mini-viennoiseries', { price: { text: '42 €', cents: 4200, currency: 'EUR' }, keywords: ['plateaux'] }],
    [26, 'hours', 'Congés d’hiver', { until: '2027-01-18', keywords: ['congés'] }],
    [27, 'question', 'Pain sans gluten', { question: 'Faites-vous du pain sans gluten ?', keywords: ['gluten'] }],
    [28, 'advice', 'Garder un pain au levain', { keywords: ['torchon'] }],
    [29, 'news', 'Distributeur place de la Mairie', { keywords: ['distributeur'] }],
    [30, 'hours', 'Fermeture d’août', { keywords: ['août'] }],
  ],
  traps: [[1, 'testimonial'], [2, 'past'], [3, 'ended'], [4, 'past'], [5, 'past'], [6, 'legal'], [7, 'cookie'], [8, 'press'], [9, 'smallPrint'], [10, 'stockPhoto'], [11, 'opinion'], [12, 'menu'], [13, 'contradiction'], [14, 'menu'], [15, 'menu']],
  files: {
    'robots.txt': `User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nSitemap: ${O}/wp-sitemap.xml\n`,
    'wp-sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${O}/wp-sitemap-posts-page-1.xml</loc></sitemap><sitemap><loc>${O}/wp-sitemap-posts-post-1.xml</loc></sitemap></sitemapindex>\n`,
    'wp-sitemap-posts-page-1.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['/', '/nos-pains/', '/patisseries/', '/noel-et-fetes/', '/agenda/', '/actualites/', '/la-maison/', '/infos-pratiques/', '/mentions-legales/'].map(url).join('')}</urlset>\n`,
    'wp-sitemap-posts-post-1.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['/agenda/saint-nicolas-au-fournil/', '/agenda/atelier-pain-d-epices/', '/actualites/distributeur/'].map(url).join('')}</urlset>\n`,
    'wp-content/themes/astra/assets/css/main.min.css': `:root{--ast-global-color-0:#2F4D73;--ast-global-color-1:#B33A3A;--ast-global-color-2:#F6EEDF;--ast-global-color-3:#3a3a3a}body{font-family:Lora,serif;color:#3a3a3a;background:#fff;margin:0}a{color:var(--ast-global-color-0)}.main-header-menu{display:flex;gap:1.4em;list-style:none}.ast-container{max-width:1200px;margin:0 auto}.site-footer{background:#2F4D73;color:#fff}.site-footer a{color:#F6EEDF}.screen-reader-text{position:absolute;clip:rect(1px,1px,1px,1px)}`,
    'wp-content/uploads/elementor/css/post-8.css': `.elementor-kit-8{--e-global-color-primary:#2F4D73;--e-global-color-secondary:#B33A3A;--e-global-color-text:#7A7A7A;--e-global-color-accent:#B33A3A}.elementor-heading-title{color:var(--e-global-color-primary);font-family:"Playfair Display",serif}.elementor-button{background-color:#B33A3A;color:#fff;border-radius:3px}.elementor-container{display:flex;flex-wrap:wrap}`,
    'wp-includes/js/site.min.js': '/* menu */document.documentElement.className+=" js";',
    'wp-content/uploads/2023/03/logo-grandclaude.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="84" viewBox="0 0 240 84"><path d="M20 50c0-20 14-30 30-30s30 10 30 30c0 10-60 10-60 0z" fill="#B33A3A"/><path d="M34 30l8 20M48 26l8 22M62 30l6 18" stroke="#F6EEDF" stroke-width="4"/><text x="92" y="44" font-family="serif" font-size="26" fill="#2F4D73">Grandclaude</text><text x="92" y="62" font-family="sans-serif" font-size="11" letter-spacing="2" fill="#2F4D73">BOULANGERIE · 1958</text></svg>',
  },
}
