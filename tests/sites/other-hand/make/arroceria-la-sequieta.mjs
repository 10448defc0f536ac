// Rice restaurant by the Albufera; Wix.
import * as d from './draw.mjs'
const { at, raw } = d
const O = '{{origin}}'
const M = `${O}/media`
let n = 0x1a2b3c
const comp = () => `comp-m${(n += 4051).toString(36)}`
const media = (id, w, h, name) => `${M}/7c1f0a_${id}~mv2.jpg/v1/fill/w_${w},h_${h},al_c,q_80,usm_0.66_1.00_0.01/${name}`
const img = (id, name, alt, w, h) => { const c = comp(); return `<div id="${c}" class="MazNVa ${c} wixui-image rYiAuL" title=""><div data-testid="linkElement" class="j7pOnl"><img fetchpriority="high" sizes="640px" srcset="${media(id, w, h, name)} 1x, ${media(id, w, h, name)} 2x" id="img_${c}" src="${media(id, w, h, name)}" alt="${alt}" style="object-fit:cover" width="640" height="${Math.round((640 * h) / w)}"/></div></div>` }
const wow = (id, name, alt, w, h) => { const c = comp(); return `<wow-image id="img_${c}" class="HlRz5e BI8PVQ" data-image-info="{&quot;containerId&quot;:&quot;${c}&quot;,&quot;displayMode&quot;:&quot;fill&quot;,&quot;imageData&quot;:{&quot;width&quot;:${w},&quot;height&quot;:${h},&quot;uri&quot;:&quot;7c1f0a_${id}~mv2.jpg&quot;,&quot;name&quot;:&quot;&quot;}}" data-has-bg-scroll-effect="" data-bg-effect-name=""><img src="${media(id, w, h, name)}" alt="${alt}" style="width:100%;height:100%;object-fit:cover;object-position:50% 50%" width="${w}" height="${h}"/></wow-image>` }
const rt = (html, cls = 'font_8') => { const c = comp(); return `<div id="${c}" class="KcpHeO tz5f0K ${c} wixui-rich-text" data-testid="richTextElement">${html.split('\n').map((p) => (p.startsWith('<') ? p : `<p class="${cls} wixui-rich-text__text" style="font-size:18px; line-height:1.6em;"><span style="letter-spacing:normal;" class="wixui-rich-text__text">${p}</span></p>`)).join('<p class="font_8 wixui-rich-text__text"><span class="wixGuard wixui-rich-text__text">&#8203;</span></p>')}</div>` }
const h = (t, l = 2) => { const c = comp(); return `<div id="${c}" class="KcpHeO tz5f0K ${c} wixui-rich-text" data-testid="richTextElement"><h${l} class="font_${l + 1} wixui-rich-text__text" style="text-align:center"><span class="color_18 wixui-rich-text__text">${t}</span></h${l}></div>` }
const sec = (html) => { const c = comp(); return `<section id="${c}" tabindex="-1" class="Oqnisf ${c} wixui-section" data-block-level-container="ClassicSection"><div id="bgLayers_${c}" data-hook="bgLayers" class="MW5IWV"><div data-testid="colorUnderlay" class="LWbAav Kv1aVt"></div></div><div data-mesh-id="${c}inlineContent" data-testid="inline-content" class=""><div data-mesh-id="${c}inlineContent-gridContainer" data-testid="mesh-container-content">${html}</div></div></section>` }
const nav = [['/', 'Inicio'], ['/carta/', 'Carta'], ['/encargos/', 'Encargos'], ['/nosotros/', 'Nosotros'], ['/agenda/', 'Agenda'], ['/blog/', 'Blog'], ['/reservas/', 'Reservas']]
const page = (path, title, body) => `<!DOCTYPE html><html lang="es"><head><meta charset='utf-8'><meta name="viewport" content="width=device-width, initial-scale=1" id="wixDesktopViewport" /><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name="generator" content="Wix.com Website Builder"/><link rel="icon" sizes="192x192" href="${M}/fav_192.png" type="image/png"/><style data-href="https://static.parastorage.com/services/editor-elements-library/dist/thunderbolt/rb_wixui.thunderbolt_bootstrap.css">.Oqnisf{position:relative}.wixui-rich-text__text{font-family:"Avenir",sans-serif}</style><style id="css_masterPage">:root,#SITE_CONTAINER{--color_11:255,255,255;--color_15:32,44,48;--color_18:196,106,26;--color_20:31,92,107}.color_18{color:#C46A1A}body{background:#FFF8EC}#SITE_HEADER{background:#1F5C6B}.wixui-button{background:#C46A1A}</style><title>${title}</title><meta property="og:title" content="${title}"/><meta property="og:url" content="${O}${path}"/><meta property="og:site_name" content="Mi sitio"/><link rel="canonical" href="${O}${path}"/></head><body class='' ><div id="SITE_CONTAINER"><div id="main_MF" class="main_MF"><div id="SCROLL_TO_TOP" class="Vd6aQZ ignore-focus SCROLL_TO_TOP" tabindex="-1" role="region" aria-label="top of page"><span class="mHZSwn">⟦t7|top of page⟧</span></div><div id="site-root" class="site-root"><div id="masterPage" class="mesh-layout masterPage css-editing-scope"><header id="SITE_HEADER" class="xU8fqS SITE_HEADER wixui-header" tabindex="-1"><div class="_C0cVf"><div data-testid="screenWidthContainerBgCenter"></div></div><div class="G5_d3m"><a href="${O}/"><img id="img_logo" src="${M}/7c1f0a_logo~mv2.png/v1/fill/w_240,h_90,al_c/logo.png" alt="Logo" width="240" height="90"/></a><nav class="ssr wixui-horizontal-menu" aria-label="Sitio" data-part="dropdown-menu"><ul class="dropdownMenu">${nav.map(([u, t]) => `<li data-direction="ltr" class="wixui-horizontal-menu__item"><a data-testid="linkElement" href="${O}${u}" target="_self"><div><div class="JS76Uv"><p class="jf6Dhx">${t}</p></div></div></a></li>`).join('')}<li aria-hidden="true" class="wixui-horizontal-menu__more"><div><p>More</p></div></li></ul><div id="navAriaLabel" style="display:none">⟦t7|Use tab to navigate through the menu items.⟧</div></nav></div></header><main id="PAGES_CONTAINER" class="PAGES_CONTAINER" tabindex="-1" data-main-content="true"><div id="SITE_PAGES" class="JsJXaX SITE_PAGES"><div id="c1dmp" class="dBAkHi theme-vars c1dmp"><div class="PFkO7r wixui-page" data-testid="page-bg"></div><div class="HT5ybB"><div id="Containerc1dmp" class="Containerc1dmp SPY_vo">${body}</div></div></div></div></main><footer id="SITE_FOOTER" class="Hux3sP SITE_FOOTER wixui-footer" tabindex="-1"><div data-mesh-id="SITE_FOOTERinlineContent">${rt('La Sequieta · Camí de la Séquia 14, El Palmar · 961 00 02 14')}${rt('⟦t12|Lunes cerrado⟧')}<ul class="wixui-social-bar" aria-label="Social Bar"><li><a href="https://www.instagram.com/lasequieta.palmar" target="_blank" rel="noreferrer"><img alt="Instagram" src="${M}/0fdef751204647a3bbd7eaa2827ed4f9.png" width="39" height="39"/></a></li></ul>${rt('<p class="font_9 wixui-rich-text__text"><a href="' + O + '/aviso-legal/" target="_self">Aviso legal</a> ©2021 por La Sequieta. Creado con Wix.com</p>')}</div></footer></div></div><div id="SCROLL_TO_BOTTOM" class="Vd6aQZ"><span class="mHZSwn">⟦t7|bottom of page⟧</span></div></div></div><div data-hook="consent-banner-root"><div data-hook="ccsu-banner-text-container">⟦t6|Usamos cookies en nuestro sitio web para ver cómo interactúas con él.⟧ ⟦t6|Al aceptar, aceptas nuestro uso de dichas cookies.⟧</div><button data-hook="ccsu-banner-accept-all">Aceptar</button></div></body></html>`
const dish = (name, desc, pr, al) => `<div data-hook="item.container" class="sMenuItem"><div class="wixui-rich-text"><p data-hook="item.name" class="wixui-rich-text__text">${name}</p></div><div><p data-hook="item.description">${desc} <span class="al">(${al})</span></p></div><div data-hook="item.price"><p>${pr}</p></div></div>`
const feed = (title, when, text, url) => `<article class="blog-post-homepage-link-hashtag-hover-color" data-hook="post-list-item"><span data-hook="time-ago" class="time-ago" title="${when}">${when}</span> <span title="1 min de lectura">1 min de lectura</span>${url ? `<a href="${O}${url}" class="has-custom-focus"><h2 data-hook="post-title">${title}</h2></a>` : `<h2 data-hook="post-title">${title}</h2>`}<div data-hook="post-description"><p>${text}</p></div></article>`

