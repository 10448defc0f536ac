// Podiatrist on her own; WordPress with Divi.
import * as d from './draw.mjs'
const { at, raw } = d
const O = '{{origin}}'
const U = `${O}/wp-content/uploads`
let k = {}
const num = (t) => { k[t] = (k[t] ?? -1) + 1; return `et_pb_${t} et_pb_${t}_${k[t]}` }
const sec = (html, style = '') => `<div class="${num('section')} et_pb_with_background et_section_regular"${style ? ` style="${style}"` : ''}>${html}</div>`
const row = (...cols) => `<div class="${num('row')}">${cols.map((c) => `<div class="et_pb_column et_pb_column_${cols.length === 1 ? '4_4' : cols.length === 2 ? '1_2' : '1_3'} ${num('column')} et_pb_css_mix_blend_mode_passthrough">${c}</div>`).join('')}</div>`
const text = (html) => `<div class="et_pb_module ${num('text')} et_pb_text_align_left et_pb_bg_layout_light"><div class="et_pb_text_inner">${html}</div></div>`
const img = (f, alt, w, h, small) => `<div class="et_pb_module ${num('image')}"><span class="et_pb_image_wrap "><img loading="lazy" decoding="async" width="${w}" height="${h}" src="${U}/${f}" alt="${alt}" title="${f.split('/').pop().replace('.jpg', '')}"${small ? ` srcset="${U}/${f} ${w}w, ${U}/${f.replace('.jpg', '-480x320.jpg')} 480w" sizes="(min-width: 0px) and (max-width: 480px) 480px, (min-width: 481px) ${w}px, 100vw"` : ''} class="wp-image-${1000 + w}" /></span></div>`
const toggle = (q, a) => `<div class="et_pb_module ${num('toggle')} et_pb_toggle_item et_pb_toggle_close"><h5 class="et_pb_toggle_title">${q}</h5><div class="et_pb_toggle_content clearfix"><p>${a}</p></div></div>`
const blurb = (t, html) => `<div class="et_pb_module ${num('blurb')} et_pb_text_align_left et_pb_blurb_position_left"><div class="et_pb_blurb_content"><div class="et_pb_main_blurb_image"><span class="et_pb_image_wrap"><span class="et-waypoint et_pb_animation_top et-pb-icon">&#xe015;</span></span></div><div class="et_pb_blurb_container"><h4 class="et_pb_module_header"><span>${t}</span></h4><div class="et_pb_blurb_description"><p>${html}</p></div></div></div></div>`
const plan = (t, sum, items) => `<div class="et_pb_pricing_table ${num('pricing_table')}"><div class="et_pb_pricing_heading"><h2 class="et_pb_pricing_title">${t}</h2></div><div class="et_pb_pricing_content_top"><span class="et_pb_et_price"><span class="et_pb_sum">${sum}</span><span class="et_pb_dollar_sign">€</span></span></div><div class="et_pb_pricing_content"><ul class="et_pb_pricing">${items.map((i) => `<li><span>${i}</span></li>`).join('')}</ul></div></div>`
const nav = [['/', 'Inicio'], ['/servicios/', 'Servicios'], ['/servicios/plantillas-a-medida/', 'Plantillas'], ['/servicios/pie-del-corredor/', 'Corredores'], ['/tarifas/', 'Tarifas'], ['/sobre-mi/', 'Sobre mí'], ['/consejos/', 'Consejos'], ['/agenda/', 'Agenda'], ['/contacto/', 'Contacto']]
const page = (path, title, body) => `<!DOCTYPE html>
<html lang="es">
<head>
	<meta charset="UTF-8" />
<meta http-equiv="X-UA-Compatible" content="IE=edge">
	<link rel="pingback" href="${O}/" />
	<script type="text/javascript">document.documentElement.className = 'js';</script>
	<title>${title}</title>
<meta name='robots' content='max-image-preview:large' />
<link rel='stylesheet' id='divi-style-css' href='${O}/wp-content/themes/Divi/style-static.min.css?ver=4.25.1' type='text/css' media='all' />
<meta name="viewport" content="width=device-width, initial-scale=1.0, maximum-scale=1.0, user-scalable=0" />
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Podiatric","name":"Podología Sanmartín","telephone":"+34 976 00 00 00","openingHours":"Mo-Su 00:00-23:59","priceRange":"$$"}</script>
<style id="et-divi-customizer-global-cached-inline-styles">body,.et_pb_column_1_2 .et_quote_content blockquote cite{font-size:17px}#main-header{background-color:#1c4f4a}.et_pb_bg_layout_light .et_pb_module_header{color:#1C4F4A}a{color:#d0714f}</style></head>
<body class="page-template-default page page-id-27 et_pb_button_helper_class et_fixed_nav et_show_nav et_pb_footer_columns3 et_pb_gutter et_pb_gutters3 et_pb_pagebuilder_layout et_divi_theme et-db">
	<div id="page-container">
	<div id="top-header"><div class="container clearfix"><div id="et-info"><span id="et-info-phone">976 00 11 58</span></div></div></div>
	<header id="main-header" data-height-onload="66"><div class="container clearfix et_menu_container"><div class="logo_container"><span class="logo_helper"></span><a href="${O}/"><img src="${U}/2018/09/logo-sanmartin.svg" width="230" height="72" alt="Podología Sanmartín" id="logo" data-height-percentage="54" /></a></div><div id="et-top-navigation" data-height="66" data-fixed-height="40"><nav id="top-menu-nav"><ul id="top-menu" class="nav">${nav.map(([u, t], i) => `<li class="menu-item menu-item-type-post_type menu-item-object-page menu-item-${300 + i}"><a href="${O}${u}">${t}</a></li>`).join('')}</ul></nav><div id="et_mobile_nav_menu"><div class="mobile_nav closed"><span class="select_page">⟦t7|Seleccionar página⟧</span><span class="mobile_menu_bar mobile_menu_bar_toggle"></span></div></div></div></div></header>
	<div id="et-main-area"><div id="main-content"><article id="post-27" class="post-27 page type-page status-publish hentry"><div class="entry-content"><div class="et-l et-l--post"><div class="et_builder_inner_content et_pb_gutters3">
${((k = {}), body())}
	</div></div></div></article></div>
	<footer id="main-footer"><div class="container"><div id="footer-widgets" class="clearfix"><div class="footer-widget"><div class="fwidget et_pb_widget widget_text"><h4 class="title">Consulta</h4><div class="textwidget"><p>Calle San Blas, 81, bajo<br />50003 Zaragoza</p></div></div></div></div></div><div id="footer-bottom"><div class="container clearfix"><ul class="et-social-icons"><li class="et-social-icon et-social-facebook"><a href="https://www.facebook.com/podologiasanmartin" class="icon"><span>Facebook</span></a></li></ul><div id="footer-info">Diseñado por <a href="https://www.elegantthemes.com" title="Premium WordPress Themes">Elegant Themes</a> | Desarrollado por WordPress · <a href="${O}/aviso-legal/">Aviso legal</a></div></div></div></footer></div></div>
	<div id="moove_gdpr_cookie_info_bar" class="moove-gdpr-info-bar-hidden" role="dialog"><div class="moove-gdpr-cookie-notice"><p>⟦t6|Utilizamos cookies propias y de terceros para ofrecerle la mejor experiencia en nuestra web.⟧</p><button>Aceptar</button></div></div>
</body>
</html>
`
const P = (path, title, ...secs) => page(path, title, () => secs.map((s) => s()).join('\n'))
const post = (t, date, html, url) => `<article class="et_pb_post clearfix post type-post status-publish format-standard hentry"><h2 class="entry-title">${url ? `<a href="${O}${url}">${t}</a>` : t}</h2><p class="post-meta">por <span class="author vcard">Elvira</span> | <span class="published">${date}</span> | Sin categoría</p><div class="post-content"><div class="post-content-inner"><p>${html}</p></div></div></article>`

