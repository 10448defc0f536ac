// Maison Verdier: warm wood, brass light, dark green front.
import { at, boards, line, many, oval, path, rect, words } from './scene.mjs'

const green = '#20402F'
const brass = '#E7BC68'
const wood = ['#9a6a3c', '#5d3a1c']
const paleWood = ['#c89a64', '#8f6236']
const warmWall = ['#6f5138', '#3c2a1c']

/** A slit of the blade: pale crumb and a raised lip. */
const slit = (x, y, long, turn, wide = 11) =>
  at(
    x,
    y,
    `${path(`M${-long} 0 Q0 ${-wide * 1.6} ${long} 0 Q0 ${wide} ${-long} 0Z`, '#e9c78c')}${line(`M${-long} 0 Q0 ${-wide * 1.7} ${long} 0`, '#5b2c0e', 4, 'opacity="0.8"')}${line(`M${-long * 0.8} ${wide * 0.3} Q0 ${wide} ${long * 0.8} ${wide * 0.3}`, '#b9793a', 3, 'opacity="0.6"')}`,
    { turn },
  )

const crusts = {
  gold: ['#eebb6c', '#c27f39', '#7d4419'],
  brown: ['#cf8f4c', '#96592a', '#4d260d'],
  rye: ['#96704c', '#5f3d24', '#2c1a0e'],
  pale: ['#f2cd8a', '#d79a50', '#9a5f28'],
}

function miche(p, x, y, rx, ry, { crust = 'brown', slits = 'cross', flour = 0.5, turn = 0 } = {}) {
  const [light, middle, dark] = crusts[crust]
  const body = path(
    `M${-rx} ${ry * 0.25} C${-rx} ${-ry * 0.8} ${-rx * 0.55} ${-ry} 0 ${-ry} C${rx * 0.55} ${-ry} ${rx} ${-ry * 0.8} ${rx} ${ry * 0.25} C${rx} ${ry * 0.85} ${rx * 0.6} ${ry} 0 ${ry} C${-rx * 0.6} ${ry} ${-rx} ${ry * 0.85} ${-rx} ${ry * 0.25}Z`,
    p.rad([light, [middle, 0.5], [dark, 1]], [0.38, 0.26, 0.8]),
  )
  const marks = {
    cross: slit(0, -ry * 0.3, rx * 0.62, -14) + slit(0, -ry * 0.3, rx * 0.34, 70, 9),
    leaf: [-0.45, -0.15, 0.15, 0.45].map((one) => slit(one * rx, -ry * 0.3, rx * 0.3, -58, 8)).join(''),
    one: slit(0, -ry * 0.25, rx * 0.72, -6, 15),
    none: '',
  }[slits]
  return at(
    x,
    y,
    p.shadow(rx * 0.08, ry * 0.92, rx * 0.98, ry * 0.24, 0.6) +
      body +
      p.rough(body, { fx: 0.05, color: dark, strength: 0.35, from: 0.5 }) +
      p.soft(
        1.4,
        p.rough(body, { fx: 0.035, fy: 0.05, color: '#fff3dc', strength: flour * 0.55, from: 0.5 }),
      ) +
      marks,
    { turn },
  )
}

function baguette(p, x, y, long, turn, crust = 'gold') {
  const [light, middle, dark] = crusts[crust]
  const thick = long * 0.1
  const body = path(
    `M${-long / 2} 0 C${-long * 0.46} ${-thick} ${-long * 0.3} ${-thick} 0 ${-thick} C${long * 0.3} ${-thick} ${long * 0.46} ${-thick} ${long / 2} 0 C${long * 0.46} ${thick} ${long * 0.3} ${thick} 0 ${thick} C${-long * 0.3} ${thick} ${-long * 0.46} ${thick} ${-long / 2} 0Z`,
    p.lin([light, [middle, 0.55], [dark, 1]]),
  )
  return at(
    x,
    y,
    p.shadow(0, thick * 0.9, long * 0.48, thick * 0.5, 0.4) +
      body +
      p.rough(body, { fx: 0.05, color: dark, strength: 0.3 }) +
      many(5, (index) => slit((index - 2) * long * 0.18, -thick * 0.15, long * 0.1, -20, 7)) +
      p.rough(body, { fx: 0.02, color: '#fff6e2', strength: 0.3, from: 0.6 }),
    { turn },
  )
}

const table = (p, y, colors = paleWood) =>
  boards(p, 0, y, 1200, 900 - y, colors, 4) +
  rect(
    0,
    y,
    1200,
    26,
    p.lin([
      ['#000', 0, 0.35],
      ['#000', 1, 0],
    ]),
  )

const wall = (p, [light, dark] = warmWall) =>
  rect(0, 0, 1200, 900, p.rad([light, [dark, 1]], [0.3, 0.25, 0.9])) +
  p.rough(rect(0, 0, 1200, 900, '#000'), { fx: 0.01, color: '#000', strength: 0.16 })

