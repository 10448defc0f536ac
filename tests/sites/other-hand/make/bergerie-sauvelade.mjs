// Guest house and holiday cottage with two price seasons; Jimdo Creator.
import * as d from './draw.mjs'
const { at, raw } = d
const O = '{{origin}}'
let n = 9781340211
const id = () => { n += 1013; return `cc-m-${n}` }
const T = `${O}/app/cms/image/transf`
const big = (h, w = 1040) => `dimension=${w}x10000/path/s4be1d07c2a/image/i${h}/version/1694004410/image.jpg`
const mod = (cls, html) => `<div id="${id()}" class="j-module n j-${cls} ">${html}</div>\n`
const txt = (html) => mod('text', html)
const head = (t, l = 2) => mod('header', `<h${l} class="" id="${id().replace('cc-m-', 'cc-m-header-')}">${t}</h${l}>`)
const pic = (h, alt, cap = '') => mod('imageSubtitle', `<figure class="cc-imagewrapper cc-m-image-align-1 cc-m-width-maxed"><img srcset="${T}/${big(h, 320)} 320w, ${T}/${big(h)} 1040w" sizes="(min-width: 1040px) 1040px, 100vw" src="${T}/${big(h)}" class="" alt="${alt}" data-src-width="4032" data-src-height="2690" data-src="${T}/${big(h)}" data-image-id="${n}" />${cap ? `<figcaption style="width: 1040px">${cap}</figcaption>` : ''}</figure><div class="cc-clear"></div>`)
const solo = (h, alt, w) => mod('imageSubtitle', `<figure class="cc-imagewrapper cc-m-image-align-3"><img src="${T}/${big(h, w)}" sizes="(min-width: ${w}px) ${w}px, 100vw" alt="${alt}" data-src-width="${w}" data-image-id="${n}" /></figure>`)
const withImg = (h, alt, html, w = 640) => mod('textWithImage', `<figure class="cc-imagewrapper cc-m-image-align-2"><img src="${T}/${big(h, w)}" class="" alt="${alt}" data-image-id="${n}" /></figure><div data-name="text" data-action="text"><div>${html}</div></div><div class="cc-clear"></div>`)
const hr = () => mod('hr', '<hr />')
const nav = [['/', 'Accueil'], ['/le-gite/', 'Le gîte'], ['/chambres-d-hotes/', 'Chambres d’hôtes'], ['/tarifs/', 'Tarifs'], ['/autour-de-nous/', 'Autour de nous'], ['/nouvelles/', 'Nouvelles'], ['/livre-d-or/', 'Livre d’or'], ['/acces-contact/', 'Accès, contact']]
const page = (path, title, body) => `<!DOCTYPE html>
<html lang="fr-FR"><head>
    <meta charset="utf-8"/>
    <link rel="dns-prefetch preconnect" href="https://u.jimcdn.com/" crossorigin="anonymous"/>
<meta http-equiv="X-UA-Compatible" content="IE=edge"/>
<meta name="description" content=""/>
<meta name="robots" content="index, follow, archive"/>
<meta property="st:section" content=""/>
<meta name="generator" content="Jimdo Creator"/>
<meta name="twitter:title" content="${title}"/>
<meta property="og:url" content="${O}${path}"/>
<meta property="og:title" content="${title}"/>
<meta property="og:type" content="website"/>
<meta property="og:locale" content="fr_FR"/>
<meta property="og:site_name" content="Site de bergerie-sauvelade"/><title>${title}</title>
    <link rel="shortcut icon" href="${O}/app/cms/image/favicon.png"/>
    <link rel="canonical" href="${O}${path}"/>
    <style type="text/css">.cc-imagewrapper img{max-width:100%}.jtpl-navigation__inner{font-size:14px}</style>
    <link rel="stylesheet" type="text/css" href="${O}/app/cms/css/layout.css?t=1731"/>
    <script>window.jimdoData = {"isTestserver":false,"isLcJimdoCom":false,"isJimdoHelpCenter":false,"isProtectedPage":false,"cstok":"","cacheJsKey":"51f3","websiteIsCreator":true};</script>
</head>
<body class="body cc-page j-m-gallery-styles j-m-video-styles j-has-shop j-m-hr-styles j-m-header-styles cc-pagemode-default cc-content-parent" id="page-18839271">
<div id="cc-inner" class="cc-content-parent">
<input type="checkbox" id="jtpl-navigation__checkbox" class="jtpl-navigation__checkbox"><!-- _main.sass --><div class="jtpl-main cc-content-parent">
<div class="jtpl-background-area jqbga-container" background-area=""></div>
<header class="jtpl-header navigation-colors"><div class="jtpl-topbar-section"><div class="jtpl-logo"><div id="cc-website-logo" class="cc-single-module-element"><div id="cc-m-9781340001" class="j-module n j-imageSubtitle"><figure class="cc-imagewrapper cc-m-image-align-1"><a href="${O}/"><img src="${O}/app/cms/image/transf/none/path/s4be1d07c2a/image/logo/version/1/image.png" class="" alt="Site de bergerie-sauvelade" id="cc-m-imagesubtitle-image-9781340001" /></a></figure></div></div></div>
<nav class="jtpl-navigation navigation-alignment" data-dropdown="true"><div class="jtpl-navigation__inner"><div data-container="navigation"><div class="j-nav-variant-nested"><ul class="cc-nav-level-0 j-nav-level-0">${nav.map(([u, t], i) => `<li id="cc-nav-view-22${i}1" class="jmd-nav__list-item-0${u === path ? ' cc-nav-current j-nav-current' : ''}"><a href="${u}" data-link-title="${t}">${t}</a></li>`).join('')}</ul></div></div></div></nav></div></header>
<div class="jtpl-content content-options cc-content-parent"><div class="jtpl-content__inner"><div class="jtpl-breadcrumb breadcrumb-options"><div data-container="navigation"><div class="j-nav-variant-breadcrumb"><ol></ol></div></div></div>
<div id="content_area" data-container="content"><div id="content_start"></div>
<div id="cc-matrix-1847710" data-id="cc-matrix">
${body}
</div></div></div></div>
<footer class="jtpl-footer footer-options"><div class="jtpl-footer__inner"><div id="contentfooter" data-container="footer">
<div class="j-meta-links"><a href="/about/">Mentions légales</a> | <a href="/about/">Politique de confidentialité</a> | <a id="cookie-policy" href="javascript:window.CookieControl.showCookieSettings();">Politique des cookies</a> | <a href="/acces-contact/">⟦t10|Plan du site⟧</a><br/>Maïté et Bernard Lassalle – 05 59 00 65 12</div>
<div class="j-admin-links"><a class="l" href="https://cms.example/login" rel="nofollow">Connexion</a><span class="c" id="jimdo-logout">⟦t10|Se déconnecter | Modifier⟧</span></div>
</div></div></footer></div></div>
<div class="loginoverlay" style="display:none"></div>
<div class="cc-CookieSettings-overlay" hidden><p>⟦t7|Merci d’activer les cookies pour pouvoir utiliser toutes les fonctionnalités de ce site.⟧</p></div>
</body>
</html>
`
const guest = (who, text, date) => `<div class="j-comment-1"><div class="commententry"><div class="commenttext"><p><strong>${who}</strong> <em>(${date})</em></p><p>${text}</p></div></div></div>`