const pages = {
  '/': P('/', 'Podología Sanmartín | Podóloga en Zaragoza',
    () => `<div class="${num('section')} et_pb_fullwidth_section"><section class="et_pb_module et_pb_fullwidth_header et_pb_fullwidth_header_0 et_pb_text_align_left"><div class="et_pb_fullwidth_header_container left"><div class="header-content-container center"><div class="header-content"><h1 class="et_pb_module_header">Sus pies, con calma</h1><div class="et_pb_header_content_wrapper"><p>⟦1|Soy Elvira Sanmartín, podóloga colegiada, y paso consulta en la calle San Blas de Zaragoza.⟧</p></div></div></div></div></section></div>`,
    () => sec(row(img('2018/09/consulta-sanmartin.jpg', 'Gabinete de podología', 1200, 800, true), text('<p>Atiendo a una persona por hora. Me gusta mirar el zapato antes que el pie: suele hablar primero.</p><p>⟦22|Hasta el 31 de diciembre, el estudio de la pisada y las plantillas cuestan 220 € juntos, en lugar de 250.⟧</p>'))),
    () => sec(row(blurb('Sin volante', '⟦11|Cada instrumento sale de su bolsa delante de usted, esterilizado en autoclave de clase B.⟧'), blurb('En su casa', '⟦7|Los jueves por la tarde acudo a domicilio en Zaragoza capital, por 55 €.⟧'), blurb('Con clubes y residencias', '⟦29|Reviso a los atletas del Club Ribera y a los residentes de dos casas del barrio.⟧'))),
    () => sec(row(`<div class="et_pb_module ${num('testimonial')} clearfix et_pb_text_align_left et_pb_testimonial_no_image"><div class="et_pb_testimonial_description"><div class="et_pb_testimonial_description_inner"><div class="et_pb_testimonial_content"><p>⟦t1|Entré cojeando y salí andando, no sé qué más decir.⟧</p></div><span class="et_pb_testimonial_author">M. Jesús</span></div></div></div>`, text('<p><em>⟦t1|«Muy delicada con mi padre, que no se deja tocar los pies por nadie».⟧</em></p><p>— Rosa B.</p>'), text('<p>⟦t10|«La podóloga que mira los zapatos», El Cierzo, 3 de marzo de 2025.⟧</p><p>⟦t12|Más de veinte años cuidando los pies de Zaragoza.⟧</p><p>⟦t11|Sin duda, la consulta más acogedora de Aragón.⟧</p>')))),
  '/servicios/': P('/servicios/', 'Servicios | Podología Sanmartín',
    () => sec(row(text('<h1>Servicios</h1><p>⟦2|La quiropodia dura cuarenta minutos: uñas, durezas, hidratación y una mirada al calzado.⟧</p><p>⟦5|Los papilomas se tratan con láser o ácido, según la edad, a 45 € la sesión.⟧</p><p>⟦6|La cirugía de la uña encarnada se hace con anestesia local en la consulta y cuesta 260 €, curas incluidas.⟧</p>'), img('2019/03/manos-pie.jpg', '', 1000, 667))),
    () => sec(row(text('<h3>Niños</h3><p>⟦9|La primera revisión infantil conviene entre los tres y los cuatro años, y cuesta 30 €.⟧</p><h3>Diabetes</h3><p>⟦10|En la primera visita de una persona con diabetes exploro la circulación con doppler, sin cargo añadido.⟧</p>'), img('2019/03/DSC00417.jpg', 'DSC00417', 1000, 667)))),
  '/servicios/plantillas-a-medida/': P('/servicios/plantillas-a-medida/', 'Plantillas a medida | Podología Sanmartín',
    () => sec(row(text('<h1>Plantillas a medida</h1><p>⟦12|Escaneo el pie en tres dimensiones, freso la plantilla en el taller de la consulta y se la entrego en cuatro días.⟧ ⟦3|El par cuesta 190 €, con una revisión a los dos meses.⟧</p>'), img('2021/02/plantillas-taller.jpg', 'Plantillas a medida', 1200, 800, true))),
    () => sec(row(toggle('¿Duelen las plantillas al principio?', '⟦26|Pueden molestar la primera semana; póngaselas dos horas el primer día y una más cada día.⟧') + toggle('¿Sirven para varios zapatos?', 'Para los que tengan la misma altura de tacón, sí.')))),
  '/servicios/pie-del-corredor/': P('/servicios/pie-del-corredor/', 'Pie del corredor | Podología Sanmartín',
    () => sec(row(img('2022/04/zapatilla-corredor.jpg', 'zapatilla', 1000, 667), text('<h1>Pie del corredor</h1><p>⟦8|La revisión del corredor dura una hora, con vídeo en cinta a dos velocidades, y cuesta 75 €.⟧ Traiga las zapatillas viejas, cuanto más gastadas mejor.</p><p>⟦4|El estudio de la pisada, con plataforma de presiones, son 60 €.⟧</p>')))),
  '/tarifas/': P('/tarifas/', 'Tarifas | Podología Sanmartín',
    () => sec(row(`<div class="et_pb_module et_pb_pricing clearfix et_pb_pricing_3">${plan('Quiropodia', '38', ['⟦32|Una quiropodia suelta, de cuarenta minutos, con cita previa.⟧'])}${plan('Bono de cinco', '170', ['⟦23|El bono de cinco quiropodias vale un año y lo pueden usar dos personas de la misma casa.⟧'])}${plan('Estudio de la pisada', '60', ['Plataforma de presiones'])}</div>`)),
    () => sec(row(text('<p style="font-size:12px">⟦t4|Servicios sanitarios exentos de IVA según el artículo 20 de la Ley 37/1992.⟧ ⟦t4|Las citas anuladas con menos de 24 horas se cobran al 50 %.⟧</p>') + toggle('¿Trabaja con mutuas?', '⟦30|No, pero le doy una factura que la mayoría reembolsa.⟧') + toggle('¿Necesito que me derive el médico?', '⟦25|No, puede pedir cita directamente.⟧')))),
  '/sobre-mi/': P('/sobre-mi/', 'Sobre mí | Podología Sanmartín',
    () => sec(row(`<div class="et_pb_module ${num('team_member')} clearfix et_pb_bg_layout_light"><div class="et_pb_team_member_image et-waypoint et_pb_animation_off"><img loading="lazy" decoding="async" width="800" height="800" src="${U}/2018/09/elvira-sanmartin.jpg" alt="Elvira Sanmartín" class="wp-image-51" /></div><div class="et_pb_team_member_description"><h4 class="et_pb_module_header">Elvira Sanmartín</h4><p class="et_pb_member_position">Podóloga</p><div><p>⟦13|Estudié en Barcelona, me formé en biomecánica en Oporto y corro, despacio, los domingos.⟧</p></div></div></div>`, text('<p>⟦15|Abrí la consulta en 2009 en un entresuelo y en 2018 me mudé a este bajo.⟧ ⟦t9|Entonces solo tenía un sillón de segunda mano y una agenda de papel.⟧</p><p>⟦14|Pilar, en recepción, conoce a cada paciente por su nombre y por su talla de zapato.⟧</p><p>⟦16|En 2023 recibí el premio a la mejor comunicación del Congreso Aragonés de Podología.⟧</p>') + img('2018/09/pilar-recepcion.jpg', '', 700, 700)))),
  '/consejos/': P('/consejos/', 'Consejos | Podología Sanmartín',
    () => sec(row(text('<h1>Consejos</h1><h3>Cómo cortar las uñas</h3><p>⟦27|Córtelas rectas, después del baño, y redondee la esquina con lima, nunca con tijera.⟧</p><h3>Cuándo comprar zapatos</h3><p>⟦28|Compre los zapatos por la tarde, cuando el pie está algo hinchado, y pruébeselos con sus calcetines.⟧</p>'), img('2020/01/freepik-feet-beach.jpg', 'feet', 1000, 667) + text('<p class="wp-caption-text">⟦t13|Imagen de Freepik⟧</p>'))),
    () => sec(row(`<div class="et_pb_module ${num('blog')} et_pb_posts">${post('Consulta segura', '11 May, 2020', '⟦t5|Solo atiendo urgencias, con mascarilla y un único acompañante en la calle.⟧')}<div class="pagination clearfix"><div class="alignleft">⟦t8|« Entradas más antiguas⟧</div></div></div>`))),
  '/agenda/': P('/agenda/', 'Agenda y novedades | Podología Sanmartín',
    () => sec(row(`<div class="et_pb_module ${num('blog')} et_pb_posts">${post('Charla sobre el pie diabético', '16 Nov, 2026', 'Con preguntas al final, que es lo mejor.', '/agenda/charla-pie-diabetico/')}${post('Jornada de revisión infantil', '12 Nov, 2026', 'Veinte niños, una mañana.', '/agenda/jornada-infantil/')}${post('Un ecógrafo nuevo', '5 Nov, 2026', '⟦24|Desde octubre tengo un ecógrafo que permite ver la fascia mientras usted mueve el pie.⟧')}${post('Vuelta a correr', '1 Sep, 2026', '⟦t3|Hasta el 30 de septiembre, la revisión del corredor tiene un 20 % de descuento.⟧')}${post('Taller de calzado', '20 Abr, 2026', '⟦t2|El martes 12 de mayo hablaremos de zapatos escolares en el centro cívico Estación del Norte.⟧')}</div>`))),
  '/agenda/charla-pie-diabetico/': P('/agenda/charla-pie-diabetico/', 'Charla sobre el pie diabético | Podología Sanmartín',
    () => sec(row(`<div class="et_post_meta_wrapper"><h1 class="entry-title">Charla sobre el pie diabético</h1><p class="post-meta">por Elvira | <span class="published">16 Nov, 2026</span></p></div>`)),
    () => sec(row(text('<p>⟦20|El martes 15 de diciembre, a las 18:30, explico en la biblioteca del barrio cómo revisar en casa el pie diabético.⟧ ⟦20|La entrada es libre y dura una hora.⟧ Traiga sus zapatos de diario, los miraremos también.</p>'), img('2026/11/charla-biblioteca.jpg', '', 1000, 667)))),
  '/agenda/jornada-infantil/': P('/agenda/jornada-infantil/', 'Jornada de revisión infantil | Podología Sanmartín',
    () => sec(row(text('<h1>Jornada de revisión infantil</h1><p class="post-meta"><span class="published">12 Nov, 2026</span></p><p>⟦21|El sábado 16 de enero, de 10:00 a 13:00, reviso gratis los pies de veinte niños de tres a seis años.⟧ Pida turno por teléfono; los de la lista de espera pasan primero el año siguiente.</p>')))),
  '/contacto/': P('/contacto/', 'Contacto | Podología Sanmartín',
    () => sec(row(text('<h1>Contacto</h1><p>⟦17|La consulta está en un bajo sin escalones, a tres minutos de la parada de tranvía de César Augusto.⟧</p><p>De lunes a jueves, de 9:30 a 13:30 y de 16:00 a 20:00.<br />⟦18|Viernes de 9:30 a 14:00, y por la tarde solo urgencias, previa llamada.⟧</p><p>⟦19|La consulta permanecerá cerrada del 24 de diciembre al 6 de enero.⟧ ⟦31|Cada año cierro también los días del Pilar.⟧</p>'), img('2018/09/fachada-san-blas.jpg', 'fachada', 1000, 667)))),
  '/aviso-legal/': P('/aviso-legal/', 'Aviso legal | Podología Sanmartín',
    () => sec(row(text('<h1>Aviso legal</h1><p>⟦t14|Titular: Elvira Sanmartín Lobera, NIF 00000115X, colegiada n.º 50000 del Colegio de Podólogos de Aragón.⟧</p><p>⟦t14|El responsable no se hace cargo del uso indebido de los contenidos de esta web.⟧</p>')))),
}