const flourOn = (p, x, y, rx, ry, strength = 0.8) =>
  p.soft(26, oval(x, y, rx * 0.8, ry * 0.7, '#fff8ea', `opacity="${strength * 0.45}"`)) +
  p.soft(
    2,
    p.rough(oval(x, y, rx, ry, '#fff'), {
      fx: 0.06,
      fy: 0.1,
      color: '#fff8ea',
      strength: strength * 0.4,
      from: 0.5,
    }),
  )

/** An arm that comes in from the side, and a hand laid flat: palm, four fingers, thumb. */
const arm = (p, x, y, turn, flip = 1) => {
  const skin = p.lin(['#e8b48c', '#b87850'], [0, 0, 0.3, 1])
  const finger = (dx, dy, long, lean) =>
    at(
      dx,
      dy,
      rect(-17, 0, 34, long, skin, 'rx="17"') +
        rect(-9, long - 24, 18, 18, '#f3cdae', 'rx="8" opacity="0.75"'),
      {
        turn: lean,
      },
    )
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip} 1)">${p.shadow(10, 40, 80, 120, 0.3)}${path('M-62 -420 L62 -420 L54 -60 L-54 -60Z', skin)}${path('M-84 -520 L84 -520 L74 -250 L-74 -250Z', p.lin(['#f5efe2', '#cfc4ae'], [0, 0, 1, 0]))}${line('M-74 -252 L74 -252', '#b8ab92', 8)}${path('M-56 -80 C-74 -20 -74 30 -58 62 L58 62 C72 30 70 -30 54 -80Z', skin)}${finger(-42, 40, 88, 6)}${finger(-14, 46, 108, 2)}${finger(15, 46, 104, -2)}${finger(43, 40, 80, -7)}${at(62, -20, rect(-19, 0, 38, 98, skin, 'rx="19"'), { turn: -38 })}${line('M-28 50 L-28 74 M1 54 L1 82 M29 52 L29 74', '#8f5836', 3, 'opacity="0.55"')}${p.rough(path('M-70 -60 L70 -60 L64 150 L-64 150Z', '#fff'), { fx: 0.04, color: '#fff8ea', strength: 0.35, from: 0.6 })}</g>`
}

const bulb = (p, x, y) =>
  line(`M${x} 0 L${x} ${y - 40}`, '#1a120b', 5) +
  path(`M${x - 58} ${y} Q${x - 48} ${y - 44} ${x} ${y - 48} Q${x + 48} ${y - 44} ${x + 58} ${y}Z`, green) +
  p.soft(18, oval(x, y + 8, 52, 22, '#ffe2a0')) +
  oval(x, y + 6, 24, 15, '#fff4d2')

function front(p) {
  const loaves = many(7, (index) =>
    miche(p, 250 + (index % 4) * 92, 512 + Math.floor(index / 4) * 92, 40, 27, {
      crust: ['brown', 'gold', 'rye'][index % 3],
      slits: 'one',
    }),
  )
  return (
    rect(0, 0, 1200, 900, p.lin(['#e7d3ae', '#c9a77b'])) +
    p.rough(rect(0, 0, 1200, 900, '#000'), { fx: 0.006, color: '#8a6642', strength: 0.24 }) +
    [150, 520, 890]
      .map(
        (x) =>
          rect(x, -40, 170, 190, p.lin(['#53636b', '#26343b'])) +
          rect(x - 34, -40, 32, 190, '#7d8f86') +
          rect(x + 172, -40, 32, 190, '#7d8f86') +
          line(`M${x + 85} -40 V150 M${x} 50 H${x + 170}`, '#e9e0cc', 6) +
          rect(x - 12, 150, 194, 14, '#bfa27a'),
      )
      .join('') +
    rect(110, 208, 980, 580, p.lin([green, '#142a1f'])) +
    rect(110, 208, 980, 100, p.lin(['#2b5440', green])) +
    line('M124 222 H1076 V294 H124Z', brass, 3, 'opacity="0.8"') +
    words(600, 278, 'MAISON VERDIER', 58, brass, 'text-anchor="middle" letter-spacing="12"') +
    rect(160, 340, 520, 320, p.lin(['#ffd98f', '#c98a3e'])) +
    rect(
      160,
      340,
      520,
      320,
      p.rad(
        [
          ['#fff4cf', 0, 0.9],
          ['#fff4cf', 1, 0],
        ],
        [0.5, 0.1, 0.7],
      ),
    ) +
    [545, 640].map((y) => rect(180, y, 480, 14, '#6b4524')).join('') +
    loaves +
    many(6, (index) => baguette(p, 585 + index * 13, 430, 170, 84 + index * 2)) +
    line('M420 340 V660 M160 340 H680 V660 H160Z', '#10241a', 10) +
    path('M160 340 L330 340 L200 660 L160 660Z', '#fff', 'opacity="0.1"') +
    words(420, 392, 'Pains au levain', 34, '#5a3413', 'text-anchor="middle" font-style="italic"') +
    rect(760, 340, 260, 448, p.lin(['#274a39', '#132a1f'])) +
    rect(790, 368, 200, 270, p.lin(['#ffdb94', '#b9792f'])) +
    rect(840, 420, 100, 60, '#f6ecd6') +
    words(890, 460, 'Ouvert', 28, green, 'text-anchor="middle"') +
    rect(980, 560, 14, 80, brass, 'rx="7"') +
    rect(160, 676, 520, 96, 'none', `stroke="${brass}" stroke-width="2" opacity="0.5"`) +
    words(420, 736, '12, rue Burdeau', 34, brass, 'text-anchor="middle" opacity="0.9"') +
    path('M0 800 L1200 770 L1200 900 L0 900Z', p.lin(['#8b8378', '#4e4942'])) +
    many(60, (index) =>
      rect(
        (index % 15) * 84 + (index % 2) * 30,
        806 + Math.floor(index / 15) * 26,
        70,
        18,
        '#000',
        'opacity="0.09" rx="5"',
      ),
    ) +
    path('M0 784 L1200 756 L1200 776 L0 806Z', '#b8ae9d') +
    p.soft(30, path('M160 800 L680 790 L760 900 L100 900Z', '#ffc873', 'opacity="0.35"')) +
    path('M92 700 L148 700 L140 792 L100 794Z', '#8f4d2a') +
    many(16, () =>
      oval(120 + p.rnd(-46, 46), 660 + p.rnd(-50, 40), 22, 12, p.rnd() > 0.5 ? '#3f6b45' : '#587f4d'),
    )
  )
}

