// Roussel Avocats: walnut, brass lamps, evening blue at the windows.
import { at, boards, line, many, oval, path, rect, words } from './scene.mjs'

const navy = '#1E2433'
const gold = '#B8975A'
const ivory = '#E9E3D6'
const walnut = ['#7a5233', '#3c2413']

const wall = (p, light = '#d9d0bd', dark = '#8d8371') =>
  rect(0, 0, 1200, 900, p.rad([light, [dark, 1]], [0.35, 0.2, 0.95])) +
  line('M40 60 H560 V560 H40Z M640 60 H1160 V560 H640Z', '#fff', 5, 'opacity="0.22"') +
  line('M46 66 H566 V566 H46Z M646 66 H1166 V566 H646Z', '#000', 4, 'opacity="0.12"')

const desk = (p, y) =>
  boards(p, 0, y, 1200, 900 - y, walnut, 3) +
  rect(0, y, 1200, 14, '#a87b52') +
  rect(
    0,
    y + 14,
    1200,
    22,
    p.lin([
      ['#000', 0, 0.4],
      ['#000', 1, 0],
    ]),
  )

const pane = (p, x, y, w, h) =>
  rect(x - 16, y - 16, w + 32, h + 32, '#efe8da') +
  rect(x, y, w, h, p.lin(['#30446b', ['#8a86a0', 0.55], ['#e5b487', 1]])) +
  path(
    `M${x} ${y + h} V${y + h * 0.72} h${w * 0.12} v${-h * 0.08} h${w * 0.1} v${h * 0.05} h${w * 0.16} v${-h * 0.12} l${w * 0.05} ${-h * 0.07} l${w * 0.05} ${h * 0.07} v${h * 0.1} h${w * 0.18} v${-h * 0.05} h${w * 0.14} v${h * 0.07} h${w * 0.2} V${y + h}Z`,
    '#232a3d',
  ) +
  many(9, () => rect(x + p.rnd(0.04, 0.92) * w, y + p.rnd(0.78, 0.95) * h, 7, 11, '#ffd98c')) +
  line(`M${x + w / 2} ${y} V${y + h} M${x} ${y + h * 0.4} H${x + w}`, '#efe8da', 10)

const lamp = (p, x, y) =>
  p.soft(46, oval(x, y + 120, 260, 150, '#ffdf9c', 'opacity="0.45"')) +
  rect(x - 7, y, 14, 240, p.lin(['#e9cb8b', '#7d5f2c'], [0, 0, 1, 0])) +
  oval(x, y + 244, 88, 18, gold) +
  path(
    `M${x - 150} ${y + 40} Q${x - 140} ${y - 40} ${x} ${y - 42} Q${x + 140} ${y - 40} ${x + 150} ${y + 40}Z`,
    p.lin(['#4d8a6c', '#173c2b']),
  ) +
  line(`M${x - 148} ${y + 40} H${x + 148}`, '#e9cb8b', 8)

const books = (p, x, y, w, tones = ['#8f2a25', '#23395d', '#6b5a2e', '#3b2a20', '#27463a']) => {
  let shapes = ''
  for (let left = x; left < x + w - 26; ) {
    const wide = p.rnd(26, 58)
    const tall = p.rnd(150, 196)
    const tone = tones[Math.floor(p.rnd(0, tones.length))]
    shapes +=
      rect(left, y - tall, wide - 2, tall, p.lin([tone, '#120d0b'], [0, 0, 1.8, 0])) +
      rect(left + 4, y - tall + 24, wide - 10, 7, '#d8b878', 'opacity="0.85"') +
      rect(left + 4, y - 40, wide - 10, 7, '#d8b878', 'opacity="0.85"') +
      (wide > 40 ? rect(left + 8, y - tall + 52, wide - 18, 34, '#e8d9b4', 'opacity="0.8"') : '')
    left += wide
  }
  return shapes
}

const library = (p) =>
  rect(0, 0, 1200, 900, '#2c1a0f') +
  [220, 440, 660, 880]
    .map(
      (y) =>
        rect(0, y - 206, 1200, 206, p.lin(['#190e07', '#2f1d11'])) +
        books(p, 24, y, 560) +
        books(p, 622, y, 560) +
        rect(0, y, 1200, 20, p.lin(['#9a6c45', '#4d2f1a'])),
    )
    .join('') +
  [0, 588, 1180].map((x) => rect(x, 0, 30, 900, p.lin(['#8a5e3a', '#4a2c17'], [0, 0, 1, 0]))).join('') +
  at(
    860,
    0,
    line('M-90 900 L-20 40 M90 900 L20 40', '#b98a58', 16) +
      many(8, (index) => line(`M${-82 + index * 8} ${810 - index * 98} H${82 - index * 8}`, '#b98a58', 12)),
  ) +
  p.soft(50, oval(360, 120, 360, 170, '#ffd98c', 'opacity="0.3"'))