const pages = {
  '/': page('/', 'Arrocería | La Sequieta | El Palmar', [
    sec(wow('a11b0c', 'terraza.jpg', '', 1480, 833) + h('La Sequieta', 1) + rt('⟦1|Somos una arrocería de cuarenta sillas junto a la acequia, en El Palmar, a diez kilómetros de Valencia.⟧ Ven con hambre y sin prisa.')),
    sec(h('Ahora mismo') + rt('⟦17|Hasta el 6 de enero, los miércoles y los jueves el postre corre de nuestra cuenta.⟧\n⟦11|Para el día de Navidad aceptamos encargos hasta el domingo 20 de diciembre.⟧\n⟦9|De miércoles a viernes tienes menú de mediodía por 22 €, con el arroz que toque.⟧')),
    sec(h('En barca') + rt('⟦24|Desde nuestra terraza sale la barca de Nelo: cuarenta minutos por el lago, 6 € por persona.⟧') + img('b22c1d', 'WhatsApp_Image_2024-05-11.jpg', 'WhatsApp Image 2024-05-11.jpg', 980, 650)),
    sec(`<div class="comp-tpa"><div data-hook="testimonial"><div>⟦t1|La mejor paella que me he comido en mi vida, y soy de Sueca.⟧</div><div>Vicent, 5/5</div></div><div data-hook="testimonial"><div>⟦t1|Nos trataron como en casa, repetiremos seguro.⟧</div><div>⭐⭐⭐⭐⭐ Lucía y Marta</div></div></div>${rt('⟦t10|«Un secreto a voces entre cañas», Guía del Buen Arroz 2025⟧\n⟦t11|Si no es la mejor arrocería del mundo, poco le falta.⟧')}`),
  ].join('')),
  '/carta/': page('/carta/', 'Carta | La Sequieta', [
    sec(h('Carta', 1) + rt('Precio por persona, mínimo dos. Alérgenos: G gluten, C crustáceos, P pescado, M moluscos, L lácteos, H huevo, F frutos secos.')),
    sec(`<div class="sMenu" data-hook="menus.section"><h2 data-hook="section.name">Para empezar</h2>${dish('Esgarraet', '⟦7|El esgarraet lleva pimiento asado a la leña y bacalao desmigado a mano.⟧', '9,50 €', 'P')}${dish('All i pebre', '⟦5|El all i pebre es de anguila de la Albufera, con patata y un punto de guindilla.⟧', '16 €', 'P, F')}</div><div class="sMenu" data-hook="menus.section"><h2 data-hook="section.name">Arroces</h2>${dish('Paella valenciana', '⟦2|La paella valenciana va con pollo, conejo, ferraura y garrofó, y en invierno con alcachofa.⟧', '17,50 €', '—')}${dish('Arroz a banda', '⟦3|El arroz a banda lo hacemos con fondo de morralla de la lonja de Cullera.⟧', '18 €', 'C, P, M')}${dish('Arroz negro', '⟦4|El arroz negro lleva sepia de playa y su tinta, sin colorante.⟧', '18,50 €', 'C, P, M')}${dish('Arroz al horno', '⟦6|El arroz al horno sale en cazuela de barro y solo los jueves.⟧', '15 €', 'G')}</div><div class="sMenu"><h2 data-hook="section.name">Postres</h2>${dish('Torrija de horchata', '⟦8|La torrija se empapa toda la noche en horchata de Alboraya.⟧', '6 €', 'G, L, H, F')}</div>`),
    sec(img('c33d2e', 'paella-valenciana.jpg', 'paella valenciana', 1200, 800) + img('d44e3f', 'arroz-negro.jpg', 'Arroz negro', 980, 735) + img('e55f40', 'IMG_2034.jpg', 'IMG_2034.JPG', 980, 735)),
    sec(rt('⟦t4|IVA incluido. Pan y aceitunas, 1,80 € por persona.⟧')),
    sec(h('¿Tenéis platos sin gluten?', 3) + rt('⟦26|Sí: todos los arroces menos el del horno, y avísanos al reservar para apartar la paella.⟧')),
  ].join('')),
  '/encargos/': page('/encargos/', 'Arroces para llevar | La Sequieta', [
    sec(h('Llévatela en la paella', 1) + rt('⟦10|Encarga tu arroz antes de las once y recógelo a las dos, en su paella, a 15 € la ración.⟧\n⟦t13|Fianza de 30 € por la paella, que se devuelve si vuelve limpia antes de siete días.⟧')),
    sec(img('f66051', 'paella-para-llevar.jpg', '', 980, 735) + rt('⟦28|Cuando llegues a casa no la tapes: déjala reposar cinco minutos con un trapo y a la mesa.⟧')),
    sec(h('Grupos') + rt('⟦25|Para grupos de hasta cuarenta personas hay menú cerrado desde 36 €, con dos arroces a elegir.⟧')),
  ].join('')),
  '/nosotros/': page('/nosotros/', 'Nosotros | La Sequieta', [
    sec(h('Nosotros', 1) + rt('⟦22|El abuelo Ximo abrió en 1974 con tres mesas y una barca; hoy llevamos la casa sus nietos.⟧ ⟦t14|Entonces la ración costaba ciento veinte pesetas y el vino era gratis.⟧\n⟦20|Amparo Ferrandis cocina: aprendió con su tía y no mide el arroz, lo escucha.⟧\n⟦21|Toni lleva la sala y se acuerda de tu mesa aunque tú no te acuerdes de él.⟧')),
    sec(img('077162', 'amparo.jpg', 'Amparo', 800, 800) + img('188273', 'lena-naranjo.jpg', 'fuego de leña', 1200, 800)),
    sec(rt('⟦18|Cocinamos con leña de naranjo, que da llama viva y poco humo.⟧\n⟦19|El arroz es senia de nuestras tres hanegadas, a quince minutos andando.⟧\n⟦23|En 2024 ganamos el tercer premio del Concurso de Arroces del Perellonet.⟧') + img('299384', 'arrozal.jpg', 'Nuestro campo en mayo', 1200, 675)),
  ].join('')),
  '/agenda/': page('/agenda/', 'Agenda | La Sequieta', [
    sec(h('Agenda', 1) + `<div data-hook="events-list"><div data-hook="event-list-item"><div data-hook="ev-list-item-title"><a href="${O}/event-details/cena-del-all-i-pebre/" data-hook="title">Cena del all i pebre</a></div><div data-hook="ev-date">vie, 11 dic</div><div data-hook="ev-location">El Palmar</div><a data-hook="ev-rsvp-button" href="${O}/event-details/cena-del-all-i-pebre/">⟦t15|Más info⟧</a></div><div data-hook="event-list-item"><div><span data-hook="title">Curso de paella</span></div><div>⟦16|El sábado 30 de enero, de 10:30 a 14:00, Amparo enseña a hacer una paella desde el sofrito.⟧ ⟦16|Cuesta 55 € y te la comes después.⟧</div></div><div data-hook="event-list-item" class="past"><span data-hook="title">Noche de Sant Joan</span><div>⟦t2|El martes 23 de junio, sardinas y música junto a la acequia hasta las dos.⟧</div></div></div>`),
    sec(rt('⟦15|Cada año, el último sábado de septiembre, celebramos la siega con un arroz para todo el pueblo.⟧')),
  ].join('')),
  '/event-details/cena-del-all-i-pebre/': page('/event-details/cena-del-all-i-pebre/', 'Cena del all i pebre | La Sequieta', [
    sec(`<div data-hook="event-details"><h1 data-hook="event-title">Cena del all i pebre</h1><p data-hook="event-full-date">11 dic 2026, 21:00 – 23:45</p><p data-hook="event-full-location">El Palmar, Valencia, España</p><div data-hook="about-section-text"><p>⟦14|El viernes 11 de diciembre, a las 21:00, cenamos all i pebre en cuatro versiones, de la del abuelo a la de Amparo.⟧ ⟦14|Son 38 € con bebida, y hay veintiocho plazas.⟧</p></div><button>⟦t16|Confirmar asistencia⟧</button></div>`),
  ].join('')),
  '/blog/': page('/blog/', 'Blog | La Sequieta', [
    sec(`<div data-hook="feed-page-root">${feed('Volvemos a la barraca', '10 nov 2026', 'Tres meses de cañizo y barro.', '/post/volvemos-a-la-barraca/')}${feed('Menú de la cosecha', '1 oct 2026', '⟦t3|Durante octubre, el menú de la cosecha sale por 19 € hasta el día 31.⟧')}${feed('Reabrimos la terraza', '12 mar 2021', '⟦t5|Solo servimos en terraza, con un máximo de cuatro personas por mesa y hasta las seis de la tarde.⟧')}</div>`),
  ].join('')),
  '/post/volvemos-a-la-barraca/': page('/post/volvemos-a-la-barraca/', 'Volvemos a la barraca', [
    sec(`<article data-hook="post"><ul><li><span title="10 nov 2026">10 nov 2026</span></li></ul><h1 data-hook="post-title">Volvemos a la barraca</h1><div data-hook="post-content"><p>⟦29|La barraca del patio, con techo nuevo de cañizo, vuelve a tener mesas desde el 24 de octubre.⟧ ⟦29|Caben catorce personas y huele a humo de verdad.⟧</p>${img('3aa495', 'barraca.jpg', '', 1200, 800)}<p>Gracias a los de la falla, que pusieron las manos.</p></div></article>${wow('4bb5a6', 'unsplash-spanish-table.jpg', 'unsplash', 980, 650)}<p>⟦t17|Foto: Unsplash⟧</p>`),
  ].join('')),
  '/reservas/': page('/reservas/', 'Reservas y cómo llegar | La Sequieta', [
    sec(h('Reservas', 1) + rt('Comidas de miércoles a lunes, de 13:00 a 16:30. Cenas, viernes y sábado de 20:30 a 23:00.\n⟦12|Cerrado los martes, aunque sea puente.⟧\n⟦13|Cerramos por vacaciones del 7 al 28 de enero.⟧')),
    sec(rt('⟦30|Llegas en el autobús 25, que para a cincuenta metros; en coche, deja el tuyo a la entrada del pueblo.⟧') + h('¿Puedo ir con perro?', 3) + rt('⟦27|En la terraza, sí, y le ponemos agua antes que a ti.⟧')),
  ].join('')),
  '/aviso-legal/': page('/aviso-legal/', 'Aviso legal | La Sequieta', sec(h('Aviso legal', 1) + rt('⟦t8|Titular: Hermanos Ferrandis C.B., NIF E00000214.⟧ ⟦t8|De conformidad con la Ley 34/2002, de servicios de la sociedad de la información, se facilitan los datos del titular.⟧\n⟦t9|Las reservas de más de diez personas requieren una señal del 20 %, no reembolsable con menos de 48 horas.⟧'))),
}