function shelves(p) {
  const kinds = [
    ['brown', 'cross'],
    ['gold', 'leaf'],
    ['rye', 'none'],
    ['brown', 'one'],
  ]
  const row = (y, first) =>
    many(5, (index) => {
      const [crust, slits] = kinds[(index + first) % kinds.length]
      return miche(p, 150 + index * 226, y - 74, 104, 72 + ((index + first) % 2) * 8, { crust, slits })
    }) +
    rect(0, y, 1200, 30, p.lin(['#b5834d', '#6a4220'])) +
    rect(
      0,
      y + 30,
      1200,
      40,
      p.lin([
        ['#000', 0, 0.5],
        ['#000', 1, 0],
      ]),
    ) +
    many(
      5,
      (index) =>
        rect(110 + index * 226, y + 3, 84, 26, '#f4ead2', 'rx="2"') +
        line(`M${120 + index * 226} ${y + 16} h62`, '#5d4a36', 3),
    )
  return (
    wall(p, ['#7a5a3c', '#38271a']) +
    row(300, 0) +
    row(574, 1) +
    row(848, 2) +
    p.soft(40, oval(240, 40, 420, 110, '#ffd98f', 'opacity="0.35"'))
  )
}

function oven(p) {
  const brick = (x, y, w, h) =>
    rect(x, y, w, h, ['#8c4a30', '#7b3f29', '#9b573a', '#6d3724'][Math.floor(p.rnd(0, 4))], 'rx="3"')
  const wallBricks = many(14, (row) =>
    many(13, (index) => brick(index * 100 - (row % 2) * 50, row * 66, 94, 60)),
  )
  const arch = 'M250 660 L250 430 Q250 210 600 210 Q950 210 950 430 L950 660Z'
  const cut = p.clip(path(arch, '#000'))
  return (
    rect(0, 0, 1200, 900, '#3a2219') +
    wallBricks +
    p.rough(rect(0, 0, 1200, 900, '#000'), { fx: 0.03, color: '#2a140c', strength: 0.34 }) +
    many(15, (index) => {
      const angle = Math.PI * (index / 14)
      return at(
        600 - Math.cos(angle) * 398,
        440 - Math.sin(angle) * 262,
        rect(-32, -52, 64, 104, index % 2 ? '#a8603f' : '#8f4c31', 'rx="4"'),
        {
          turn: (angle * 180) / Math.PI - 90,
        },
      )
    }) +
    path(arch, '#160a05') +
    `<g clip-path="${cut}">${rect(250, 210, 700, 460, p.rad(['#ffdf8a', ['#f2852a', 0.3], ['#8a2f0c', 0.65], ['#1d0b05', 1]], [0.62, 0.78, 0.75]))}${p.soft(
      14,
      many(9, (index) =>
        path(
          `M${640 + index * 34} 560 q-26 -70 8 -${90 + (index % 3) * 46} q40 60 14 130Z`,
          index % 2 ? '#ffd060' : '#ff9a2e',
          'opacity="0.85"',
        ),
      ),
    )}${rect(250, 560, 700, 120, p.lin(['#7a3c17', '#35190b']))}${miche(p, 380, 540, 84, 52, { crust: 'gold', slits: 'one', flour: 0.2 })}${miche(p, 560, 566, 98, 60, { crust: 'brown', slits: 'cross', flour: 0.2 })}${miche(p, 748, 548, 84, 50, { crust: 'gold', slits: 'leaf', flour: 0.2 })}</g>` +
    rect(200, 660, 800, 46, p.lin(['#8f8377', '#4d443b'])) +
    p.soft(40, oval(600, 690, 460, 60, '#ff9d3c', 'opacity="0.4"')) +
    words(600, 118, '1931', 46, '#e2a880', 'text-anchor="middle" letter-spacing="14" opacity="0.8"') +
    path('M760 900 L900 720 L930 742 L830 900Z', p.lin(['#c89a64', '#6b4524'])) +
    path('M836 640 L1010 612 L1032 700 L868 740Z', p.lin(['#d7ab75', '#8f6236']))
  )
}

