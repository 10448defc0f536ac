// Designs that together use every field of every element, for holding the server's picture against the browser's. They
// read nothing but what the scene's own reader makes of them.
import { type Brand, type Design, repair, wholeBrand } from '@postelier/scene'

const text = (rest: Record<string, unknown>) => ({ kind: 'text', width: 900, height: 220, ...rest })
const shape = (rest: Record<string, unknown>) => ({ kind: 'shape', width: 300, height: 300, ...rest })
const image = (rest: Record<string, unknown>) => ({ kind: 'image', width: 400, height: 400, ...rest })
const fixed = (hex: string, alpha = 1) => ({ from: 'fixed', hex, alpha })
const brand = (index: string, tint = 0, alpha = 1) => ({ from: 'brand', index, tint, alpha })
const linear = (angle: number, ...colours: unknown[]) => ({
  type: 'linear',
  angle,
  stops: colours.map((colour, at) => ({ at: (at * 100) / (colours.length - 1), colour })),
})
const radial = (...colours: unknown[]) => ({ ...linear(0, ...colours), type: 'radial' })
const page = (nodes: unknown[], background: unknown = { type: 'colour', colour: brand('secondary') }) => ({
  nodes,
  background,
})

const pangrams = [
  'Dès Noël où un zéphyr haï me vêt de glaçons würmiens, je dîne d’exquis rôtis de bœuf au kir à l’aÿ d’âge mûr !',
  'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich.',
  'El veloz murciélago hindú comía feliz cardillo y kiwi; ¿tocaba el saxofón?',
]