const office = (p) =>
  wall(p) +
  pane(p, 720, 90, 380, 470) +
  desk(p, 600) +
  lamp(p, 250, 380) +
  at(
    640,
    700,
    p.shadow(0, 84, 260, 26, 0.5) +
      path('M-270 60 Q-140 -10 0 40 Q140 -10 270 60 L270 90 Q140 30 0 74 Q-140 30 -270 90Z', '#6d1f1c') +
      path('M-258 46 Q-140 -26 0 26 Q140 -26 258 46 L250 66 Q140 6 0 56 Q-140 6 -250 66Z', '#fbf6ea') +
      many(5, (index) =>
        line(
          `M${-220 + index * 10} ${34 - index * 0} q90 -34 180 2 M${40 + index * 6} ${26} q90 -34 180 4`,
          '#8d8371',
          2,
          `transform="translate(0 ${index * 6})"`,
        ),
      ),
  ) +
  books(p, 930, 640, 220) +
  at(
    430,
    800,
    rect(-130, -8, 260, 16, p.lin(['#2b3148', '#0e111b']), 'rx="8"') +
      path('M130 -8 L176 0 L130 8Z', gold) +
      rect(-40, -10, 16, 20, gold),
    { turn: -10 },
  )

const meeting = (p) =>
  wall(p, '#c9c2b4', '#6e6a66') +
  [70, 450, 830].map((x) => pane(p, x, 70, 300, 380)).join('') +
  rect(0, 540, 1200, 360, p.lin(['#6d5440', '#2f221a'])) +
  [150, 450, 750, 1050]
    .map(
      (x) =>
        rect(x - 78, 430, 156, 190, p.lin(['#39435c', navy]), 'rx="24"') +
        rect(x - 60, 610, 16, 120, '#15171f') +
        rect(x + 44, 610, 16, 120, '#15171f'),
    )
    .join('') +
  p.shadow(600, 800, 560, 50, 0.6) +
  path('M120 600 L1080 600 L1200 780 L0 780Z', p.lin(['#a5744a', '#5a351b'])) +
  rect(0, 780, 1200, 34, '#3c2413') +
  p.soft(10, path('M480 610 L740 610 L760 770 L440 770Z', '#fff', 'opacity="0.14"')) +
  [230, 470, 730, 960]
    .map((x) =>
      at(
        x,
        690,
        path('M-70 -34 L60 -34 L80 36 L-84 36Z', '#fbf6ea') +
          many(4, (index) => line(`M${-54 - index * 3} ${-20 + index * 14} h100`, '#9a9284', 3)) +
          line('M74 -20 L110 24', navy, 8),
      ),
    )
    .join('') +
  at(600, 660, rect(-20, -66, 40, 76, '#cfe0e6', 'opacity="0.6" rx="6"') + oval(0, -66, 20, 6, '#eef5f7')) +
  line('M600 0 V70', '#2a2a2a', 6) +
  path('M470 120 Q600 30 730 120Z', p.lin(['#d8b878', '#7d5f2c'])) +
  p.soft(30, oval(600, 140, 200, 50, '#ffe6ac', 'opacity="0.6"'))

const contract = (p) =>
  boards(p, 0, 0, 1200, 900, walnut, 5) +
  at(
    560,
    460,
    p.shadow(20, 30, 360, 380, 0.35) +
      rect(-330, -420, 660, 860, p.lin(['#fffdf6', '#e8dfcb'])) +
      words(0, -320, 'BAIL COMMERCIAL', 52, navy, 'text-anchor="middle" letter-spacing="4"') +
      line('M-120 -290 H120', gold, 4) +
      many(14, (index) =>
        line(`M-260 ${-240 + index * 36} H${index % 4 === 3 ? 90 : 260}`, '#8f897c', 6, 'opacity="0.6"'),
      ) +
      rect(-264, -112, 400, 30, gold, 'opacity="0.3"') +
      line(
        'M30 350 c30 -70 60 -60 40 0 c-10 40 50 -30 70 -20 c20 10 0 30 30 20 c30 -12 60 -24 90 -14',
        '#23395d',
        7,
      ) +
      line('M0 384 H280', '#8f897c', 3),
    { turn: -5 },
  ) +
  at(
    940,
    640,
    p.shadow(0, 34, 230, 18, 0.5) +
      rect(-230, -24, 320, 48, p.lin(['#4b5573', ['#1E2433', 0.5], ['#0b0d15', 1]]), 'rx="24"') +
      rect(90, -26, 26, 52, gold) +
      path('M116 -22 L210 -14 L210 14 L116 22Z', '#11141f') +
      path('M-230 -14 L-330 0 L-230 14Z', p.lin(['#f3dda8', '#9b7b3f'])) +
      line('M-320 0 H-250', '#5f4a20', 3),
    { turn: 24 },
  ) +
  at(
    1060,
    220,
    oval(0, 0, 96, 96, '#5c1613') +
      oval(0, 0, 84, 84, p.rad(['#c4473c', ['#8f2a25', 1]], [0.35, 0.3, 0.8])) +
      words(0, 26, 'R', 84, '#e9b3a8', 'text-anchor="middle"'),
  ) +
  at(
    110,
    690,
    oval(0, 0, 108, 108, '#f7f1e4') +
      oval(0, 0, 76, 76, '#fffdf6') +
      oval(0, 0, 66, 66, '#3b2010') +
      p.soft(4, oval(-20, -20, 22, 12, '#a87b52')),
  )