const hands = (p) =>
  wall(p) +
  boards(p, 0, 0, 1200, 900, ['#b98a58', '#7c5330'], 5) +
  flourOn(p, 600, 500, 620, 400, 0.9) +
  flourOn(p, 300, 740, 360, 160, 0.8) +
  p.shadow(600, 640, 330, 110, 0.4) +
  path(
    'M270 560 C270 420 420 360 600 360 C790 360 930 430 930 560 C930 690 780 740 600 740 C410 740 270 690 270 560Z',
    p.rad(['#fffaf0', ['#f0dfc2', 0.55], ['#b99a70', 1]], [0.4, 0.28, 0.8]),
  ) +
  line('M350 600 Q470 690 640 690 M560 420 Q640 470 660 560', '#c3a67c', 7, 'opacity="0.6"') +
  arm(p, 400, 400, -16) +
  arm(p, 800, 400, 16, -1) +
  p.rough(
    path(
      'M270 560 C270 420 420 360 600 360 C790 360 930 430 930 560 C930 690 780 740 600 740 C410 740 270 690 270 560Z',
      '#fff',
    ),
    { fx: 0.05, color: '#fff', strength: 0.3, from: 0.6 },
  ) +
  at(1040, 720, oval(0, 0, 96, 70, p.rad(['#fbf1de', ['#c7ab82', 1]], [0.4, 0.3, 0.8]))) +
  at(1010, 210, oval(0, 0, 90, 66, p.rad(['#fbf1de', ['#c7ab82', 1]], [0.4, 0.3, 0.8]))) +
  at(
    150,
    210,
    rect(-90, -34, 150, 78, p.lin(['#e6e9ea', '#8b9296']), 'rx="4"') +
      rect(-96, -58, 162, 34, '#6b4524', 'rx="12"'),
    { turn: -24 },
  )

const campagne = (p) =>
  wall(p, ['#4d5a48', '#222c24']) +
  table(p, 520) +
  p.shadow(600, 742, 470, 60, 0.5) +
  path('M130 660 L1040 640 Q1080 700 1050 760 L160 790 Q110 730 130 660Z', p.lin(['#d3a56d', '#8d5e32'])) +
  miche(p, 590, 490, 350, 236, { slits: 'cross', flour: 0.75 }) +
  many(3, (index) =>
    line(
      `M${290 + index * 40} ${400 - index * 10} Q590 ${160 + index * 60} ${900 - index * 40} ${400 - index * 10}`,
      '#fff1d6',
      7,
      'opacity="0.35"',
    ),
  ) +
  at(
    1030,
    690,
    rect(-260, -16, 260, 32, p.lin(['#f3f5f5', '#9aa2a5']), 'rx="4"') +
      rect(0, -22, 150, 44, p.lin(['#5d3a1c', '#2d1a0b']), 'rx="10"'),
    { turn: 14 },
  ) +
  many(40, () => oval(p.rnd(180, 1040), p.rnd(690, 800), p.rnd(2, 7), p.rnd(2, 4), '#e2b173'))

function rye(p) {
  const crumb = 'M690 640 C680 470 740 390 850 390 C960 390 1020 470 1010 640 C1000 690 700 690 690 640Z'
  return (
    wall(p, ['#5a4a3c', '#241a13']) +
    table(p, 540, ['#7d5a3a', '#402814']) +
    p.soft(
      1,
      path('M80 700 L720 660 L760 800 L120 860Z', '#d9d2c0', 'opacity="0.9"') +
        many(5, (index) =>
          line(
            `M${130 + index * 30} ${704 + index * 30} L${720 + index * 8} ${668 + index * 26}`,
            '#7c8a84',
            4,
            'opacity="0.5"',
          ),
        ),
    ) +
    miche(p, 430, 480, 330, 216, { crust: 'rye', slits: 'none', flour: 0.95 }) +
    many(9, () =>
      line(
        `M${p.rnd(200, 620)} ${p.rnd(310, 520)} q${p.rnd(-40, 40)} ${p.rnd(16, 50)} ${p.rnd(-70, 70)} ${p.rnd(30, 80)}`,
        '#1d0f07',
        p.rnd(4, 9),
        'opacity="0.75"',
      ),
    ) +
    p.shadow(850, 690, 190, 30, 0.6) +
    path(crumb, p.lin(['#4a2c17', '#2a180b'])) +
    at(850, 536, path(crumb, p.rad(['#9a7551', ['#6d4c30', 1]], [0.5, 0.4, 0.7])), { scale: 0.9 }).replace(
      'scale(0.9)',
      'scale(0.9) translate(-850 -536)',
    ) +
    many(120, () =>
      oval(
        850 + p.rnd(-130, 130),
        545 + p.rnd(-110, 100),
        p.rnd(2, 7),
        p.rnd(1, 4),
        '#3b2413',
        'opacity="0.7"',
      ),
    ) +
    at(1080, 780, words(0, 0, '2 kg', 40, '#f3e6cc', 'font-style="italic"'), { turn: -6 })
  )
}

