// Dog groomers in an English market town; Squarespace 7.1.
import * as d from './draw.mjs'
const { at, raw } = d
const O = '{{origin}}'
const B = `${O}/content/v1/61c2e9a07b1d4f0a9d3c`
let n = 1700000000000
const uid = () => (n += 7331).toString(16)
const sect = (html, theme = '') => `<section data-test="page-section" data-section-theme="${theme}" class='page-section full-bleed-section layout-engine-section background-width--full-bleed section-height--small content-width--wide ${theme}' data-section-id="${uid()}"><div class="section-border"><div class="section-background"></div></div><div class='content-wrapper'><div class="content"><div data-fluid-engine="true"><div class="fluid-engine fe-${uid()}">${html}</div></div></div></div></section>`
const block = (html) => `<div class="fe-block fe-block-${uid()}"><div class="sqs-block html-block sqs-block-html" data-blend-mode="NORMAL" data-block-type="2" id="block-${uid()}"><div class="sqs-block-content"><div class="sqs-html-content" data-sqsp-text-block-content>${html}</div></div></div></div>`
const img = (file, alt, w, h) => `<div class="fe-block fe-block-${uid()}"><div class="sqs-block image-block sqs-block-image sqs-stretched" data-block-type="5"><div class="sqs-block-content"><div class="image-block-outer-wrapper layout-caption-hidden design-layout-fluid"><div class="fluid-image-animation-wrapper sqs-image sqs-block-alignment-wrapper"><div class="fluid-image-container sqs-image-content"><div class="content-fill"><img data-stretch="true" data-src="${B}/${file}" data-image="${B}/${file}" data-image-dimensions="${w}x${h}" data-image-focal-point="0.5,0.5" alt="${alt}" data-load="false" elementtiming="system-image-block" src="${B}/${file}" width="${w}" height="${h}" srcset="${[100, 300, 500, 750, 1000].map((x) => `${B}/${file}?format=${x}w ${x}w`).join(', ')}" loading="lazy" decoding="async" data-loader="sqs"></div></div></div></div></div></div></div>`
const quote = (q, who) => `<div class="sqs-block quote-block sqs-block-quote" data-block-type="31"><figure class="block-animation-none"><blockquote data-animation-role="quote"><span>“</span>${q}<span>”</span></blockquote>${who ? `<figcaption class="source">&mdash; ${who}</figcaption>` : ''}</figure></div>`
const nav = [['/grooming/', 'Grooming'], ['/puppies/', 'Puppies'], ['/events/', 'Events'], ['/journal/', 'Journal'], ['/about/', 'About'], ['/questions/', 'Questions'], ['/find-us/', 'Find us']]
const page = (path, title, body) => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="en-GB">
<head>
<meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1"><meta name="viewport" content="width=device-width, initial-scale=1">
<!-- This is Squarespace. --><!-- tumble-and-tidy -->
<base href="">
<meta charset="utf-8" />
<title>${title}</title>
<meta http-equiv="Accept-CH" content="Sec-CH-UA-Platform-Version, Sec-CH-UA-Model" /><link rel="icon" type="image/x-icon" href="${B}/favicon.png"/>
<link rel="canonical" href="${O}${path}"/>
<meta property="og:site_name" content="Tumble &amp; Tidy"/><meta property="og:title" content="${title}"/><meta property="og:type" content="website"/>
<link rel="stylesheet" type="text/css" href="${O}/static/site.css"/>
<script type="application/ld+json">{"url":"${O}","name":"Tumble & Tidy","image":"//logo","@context":"http://schema.org","@type":"WebSite"}</script><script type="application/ld+json">{"legalName":"","address":"","email":"","telephone":"","sameAs":[],"name":"My Site","openingHours":", , , , , , ","@context":"http://schema.org","@type":"LocalBusiness"}</script>
<script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"website":{"id":"61c2e9a07b1d4f0a9d3c","timeZone":"Europe/London","siteTitle":"Tumble & Tidy"},"templateVersion":"7.1"};</script>
</head>
<body id="collection-${uid()}" class="primary-button-style-solid primary-button-shape-pill tweak-blog-alternating-side-by-side-width-full native-currency-code-gbp collection-layout-default">
<div id="siteWrapper" class="clearfix site-wrapper">
<div class="sqs-announcement-bar-dropzone"><div class="sqs-announcement-bar"><p class="sqs-announcement-bar-text-inner">⟦19|Face, feet and a festive bandana for £25, until Sunday 20 December.⟧</p></div></div>
<header data-test="header" id="header" class="header theme-col--primary" data-section-theme="" data-current-styles="{&quot;layout&quot;: &quot;navRight&quot;}"><a href="#page" class="header-skip-link sqs-button-element--primary">⟦t7|Skip to Content⟧</a><div class="header-announcement-bar-wrapper"><div class="header-inner container--fluid"><div class="header-title-nav-wrapper"><div class="header-title"><div class="header-title-logo"><a href="/" data-animation-role="header-element"><img elementtiming="nbf-header-logo-desktop" src="${B}/Tumble+Tidy+logo.svg" alt="Tumble &amp; Tidy" style="display:block" fetchpriority="high"></a></div></div><div class="header-nav"><div class="header-nav-wrapper"><nav class="header-nav-list">${nav.map(([u, t]) => `<div class="header-nav-item header-nav-item--collection"><a href="${u}" data-animation-role="header-element">${t}</a></div>`).join('')}</nav></div></div></div><div class="header-burger"><button class="header-burger-btn burger"><span hidden class="js-header-burger-open-title visually-hidden">⟦t7|Open Menu⟧</span><span hidden class="visually-hidden">⟦t7|Close Menu⟧</span></button></div></div></div></header>
<main id="page" class="container" role="main">
<article class="sections" id="sections" data-page-sections="${uid()}">
${body}
</article></main>
<footer class="sections" id="footer-sections" data-footer-sections>${sect(`${block('<p>Tumble &amp; Tidy<br>The Tack Room, Corve Street, Ludlow SY8</p><p><a href="tel:01584000462">01584 000 462</a></p>')}${block('<p>⟦t8|© 2026 Tumble and Tidy Ltd, registered in England and Wales no. 00000462.⟧</p>')}<div class="sqs-block socialaccountlinks-v2-block"><div class="sqs-svg-icon--list"><a href="https://www.instagram.com/tumbleandtidy" target="_blank" class="sqs-svg-icon--wrapper instagram-unauth" aria-label="Instagram"></a><a href="https://www.facebook.com/tumbleandtidyludlow" target="_blank" class="sqs-svg-icon--wrapper" aria-label="Facebook"></a></div></div>`, 'dark')}</footer>
</div>
<div class="sqs-cookie-banner-v2" role="dialog"><div class="sqs-cookie-banner-v2-text"><p>⟦t6|By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.⟧</p></div><button>Accept</button></div>
</body>
</html>
`
const ev = (url, title, d1, d2, iso, ex) => `<article class="eventlist-event eventlist-event--upcoming eventlist-event--hasimg"><div class="eventlist-column-info"><h1 class="eventlist-title"><a href="${url}" class="eventlist-title-link">${title}</a></h1><ul class="eventlist-meta event-meta"><li class="eventlist-meta-item eventlist-meta-date event-meta-item"><time class="event-date" datetime="${iso}">${d1}</time></li><li class="eventlist-meta-item eventlist-meta-time"><span class="event-time-12hr">${d2}</span></li></ul><div class="eventlist-excerpt"><p>${ex}</p></div><a href="${url}" class="eventlist-button sqs-editable-button sqs-button-element--primary">View Event →</a></div></article>`
const acc = (items) => `<div class="accordion-block"><ul class="accordion-items-container">${items.map(([q, a]) => `<li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">${q}</span></button></h4><div class="accordion-item__dropdown" role="region"><div class="accordion-item__description">${a}</div></div></li>`).join('')}</ul></div>`
const post = (title, date, iso, body) => `<article class="h-entry entry hentry blog-item"><div class="blog-item-wrapper"><div class="blog-item-top-wrapper"><div class="blog-item-title"><h1 class="entry-title entry-title--large p-name">${title}</h1></div><div class="blog-item-meta-wrapper"><time datetime="${iso}" class="dt-published blog-meta-item blog-meta-item--date"><span>${date}</span></time><div class="blog-meta-item blog-item-author">Written By <span>Bex Tranter</span></div></div></div><div class="blog-item-content e-content">${body}</div></div></article>`

const pages = {
  '/': page('/', 'Tumble & Tidy | Dog grooming in Ludlow', [
    sect(`${block('<h1>One dog at a time.</h1><p class="sqsrte-large">⟦1|We groom dogs one at a time in an old tack room off Corve Street, in Ludlow.⟧ No queue of barking, no dryer cages, no rush.</p>')}${img('1693483210-AB1/The+Tack+Room.jpg', 'The tack room door', 1500, 1000)}`),
    sect(`${block('<h3>Bath and brush</h3><p>⟦3|A bath and brush is £32 for any dog, whatever the size and whatever it rolled in.⟧</p><p>⟦26|Every sixth bath and brush is on us.⟧</p>')}${block('<h3>Nails</h3><p>⟦4|Nails are £9 without an appointment on Thursday mornings.⟧ Bring cheese.</p>')}${block('<h3>The van</h3><p>⟦28|Owen collects and returns dogs within five miles of Ludlow for £6.⟧</p>')}`, 'light'),
    sect(`${quote('⟦t1|Our spaniel drags us through the door. He used to drag us away from groomers.⟧', 'Hattie, Bromfield')}${quote('⟦t1|Worth every penny, and they sent a photo.⟧', 'G. Pugh')}${block('<p style="text-align:center;white-space:pre-wrap;">⟦t5|“The calmest forty square metres in the Marches” – Teme Valley Courier⟧</p>')}`),
    sect(`${block('<p>⟦t12|Grooming Ludlow’s dogs since 2014.⟧ ⟦t11|Quite simply the best-smelling shop in Shropshire.⟧</p>')}<div class="sqs-block newsletter-block"><form class="newsletter-form"><header class="newsletter-form-header"><h2 class="newsletter-form-header-title">Subscribe</h2><div class="newsletter-form-header-description"><p>⟦t13|Sign up with your email address to receive news and updates.⟧</p></div></header></form></div>`),
  ].join('\n')),
  '/grooming/': page('/grooming/', 'Grooming and prices — Tumble & Tidy', [
    sect(`${block('<h1>Grooming</h1><p>⟦2|A full groom takes about two and a half hours: bath, hand-dry, clip, ears, nails and a tidy of the feathers.⟧</p><table><tbody><tr><td>Small (under 8 kg)</td><td>£48</td></tr><tr><td>Medium (8–20 kg)</td><td>£58</td></tr><tr><td>Large (over 20 kg)</td><td>£72</td></tr></tbody></table>')}${img('1693483211-CD2/IMG_2034.jpg', 'IMG_2034', 1000, 1000)}`),
    sect(`${block('<h3>Hand-stripping</h3><p>⟦6|Bex hand-strips Borders, Lakelands and wire-haired dachshunds, from £75, at a pace the dog agrees to.⟧</p><h3>De-shed</h3><p>⟦7|The de-shed is for Labradors and huskies in moult: £40 and a carrier bag of hair to take home.⟧</p>')}${img('1693483212-EF3/Border+terrier+strip.jpg', 'Border terrier on the table', 1200, 800)}`),
    sect(`${block('<h3>How we do it</h3><p>⟦9|Every dog is towelled and dried by hand with a quiet blower; we own no cage and no drying cabinet.⟧</p><p>⟦10|The shampoo is oat and chamomile, made for us in Craven Arms, and it rinses out in one go.⟧</p>')}${img('1693483213-GH4/bubbles.jpg', '', 1200, 800)}${block('<p class="sqsrte-small">⟦t4|A £15 deposit secures your first appointment and is lost if you cancel with less than 24 hours’ notice.⟧ ⟦t4|Badly matted coats are charged at £10 per extra half hour.⟧</p>')}`),
  ].join('\n')),
  '/puppies/': page('/puppies/', 'Puppies — Tumble & Tidy', [
    sect(`${block('<h1>Puppies</h1><p>⟦5|The puppy course is three short visits before twenty weeks, £45 for all three: noises first, then water, then scissors.⟧ The last visit ends with a first proper trim and a fairly blurry photograph.</p>')}${img('1693483214-IJ5/puppy.jpg', 'cockapoo puppy', 900, 900)}`),
    sect(block('<h3>At home</h3><p>⟦24|Brush before you bath, never after: water pulls a small mat into a tight one.⟧</p><p>⟦25|In grit season, rinse paws with lukewarm water at the door and dry between the toes.⟧</p>')),
    sect(`<div class="sqs-block product-block" data-block-type="23"><div class="productDetails"><a href="/puppies/" class="product-title">Gift voucher</a><div class="product-price"><span class="sqs-money-native">20.00</span></div><div class="product-excerpt"><p>⟦27|Gift vouchers start at £20 and last eighteen months.⟧</p></div><div class="product-quantity-input"><div class="quantity-label">⟦t10|Quantity:⟧</div></div><div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button">⟦t10|Add To Cart⟧</div></div></div></div>${img('1693483215-KL6/istockphoto-1173982345-1024x1024.jpg', 'happy dog', 1024, 683)}<p class="image-caption">⟦t14|Photo: iStock⟧</p>`),
  ].join('\n')),
  '/events/': page('/events/', 'Events — Tumble & Tidy', `<section class="page-section events-collection">
<div class="eventlist eventlist--upcoming">${ev('/events/first-scissors/', 'First Scissors', 'Sunday, December 13, 2026', '2:00 pm 4:00 pm', '2026-12-13', 'Puppies only. Humans on leads.')}${ev('/events/nails-for-the-rescue/', 'Nails for the rescue', 'Saturday, January 16, 2027', '10:00 am 3:00 pm', '2027-01-16', 'Five pounds a dog.')}</div>
<div class="eventlist eventlist--past"><article class="eventlist-event eventlist-event--past"><h1 class="eventlist-title">Bonfire night calm clinic</h1><ul class="eventlist-meta"><li><time class="event-date" datetime="2026-10-31">Saturday, October 31, 2026</time></li></ul><div class="eventlist-excerpt"><p>⟦t2|Join us on Saturday 31 October for an hour of sounds, snacks and settling before the fireworks.⟧</p></div></article></div></section>`),
  '/events/first-scissors/': page('/events/first-scissors/', 'First Scissors — Tumble & Tidy', `<article class="eventitem"><div class="eventitem-column-meta"><h1 class="eventitem-title">First Scissors</h1><ul class="eventitem-meta event-meta"><li><time class="event-date" datetime="2026-12-13">Sunday, December 13, 2026</time></li><li><time class="event-time-12hr-start">2:00 pm</time> <time class="event-time-12hr-end">4:00 pm</time></li></ul></div><div class="eventitem-column-content">${sect(`${block('<p>⟦18|On Sunday 13 December, from 2pm to 4pm, puppies under six months can come and meet the table, the bath and the noises for free.⟧ ⟦18|There are eight places, a quarter of an hour each.⟧ Ring us first, and skip lunch (the puppy, not you).</p>')}${img('1693483216-MN7/first-scissors.jpg', '', 1000, 667)}`)}</div></article>`),
  '/events/nails-for-the-rescue/': page('/events/nails-for-the-rescue/', 'Nails for the rescue — Tumble & Tidy', `<article class="eventitem"><h1 class="eventitem-title">Nails for the rescue</h1>${sect(block('<p>⟦20|On Saturday 16 January, between 10am and 3pm, we trim nails for £5 a dog and all of it goes to Teme Valley Dog Rescue.⟧</p><p>Last year it was sixty-one dogs, two ferrets and one embarrassed lurcher.</p>'))}</article>`),
  '/journal/': page('/journal/', 'Journal — Tumble & Tidy', `<div class="blog-basic-grid collection-content-wrapper">${post('<a href="/journal/the-walk-in-bath/">The walk-in bath</a>', '6 Nov', '2026-11-06T09:00:00+0000', '<p>No more lifting Newfoundlands.</p>')}${post('Muddy September', '4 Sept', '2026-09-04T09:00:00+0000', '<p>⟦t3|Ten per cent off every full groom booked before 30 September.⟧</p>')}${post('Open again', '18 May 2020', '2020-05-18T09:00:00+0000', '<p>⟦t9|We are allowed to groom for welfare reasons only; hand your dog over at the gate, please.⟧</p>')}</div>`),
  '/journal/the-walk-in-bath/': page('/journal/the-walk-in-bath/', 'The walk-in bath — Tumble & Tidy', `${post('The walk-in bath', '6 Nov', '2026-11-06T09:00:00+0000', `${block('<p>⟦21|A walk-in bath with a ramp was plumbed in on 26 October, so dogs over forty kilos no longer need lifting.⟧ Bex’s back has written its own thank-you note.</p>')}${img('1693483217-OP8/new-bath.jpg', 'Newfoundland next to the new bath', 1200, 800)}`)}`),
  '/about/': page('/about/', 'About — Tumble & Tidy', [
    sect(`${block('<h1>About</h1><p>⟦13|Bex opened in 2016 in her mother’s garage at Bromfield and moved to the tack room in 2021.⟧ ⟦t15|For five years the dogs were dried next to a chest freezer.⟧</p>')}`),
    sect(`${img('1693483218-QR9/Bex.jpg', 'Bex', 700, 875)}${block('<h4>Bex Tranter</h4><p>⟦11|Bex holds the City &amp; Guilds Level 3 in dog grooming and does all the scissor work.⟧</p>')}${img('1693483219-ST0/Owen.jpg', 'Owen and van', 700, 875)}${block('<h4>Owen Tranter</h4><p>⟦12|Owen baths, drives, and is the only one the chow trusts.⟧</p>')}${block('<p>⟦14|In 2025 we were highly commended at the Shropshire Independent Business Awards.⟧</p>')}`),
  ].join('\n')),
  '/questions/': page('/questions/', 'Questions — Tumble & Tidy', sect(acc([['Do you groom cats?', '<p>⟦22|No. We like cats and would like to keep our forearms.⟧</p>'], ['My dog is nervous. Can I stay?', '<p>⟦23|Yes, for the first visit; there is a chair and a kettle, and most dogs relax once you have finished your tea.⟧</p>'], ['Do you take dogs in season?', '<p>⟦29|Yes, as the last appointment of the day, so tell us when you book.⟧</p>']]))),
  '/find-us/': page('/find-us/', 'Find us — Tumble & Tidy', sect(`${block('<h1>Find us</h1><p>⟦15|We are three minutes on foot from the Galdeford car park, through the arch beside the saddler.⟧</p><p>Tuesday, Wednesday and Friday: 9am–5pm<br>Thursday: 9am–7pm, for people with proper jobs<br>Saturday: 9am–1pm</p><p>⟦16|We are closed on Sundays and Mondays, when we walk our own.⟧</p><p><strong>⟦17|Over Christmas we are closed from Thursday 24 December to Sunday 3 January.⟧</strong></p>')}<div class="sqs-block map-block" data-block-json="{&quot;location&quot;:{&quot;addressTitle&quot;:&quot;Your Title&quot;,&quot;addressLine1&quot;:&quot;459 Broadway&quot;,&quot;addressLine2&quot;:&quot;New York, NY, 10013&quot;}}"></div>`)),
}