const pages = {
  '/': page('/', 'La Bergerie de Sauvelade - Gîte et chambres d’hôtes en Béarn', [
    head('La Bergerie de Sauvelade', 1),
    pic('1a00', 'La bergerie au printemps'),
    txt('<p>Adichatz&nbsp;!</p><p>⟦1|La Bergerie, c’est un gîte pour six et deux chambres d’hôtes dans une ancienne étable à brebis, entre Orthez et Navarrenx.⟧ Devant, la prairie&nbsp;; derrière, le bois&nbsp;; au bout par beau temps, les Pyrénées.</p>'),
    withImg('1a01', 'figue et prune', '<p>⟦11|Nos deux ânes, Figue et Prune, tondent le pré et accompagnent les enfants jusqu’à la fontaine.⟧ Ils aiment le pain dur, pas les selfies.</p>'),
    hr(),
    txt('<p><span style="color: #a23b2a;"><strong>⟦19|Du 5 janvier au 26 mars, la troisième nuit est offerte en chambre d’hôtes.⟧</strong></span></p><p>⟦21|Les chambres sont fermées du 20 décembre au 3 janvier ; le gîte, lui, reste ouvert.⟧</p>'),
    txt('<p style="text-align: center;"><em>⟦t9|Le plus beau ciel étoilé de tout le Béarn, et nous pesons nos mots.⟧</em></p>'),
  ].join('')),
  '/le-gite/': page('/le-gite/', 'Le gîte - La Bergerie de Sauvelade', [
    head('Le gîte', 1),
    txt('<p>⟦2|Le gîte fait 95 m² de plain-pied, avec trois chambres, deux salles d’eau et une cuisine où l’on tient à huit autour de la table.⟧</p><p>⟦10|Un poêle à bois chauffe la grande pièce et le bois est compris d’octobre à avril.⟧</p>'),
    pic('1b00', '', 'Le séjour'),
    pic('1b01', 'Chambre bleue'),
    txt('<p>⟦9|Le bassin de nage, huit mètres sur quatre, est ouvert de mai à septembre et se partage avec les chambres.⟧</p>'),
    solo('1b02', 'DSCN0412', 800),
    head('Questions qu’on nous pose'),
    mod('htmlCode', '<div class="accordion"><h3>Le linge est-il fourni ?</h3><div><p>⟦25|Oui, draps et serviettes sont compris, les torchons aussi.⟧</p></div><h3>Est-ce qu’on capte ?</h3><div><p>⟦28|Mal dehors, bien dedans : la fibre est arrivée en 2024 et le wifi porte jusqu’à la terrasse.⟧</p></div></div>'),
    txt('<p>⟦12|Les chiens sont les bienvenus au gîte pour 5 € la nuit, pas dans les chambres.⟧</p><p>⟦29|Une remise fermée à clé attend les vélos, avec une pompe et un établi.⟧</p>'),
    txt('<p style="font-size:11px">⟦t8|Capacité : 8 personnes maximum.⟧</p>'),
  ].join('')),
  '/chambres-d-hotes/': page('/chambres-d-hotes/', 'Chambres d’hôtes - La Bergerie de Sauvelade', [
    head('Deux chambres', 1),
    withImg('1c00', 'chambre l’Agnelle', '<p><strong>L’Agnelle</strong></p><p>⟦3|L’Agnelle est au rez-de-chaussée, avec un lit de 160, une douche à l’italienne et une porte-fenêtre sur le pré.⟧</p>'),
    withImg('1c01', 'chambre le Pastou', '<p><strong>Le Pastou</strong></p><p>⟦4|Le Pastou loge une famille de quatre grâce à sa mezzanine sous les poutres de chêne.⟧</p>'),
    txt('<p>⟦7|Au petit déjeuner : pain d’Orthez, confiture de figues de la cour et œufs de nos sept poules.⟧ Servi de 8 h à 10 h, ou plus tôt pour les marcheurs.</p><p>⟦8|Le vendredi et le samedi soir, nous ouvrons la table d’hôtes sur réservation, à 26 € par personne, vin de Jurançon compris.⟧</p>'),
    pic('1c02', 'petit déjeuner'),
  ].join('')),
  '/tarifs/': page('/tarifs/', 'Tarifs - La Bergerie de Sauvelade', [
    head('Tarifs 2026-2027', 1),
    mod('table', `<table class="mceEditable" style="width: 100%;" border="1" cellspacing="0" cellpadding="3"><tbody><tr><td></td><td><strong>Basse saison</strong><br />du 3 octobre au 30 avril</td><td><strong>Haute saison</strong><br />du 1<sup>er</sup> mai au 2 octobre</td></tr><tr><td>Gîte, la semaine</td><td>520 €</td><td>780 €</td></tr><tr><td>Gîte, deux nuits</td><td>240 €</td><td>&mdash;</td></tr><tr><td>L’Agnelle, 2 pers.</td><td>78 €</td><td>92 €</td></tr><tr><td>Le Pastou, 4 pers.</td><td>118 €</td><td>136 €</td></tr></tbody></table>`),
    txt('<p>⟦5|Le gîte se loue à la nuitée en basse saison, deux nuits au moins, et du samedi au samedi en haute saison.⟧</p><p>⟦6|Le prix des chambres comprend le petit déjeuner.⟧</p><p>⟦13|Pèlerins du chemin de Saint-Jacques : un lit, la soupe et le petit déjeuner pour 44 €, toute l’année, sur présentation de la crédenciale.⟧</p>'),
    txt('<p style="font-size: 10px;">⟦t6|Acompte de 30 % à la réservation, caution de 300 €, ménage de fin de séjour 60 €.⟧ ⟦t6|Taxe de séjour en sus : 0,80 € par nuit et par adulte.⟧ ⟦t6|Toute annulation à moins de trente jours entraîne la perte de l’acompte.⟧</p>'),
    hr(),
    txt('<p><span style="color:#999">⟦t4|Rappel tarifs 2021 : semaine 450 €, chambre 64 €, protocole sanitaire inclus.⟧</span></p>'),
  ].join('')),
  '/autour-de-nous/': page('/autour-de-nous/', 'Autour de nous - La Bergerie de Sauvelade', [
    head('Autour de nous', 1),
    txt('<p>⟦14|L’abbaye de Sauvelade, du douzième siècle, est à vingt minutes à pied par le chemin creux.⟧ On y passe mieux le matin, quand la lumière entre par l’est.</p><p>⟦30|Le GR 65 passe à 400 mètres de la maison, entre Arthez et Navarrenx.⟧</p>'),
    pic('1d00', 'IMG_7731'),
    txt('<p>⟦15|Le marché d’Orthez a lieu le mardi matin ; d’octobre à mars, il y a aussi les foies gras.⟧</p><p>⟦31|Pour voir les Pyrénées enneigées sans monter en voiture, allez à la table d’orientation de Castetner au lever du jour.⟧</p>'),
    solo('1d01', '', 640),
    mod('gallery', `<div class="cc-m-gallery-container ccgalerie clearover"><div class="thumb_sq1"><a rel="lightbox[9]" href="javascript:" data-href="x"><img src="${T}/dimension=138x138/path/s4be1d07c2a/image/i1d00/version/1/image.jpg" alt="" data-orig-width="4032" /></a></div><div class="thumb_sq1"><a rel="lightbox[9]" href="javascript:"><img src="${T}/dimension=138x138/path/s4be1d07c2a/image/i1a00/version/1/image.jpg" alt="" /></a></div></div>`),
  ].join('')),
  '/nouvelles/': page('/nouvelles/', 'Nouvelles - La Bergerie de Sauvelade', [
    head('Nouvelles de la maison', 1),
    mod('blogSelection', `<div class="n j-blog-meta j-blog-post--header"><div class="j-text j-module n"><span class="j-text j-blog-post--date">03 novembre 2026</span></div><h2 class="j-blog-header j-blog-headline j-blog-post--headline">Une après-midi garbure</h2></div><div class="j-text"><p>On épluche, on parle, on mange.</p></div><div class="n j-blog-post--more"><a href="/nouvelles/une-apres-midi-garbure/">Lire la suite</a></div>`),
    mod('blogSelection', `<div class="n j-blog-meta"><span class="j-blog-post--date">22 octobre 2026</span><h2 class="j-blog-headline">Une prise pour les voitures</h2></div><div class="j-text"><p>⟦22|Depuis la mi-octobre, une borne de 11 kW recharge les voitures sous l’appentis, au prix coûtant.⟧</p></div>`),
    mod('blogSelection', `<div class="n j-blog-meta"><span class="j-blog-post--date">01 octobre 2026</span><h2 class="j-blog-headline">Spécial Toussaint</h2></div><div class="j-text"><p>⟦t3|Du 17 octobre au 1er novembre, la semaine au gîte est à 450 € au lieu de 520.⟧</p></div>`),
    mod('blogSelection', `<div class="n j-blog-meta"><span class="j-blog-post--date">12 mai 2026</span><h2 class="j-blog-headline">Portes ouvertes</h2></div><div class="j-text"><p>⟦t2|Samedi 6 juin, nous ouvrons la maison et la bergerie à tous, tonte à 15 h.⟧</p></div>`),
    mod('blogSelection', `<div class="n j-blog-meta"><span class="j-blog-post--date">18 août 2020</span><h2 class="j-blog-headline">Un été pas comme les autres</h2></div><div class="j-text"><p>⟦t11|Nous laissons 24 heures entre deux locations et le petit déjeuner se prend en chambre.⟧</p></div>`),
  ].join('')),
  '/nouvelles/une-apres-midi-garbure/': page('/nouvelles/une-apres-midi-garbure/', 'Une après-midi garbure - La Bergerie de Sauvelade', [
    mod('blogPost', '<span class="j-text j-blog-post--date">03 novembre 2026</span><h1 class="j-blog-header j-blog-headline">Une après-midi garbure</h1>'),
    txt('<p>⟦20|Samedi 12 décembre de 14 h à 17 h, Maïté apprend à faire la garbure, du chou au confit.⟧ ⟦20|C’est 22 € par personne, souper compris, et il y a dix places autour de la table.⟧ Apportez un couteau et un bocal.</p>'),
    pic('1e00', 'garbure'),
    mod('sharebuttons', '<div class="cc-sharebuttons-element"><a href="https://www.facebook.com/sharer.php">Facebook</a></div>'),
  ].join('')),
  '/livre-d-or/': page('/livre-d-or/', 'Livre d’or - La Bergerie de Sauvelade', [
    head('Livre d’or', 1),
    mod('guestbook', `${guest('Famille Verdier', '⟦t1|Une semaine hors du temps, les enfants réclament Prune tous les soirs.⟧', 'vendredi, 21 août 2026 09:14')}${guest('Hans &amp; Lore', '⟦t1|Meilleur petit déjeuner de tout le chemin depuis Le Puy !⟧', 'mardi, 09 juin 2026 20:02')}${guest('P. Dumont', '⟦t1|Un peu loin de tout, mais c’est bien pour ça qu’on vient.⟧', 'lundi, 20 avril 2026 11:31')}<p>Écrire commentaire</p><form><textarea></textarea><input type="submit" value="Envoyer"/></form><div class="commentcount">Commentaires: <em>3</em></div>`),
    txt('<p>⟦t12|« Une adresse où l’on dort comme un agneau », La Gazette des Gaves, été 2025⟧</p>'),
  ].join('')),
  '/acces-contact/': page('/acces-contact/', 'Accès, contact - La Bergerie de Sauvelade', [
    head('Venir', 1),
    txt('<p>⟦24|La maison est à quinze minutes de la sortie 8 de l’A64, au bout du chemin de Lasbordes, à Sauvelade.⟧ Le GPS dit de tourner dans le champ&nbsp;: ne l’écoutez pas.</p><p>⟦26|Les arrivées se font de 16 h à 20 h et les départs avant 10 h 30.⟧ Prévenez si vous marchez lentement.</p>'),
    head('Nous'),
    withImg('1f00', 'Maïté et Bernard', '<p>⟦16|Maïté était infirmière, Bernard menuisier ; ils habitent la maison d’à côté toute l’année.⟧</p><p>⟦17|La bergerie date de 1832 ; nous l’avons trouvée sans toit en 2009 et nous avons ouvert en 2012.⟧</p><p>⟦18|Bernard a remonté les murs en galets du gave et les a enduits à la chaux, sans ciment.⟧</p><p>⟦23|Gîtes de France nous a donné trois épis en 2019 et les a confirmés en 2024.⟧</p>'),
    mod('formnew', '<form action="" method="post"><p>Merci de remplir tous les champs obligatoires.</p><label>Nom</label><input type="text"/><label>Message</label><textarea></textarea><p>Note: Veuillez remplir les champs marqués d’un <span class="cc-m-required">*</span>.</p></form>'),
    txt('<p>Téléphone : 05 59 00 65 12 (le soir de préférence)<br />64150 Sauvelade</p>'),
  ].join('')),
  '/about/': page('/about/', 'Mentions légales - La Bergerie de Sauvelade', [
    head('Mentions légales', 1),
    txt('<p>⟦t5|Maïté Lassalle, loueur en meublé non professionnel, SIRET 000 655 912 00014.⟧</p><p>⟦t5|Site hébergé par Jimdo GmbH, Stresemannstraße 375, 22761 Hamburg.⟧ ⟦t5|TVA non applicable, article 293 B du CGI.⟧</p>'),
  ].join('')),
}