function brioche(p) {
  const knob = (x, y, r) =>
    oval(x, y, r, r * 0.82, p.rad(['#f7c778', ['#d18a38', 0.5], ['#86461a', 1]], [0.4, 0.25, 0.8]))
  const praline = (x, y, r) =>
    path(
      `M${x - r} ${y} L${x - r * 0.3} ${y - r} L${x + r} ${y - r * 0.4} L${x + r * 0.7} ${y + r * 0.7} L${x - r * 0.5} ${y + r * 0.8}Z`,
      p.rnd() > 0.5 ? '#d9315b' : '#ee6f8c',
    ) + line(`M${x - r * 0.4} ${y - r * 0.4} L${x + r * 0.3} ${y - r * 0.5}`, '#ffd3dc', r * 0.22)
  return (
    wall(p, ['#84654a', '#3a281b']) +
    table(p, 560) +
    p.shadow(600, 760, 430, 60, 0.5) +
    oval(600, 740, 470, 76, '#efe6d6') +
    oval(600, 730, 450, 66, '#fbf6ea') +
    knob(360, 610, 190) +
    knob(840, 610, 190) +
    knob(600, 650, 210) +
    knob(450, 450, 180) +
    knob(750, 450, 180) +
    knob(600, 340, 150) +
    p.soft(
      8,
      oval(540, 300, 60, 26, '#fff2cf', 'opacity="0.7"') + oval(390, 400, 60, 24, '#fff2cf', 'opacity="0.5"'),
    ) +
    many(70, () => {
      const angle = p.rnd(0, 6.28)
      const far = Math.sqrt(p.rnd()) * 1
      return praline(600 + Math.cos(angle) * far * 330, 520 + Math.sin(angle) * far * 230, p.rnd(11, 22))
    }) +
    many(12, () => praline(p.rnd(180, 1040), p.rnd(770, 850), p.rnd(10, 18)))
  )
}

function walnut(p) {
  const nut = (x, y, r) =>
    at(
      x,
      y,
      p.shadow(4, r * 0.8, r, r * 0.3, 0.5) +
        oval(0, 0, r, r * 0.86, p.rad(['#d7ac73', ['#9b6c3b', 0.6], ['#5c3a1a', 1]], [0.38, 0.3, 0.8])) +
        line(`M${-r * 0.9} 0 Q0 ${-r * 0.25} ${r * 0.9} 0`, '#5c3a1a', 4) +
        line(
          `M${-r * 0.5} ${-r * 0.5} q${r * 0.3} ${r * 0.2} ${r * 0.2} ${r * 0.4} M${r * 0.2} ${-r * 0.6} q${r * 0.1} ${r * 0.3} ${r * 0.3} ${r * 0.3} M${-r * 0.3} ${r * 0.3} q${r * 0.3} ${r * 0.1} ${r * 0.5} ${r * 0.3}`,
          '#6f4822',
          3,
        ),
      { turn: p.rnd(-40, 40) },
    )
  const slice = (x, y, turn) =>
    at(
      x,
      y,
      p.shadow(10, 130, 170, 36, 0.5) +
        path(
          'M-170 120 C-190 -60 -120 -140 0 -140 C120 -140 190 -60 170 120 C160 160 -160 160 -170 120Z',
          '#7d4419',
        ) +
        path(
          'M-150 112 C-168 -46 -106 -120 0 -120 C106 -120 168 -46 150 112 C140 142 -140 142 -150 112Z',
          p.rad(['#f6e0b4', ['#d8b47c', 1]], [0.45, 0.35, 0.7]),
        ) +
        many(26, () =>
          oval(p.rnd(-120, 120), p.rnd(-80, 110), p.rnd(4, 14), p.rnd(3, 9), '#b98f58', 'opacity="0.7"'),
        ) +
        many(9, () =>
          path(`M${p.rnd(-110, 90)} ${p.rnd(-70, 90)} l26 -10 l14 20 l-22 18 l-24 -8Z`, '#6b4320'),
        ),
      { turn },
    )
  return (
    wall(p, ['#5d6354', '#262c25']) +
    table(p, 500, ['#a87b4a', '#664320']) +
    miche(p, 420, 410, 300, 190, { crust: 'brown', slits: 'leaf', flour: 0.4 }) +
    slice(800, 560, 6) +
    slice(620, 690, -7) +
    nut(180, 720, 62) +
    nut(310, 800, 56) +
    nut(1010, 770, 64) +
    nut(1090, 640, 54) +
    nut(120, 600, 46)
  )
}

