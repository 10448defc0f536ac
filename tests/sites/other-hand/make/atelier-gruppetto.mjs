// One-man bicycle workshop; a page written by hand, with anchors, no robots.txt and no sitemap.
import * as d from './draw.mjs'
const { at, raw } = d
const O = '{{origin}}'

const html = `<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<title>Atelier Gruppetto | réparation de vélos à Chambéry</title>
<meta name="viewport" content="width=device-width">
<!-- fait maison, avec les mains sales -->
<link rel="stylesheet" href="style.css">
<link rel="icon" href="img/rond.svg">
<meta name="description" content="Réparation de vélos, Chambéry">
<meta property="og:image" content="${O}/img/atelier.jpg">
</head>
<body>
<a name="haut"></a>
<header id="top">
  <img src="img/logo.svg" alt="Gruppetto" width="210" height="64">
  <nav><a href="#prix">prix</a> <a href="#occasions">occasions</a> <a href="#agenda">agenda</a> <a href="#qui">qui</a> <a href="#faq">questions</a> <a href="#venir">venir</a></nav>
</header>

<section class="hero">
  <picture><source media="(min-width:900px)" srcset="img/atelier@2x.jpg"><img src="img/atelier.jpg" alt="L'atelier, vu de l'établi" width="700" height="467"></picture>
  <h1>Je répare ton vélo.<br>Je n'essaie pas de t'en vendre un autre.</h1>
  <p>⟦1|Je suis réparateur de vélos à Chambéry, faubourg Montmélian, dans trente mètres carrés qui sentent la graisse.⟧ Tu poses, je regarde, je t'appelle.</p>
  <p class="bandeau">⟦12|Jusqu'au 28 février, la grande révision est à 80 € au lieu de 95 : c'est l'hiver, j'ai le temps.⟧</p>
</section>

<section id="prix">
  <h2>Les prix</h2>
  <p>⟦18|Avant de démonter quoi que ce soit, je t'appelle avec un prix, et ce prix ne bouge plus.⟧ Main-d'œuvre seule, pièces en plus sauf si c'est écrit.</p>
  <table>
    <tr><td>Crevaison, chambre à air comprise</td><td class="p">12&nbsp;€</td></tr>
    <tr><td>Roue à dévoiler</td><td class="p">18&nbsp;€</td></tr>
    <tr><td>Purge d'un frein hydraulique</td><td class="p">28&nbsp;€</td></tr>
    <tr><td>Petite révision</td><td class="p">45&nbsp;€</td></tr>
    <tr><td>Grande révision</td><td class="p">95&nbsp;€</td></tr>
  </table>
  <p>⟦2|La petite révision, c'est les freins, les vitesses, les pneus et tout ce qui se dévisse.⟧ ⟦3|La grande, c'est le vélo à nu : je démonte, je nettoie, je graisse les roulements et je remonte.⟧ ⟦5|Pour une crevaison, tu repars dans la demi-heure si tu passes avant 11 h.⟧</p>
  <img class="lazy" src="img/vide.gif" data-src="img/grande-revision.jpg" alt="vélo sur pied d'atelier" width="1000" height="750">
  <h3>Roues sur mesure</h3>
  <p>⟦9|Je monte des roues à la main, rayon par rayon, à partir de 140 € la roue hors jante et moyeu.⟧</p>
  <img class="lazy" src="img/vide.gif" data-src="img/roue-montage.jpg" alt="" width="800" height="800">
  <h3>Cargos et électriques</h3>
  <p>⟦7|Je viens chercher ton vélo-cargo à Chambéry, Barberaz ou La Ravoire pour 15 €, aller-retour compris.⟧ Les batteries, je les teste, je ne les ouvre pas.</p>
  <img class="lazy" src="img/vide.gif" data-src="img/cargo.jpg" alt="biporteur bleu" width="1000" height="667">
  <h3>Pour les boîtes</h3>
  <p>⟦24|Je passe en entreprise avec la caisse à outils : dix vélos remis d'aplomb dans la demi-journée, pour 350 €.⟧ ⟦27|Je m'occupe aussi de toute la flotte des coursiers de la coopérative Les Colporteurs.⟧</p>
  <p class="mini">⟦t5|TVA non applicable, article 293 B du CGI.⟧ ⟦t6|Un vélo non repris sous trois mois est considéré comme abandonné.⟧</p>
</section>

<section id="occasions">
  <h2>Occasions</h2>
  <p>⟦8|J'ai toujours une dizaine de vélos révisés, garantis six mois, à partir de 180 €.⟧ ⟦17|Les pièces encore bonnes que je démonte partent dans les tiroirs et resservent, à moitié prix du neuf.⟧</p>
  <div class="galerie"><a href="img/occasion-rouge.jpg"><img src="img/mini/occasion-rouge.jpg" alt="randonneuse rouge 1986" width="200" height="150"></a><a href="img/occasion-verte.jpg"><img src="img/mini/occasion-verte.jpg" alt="20210612_184402" width="200" height="150"></a></div>
  <p class="prixcasse">Mercier vert, taille 54&nbsp;: <span class="gros">230</span>&nbsp;€</p>
</section>

<section id="agenda">
  <h2>Agenda</h2>
  <ul>
    <li>⟦10|Chaque premier jeudi du mois, de 18 h 30 à 20 h 30, tu viens réparer ton vélo toi-même, avec mes outils, pour 10 €.⟧</li>
    <li>⟦11|Samedi 12 décembre de 14 h à 17 h, je vide les tiroirs : pièces d'occasion au poids, 8 € le kilo.⟧</li>
    <li><s>⟦t2|Dimanche 12 avril 2026, bourse aux vélos de printemps sous les platanes⟧</s> (merci, c'était chouette)</li>
    <li>⟦t3|Prime vélo de la ville : je remplis le dossier avec toi jusqu'au 30 septembre 2026.⟧</li>
  </ul>
  <p><b>Ajouté le 10 novembre.</b> ⟦26|J'ai rentré des pneus cloutés en 700 et en 26 pouces, posés dans la journée.⟧</p>
  <img class="lazy" src="img/vide.gif" data-src="img/IMG_3390.jpg" alt="IMG_3390" width="1000" height="667">
</section>

<section id="qui">
  <h2>Qui</h2>
  <img class="lazy" src="img/vide.gif" data-src="img/theo.jpg" alt="Théo" width="700" height="700">
  <p>⟦15|Moi, c'est Théo Bellemin, mécano cycles depuis 2009.⟧ ⟦16|J'ai suivi six saisons une équipe de coureurs avant d'ouvrir l'atelier en mars 2018.⟧ ⟦t8|À l'époque une révision coûtait 30 € et j'avais encore un genou droit.⟧ Le gruppetto, c'est le groupe des derniers dans la montagne, ceux qui finissent ensemble.</p>
  <p>⟦19|La chambre de métiers m'a donné le label Répar'acteurs en 2020.⟧</p>
  <div>« ⟦t1|Il m'a rendu un vélo que trois magasins voulaient jeter.⟧ »<br>– Jeanne</div>
  <div>« ⟦t1|Le seul qui dit non quand ça n'en vaut pas la peine.⟧ »<br>– Karim, vélotafeur</div>
  <p>⟦t7|« Un médecin de campagne pour bicyclettes », Radio Combe de Savoie⟧</p>
  <p><i>⟦t9|L'atelier le plus honnête des Alpes, et le moins bien rangé.⟧</i></p>
</section>

<section id="conseils">
  <h2>Deux conseils gratuits</h2>
  <p>⟦22|Essuie ta chaîne au chiffon avant de la graisser, une goutte par rouleau, et essuie encore.⟧</p>
  <p>⟦23|Quand il gèle, enlève un demi-bar à tes pneus : ça accroche mieux et ça pardonne.⟧</p>
  <img class="lazy" src="img/vide.gif" data-src="img/chaine.jpg" alt="cassette et chaîne" width="900" height="600">
</section>

<section id="faq">
  <h2>Questions</h2>
  <details><summary>Il faut prendre rendez-vous ?</summary><p>⟦20|Pas pour déposer ; pour une réparation dans la journée, oui, appelle la veille.⟧</p></details>
  <details><summary>Tu prends les vélos de supermarché ?</summary><p>⟦21|Oui, et je te dis franchement si ça vaut le coup.⟧</p></details>
</section>

<section id="venir">
  <h2>Venir</h2>
  <p>⟦25|L'atelier est au 112 faubourg Montmélian, le long de la piste de la Leysse, derrière le portail vert.⟧</p>
  <p>Du mardi au vendredi, 9 h – 12 h et 14 h – 18 h 30.<br>⟦13|Le samedi de 9 h à 12 h, pour les urgences.⟧</p>
  <p>⟦14|Je ferme du 24 décembre au 4 janvier.⟧ ⟦28|Chaque année, je disparais aussi la première quinzaine d'août.⟧</p>
  <p>⟦4|Un message écrit vaut mieux qu'un appel : 06 00 00 73 18, je réponds le midi et le soir.⟧</p>
  <p><a href="https://www.instagram.com/atelier.gruppetto">@atelier.gruppetto</a></p>
</section>

<footer>
  <p>⟦t4|Théo Bellemin EI, SIRET 000 731 866 00018 – hébergé dans un placard à Grenoble⟧</p>
  <p>⟦t10|Ouvert du lundi au samedi⟧ – ⟦t11|Ce site ne dépose aucun cookie, il n'y a même pas de gâteaux.⟧</p>
  <p><a href="#haut">⟦t12|↑ remonter, sans dérailler⟧</a></p>
</footer>
<script>document.querySelectorAll('img.lazy').forEach(function(i){i.src=i.dataset.src})</script>
</body>
</html>
`