const S = (o, t) => [o, t]
const path = (h, w = 1040) => `/app/cms/image/transf/${big(h, w)}`
const two = (h, r = 0.667) => [[path(h), 1040, Math.round(1040 * r)], [path(h, 320), 320, Math.round(320 * r)]]
const single = (h, w, r = 0.75) => [[path(h, w), w, Math.round(w * r)]]
const photos = [
  { files: two('1a00'), page: '/', shows: 'stone house in a meadow', beside: 1, scene: S({ sky: ['#8fb8d8', '#dcebf2'], floor: '#8fae5c', floorY: 560, seed: 3 }, [at(600, 340, 1, d.mountains()), at(600, 480, 1.2, d.hills()), at(600, 470, 1.1, d.house('#c7b99d', '#9c4b34', '#a23b2a')), at(1050, 480, 0.9, d.tree())]) },
  { files: single('1a01', 640), page: '/', shows: 'two donkeys', beside: 11, scene: S({ sky: ['#b8d0dc', '#eef3ee'], floor: '#7fa050', floorY: 480, seed: 5 }, [at(400, 470, 1.4, d.donkey()), at(820, 500, 1.2, d.flip(d.donkey('#6b5d52')))]) },
  { files: two('1b00'), page: '/le-gite/', shows: 'living room with wood stove', beside: 10, scene: S({ sky: ['#d9ccb6', '#efe7d8'], floor: '#8a6a48', floorY: 560, seed: 7 }, [at(340, 400, 1.2, d.fireplace()), at(860, 300, 1, d.windowpane()), at(860, 560, 1, d.table('#7b5836'))]) },
  { files: two('1b01'), page: '/le-gite/', shows: 'blue bedroom', scene: S({ sky: ['#9fb6c6', '#d3dfe6'], floor: '#a98a63', floorY: 600, seed: 9 }, [at(560, 480, 1.4, d.bed('#5f83a0')), at(1040, 420, 1.1, d.lamp())]) },
  { files: single('1b02', 800), page: '/le-gite/', shows: 'swimming pool', beside: 9, scene: S({ sky: ['#7fc0e4', '#e2f1f6'], floor: '#9dbb66', floorY: 420, seed: 11 }, [at(600, 360, 0.8, d.hills('#7ca35b', '#5d8a45')), at(600, 560, 1.5, d.pool()), at(1010, 380, 0.8, d.parasol('#fff', '#a23b2a'))]) },
  { files: single('1c00', 640), page: '/chambres-d-hotes/', shows: 'bedroom on the meadow', beside: 3, scene: S({ sky: ['#e9dfcd', '#f8f3ea'], floor: '#9c7a52', floorY: 610, seed: 13 }, [at(420, 500, 1.3, d.bed('#8fa27c')), at(950, 360, 1.3, d.windowpane('#cfe6f0'))]) },
  { files: single('1c01', 640), page: '/chambres-d-hotes/', shows: 'room under the beams', beside: 4, scene: S({ sky: ['#c9b593', '#e8dcc4'], floor: '#7b5c3b', floorY: 620, seed: 15 }, [raw.pa('M0 0H1200V60L600 20L0 60Z', '#5a3f26'), raw.re(140, 40, 40, 580, '#6a4a2c'), raw.re(1000, 40, 40, 580, '#6a4a2c'), at(600, 510, 1.2, d.bed('#a2593f', '#5a3f26'))]) },
  { files: two('1c02'), page: '/chambres-d-hotes/', shows: 'breakfast table', beside: 7, scene: S({ sky: ['#b9cba4', '#eef3e2'], floor: '#a47e52', floorY: 420, seed: 17 }, [at(330, 480, 1.1, d.loaf()), at(640, 500, 1, d.mug('#e8e0d0', '#a23b2a')), at(900, 480, 0.9, d.bowl('#cfa15a', '#5b2f52')), ...[560, 620, 690].map((x, i) => raw.el(x, 640 + i * 6, 34, 44, '#d9a878'))]) },
  { files: two('1d00'), page: '/autour-de-nous/', shows: 'abbey among trees', beside: 14, scene: S({ sky: ['#c9d8e2', '#f4f0e2'], floor: '#86a35a', floorY: 580, seed: 19 }, [at(600, 430, 1.1, d.hills('#87a76a', '#6a9150')), raw.re(380, 260, 440, 330, '#cdbd9d'), raw.pa('M350 265L600 120L850 265Z', '#8b5a41'), raw.re(500, 40, 110, 240, '#c4b290'), raw.pa('M490 45L555-30L620 45Z', '#7c4f39'), raw.pa('M540 590V440Q600 360 660 440V590Z', '#4a3a2a'), at(180, 470, 1, d.tree()), at(1040, 470, 1.1, d.tree('#3f6d35'))]) },
  { files: single('1d01', 640), page: '/autour-de-nous/', shows: 'snow on the Pyrenees', beside: 31, scene: S({ sky: ['#f3b98a', '#9fb4d8'], floor: '#5d7a48', floorY: 640, seed: 21 }, [at(600, 460, 1.3, d.mountains('#55688a', '#7d8fae'))]) },
  { files: two('1e00'), page: '/nouvelles/une-apres-midi-garbure/', shows: 'soup with cabbage', beside: 20, scene: S({ sky: ['#5b4636', '#94765a'], floor: '#6f5136', floorY: 430, seed: 23 }, [at(520, 500, 1.9, d.bowl('#b5643a', '#c9b45a')), raw.ci(960, 520, 120, '#6f9a4d'), raw.ci(950, 510, 80, '#8db56a')]) },
  { files: single('1f00', 640, 1), page: '/acces-contact/', shows: 'the two hosts', beside: 16, scene: S({ sky: ['#9ec0d4', '#d9e6d2'], floor: '#7b9b50', floorY: 620, seed: 25 }, [at(430, 460, 1.2, d.person('#bdb6ae', '#e6b996', '#a23b2a')), at(790, 440, 1.25, d.person('#8d867e', '#dba782', '#41586b'))]) },
  ...[['1d00', 27], ['1a00', 3]].map(([h, seed]) => ({ own: false, files: [[`/app/cms/image/transf/dimension=138x138/path/s4be1d07c2a/image/i${h}/version/1/image.jpg`, 138, 138]], scene: S({ sky: ['#8fb8d8', '#dcebf2'], floor: '#8fae5c', floorY: 560, seed }, [at(600, 480, 1.2, d.hills()), at(600, 470, 1.1, d.house('#c7b99d', '#9c4b34', '#a23b2a'))]) })),
]