const basket = (p) =>
  wall(p) +
  table(p, 640, wood) +
  many(9, (index) =>
    baguette(p, 420 + index * 46, 350 + (index % 3) * 30, 560, 74 + index * 4, index % 2 ? 'gold' : 'brown'),
  ) +
  p.shadow(600, 826, 380, 50, 0.5) +
  path('M280 500 L920 500 L860 820 Q600 860 340 820Z', p.lin(['#b98444', '#6b431c'])) +
  many(8, (row) =>
    many(14, (index) =>
      oval(
        316 + index * 44 + (row % 2) * 22 - row * 0,
        528 + row * 38,
        26,
        13,
        row % 2 === index % 2 ? '#d3a05c' : '#8a5c2a',
        'opacity="0.85"',
      ),
    ),
  ) +
  line('M276 500 Q600 540 924 500', '#d9a964', 26) +
  line('M276 500 Q600 540 924 500', '#8a5c2a', 5, 'stroke-dasharray="16 14"') +
  at(
    600,
    676,
    rect(-130, -56, 260, 112, '#20402F', 'rx="6"') +
      words(0, -6, 'Tradition', 44, brass, 'text-anchor="middle" font-style="italic"') +
      words(0, 36, '1,40 €', 34, '#fff', 'text-anchor="middle"'),
  )

const jar = (p, x, y, label, level) =>
  at(
    x,
    y,
    p.shadow(0, 300, 140, 34, 0.55) +
      rect(-130, -260, 260, 560, '#d9e4df', 'rx="34" opacity="0.28"') +
      rect(-118, 280 - level, 236, level, p.lin(['#fbf0d6', '#d9bd8b']), 'rx="26"') +
      many(46, () => {
        const r = p.rnd(4, 17)
        return oval(
          p.rnd(-100, 100),
          p.rnd(300 - level, 260),
          r,
          r * 0.86,
          '#fff8e6',
          'stroke="#c7a56d" stroke-width="3" opacity="0.8"',
        )
      }) +
      oval(0, 282 - level, 116, 22, '#fff6e0') +
      many(9, () =>
        oval(p.rnd(-90, 90), 282 - level + p.rnd(-10, 10), p.rnd(6, 14), p.rnd(4, 7), '#e3c898'),
      ) +
      rect(-122, 20, 244, 12, brass, 'opacity="0.9"') +
      rect(-110, -250, 26, 520, '#fff', 'rx="13" opacity="0.35"') +
      rect(-138, -300, 276, 56, p.lin(['#f4ead2', '#c9b68e']), 'rx="8"') +
      line('M-134 -246 H134', '#b5632a', 9) +
      rect(-76, 80, 152, 96, '#fbf6ea', 'rx="4"') +
      words(0, 148, label, 58, green, 'text-anchor="middle" font-style="italic"'),
  )

const starter = (p) =>
  wall(p, ['#6a7866', '#27332a']) +
  rect(760, 40, 360, 420, p.lin(['#f4ead2', '#cdbd99']), 'opacity="0.9"') +
  line('M940 40 V460 M760 250 H1120', '#7d6a4c', 12) +
  p.soft(40, oval(900, 260, 360, 260, '#fff3d0', 'opacity="0.4"')) +
  table(p, 700, paleWood) +
  jar(p, 270, 470, 'n° 1', 330) +
  jar(p, 610, 480, 'n° 2', 400) +
  jar(p, 950, 470, 'n° 3', 470) +
  flourOn(p, 520, 846, 420, 46, 0.8)

function croissants(p) {
  const one = (x, y, turn, scale) =>
    at(
      x,
      y,
      p.shadow(0, 60, 170, 44, 0.5) +
        [-3, -2, -1, 0, 1, 2, 3]
          .sort((a, b) => Math.abs(b) - Math.abs(a))
          .map((index) =>
            at(
              index * 48,
              index * index * 7,
              oval(
                0,
                0,
                42 - Math.abs(index) * 3,
                80 - Math.abs(index) * 14,
                p.lin(['#f5c878', ['#cf8636', 0.5], ['#7a3f15', 1]]),
              ) +
                line(
                  `M-18 ${-50 + Math.abs(index) * 10} q30 40 4 ${96 - Math.abs(index) * 22}`,
                  '#7a3f15',
                  4,
                  'opacity="0.6"',
                ) +
                line(
                  `M6 ${-52 + Math.abs(index) * 11} q24 34 6 ${70 - Math.abs(index) * 16}`,
                  '#ffe4ac',
                  5,
                  'opacity="0.6"',
                ),
              { turn: index * 13 },
            ),
          )
          .join(''),
      { turn, scale },
    )
  return (
    wall(p) +
    rect(0, 0, 1200, 900, p.lin(['#5f6469', '#2c3034'])) +
    rect(50, 60, 1100, 800, p.lin(['#8d9297', '#4b5055']), 'rx="26"') +
    many(14, (index) => line(`M70 ${110 + index * 56} H1130`, '#23272a', 5, 'opacity="0.45"')) +
    [190, 460, 730]
      .map((y, row) =>
        [240, 600, 960].map((x, index) => one(x, y, (row + index) % 2 ? 8 : -8, 0.94)).join(''),
      )
      .join('')
  )
}