const S = (o, t) => [o, t]
const wall = at(600, 260, 1.3, d.pegboard())
const photos = [
  { files: [['/img/atelier@2x.jpg', 1400, 934], ['/img/atelier.jpg', 700, 467]], page: '/', shows: 'workshop with tool wall', beside: 1, scene: S({ sky: ['#b9a98f', '#dfd3bd'], floor: '#6a6058', floorY: 620, seed: 3 }, [wall, at(420, 520, 0.95, d.bike()), at(980, 500, 1, d.stand())]) },
  { files: [['/img/grande-revision.jpg', 1000, 750]], page: '/', shows: 'bike on the stand', beside: 3, scene: S({ sky: ['#31454d', '#6c868d'], floor: '#4b4640', floorY: 650, seed: 5 }, [at(600, 500, 1.3, d.stand()), at(560, 380, 1.25, d.bike('#e6b12e', '#222'))]) },
  { files: [['/img/roue-montage.jpg', 800, 800]], page: '/', shows: 'wheel being built', beside: 9, scene: S({ sky: ['#d9dde0', '#f3f4f4'], floor: '#9a8263', floorY: 660, seed: 7 }, [at(600, 370, 2.4, d.wheel())]) },
  { files: [['/img/cargo.jpg', 1000, 667]], page: '/', shows: 'blue cargo bike', beside: 7, scene: S({ sky: ['#a7c4d4', '#e9f0ee'], floor: '#8d9288', floorY: 590, seed: 9 }, [at(600, 330, 0.8, d.mountains('#7a95a8', '#a6bccb')), at(580, 470, 1.35, d.cargo())]) },
  { files: [['/img/occasion-rouge.jpg', 900, 675], ['/img/mini/occasion-rouge.jpg', 200, 150]], page: '/', shows: 'red touring bike', beside: 8, scene: S({ sky: ['#cbb89b', '#efe5d3'], floor: '#a08f78', floorY: 600, seed: 11 }, [at(600, 440, 1.6, d.bike('#b3202b'))]) },
  { files: [['/img/occasion-verte.jpg', 900, 675], ['/img/mini/occasion-verte.jpg', 200, 150]], page: '/', shows: 'green bike', scene: S({ sky: ['#8fa0a6', '#c9d3d6'], floor: '#6d7273', floorY: 610, seed: 13 }, [raw.re(0, 120, 1200, 490, '#9c6b52'), at(600, 440, 1.6, d.bike('#3c7a4c', '#1c1c1c'))]) },
  { files: [['/img/IMG_3390.jpg', 1000, 667]], page: '/', shows: 'studded tyre on snow', beside: 26, scene: S({ sky: ['#b9c9dc', '#eef3f8'], floor: '#f1f5f9', floorY: 520, seed: 15 }, [at(600, 420, 2.3, d.wheel()), raw.many(24, (i) => raw.ci(600 + Math.cos(i * 0.262) * 256, 420 + Math.sin(i * 0.262) * 256, 8, '#d9dde0'))]) },
  { files: [['/img/theo.jpg', 700, 700]], page: '/', shows: 'portrait of the mechanic', beside: 15, scene: S({ sky: ['#6a5d50', '#a3917d'], seed: 17 }, [at(600, 430, 1.7, d.person('#8a5a2b', '#e2b48d', '#26313a', '#d9482b'))]) },
  { files: [['/img/chaine.jpg', 900, 600]], page: '/', shows: 'sprocket and chain', beside: 22, scene: S({ sky: ['#22282c', '#4f5a61'], seed: 19 }, [at(600, 390, 2, d.sprocket()), raw.li('M0 140Q600 60 1200 180', '#8d949a', 18)]) },
]