const facade = (p) =>
  rect(0, 0, 1200, 900, p.lin(['#e3d7bf', '#a8987d'])) +
  p.rough(rect(0, 0, 1200, 900, '#000'), { fx: 0.008, color: '#6f5f45', strength: 0.2 }) +
  many(9, (index) => line(`M0 ${60 + index * 64} H1200`, '#8f8067', 2, 'opacity="0.35"')) +
  [110, 400, 690, 980]
    .map(
      (x) =>
        rect(x - 20, 40, 150, 330, '#efe6d2') +
        rect(x, 60, 110, 300, p.lin(['#6d809c', '#26304a'])) +
        line(`M${x + 55} 60 V360 M${x} 150 H${x + 110}`, '#f5efe2', 6) +
        path(`M${x - 30} 40 L${x + 55} -14 L${x + 140} 40Z`, '#d9ccb1') +
        rect(x - 26, 316, 162, 10, '#1b2030') +
        many(10, (bar) => line(`M${x - 22 + bar * 17} 318 q8 26 0 58`, '#1b2030', 4)) +
        rect(x - 34, 374, 178, 22, '#c9bb9c'),
    )
    .join('') +
  rect(0, 430, 1200, 20, '#cdbf9f') +
  path('M390 900 V610 Q390 470 600 470 Q810 470 810 610 V900Z', '#d9ccb1') +
  path('M430 900 V620 Q430 510 600 510 Q770 510 770 620 V900Z', p.lin(['#2f3a54', navy])) +
  line('M600 516 V900', '#0d101a', 8) +
  many(4, (index) =>
    rect(
      460 + (index % 2) * 160,
      650 + Math.floor(index / 2) * 120,
      120,
      96,
      'none',
      'stroke="#48526c" stroke-width="5"',
    ),
  ) +
  oval(582, 760, 12, 12, gold) +
  oval(620, 760, 12, 12, gold) +
  at(
    930,
    660,
    rect(-100, -84, 200, 168, p.lin(['#e9cb8b', '#96753a']), 'rx="4"') +
      words(0, -24, 'ROUSSEL', 38, navy, 'text-anchor="middle" letter-spacing="3"') +
      words(0, 14, 'Avocats', 32, navy, 'text-anchor="middle" font-style="italic"') +
      words(0, 58, '2e étage', 26, navy, 'text-anchor="middle"'),
  ) +
  words(250, 600, '40', 92, navy, 'text-anchor="middle" opacity="0.8"') +
  rect(0, 866, 1200, 34, '#7d7567')

const breakfast = (p) =>
  boards(p, 0, 0, 1200, 900, ['#c19a6d', '#86603a'], 6, true) +
  [
    [270, 250],
    [920, 270],
    [310, 660],
    [900, 660],
  ]
    .map(
      ([x, y]) =>
        p.shadow(x + 8, y + 14, 110, 104, 0.4) +
        oval(x, y, 112, 112, '#f3ede0') +
        oval(x, y, 66, 66, '#fffdf7') +
        oval(x, y, 57, 57, p.rad(['#8a5a34', ['#3b2010', 1]])) +
        line(`M${x + 66} ${y} q44 -4 40 30`, '#fffdf7', 16),
    )
    .join('') +
  p.shadow(600, 470, 200, 190, 0.4) +
  oval(600, 450, 200, 190, '#f3ede0') +
  oval(600, 450, 160, 150, '#fffdf7') +
  [
    [540, 420, -20],
    [660, 440, 30],
    [590, 510, 5],
  ]
    .map(([x, y, turn]) =>
      at(
        x,
        y,
        path(
          'M-84 26 C-70 -40 70 -40 84 26 C50 6 40 22 0 22 C-40 22 -50 6 -84 26Z',
          p.lin(['#f2c377', '#9b5a20']),
        ) +
          many(5, (index) =>
            line(`M${-50 + index * 25} ${-18 + Math.abs(index - 2) * 8} q8 16 0 32`, '#8a4c18', 4),
          ),
        { turn },
      ),
    )
    .join('') +
  at(90, 470, rect(-70, -120, 170, 240, navy, 'rx="6"') + rect(-50, -90, 8, 180, gold), { turn: -8 }) +
  at(
    1110,
    460,
    rect(-90, -120, 180, 240, '#fbf6ea', 'rx="4"') +
      many(7, (index) => line(`M-66 ${-84 + index * 28} h130`, '#9a9284', 4)) +
      line('M60 -130 L96 60', gold, 10),
    { turn: 9 },
  ) +
  words(
    600,
    830,
    'Huit heures trente',
    44,
    '#4d2f1a',
    'text-anchor="middle" font-style="italic" opacity="0.8"',
  )