const galette = (p) =>
  wall(p, ['#3f5f4a', '#182a20']) +
  table(p, 520) +
  p.shadow(600, 720, 480, 90, 0.5) +
  oval(600, 660, 480, 170, '#f7efdf') +
  oval(600, 630, 420, 150, p.rad(['#f6c873', ['#d3903c', 0.6], ['#7d4415', 1]], [0.4, 0.3, 0.8])) +
  oval(600, 604, 406, 138, p.rad(['#fbd487', ['#d99a45', 0.65], ['#93541d', 1]], [0.4, 0.3, 0.75])) +
  many(16, (index) => {
    const angle = (index / 16) * 6.283
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const [d, e] = [Math.cos(angle + 0.5), Math.sin(angle + 0.5)]
    return line(
      `M600 604 Q${600 + c * 200} ${604 + s * 70} ${600 + d * 392} ${604 + e * 130}`,
      '#8a4c18',
      5,
      'opacity="0.7"',
    )
  }) +
  many(28, (index) => {
    const angle = (index / 28) * 6.283
    return line(
      `M${600 + Math.cos(angle) * 402} ${608 + Math.sin(angle) * 138} l0 26`,
      '#8a4c18',
      5,
      'opacity="0.6"',
    )
  }) +
  p.soft(10, oval(480, 556, 120, 26, '#fff2cf', 'opacity="0.6"')) +
  at(
    820,
    380,
    path(
      'M-170 90 L-190 -60 L-110 20 L-60 -90 L0 10 L60 -90 L110 20 L190 -60 L170 90 Q0 130 -170 90Z',
      p.lin(['#ffe9a8', '#c8932f']),
    ) +
      many(5, (index) =>
        oval(-110 + index * 55, 84 - Math.abs(index - 2) * -6 + 10, 11, 11, index % 2 ? '#b5632a' : green),
      ) +
      [-190, -60, 60, 190].map((x) => oval(x, x % 100 ? -70 : -98, 12, 12, '#fff1c4')).join(''),
    { turn: 10 },
  ) +
  at(
    330,
    790,
    path('M-26 30 Q-34 -20 0 -40 Q34 -20 26 30Z', '#fdfdfb') +
      oval(0, -44, 16, 16, '#fdfdfb') +
      line('M-14 6 h28', '#3a6aa0', 5),
  )

const logs = (p) => {
  const one = (x, y, body, cream, turn) =>
    at(
      x,
      y,
      p.shadow(0, 90, 290, 40, 0.5) +
        rect(-270, -84, 520, 160, p.lin(body), 'rx="70"') +
        many(7, (index) =>
          line(
            `M-230 ${-60 + index * 20} q120 ${index % 2 ? 8 : -8} 230 0 t220 0`,
            body[1],
            5,
            'opacity="0.7"',
          ),
        ) +
        oval(252, -4, 50, 80, cream) +
        line('M252 -4 m0 -6 q20 0 18 22 q-4 28 -30 24 q-32 -8 -26 -52 q14 -46 56 -30', body[1], 7) +
        at(
          -80,
          -92,
          oval(0, 0, 44, 34, p.rad(['#d09a5e', ['#5b3216', 1]], [0.4, 0.3, 0.8])) +
            oval(0, 20, 40, 14, '#ecd0a0'),
        ) +
        path('M60 -88 q30 -44 66 -22 q-20 30 -66 22Z', '#3f6b45') +
        path('M60 -88 q-30 -44 -60 -16 q22 26 60 16Z', '#2f5636') +
        oval(58, -92, 12, 12, '#c03434') +
        oval(78, -84, 11, 11, '#a92a2a') +
        p.rough(rect(-270, -84, 520, 60, '#fff', 'rx="50"'), {
          fx: 0.04,
          color: '#fff',
          strength: 0.5,
          from: 0.58,
        }),
      { turn },
    )
  return (
    wall(p, ['#2c5240', '#10211a']) +
    many(26, () =>
      p.soft(6, oval(p.rnd(0, 1200), p.rnd(20, 380), p.rnd(8, 24), p.rnd(8, 24), brass, 'opacity="0.5"')),
    ) +
    table(p, 420, wood) +
    rect(170, 606, 860, 20, '#f5ecda', 'rx="8"') +
    at(600, 500, one(0, 0, ['#8a5a34', '#3c200e'], '#e9cf9f', -1), { scale: 1.4 }) +
    rect(90, 838, 880, 20, '#f5ecda', 'rx="8"') +
    at(530, 730, one(0, 0, ['#e8cf9c', '#a87c44'], '#fbf0d6', 1), { scale: 1.4 })
  )
}