export const stressDesigns: Record<string, Design> = Object.fromEntries(
  Object.entries({
    words: page([
      text({ content: pangrams[0], x: 60, y: 40, size: 44, weight: 700, role: 'heading1' }),
      text({ content: pangrams[1], x: 60, y: 280, size: 40, family: 'oswald', align: 'center' }),
      text({ content: pangrams[2], x: 60, y: 480, size: 60, family: 'caveat', align: 'right' }),
      text({
        content: 'Fraunces penchée & fière',
        x: 60,
        y: 720,
        size: 70,
        family: 'fraunces',
        isItalic: true,
      }),
      text({ content: 'Playfair, neuf cents', x: 60, y: 840, size: 80, family: 'playfair', weight: 900 }),
      text({ content: 'Bricolage', x: 60, y: 950, size: 64, family: 'bricolage', weight: 800 }),
    ]),
    settings: page(
      [
        text({ content: 'Des capitales espacées', x: 60, y: 40, isCapitals: true, letterSpacing: 220 }),
        text({ content: 'Serré, serré, serré', x: 60, y: 140, letterSpacing: -60, size: 70 }),
        text({
          content: 'En bas\nà droite',
          x: 60,
          y: 260,
          valign: 'bottom',
          align: 'right',
          lineHeight: 0.9,
        }),
        text({ content: 'Au milieu', x: 60, y: 500, valign: 'middle', align: 'center', rotation: 12 }),
        text({ content: 'rétrécit '.repeat(40), x: 60, y: 740, size: 90, fit: 'shrink' }),
        text({ content: 'à demi', x: 60, y: 960, size: 100, opacity: 45, colour: fixed('#ff5500', 0.7) }),
      ],
      linear(135, brand('secondary'), brand('tertiary')),
    ),
    emoji: page([
      text({ content: 'Bonne fête 🎉 à tous 👩🏽‍🍳 !', x: 60, y: 60, size: 80 }),
      text({ content: '🇫🇷 🇩🇪 🏳️‍🌈 👨‍👩‍👧‍👦 ❤️ ☀️ 1️⃣ ©️ 🥐🧁🍰🥖🍞🧀🥗🍷☕️', x: 60, y: 300, size: 64 }),
      text({ content: '💐🌷🌸🌼🌻🌹🪴🌿🍀🪻', x: 60, y: 560, size: 72, rotation: 350, opacity: 60 }),
      text({ content: '🚗🔧⚙️🛠️🏋️‍♀️🧘🏾⚖️📚', x: 60, y: 820, size: 48, letterSpacing: 120 }),
    ]),
    shapes: page([
      shape({
        x: 40,
        y: 40,
        form: 'rectangle',
        radius: 40,
        fill: linear(45, brand('primary'), fixed('#ffffff')),
      }),
      shape({ x: 380, y: 40, form: 'circle', fill: radial(fixed('#ffdd00'), brand('primary')) }),
      shape({
        x: 720,
        y: 40,
        form: 'triangle',
        radius: 30,
        fill: { type: 'colour', colour: brand('tertiary') },
      }),
      shape({
        x: 40,
        y: 380,
        hasBorder: true,
        borderWidth: 24,
        borderColour: brand('primary', 40),
        radius: 80,
      }),
      shape({ x: 380, y: 380, form: 'circle', hasBorder: true, borderWidth: 9, fill: { type: 'none' } }),
      shape({ x: 720, y: 380, form: 'triangle', hasBorder: true, borderWidth: 18, radius: 0, rotation: 33 }),
      shape({ x: 40, y: 720, width: 640, height: 90, radius: 999, rotation: 7.5, opacity: 70 }),
      shape({ x: 720, y: 720, asset: 'photo', form: 'circle', hasBorder: true, borderWidth: 12 }),
      shape({
        x: 40,
        y: 860,
        width: 640,
        height: 180,
        fill: linear(90, fixed('#000000', 0), fixed('#000000', 0.8)),
      }),
    ]),
    pictures: page([
      image({ x: 40, y: 40, asset: 'photo', radius: 30 }),
      image({ x: 480, y: 40, asset: 'photo', mask: 'circle', focusX: 10, focusY: 90, zoom: 180 }),
      image({ x: 40, y: 480, asset: 'photo', mask: 'arch', width: 280, height: 400 }),
      image({ x: 360, y: 480, asset: 'photo', mask: 'triangle', radius: 20, width: 280 }),
      image({ x: 680, y: 480, asset: 'logo', role: 'logo', fit: 'contain', width: 340, height: 200 }),
      image({ x: 680, y: 720, asset: 'logo', fit: 'contain', width: 200, height: 300, rotation: 20 }),
      image({ x: 900, y: 720, width: 140, height: 300, ground: brand('primary', 20) }),
    ]),
    wholePhoto: page([
      image({ x: 0, y: 0, width: 1080, height: 1080, asset: 'photo' }),
      shape({
        x: 0,
        y: 540,
        width: 1080,
        height: 540,
        fill: linear(180, fixed('#000000', 0), fixed('#000000', 0.85)),
      }),
      text({ content: 'Une photo entière', x: 80, y: 860, size: 90, colour: fixed('#ffffff') }),
    ]),
    turnedPhoto: page([
      image({
        x: 140,
        y: 140,
        width: 800,
        height: 800,
        asset: 'photo',
        rotation: 17,
        opacity: 80,
        zoom: 130,
      }),
      image({ x: 500, y: 600, width: 120, height: 90, asset: 'photo', rotation: 300 }),
      image({ x: 60, y: 60, width: 64, height: 64, asset: 'photo', mask: 'circle' }),
    ]),
    groups: page([
      {
        kind: 'group',
        opacity: 50,
        children: [
          shape({ x: 100, y: 100, width: 500, height: 500 }),
          shape({
            x: 300,
            y: 300,
            width: 500,
            height: 500,
            form: 'circle',
            fill: { type: 'colour', colour: brand('tertiary') },
          }),
          {
            kind: 'group',
            opacity: 60,
            children: [
              text({ content: 'dans deux groupes', x: 200, y: 500, size: 90, colour: fixed('#112233') }),
              image({ x: 600, y: 600, asset: 'photo', radius: 60, opacity: 70 }),
            ],
          },
        ],
      },
      { kind: 'group', isHidden: true, children: [shape({ x: 0, y: 0, width: 1080, height: 1080 })] },
      shape({ x: 0, y: 0, width: 1080, height: 1080, isHidden: true }),
      shape({ x: 900, y: 20, width: 160, height: 160, opacity: 0 }),
    ]),
    edges: page(
      [
        shape({ x: -120, y: -120, form: 'circle' }),
        shape({ x: 930.5, y: 930.25, width: 300.5, height: 300.75, rotation: 45 }),
        text({ content: 'qui dépasse de la page', x: 700, y: 500, size: 120, width: 800 }),
        shape({ x: 10.333, y: 400.666, width: 0.4, height: 300 }),
        shape({ x: 40, y: 700, width: 1000, height: 1.5, rotation: 0.5 }),
        image({ x: -200, y: 760, width: 500, height: 300, asset: 'photo', radius: 12 }),
      ],
      radial(fixed('#ffffff'), brand('secondary', -20), brand('primary', 30)),
    ),
    stops: page(
      [
        shape({ x: 60, y: 60, width: 960, height: 300, fill: linear(60, ...rainbow(24)) }),
        shape({ x: 60, y: 400, width: 960, height: 300, form: 'circle', fill: radial(...rainbow(7)) }),
        shape({
          x: 60,
          y: 740,
          width: 960,
          height: 280,
          fill: {
            type: 'linear',
            angle: 90,
            stops: [50, 50].map((at, i) => ({ at, colour: fixed(i ? '#0000ff' : '#ff0000') })),
          },
        }),
      ],
      { type: 'none' },
    ),
    story: {
      ...page([
        image({ x: 0, y: 0, width: 1080, height: 1300, asset: 'photo', focusX: 80 }),
        shape({
          x: 60,
          y: 1180,
          width: 960,
          height: 600,
          radius: 48,
          fill: { type: 'colour', colour: fixed('#ffffff', 0.92) },
        }),
        text({
          content: 'Le menu de la semaine',
          x: 120,
          y: 1240,
          width: 840,
          size: 84,
          role: 'heading1',
          weight: 600,
        }),
        text({ content: pangrams[0], x: 120, y: 1480, width: 840, height: 260, size: 38, lineHeight: 1.4 }),
      ]),
      ratio: '9:16',
    },
    banner: {
      ...page(
        [
          text({
            content: '« 30 % de remise » : jusqu’à 18 h 30 !',
            x: 100,
            y: 200,
            width: 1700,
            size: 110,
            weight: 800,
          }),
          shape({
            x: 100,
            y: 700,
            width: 1720,
            height: 200,
            fill: linear(270, brand('tertiary', 0, 0.3), brand('primary', -40, 0.9)),
          }),
        ],
        linear(20, brand('secondary', 60), brand('tertiary', 20)),
      ),
      ratio: '16:9',
    },
  }).map(
    ([name, { ratio = '1:1', ...one }]: [
      string,
      { ratio?: string; nodes: unknown[]; background: unknown },
    ]) => [name, repair({ ratio, pages: [one] })],
  ),
)

function rainbow(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * 2 * Math.PI
    const part = (shift: number) =>
      Math.round(127.5 + 127.5 * Math.sin(turn + shift))
        .toString(16)
        .padStart(2, '0')
    return fixed(`#${part(0)}${part(2)}${part(4)}`)
  })
}

export const stressBrands: Record<string, Brand> = {
  terracotta: wholeBrand({
    colours: { primary: '#b4472c', secondary: '#f6ede1', tertiary: '#33533d' },
    titleFamily: 'fraunces',
    logo: 'logo',
  }),
  night: wholeBrand({
    colours: { primary: '#f4d35e', secondary: '#0d1b2a', tertiary: '#415a77' },
    titleFamily: 'oswald',
    textFamily: 'bricolage',
  }),
  one: wholeBrand({ colours: { primary: '#0a7d7d' } }),
}