const roofs = (p) =>
  rect(0, 0, 1200, 900, p.lin(['#24335a', ['#7d7798', 0.4], ['#e8ad7c', 0.62], ['#f3d3a0', 0.7]])) +
  path('M0 560 Q260 360 520 430 T1200 520 L1200 900 L0 900Z', '#3f4764') +
  at(
    420,
    400,
    rect(-70, -40, 140, 70, '#d9ccb8') +
      [-76, -30, 26, 70]
        .map(
          (x) =>
            rect(x - 10, -100, 22, 130, '#c9bba5') +
            path(`M${x - 14} -100 L${x + 1} -136 L${x + 16} -100Z`, '#8d8577'),
        )
        .join('') +
      many(5, (index) => rect(-58 + index * 26, -20, 10, 34, '#6b6f86')),
  ) +
  line('M640 440 V250 M628 440 L640 250 L652 440', '#59607a', 6) +
  rect(0, 610, 1200, 60, p.lin(['#e3b58c', '#51628a'])) +
  many(11, (index) => {
    const x = index * 112 - 10
    const y = 560 + p.rnd(0, 60)
    return (
      rect(x, y, 108, 340, ['#c98f68', '#d7b48c', '#b77a5c', '#cfa57e'][index % 4]) +
      path(`M${x - 6} ${y} L${x + 14} ${y - 46} H${x + 94} L${x + 114} ${y}Z`, '#7d3f2c') +
      rect(x + 70, y - 84, 18, 50, '#8a4c38') +
      many(8, (pane_) =>
        rect(
          x + 18 + (pane_ % 2) * 44,
          y + 34 + Math.floor(pane_ / 2) * 74,
          26,
          44,
          p.rnd() > 0.6 ? '#ffd98c' : '#3b4058',
        ),
      )
    )
  }) +
  p.soft(30, oval(900, 500, 320, 70, '#ffd9a0', 'opacity="0.5"'))

const scales = (p) =>
  wall(p, '#4a5470', navy) +
  desk(p, 690) +
  p.soft(8, books(p, 60, 690, 330)) +
  p.shadow(640, 740, 210, 26, 0.6) +
  at(
    640,
    420,
    rect(-9, -250, 18, 520, p.lin(['#f3dda8', '#8a6a32'], [0, 0, 1, 0])) +
      oval(0, 286, 160, 30, gold) +
      oval(0, 276, 120, 20, '#e9cb8b') +
      oval(0, -262, 24, 24, '#f3dda8') +
      line('M-260 -190 Q0 -240 260 -190', '#d8b878', 14) +
      [-260, 260]
        .map(
          (x) =>
            line(`M${x} -190 L${x - 110} 60 M${x} -190 L${x + 110} 60`, '#c9ab6c', 4) +
            path(`M${x - 130} 60 H${x + 130} Q${x} 160 ${x - 130} 60Z`, p.lin(['#f3dda8', '#7d5f2c'])) +
            oval(x, 60, 130, 16, '#a88545'),
        )
        .join(''),
  ) +
  at(
    1010,
    800,
    rect(-150, -30, 300, 60, '#6d1f1c') +
      rect(-144, -22, 288, 44, ivory) +
      rect(-150, -30, 300, 12, '#8f2a25'),
    { turn: -3 },
  )

export const roussel = {
  light: { tint: '#e9c88a', lightAt: [0.3, 0.2], dark: 0.5 },
  pictures: {
    'immeuble-rue-de-la-republique': facade,
    'bureau-du-cabinet': office,
    'salle-de-reunion': meeting,
    bibliotheque: library,
    'bail-et-stylo': contract,
    'petit-dejeuner-du-droit': breakfast,
    'toits-de-lyon': roofs,
    balance: scales,
  },
}