const S = (o, t) => [o, t]
const f = (id, name, w, h) => [[media(id, w, h, decodeURIComponent(name)).replace(O, ''), w, h]]
const photos = [
  { files: f('a11b0c', 'terraza.jpg', 1480, 833), page: '/', shows: 'terrace by the canal', beside: 1, scene: S({ sky: ['#f6c98a', '#f9e9cf'], floor: '#6f97a3', floorY: 520, seed: 3 }, [at(600, 560, 1, d.ricefield()), raw.re(-300, 520, 1800, 60, '#b58d5c'), at(330, 330, 1.1, d.parasol('#fff3dc', '#1F5C6B')), at(850, 340, 1.1, d.parasol('#fff3dc', '#C46A1A')), at(330, 520, 0.7, d.table()), at(850, 520, 0.7, d.table()), at(160, 520, 0.7, d.chair()), at(1030, 520, 0.7, d.chair())]) },
  { files: f('b22c1d', 'WhatsApp_Image_2024-05-11.jpg', 980, 650), page: '/', shows: 'boat on the lake', beside: 24, scene: S({ sky: ['#ffb36b', '#8fb8cf'], floor: '#5d8ea3', floorY: 430, seed: 5 }, [raw.ci(900, 360, 70, '#fff0c0', 'opacity=".9"'), raw.pa('M300 500H900Q860 600 760 600H420Q330 590 300 500Z', '#5a3d25'), raw.li('M600 500V230', '#6e4e30', 12), raw.pa('M606 240Q780 320 606 480Z', '#f4ead6')]) },
  { files: f('c33d2e', 'paella-valenciana.jpg', 1200, 800), page: '/carta/', shows: 'paella with beans', beside: 2, scene: S({ sky: ['#8a5a34', '#c99a62'], floor: '#d8c6a4', floorY: 300, seed: 7 }, [at(600, 440, 1.7, d.paella('#d99a2b', 'beans'))]) },
  { files: f('d44e3f', 'arroz-negro.jpg', 980, 735), page: '/carta/', shows: 'black rice', beside: 4, scene: S({ sky: ['#e9e2d5', '#f7f2e8'], floor: '#a9865c', floorY: 380, seed: 9 }, [at(560, 470, 1.5, d.paella('#2a2630', 'mussels')), at(1010, 600, 0.8, d.lemon())]) },
  { files: f('e55f40', 'IMG_2034.jpg', 980, 735), page: '/carta/', shows: 'rice with prawns', beside: 3, scene: S({ sky: ['#1F5C6B', '#4f8b98'], floor: '#efe2c8', floorY: 280, seed: 11 }, [at(600, 450, 1.6, d.paella('#cf7d22', 'prawn'))]) },
  { files: f('f66051', 'paella-para-llevar.jpg', 980, 735), page: '/encargos/', shows: 'paella pan in a crate', beside: 10, scene: S({ sky: ['#bfcfc9', '#eef2ea'], floor: '#8f8b80', floorY: 520, seed: 13 }, [at(600, 520, 1.8, d.crate()), at(600, 370, 1.1, d.paella('#e0a63a', 'beans'))]) },
  { files: f('077162', 'amparo.jpg', 800, 800), page: '/nosotros/', shows: 'portrait of the cook', beside: 20, scene: S({ sky: ['#C46A1A', '#e9b27a'], seed: 15 }, [at(600, 430, 1.7, d.person('#2a1d16', '#d9a67d', '#f5efe2', '#1F5C6B'))]) },
  { files: f('188273', 'lena-naranjo.jpg', 1200, 800), page: '/nosotros/', shows: 'paella over an orange-wood fire', beside: 18, scene: S({ sky: ['#1d1512', '#4a2c1c'], floor: '#3b2a20', floorY: 640, seed: 17 }, [raw.many(7, (i) => raw.pa(`M${330 + i * 85} 660q-40-120 10-190q10 60 30 10q40 90 0 180z`, 'url(#fire)')), raw.many(4, (i) => raw.li(`M${280 + i * 160} 690l150-40`, '#6e4526', 34)), at(600, 380, 1.2, d.paella('#d99a2b', 'beans'))]) },
  { files: f('299384', 'arrozal.jpg', 1200, 675), page: '/nosotros/', shows: 'rice fields', beside: 19, scene: S({ sky: ['#8fc0de', '#e6f1f2'], floor: '#7d9a5b', floorY: 420, seed: 19 }, [at(600, 460, 1.2, d.ricefield()), at(980, 390, 0.5, d.house('#f2ece0', '#8a6a3f', '#1F5C6B'))]) },
  { files: f('3aa495', 'barraca.jpg', 1200, 800), page: '/post/volvemos-a-la-barraca/', shows: 'thatched farmhouse', beside: 29, scene: S({ sky: ['#a9cfe4', '#eef6f5'], floor: '#9aa86a', floorY: 610, seed: 21 }, [raw.re(340, 360, 520, 270, '#f4efe6'), raw.pa('M280 390L600 60L920 390Z', '#8f7a4f'), raw.many(12, (i) => raw.li(`M600 70L${310 + i * 53} 385`, '#6f5c38', 4)), raw.re(550, 450, 100, 180, '#1F5C6B'), at(1020, 500, 0.9, d.tree('#5f8a3d'))]) },
  { own: false, files: f('4bb5a6', 'unsplash-spanish-table.jpg', 980, 650), scene: S({ sky: ['#f1f1ee', '#dcdcd4'], floor: '#eee', floorY: 300, seed: 23 }, [at(400, 480, 1, d.plateau()), at(820, 440, 1.2, d.glass()), at(980, 600, 0.8, d.orange())]) },
]
export const site = {
  prefix: 'as', platform: 'Wix', name: 'La Sequieta', city: 'El Palmar', timeZone: 'Europe/Madrid', language: 'es',
  summary: 'Arrocería familiar junto a la Albufera, en El Palmar (Valencia), que cocina paellas con leña de naranjo y arroz de sus campos.',
  formality: 'familiarity', pronoun: 'firstPlural',
  hours: [{ days: [1, 3, 4, 7], spans: ['13:00-16:30'] }, { days: [5, 6], spans: ['13:00-16:30', '20:30-23:00'] }],
  closings: [{ from: '2027-01-07', until: '2027-01-28', text: 'Cerramos por vacaciones del 7 al 28 de enero.', page: '/reservas/' }],
  socials: ['https://www.instagram.com/lasequieta.palmar'], colors: ['#C46A1A', '#1F5C6B', '#FFF8EC'], logo: '/media/7c1f0a_logo~mv2.png/v1/fill/w_240,h_90,al_c/logo.png',
  pages, photos,
  facts: [
    [1, 'business', 'La Sequieta'],
    [2, 'product', 'Paella valenciana', { price: { text: '17,50 €', cents: 1750, currency: 'EUR' }, keywords: ['paella valenciana'] }],
    [3, 'product', 'Arroz a banda', { price: { text: '18 €', cents: 1800, currency: 'EUR' }, keywords: ['arroz a banda'] }],
    [4, 'product', 'Arroz negro', { price: { text: '18,50 €', cents: 1850, currency: 'EUR' }, keywords: ['arroz negro'] }],
    [5, 'product', 'All i pebre', { price: { text: '16 €', cents: 1600, currency: 'EUR' }, keywords: ['all i pebre'] }],
    [6, 'product', 'Arroz al horno', { price: { text: '15 €', cents: 1500, currency: 'EUR' }, keywords: ['arroz al horno', 'jueves'] }],
    [7, 'product', 'Esgarraet', { price: { text: '9,50 €', cents: 950, currency: 'EUR' }, keywords: ['esgarraet'] }],
    [8, 'product', 'Torrija de horchata', { price: { text: '6 €', cents: 600, currency: 'EUR' }, keywords: ['torrija'] }],
    [9, 'offer', 'Menú de mediodía', { price: { text: '22 €', cents: 2200, currency: 'EUR' }, keywords: ['menú'] }],
    [10, 'service', 'Arroz para llevar', { price: { text: '15 €', cents: 1500, currency: 'EUR' }, keywords: ['encarga'] }],
    [11, 'offer', 'Encargos de Navidad', { until: '2026-12-20', keywords: ['Navidad'] }],
    [12, 'hours', 'Cerrado los martes', { keywords: ['martes'] }],
    [13, 'hours', 'Vacaciones de enero', { until: '2027-01-28', keywords: ['vacaciones'] }],
    [14, 'event', 'Cena del all i pebre', { date: '2026-12-11', until: '2026-12-11', time: '21:00', price: { text: '38 €', cents: 3800, currency: 'EUR' }, keywords: ['all i pebre'] }],
    [15, 'event', 'Fiesta de la siega', { keywords: ['siega'] }],
    [16, 'event', 'Curso de paella', { date: '2027-01-30', until: '2027-01-30', time: '10:30', price: { text: '55 €', cents: 5500, currency: 'EUR' }, keywords: ['paella'] }],
    [17, 'offer', 'Postre de la casa', { until: '2027-01-06', keywords: ['postre'] }],
    [18, 'method', 'Leña de naranjo', { keywords: ['leña de naranjo'] }],
    [19, 'method', 'Arroz senia propio', { keywords: ['senia'] }],
    [20, 'person', 'Amparo Ferrandis', { keywords: ['Amparo'] }],
    [21, 'person', 'Toni', { keywords: ['Toni'] }],
    [22, 'history', 'Desde 1974', { keywords: ['1974'] }],
    [23, 'award', 'Concurso de Arroces del Perellonet', { keywords: ['tercer premio'] }],
    [24, 'place', 'La barca de Nelo', { price: { text: '6 €', cents: 600, currency: 'EUR' }, keywords: ['barca'] }],
    [25, 'service', 'Menú para grupos', { price: { text: '36 €', cents: 3600, currency: 'EUR' }, keywords: ['grupos'] }],
    [26, 'question', 'Sin gluten', { question: '¿Tenéis platos sin gluten?', keywords: ['arroces'] }],
    [27, 'question', 'Perros', { question: '¿Puedo ir con perro?', keywords: ['terraza'] }],
    [28, 'advice', 'Dejar reposar', { keywords: ['reposar'] }],
    [29, 'news', 'La barraca del patio', { keywords: ['barraca'] }],
    [30, 'place', 'Autobús 25', { keywords: ['autobús'] }],
  ],
  traps: [[1, 'testimonial'], [2, 'past'], [3, 'ended'], [4, 'smallPrint'], [5, 'past'], [6, 'cookie'], [7, 'menu'], [8, 'legal'], [9, 'smallPrint'], [10, 'press'], [11, 'opinion'], [12, 'contradiction'], [13, 'smallPrint'], [14, 'history'], [15, 'menu'], [16, 'menu'], [17, 'stockPhoto']],
  files: {
    'robots.txt': `User-agent: *\nAllow: /\n\n# Optimization for Google Ads Bot\nUser-agent: AdsBot-Google-Mobile\nUser-agent: AdsBot-Google\nDisallow: /_api/*\nDisallow: /_partials*\n\n# Block PetalBot\nUser-agent: PetalBot\nDisallow: /\n\nSitemap: ${O}/sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${O}/pages-sitemap.xml</loc><lastmod>2026-11-20</lastmod></sitemap><sitemap><loc>${O}/blog-posts-sitemap.xml</loc></sitemap></sitemapindex>`,
    'pages-sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['/', '/carta/', '/encargos/', '/nosotros/', '/agenda/', '/blog/', '/reservas/', '/aviso-legal/'].map((p) => `<url><loc>${O}${p}</loc><lastmod>2026-11-20</lastmod></url>`).join('')}</urlset>`,
    'blog-posts-sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${O}/post/volvemos-a-la-barraca/</loc><lastmod>2026-11-10</lastmod></url></urlset>`,
  },
  svgPngs: {
    'media/7c1f0a_logo~mv2.png/v1/fill/w_240,h_90,al_c/logo.png': ['<svg xmlns="http://www.w3.org/2000/svg" width="240" height="90" viewBox="0 0 240 90"><ellipse cx="46" cy="46" rx="38" ry="20" fill="#C46A1A"/><path d="M6 46h-6M86 46h8" stroke="#FFF8EC" stroke-width="6"/><text x="100" y="54" font-family="DejaVu Serif" font-style="italic" font-size="24" fill="#FFF8EC">La Sequieta</text></svg>', 240],
    'media/fav_192.png': ['<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192"><rect width="192" height="192" fill="#1F5C6B"/><ellipse cx="96" cy="96" rx="70" ry="36" fill="#C46A1A"/></svg>', 192],
    'media/0fdef751204647a3bbd7eaa2827ed4f9.png': ['<svg xmlns="http://www.w3.org/2000/svg" width="39" height="39"><rect x="4" y="4" width="31" height="31" rx="8" fill="none" stroke="#fff" stroke-width="3"/><circle cx="19" cy="19" r="7" fill="none" stroke="#fff" stroke-width="3"/></svg>', 39],
  },
}