const S = (o, t) => [o, t]
const f = (name, w, h) => [[`/content/v1/61c2e9a07b1d4f0a9d3c/${name}`, w, h]]
const photos = [
  { files: f('1693483210-AB1/The+Tack+Room.jpg', 1500, 1000), page: '/', shows: 'tack room door with a dog', beside: 1, scene: S({ sky: ['#a7b4b0', '#d8dcd4'], floor: '#8a857a', floorY: 620, seed: 3 }, [raw.re(120, 60, 960, 580, '#9a5f48'), raw.many(50, (i) => raw.re(124 + (i % 10) * 96, 66 + ((i / 10) | 0) * 116, 88, 108, '#000', 'opacity=".07"')), raw.pa('M420 640V280Q600 150 780 280V640Z', '#2f5d5a'), raw.li('M600 220V640', '#234745', 8), at(300, 540, 0.8, d.dog())]) },
  { files: f('1693483211-CD2/IMG_2034.jpg', 1000, 1000), page: '/grooming/', shows: 'groomed spaniel', beside: 2, scene: S({ sky: ['#e2d6cc', '#f6f0ea'], seed: 5 }, [at(600, 430, 1.9, d.dog('#a5602f', '#7a431d'))]) },
  { files: f('1693483212-EF3/Border+terrier+strip.jpg', 1200, 800), page: '/grooming/', shows: 'terrier on the grooming table', beside: 6, scene: S({ sky: ['#c3d2cf', '#edf3f1'], floor: '#7b8784', floorY: 650, seed: 7 }, [at(600, 600, 1.4, d.table('#46514f')), at(600, 400, 1, d.dog('#b08a55', '#6a4d2d')), at(970, 480, 0.8, d.brush())]) },
  { files: f('1693483213-GH4/bubbles.jpg', 1200, 800), page: '/grooming/', shows: 'dog in a bath full of foam', beside: 10, scene: S({ sky: ['#9ccbd0', '#dff1f2'], floor: '#6f8f93', floorY: 670, seed: 9 }, [at(560, 340, 1.3, d.dog('#efe6d6', '#d8c6a8', true)), at(600, 560, 1.7, d.tub())]) },
  { files: f('1693483214-IJ5/puppy.jpg', 900, 900), page: '/puppies/', shows: 'curly puppy', beside: 5, scene: S({ sky: ['#f0c9a8', '#fbeadb'], seed: 11 }, [at(600, 470, 1.6, d.dog('#d8a25c', '#b67f3d', true))]) },
  { files: f('1693483216-MN7/first-scissors.jpg', 1000, 667), page: '/events/first-scissors/', shows: 'puppy with scissors and brush', beside: 18, scene: S({ sky: ['#2f5d5a', '#6f9a94'], floor: '#d6cdbd', floorY: 560, seed: 13 }, [at(380, 430, 1.1, d.dog('#3a3a3a', '#222', true)), at(880, 360, 0.9, d.scissors()), at(880, 560, 0.9, d.brush('#d98f5a'))]) },
  { files: f('1693483217-OP8/new-bath.jpg', 1200, 800), page: '/journal/the-walk-in-bath/', shows: 'very large dog beside the bath', beside: 21, scene: S({ sky: ['#d5dbe0', '#f1f3f5'], floor: '#98a1a6', floorY: 630, seed: 15 }, [at(820, 560, 1.2, d.tub('#dfe7ea')), at(310, 450, 1.6, d.dog('#2b2421', '#151210'))]) },
  { files: f('1693483218-QR9/Bex.jpg', 700, 875), page: '/about/', shows: 'portrait of Bex', beside: 11, scene: S({ sky: ['#7fa39e', '#c8dad6'], seed: 17 }, [at(600, 420, 1.6, d.person('#c0632d', '#f0c6a6', '#2f5d5a', '#e8b04a'))]) },
  { files: f('1693483219-ST0/Owen.jpg', 700, 875), page: '/about/', shows: 'Owen with the van', beside: 12, scene: S({ sky: ['#aab9c2', '#e0e6e8'], floor: '#7d7d78', floorY: 640, seed: 19 }, [at(600, 470, 1, d.van('#e9e4d8', '#2f5d5a')), at(600, 470, 1.2, d.person('#2d2420', '#d9a881', '#c96f4a'))]) },
  { own: false, files: f('1693483215-KL6/istockphoto-1173982345-1024x1024.jpg', 1024, 683), scene: S({ sky: ['#59b0e8', '#bfe4fa'], floor: '#6dbb4a', floorY: 560, seed: 21 }, [at(600, 400, 1.5, d.dog('#f1d9a7', '#e0b76b'))]) },
]
const P = Object.keys(pages)
export const site = {
  prefix: 'tt', platform: 'Squarespace 7.1', name: 'Tumble & Tidy', city: 'Ludlow', timeZone: 'Europe/London', language: 'en',
  summary: 'Dog groomers in Ludlow, Shropshire, who wash, clip and hand-strip one dog at a time.',
  formality: 'familiarity', pronoun: 'firstPlural',
  hours: [{ days: [2, 3, 5], spans: ['09:00-17:00'] }, { days: [4], spans: ['09:00-19:00'] }, { days: [6], spans: ['09:00-13:00'] }],
  closings: [{ from: '2026-12-24', until: '2027-01-03', text: 'Over Christmas we are closed from Thursday 24 December to Sunday 3 January.', page: '/find-us/' }],
  socials: ['https://www.instagram.com/tumbleandtidy', 'https://www.facebook.com/tumbleandtidyludlow'], colors: ['#2F5D5A', '#E8B04A', '#F7EFE6'], logo: '/content/v1/61c2e9a07b1d4f0a9d3c/Tumble+Tidy+logo.svg',
  pages, photos,
  facts: [
    [1, 'business', 'Tumble & Tidy'],
    [2, 'service', 'Full groom', { prices: [{ text: '£48', cents: 4800, currency: 'GBP' }, { text: '£58', cents: 5800, currency: 'GBP' }, { text: '£72', cents: 7200, currency: 'GBP' }], keywords: ['full groom'] }],
    [3, 'service', 'Bath and brush', { price: { text: '£32', cents: 3200, currency: 'GBP' }, keywords: ['bath and brush'] }],
    [4, 'service', 'Nails', { price: { text: '£9', cents: 900, currency: 'GBP' }, keywords: ['nails'] }],
    [5, 'service', 'Puppy course', { price: { text: '£45', cents: 4500, currency: 'GBP' }, keywords: ['puppy'] }],
    [6, 'service', 'Hand-stripping', { price: { text: '£75', cents: 7500, currency: 'GBP' }, keywords: ['hand-strips'] }],
    [7, 'service', 'De-shed', { price: { text: '£40', cents: 4000, currency: 'GBP' }, keywords: ['de-shed'] }],
    [9, 'method', 'Dried by hand', { keywords: ['by hand'] }],
    [10, 'method', 'Oat shampoo', { keywords: ['shampoo'] }],
    [11, 'person', 'Bex Tranter', { keywords: ['Bex'] }],
    [12, 'person', 'Owen Tranter', { keywords: ['Owen'] }],
    [13, 'history', 'From garage to tack room', { keywords: ['2016'] }],
    [14, 'award', 'Shropshire Independent Business Awards', { keywords: ['highly commended'] }],
    [15, 'place', 'Through the arch', { keywords: ['Galdeford'] }],
    [16, 'hours', 'Closed Sundays and Mondays', { keywords: ['closed'] }],
    [17, 'hours', 'Closed over Christmas', { until: '2027-01-03', keywords: ['closed'] }],
    [18, 'event', 'First Scissors', { date: '2026-12-13', until: '2026-12-13', time: '14:00', keywords: ['puppies'] }],
    [19, 'offer', 'Festive face and feet', { until: '2026-12-20', price: { text: '£25', cents: 2500, currency: 'GBP' }, keywords: ['bandana'] }],
    [20, 'event', 'Nails for the rescue', { date: '2027-01-16', until: '2027-01-16', time: '10:00', price: { text: '£5', cents: 500, currency: 'GBP' }, keywords: ['nails', 'rescue'] }],
    [21, 'news', 'The walk-in bath', { keywords: ['bath'] }],
    [22, 'question', 'Cats', { question: 'Do you groom cats?', keywords: ['cats'] }],
    [23, 'question', 'Nervous dogs', { question: 'My dog is nervous. Can I stay?', keywords: ['first visit'] }],
    [24, 'advice', 'Brush before you bath', { keywords: ['brush'] }],
    [25, 'advice', 'Paws in grit season', { keywords: ['paws'] }],
    [26, 'offer', 'Every sixth bath free', { keywords: ['sixth'] }],
    [27, 'product', 'Gift vouchers', { price: { text: '£20', cents: 2000, currency: 'GBP' }, keywords: ['vouchers'] }],
    [28, 'service', 'Collection by van', { price: { text: '£6', cents: 600, currency: 'GBP' }, keywords: ['collects'] }],
    [29, 'question', 'Dogs in season', { question: 'Do you take dogs in season?', keywords: ['last appointment'] }],
  ],
  traps: [[1, 'testimonial'], [2, 'past'], [3, 'ended'], [4, 'smallPrint'], [5, 'press'], [6, 'cookie'], [7, 'menu'], [8, 'legal'], [9, 'past'], [10, 'shop'], [11, 'opinion'], [12, 'contradiction'], [13, 'menu'], [14, 'stockPhoto'], [15, 'history']],
  files: {
    'robots.txt': `# Squarespace Robots Txt\n\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: AdsBot-Google\nUser-agent: *\nDisallow: /config\nDisallow: /search\nDisallow: /account$\nDisallow: /api/\nDisallow: /static/\nDisallow:/*?author=*\n\nSitemap: ${O}/sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${P.map((p) => `  <url>\n    <loc>${O}${p}</loc>\n    <changefreq>daily</changefreq>\n    <priority>0.75</priority>\n  </url>`).join('\n')}\n</urlset>\n`,
    'static/site.css': ':root{--accent-hsl:177,33%,27%;--lightAccent-hsl:40,77%,60%}body{--siteBackgroundColor:#F7EFE6;background:#F7EFE6;color:#1f2a2a;font-family:Poppins,sans-serif}.dark{background:#2F5D5A;color:#F7EFE6}.sqs-announcement-bar{background:#E8B04A;color:#1f2a2a}.sqs-button-element--primary{background:#2F5D5A;color:#fff;border-radius:300px}h1,h2,h3{color:#2F5D5A}.visually-hidden{position:absolute;clip:rect(0,0,0,0)}',
    'content/v1/61c2e9a07b1d4f0a9d3c/Tumble+Tidy+logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="260" height="80" viewBox="0 0 260 80"><circle cx="40" cy="46" r="16" fill="#2F5D5A"/><circle cx="20" cy="28" r="7" fill="#2F5D5A"/><circle cx="34" cy="18" r="7" fill="#2F5D5A"/><circle cx="50" cy="18" r="7" fill="#E8B04A"/><circle cx="62" cy="28" r="7" fill="#2F5D5A"/><text x="84" y="50" font-family="sans-serif" font-weight="600" font-size="24" fill="#2F5D5A">Tumble &amp; Tidy</text></svg>',
  },
  svgPngs: { 'content/v1/61c2e9a07b1d4f0a9d3c/favicon.png': ['<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="14" fill="#2F5D5A"/></svg>', 32] },
}