function mill(p) {
  return (
    rect(0, 0, 1200, 900, p.lin(['#f5d9a0', ['#efc27c', 0.45], ['#d9a65a', 0.6]])) +
    p.soft(30, oval(860, 260, 150, 150, '#fff4d0', 'opacity="0.9"')) +
    p.soft(
      3,
      path('M0 430 Q200 350 420 410 T860 390 T1200 420 L1200 560 L0 560Z', '#7f8d62') +
        path('M0 470 Q300 420 600 460 T1200 450 L1200 600 L0 600Z', '#9c9a58'),
    ) +
    at(
      300,
      330,
      rect(-90, 0, 180, 150, '#d9c4a0') +
        path('M-110 6 L0 -80 L110 6Z', '#8f4d2a') +
        rect(-24, 60, 48, 90, '#5d3a1c') +
        rect(40, 40, 34, 34, '#40525a') +
        oval(-118, 104, 62, 62, 'none', 'stroke="#5d3a1c" stroke-width="12"') +
        many(6, (index) => at(-118, 104, rect(-4, -60, 8, 120, '#5d3a1c'), { turn: index * 30 })),
    ) +
    rect(0, 520, 1200, 380, p.lin(['#dba94f', '#8b5a1d'])) +
    many(210, (index) => {
      const y = 520 + (index / 210) * 380
      const x = p.rnd(-20, 1220)
      const size = 0.4 + (index / 210) * 0.9
      const lean = p.rnd(-14, 14)
      return at(
        x,
        y,
        line('M0 130 Q4 40 0 0', '#b98331', 5) +
          many(6, (grain) =>
            oval(grain % 2 ? 10 : -10, -8 - grain * 13, 9, 15, grain % 2 ? '#f1cd7c' : '#d8a447'),
          ) +
          line('M0 -90 L-14 -140 M0 -90 L12 -144', '#f1d48d', 2),
        { turn: lean, scale: size },
      )
    })
  )
}

const counter = (p) =>
  wall(p, ['#8a6a48', '#3f2c1c']) +
  rect(0, 0, 1200, 560, p.lin(['#2b5440', '#183327'])) +
  [190, 380]
    .map(
      (y, row) =>
        rect(60, y, 1080, 16, '#7d5430') +
        many(9, (index) =>
          miche(p, 130 + index * 118, y - 38, 52, 36, {
            crust: ['gold', 'brown', 'rye'][(index + row) % 3],
            slits: index % 2 ? 'one' : 'cross',
          }),
        ),
    )
    .join('') +
  bulb(p, 300, 120) +
  bulb(p, 880, 120) +
  rect(0, 560, 1200, 40, p.lin(['#e2bd86', '#9a6c3c'])) +
  rect(0, 600, 1200, 300, p.lin(['#20402F', '#10241a'])) +
  many(8, (index) =>
    rect(24 + index * 148, 630, 124, 250, 'none', `stroke="${brass}" stroke-width="2" opacity="0.4"`),
  ) +
  at(
    240,
    480,
    oval(0, 78, 92, 16, '#f7f1e4') +
      path('M-54 0 H54 Q54 76 0 76 Q-54 76 -54 0Z', p.lin(['#fffdf6', '#d5cab4'], [0, 0, 1, 0])) +
      oval(0, 0, 54, 14, '#4a2a14') +
      line('M54 14 q36 4 22 34 q-10 16 -34 10', '#efe6d4', 10) +
      p.soft(6, line('M-10 -20 q-18 -40 4 -74 q20 -34 0 -66', '#fff', 9, 'opacity="0.5"')),
  ) +
  at(
    560,
    520,
    oval(0, 36, 180, 24, '#d9b27c') +
      many(
        7,
        (index) =>
          oval(
            -120 + index * 40,
            6 + (index % 2) * 10,
            34,
            26,
            p.rad(['#f3cf86', ['#b9752f', 1]], [0.4, 0.3, 0.8]),
          ) + many(3, () => rect(-134 + index * 40 + p.rnd(0, 30), p.rnd(-14, 8), 6, 6, '#fff')),
      ),
  ) +
  at(
    920,
    470,
    rect(-120, -60, 240, 150, '#2a2a2a', 'rx="6"') +
      rect(-130, -70, 260, 14, '#8f6236') +
      words(0, 4, 'Café 1 €', 42, '#f4ead2', 'text-anchor="middle" font-style="italic"') +
      words(0, 52, 'avant 8 h', 32, brass, 'text-anchor="middle" font-style="italic"'),
  )

export const maisonverdier = {
  light: { tint: '#f3b868', lightAt: [0.3, 0.2], dark: 0.4 },
  pictures: {
    'devanture-rue-burdeau': front,
    'etageres-pains': shelves,
    'four-en-briques': oven,
    faconnage: hands,
    'pain-de-campagne': campagne,
    'tourte-de-seigle': rye,
    'brioche-aux-pralines': brioche,
    'pain-aux-noix': walnut,
    'baguettes-de-tradition': basket,
    'bocaux-de-levain': starter,
    croissants,
    'galette-des-rois': galette,
    'buches-de-noel': logs,
    'champ-de-ble': mill,
    'comptoir-et-cafe': counter,
  },
}