export const site = {
  prefix: 'bs', platform: 'Jimdo Creator', name: 'La Bergerie de Sauvelade', city: 'Sauvelade', timeZone: 'Europe/Paris', language: 'fr',
  summary: 'Gîte pour six et deux chambres d’hôtes dans une ancienne bergerie du Béarn, près du chemin de Saint-Jacques.',
  formality: 'formality', pronoun: 'firstPlural', hours: [],
  closings: [{ from: '2026-12-20', until: '2027-01-03', text: 'Les chambres sont fermées du 20 décembre au 3 janvier ; le gîte, lui, reste ouvert.', page: '/' }],
  socials: [], colors: ['#A23B2A', '#5F7F4A'], logo: '/app/cms/image/transf/none/path/s4be1d07c2a/image/logo/version/1/image.png',
  pages, photos,
  svgPngs: { 'app/cms/image/transf/none/path/s4be1d07c2a/image/logo/version/1/image.png': ['<svg xmlns="http://www.w3.org/2000/svg" width="300" height="110" viewBox="0 0 300 110"><path d="M20 90V50L60 20L100 50V90Z" fill="#A23B2A"/><path d="M50 90V66q10-12 20 0v24z" fill="#fff"/><text x="116" y="56" font-family="DejaVu Serif" font-size="24" fill="#5F7F4A">La Bergerie</text><text x="116" y="82" font-family="DejaVu Serif" font-size="18" fill="#A23B2A">de Sauvelade</text></svg>', 300], 'app/cms/image/favicon.png': ['<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" fill="#A23B2A"/></svg>', 32] },
  facts: [
    [1, 'business', 'La Bergerie de Sauvelade'],
    [2, 'product', 'Le gîte', { keywords: ['gîte'] }],
    [3, 'product', 'L’Agnelle', { keywords: ['Agnelle'] }],
    [4, 'product', 'Le Pastou', { keywords: ['Pastou'] }],
    [5, 'service', 'Tarifs du gîte', { prices: [{ text: '520 €', cents: 52000, currency: 'EUR' }, { text: '780 €', cents: 78000, currency: 'EUR' }, { text: '240 €', cents: 24000, currency: 'EUR' }], keywords: ['gîte'] }],
    [6, 'service', 'Tarifs des chambres', { prices: [{ text: '78 €', cents: 7800, currency: 'EUR' }, { text: '92 €', cents: 9200, currency: 'EUR' }, { text: '118 €', cents: 11800, currency: 'EUR' }, { text: '136 €', cents: 13600, currency: 'EUR' }], keywords: ['chambres'] }],
    [7, 'service', 'Petit déjeuner', { keywords: ['petit déjeuner'] }],
    [8, 'service', 'Table d’hôtes', { price: { text: '26 €', cents: 2600, currency: 'EUR' }, keywords: ['table d’hôtes'] }],
    [9, 'place', 'Bassin de nage', { keywords: ['bassin'] }],
    [10, 'service', 'Poêle à bois', { keywords: ['poêle'] }],
    [11, 'business', 'Figue et Prune', { keywords: ['ânes'] }],
    [12, 'service', 'Chiens au gîte', { price: { text: '5 €', cents: 500, currency: 'EUR' }, keywords: ['chiens'] }],
    [13, 'offer', 'Étape pèlerin', { price: { text: '44 €', cents: 4400, currency: 'EUR' }, keywords: ['pèlerins'] }],
    [14, 'place', 'Abbaye de Sauvelade', { keywords: ['abbaye'] }],
    [15, 'place', 'Marché d’Orthez', { keywords: ['marché'] }],
    [16, 'person', 'Maïté et Bernard Lassalle', { keywords: ['Maïté', 'Bernard'] }],
    [17, 'history', 'De 1832 à 2012', { keywords: ['1832'] }],
    [18, 'method', 'Galets et chaux', { keywords: ['chaux'] }],
    [19, 'offer', 'Troisième nuit offerte', { date: '2027-01-05', until: '2027-03-26', keywords: ['troisième nuit'] }],
    [20, 'event', 'Une après-midi garbure', { date: '2026-12-12', until: '2026-12-12', time: '14:00', price: { text: '22 €', cents: 2200, currency: 'EUR' }, keywords: ['garbure'] }],
    [21, 'hours', 'Chambres fermées pour les fêtes', { until: '2027-01-03', keywords: ['20 décembre'] }],
    [22, 'news', 'Borne de recharge', { keywords: ['borne'] }],
    [23, 'award', 'Trois épis', { keywords: ['trois épis'] }],
    [24, 'place', 'Accès', { keywords: ['A64'] }],
    [25, 'question', 'Linge', { question: 'Le linge est-il fourni ?', keywords: ['draps'] }],
    [26, 'hours', 'Arrivées et départs', { keywords: ['arrivées'] }],
    [28, 'question', 'Réseau et wifi', { question: 'Est-ce qu’on capte ?', keywords: ['wifi'] }],
    [29, 'service', 'Remise à vélos', { keywords: ['vélos'] }],
    [30, 'place', 'GR 65', { keywords: ['GR 65'] }],
    [31, 'advice', 'Voir les Pyrénées au lever du jour', { keywords: ['Pyrénées'] }],
  ],
  traps: [[1, 'testimonial'], [2, 'past'], [3, 'ended'], [4, 'past'], [5, 'legal'], [6, 'smallPrint'], [7, 'cookie'], [8, 'contradiction'], [9, 'opinion'], [10, 'menu'], [11, 'past'], [12, 'press']],
  files: {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${O}/sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${Object.keys({ '/': 1, '/le-gite/': 1, '/chambres-d-hotes/': 1, '/tarifs/': 1, '/autour-de-nous/': 1, '/nouvelles/': 1, '/livre-d-or/': 1, '/acces-contact/': 1, '/nouvelles/une-apres-midi-garbure/': 1 }).map((p) => `\t<url>\n\t\t<loc>${O}${p}</loc>\n\t\t<lastmod>2026-11-03T18:22:10+01:00</lastmod>\n\t</url>`).join('\n')}\n</urlset>\n`,
    'app/cms/css/layout.css': '.jtpl-header{background:#5f7f4a;color:#fff}.j-header h1,.j-header h2{color:#a23b2a;font-family:"Merriweather",serif}body{background:#f7f4ec;color:#3b3a36;font-family:"Open Sans",sans-serif}a{color:#a23b2a}.jtpl-footer{background:#5f7f4a}.j-calltoaction-link{background:#a23b2a}',
  },
}