const S = (o, t) => [o, t]
const f = (name, w, h) => [[`/wp-content/uploads/${name}`, w, h]]
const g = (name, w, h) => [...f(name, w, h), [`/wp-content/uploads/${name.replace('.jpg', '-480x320.jpg')}`, 480, 320]]
const photos = [
  { files: g('2018/09/consulta-sanmartin.jpg', 1200, 800), page: '/', shows: 'treatment room with chair', scene: S({ sky: ['#cfe0dc', '#f0f5f3'], floor: '#a8a49a', floorY: 610, seed: 3 }, [at(560, 450, 1.4, d.podchair('#1c4f4a')), at(1010, 280, 0.9, d.windowpane('#d7e8ee'))]) },
  { files: f('2019/03/manos-pie.jpg', 1000, 667), page: '/servicios/', shows: 'foot on a towel', beside: 2, scene: S({ sky: ['#e9ddd2', '#f8f2ec'], floor: '#cfe0dc', floorY: 520, seed: 5 }, [at(680, 440, 1.5, d.foot())]) },
  { files: f('2019/03/DSC00417.jpg', 1000, 667), page: '/servicios/', shows: 'instruments on a tray', scene: S({ sky: ['#8fa9a5', '#c6d6d3'], seed: 7 }, [at(600, 420, 1.9, d.tray())]) },
  { files: g('2021/02/plantillas-taller.jpg', 1200, 800), page: '/servicios/plantillas-a-medida/', shows: 'pair of insoles', beside: 3, scene: S({ sky: ['#d9cbb8', '#f1e8da'], seed: 9 }, [at(420, 410, 1.5, d.insole('#1c4f4a', '#d0714f')), at(790, 410, 1.5, d.flip(d.insole('#1c4f4a', '#d0714f')))]) },
  { files: f('2022/04/zapatilla-corredor.jpg', 1000, 667), page: '/servicios/pie-del-corredor/', shows: 'running shoe', beside: 8, scene: S({ sky: ['#7fa7c9', '#dbe7ef'], floor: '#4b5257', floorY: 560, seed: 11 }, [at(600, 500, 1.8, d.shoe('#d0714f'))]) },
  { files: f('2018/09/elvira-sanmartin.jpg', 800, 800), page: '/sobre-mi/', shows: 'portrait of the podiatrist', beside: 13, scene: S({ sky: ['#9cb9b4', '#dce8e5'], seed: 13 }, [at(600, 430, 1.7, d.person('#5a2d1a', '#e6bb96', '#f6f8f8', '#1c4f4a'))]) },
  { files: f('2018/09/pilar-recepcion.jpg', 700, 700), page: '/sobre-mi/', shows: 'receptionist at the desk', beside: 14, scene: S({ sky: ['#d0714f', '#edbfa8'], seed: 15 }, [at(600, 380, 1.4, d.person('#b9b2aa', '#efc9a8', '#1c4f4a')), raw.re(0, 620, 1200, 200, '#8b6a48')]) },
  { files: f('2026/11/charla-biblioteca.jpg', 1000, 667), page: '/agenda/charla-pie-diabetico/', shows: 'chairs in a library', beside: 20, scene: S({ sky: ['#8a6a4a', '#c6a684'], floor: '#6f5a45', floorY: 560, seed: 17 }, [at(600, 260, 1.2, d.shelfWall(3)), raw.many(40, (i) => raw.re(130 + (i % 20) * 47, 60 + ((i / 20) | 0) * 180, 34, 124, ['#7a2f2f', '#2f4f6f', '#c9a24a', '#3f6b4a', '#8a8378'][i % 5])), ...[260, 430, 600, 770, 940].map((x) => at(x, 620, 0.7, d.chair('#1c4f4a')))]) },
  { files: f('2018/09/fachada-san-blas.jpg', 1000, 667), page: '/contacto/', shows: 'street front of the practice', beside: 17, scene: S({ sky: ['#e6d3b6', '#f6ecdc'], floor: '#9a9288', floorY: 640, seed: 19 }, [at(600, 430, 1.25, d.shopfront('#c98d66', '#1c4f4a', '#1c4f4a', 'PODOLOGÍA'))]) },
  { own: false, files: f('2020/01/freepik-feet-beach.jpg', 1000, 667), scene: S({ sky: ['#6fc4ea', '#e0f4fb'], floor: '#ecd9a8', floorY: 400, seed: 21 }, [at(450, 520, 1, d.foot()), at(850, 540, 1, d.foot('#c99873'))]) },
]
const url = (u) => `<url><loc>${O}${u}</loc></url>`
export const site = {
  prefix: 'ps', platform: 'WordPress + Divi', name: 'Podología Sanmartín', city: 'Zaragoza', timeZone: 'Europe/Madrid', language: 'es',
  summary: 'Consulta de la podóloga Elvira Sanmartín en Zaragoza: quiropodias, plantillas a medida, estudio de la pisada y pie del corredor.',
  formality: 'formality', pronoun: 'firstSingular',
  hours: [{ days: [1, 2, 3, 4], spans: ['09:30-13:30', '16:00-20:00'] }, { days: [5], spans: ['09:30-14:00'] }],
  closings: [{ from: '2026-12-24', until: '2027-01-06', text: 'La consulta permanecerá cerrada del 24 de diciembre al 6 de enero.', page: '/contacto/' }],
  socials: ['https://www.facebook.com/podologiasanmartin'], colors: ['#1C4F4A', '#D0714F'], logo: '/wp-content/uploads/2018/09/logo-sanmartin.svg',
  pages, photos,
  facts: [
    [1, 'business', 'Podología Sanmartín'],
    [2, 'service', 'Quiropodia', { keywords: ['quiropodia'] }],
    [3, 'product', 'Plantillas a medida', { price: { text: '190 €', cents: 19000, currency: 'EUR' }, keywords: ['plantillas'] }],
    [4, 'service', 'Estudio de la pisada', { price: { text: '60 €', cents: 6000, currency: 'EUR' }, keywords: ['pisada'] }],
    [5, 'service', 'Papilomas', { price: { text: '45 €', cents: 4500, currency: 'EUR' }, keywords: ['papilomas'] }],
    [6, 'service', 'Uña encarnada', { price: { text: '260 €', cents: 26000, currency: 'EUR' }, keywords: ['uña encarnada'] }],
    [7, 'service', 'Visitas a domicilio', { price: { text: '55 €', cents: 5500, currency: 'EUR' }, keywords: ['domicilio'] }],
    [8, 'service', 'Revisión del corredor', { price: { text: '75 €', cents: 7500, currency: 'EUR' }, keywords: ['corredor'] }],
    [9, 'service', 'Revisión infantil', { price: { text: '30 €', cents: 3000, currency: 'EUR' }, keywords: ['infantil'] }],
    [10, 'service', 'Exploración con doppler', { keywords: ['diabetes'] }],
    [11, 'method', 'Esterilización', { keywords: ['autoclave'] }],
    [12, 'method', 'Escaneado y fresado', { keywords: ['plantilla'] }],
    [13, 'person', 'Elvira Sanmartín', { keywords: ['Elvira'] }],
    [14, 'person', 'Pilar', { keywords: ['Pilar'] }],
    [15, 'history', 'Desde 2009', { keywords: ['2009'] }],
    [16, 'award', 'Premio a la mejor comunicación', { keywords: ['premio'] }],
    [17, 'place', 'Calle San Blas', { keywords: ['tranvía'] }],
    [18, 'hours', 'Viernes y urgencias', { keywords: ['viernes'] }],
    [19, 'hours', 'Cierre de Navidad', { until: '2027-01-06', keywords: ['cerrada'] }],
    [20, 'event', 'Charla sobre el pie diabético', { date: '2026-12-15', until: '2026-12-15', time: '18:30', keywords: ['pie diabético'] }],
    [21, 'event', 'Jornada de revisión infantil', { date: '2027-01-16', until: '2027-01-16', time: '10:00', keywords: ['niños'] }],
    [22, 'offer', 'Pisada y plantillas juntas', { until: '2026-12-31', price: { text: '220 €', cents: 22000, currency: 'EUR' }, keywords: ['plantillas'] }],
    [23, 'offer', 'Bono de cinco quiropodias', { price: { text: '170€', cents: 17000, currency: 'EUR' }, keywords: ['bono'] }],
    [24, 'news', 'Ecógrafo', { keywords: ['ecógrafo'] }],
    [25, 'question', 'Sin derivación', { question: '¿Necesito que me derive el médico?', keywords: ['cita'] }],
    [26, 'question', 'Adaptación a las plantillas', { question: '¿Duelen las plantillas al principio?', keywords: ['semana'] }],
    [27, 'advice', 'Cortar las uñas', { keywords: ['rectas'] }],
    [28, 'advice', 'Comprar zapatos por la tarde', { keywords: ['zapatos'] }],
    [29, 'business', 'Club Ribera y residencias', { keywords: ['Club Ribera'] }],
    [30, 'question', 'Mutuas', { question: '¿Trabaja con mutuas?', keywords: ['factura'] }],
    [32, 'service', 'Precio de la quiropodia', { price: { text: '38€', cents: 3800, currency: 'EUR' }, keywords: ['quiropodia'] }],
    [31, 'hours', 'Fiestas del Pilar', { keywords: ['Pilar'] }],
  ],
  traps: [[1, 'testimonial'], [2, 'past'], [3, 'ended'], [4, 'smallPrint'], [5, 'past'], [6, 'cookie'], [7, 'menu'], [8, 'menu'], [9, 'history'], [10, 'press'], [11, 'opinion'], [12, 'contradiction'], [13, 'stockPhoto'], [14, 'legal']],
  files: {
    'robots.txt': `User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nSitemap: ${O}/wp-sitemap.xml\n`,
    'wp-sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${O}/wp-sitemap-posts-page-1.xml</loc></sitemap></sitemapindex>\n`,
    'wp-sitemap-posts-page-1.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${Object.keys(pages).map(url).join('')}</urlset>\n`,
    'wp-content/themes/Divi/style-static.min.css': '#main-header{background:#1c4f4a}#top-header{background:#d0714f;color:#fff}.et_pb_button{border-color:#d0714f;color:#d0714f}body{font-family:"Open Sans",Arial,sans-serif;color:#4a4a4a;background:#fff}h1,h2,h3,h4{color:#1c4f4a}#main-footer{background:#16403c;color:#fff}.et_pb_row{width:80%;max-width:1080px;margin:auto}',
    'wp-content/uploads/2018/09/logo-sanmartin.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="230" height="72" viewBox="0 0 230 72"><path d="M18 62c-12-20 4-30 2-44 8-12 22-6 20 10-2 14 4 30-8 36z" fill="#D0714F"/><text x="56" y="34" font-family="sans-serif" font-size="14" letter-spacing="3" fill="#fff">PODOLOGÍA</text><text x="56" y="56" font-family="sans-serif" font-weight="700" font-size="22" fill="#fff">Sanmartín</text></svg>',
  },
}