export const site = {
  prefix: 'ag', platform: 'hand-coded one-pager', name: 'Atelier Gruppetto', city: 'Chambéry', timeZone: 'Europe/Paris', language: 'fr',
  summary: 'Atelier d’un réparateur de vélos indépendant à Chambéry, qui révise, monte des roues et vend des vélos d’occasion.',
  formality: 'familiarity', pronoun: 'firstSingular',
  hours: [{ days: [2, 3, 4, 5], spans: ['09:00-12:00', '14:00-18:30'] }, { days: [6], spans: ['09:00-12:00'] }],
  closings: [{ from: '2026-12-24', until: '2027-01-04', text: "Je ferme du 24 décembre au 4 janvier.", page: '/' }],
  socials: ['https://www.instagram.com/atelier.gruppetto'], colors: ['#D9482B', '#26313A', '#F2C14E'], logo: '/img/logo.svg',
  pages: { '/': html }, photos,
  facts: [
    [1, 'business', 'Atelier Gruppetto'],
    [2, 'service', 'Petite révision', { price: { text: '45 €', cents: 4500, currency: 'EUR' }, keywords: ['petite révision'] }],
    [3, 'service', 'Grande révision', { price: { text: '95 €', cents: 9500, currency: 'EUR' }, keywords: ['grande'] }],
    [4, 'contact', 'Message écrit', { keywords: ['06 00 00 73 18'] }],
    [5, 'service', 'Crevaison', { price: { text: '12 €', cents: 1200, currency: 'EUR' }, keywords: ['crevaison'] }],
    [7, 'service', 'Enlèvement des vélos-cargos', { price: { text: '15 €', cents: 1500, currency: 'EUR' }, keywords: ['cargo'] }],
    [8, 'product', 'Vélos d’occasion révisés', { price: { text: '180 €', cents: 18000, currency: 'EUR' }, keywords: ['vélos'] }],
    [9, 'service', 'Roues sur mesure', { price: { text: '140 €', cents: 14000, currency: 'EUR' }, keywords: ['roues'] }],
    [10, 'event', 'Atelier du premier jeudi', { time: '18:30', price: { text: '10 €', cents: 1000, currency: 'EUR' }, keywords: ['premier jeudi'] }],
    [11, 'event', 'Vide-tiroirs', { date: '2026-12-12', until: '2026-12-12', time: '14:00', price: { text: '8 €', cents: 800, currency: 'EUR' }, keywords: ['tiroirs'] }],
    [12, 'offer', 'Grande révision d’hiver', { until: '2027-02-28', prices: [{ text: '80 €', cents: 8000, currency: 'EUR' }], keywords: ['révision'] }],
    [13, 'hours', 'Samedi pour les urgences', { keywords: ['samedi'] }],
    [14, 'hours', 'Fermeture de fin d’année', { until: '2027-01-04', keywords: ['ferme'] }],
    [15, 'person', 'Théo Bellemin', { keywords: ['Théo'] }],
    [16, 'history', 'Ouvert en mars 2018', { keywords: ['2018'] }],
    [17, 'method', 'Pièces de réemploi', { keywords: ['pièces'] }],
    [18, 'method', 'Un prix avant de démonter', { keywords: ['prix'] }],
    [19, 'award', 'Label Répar’acteurs', { keywords: ["Répar'acteurs"] }],
    [20, 'question', 'Rendez-vous', { question: 'Il faut prendre rendez-vous ?', keywords: ['déposer'] }],
    [21, 'question', 'Vélos de supermarché', { question: 'Tu prends les vélos de supermarché ?', keywords: ['supermarché'] }],
    [22, 'advice', 'Graisser la chaîne', { keywords: ['chaîne'] }],
    [23, 'advice', 'Pneus quand il gèle', { keywords: ['pneus'] }],
    [24, 'service', 'Passage en entreprise', { price: { text: '350 €', cents: 35000, currency: 'EUR' }, keywords: ['entreprise'] }],
    [25, 'place', '112 faubourg Montmélian', { keywords: ['faubourg Montmélian'] }],
    [26, 'news', 'Pneus cloutés', { keywords: ['pneus cloutés'] }],
    [27, 'business', 'Flotte des Colporteurs', { keywords: ['Colporteurs'] }],
    [28, 'hours', 'Première quinzaine d’août', { keywords: ['août'] }],
  ],
  traps: [[1, 'testimonial'], [2, 'past'], [3, 'ended'], [4, 'legal'], [5, 'smallPrint'], [6, 'smallPrint'], [7, 'press'], [8, 'history'], [9, 'opinion'], [10, 'contradiction'], [11, 'cookie'], [12, 'menu']],
  files: {
    'style.css': `:root{--rouge:#d9482b;--nuit:#26313a;--jaune:#f2c14e}\n*{box-sizing:border-box}\nbody{margin:0;background:#faf7f0;color:var(--nuit);font:18px/1.5 "Work Sans",sans-serif}\nheader{position:sticky;top:0;background:var(--nuit);padding:.6em 1em}\nheader a{color:var(--jaune)}\nh1,h2{color:#d9482b}\n.bandeau{background:#f2c14e;padding:.5em 1em;transform:rotate(-.6deg)}\n.ico{background:url(img/sprite.svg) no-repeat}\n.mini{font-size:11px}\nfooter{background:#26313a;color:#faf7f0}\n`,
    'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="210" height="64" viewBox="0 0 210 64"><circle cx="32" cy="32" r="24" fill="none" stroke="#D9482B" stroke-width="6"/><circle cx="32" cy="32" r="6" fill="#F2C14E"/><text x="66" y="42" font-family="sans-serif" font-weight="700" font-size="28" fill="#F2C14E">gruppetto</text></svg>',
    'img/rond.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="12" fill="none" stroke="#D9482B" stroke-width="4"/></svg>',
    'img/vide.gif': Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    'img/sprite.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="24"><path d="M2 12h20M12 2v20" stroke="#26313a"/><circle cx="40" cy="12" r="8"/><rect x="62" y="4" width="16" height="16"/></svg>',
  },
}
