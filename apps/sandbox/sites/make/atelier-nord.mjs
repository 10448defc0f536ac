// Atelier Nord: brick, ink and paper under a northern sky.
import { at, boards, line, many, oval, path, rect, words } from './scene.mjs'

const brick = '#A4472F'
const ink = '#1F2A44'
const cream = '#F2ECE1'
const yellow = '#E8B23A'
const bold = 'font-weight="700" font-family="Liberation Sans Narrow, Arial Narrow, Arial"'

const white = (p) =>
  rect(0, 0, 1200, 900, p.rad(['#f3eee5', ['#b5ada1', 1]], [0.35, 0.2, 0.95])) +
  p.rough(rect(0, 0, 1200, 900, '#000'), { fx: 0.01, color: '#8b8174', strength: 0.14 })

const bricks = (p, top = 0, bottom = 900) =>
  rect(0, top, 1200, bottom - top, '#5c3226') +
  many(Math.ceil((bottom - top) / 34), (row) =>
    many(15, (index) =>
      rect(
        index * 86 - (row % 2) * 43,
        top + row * 34,
        82,
        30,
        ['#9c4a33', '#a9573d', '#8d412c', '#b2654a'][Math.floor(p.rnd(0, 4))],
      ),
    ),
  ) +
  p.rough(rect(0, top, 1200, bottom - top, '#000'), { fx: 0.03, color: '#3a1a10', strength: 0.25 })

const bench = (p, y) =>
  boards(p, 0, y, 1200, 900 - y, ['#c9a277', '#8a6340'], 3) +
  rect(
    0,
    y,
    1200,
    20,
    p.lin([
      ['#000', 0, 0.3],
      ['#000', 1, 0],
    ]),
  )

const poster = (_p, x, y, w, h, [ground, shape, mark], kind) =>
  rect(x + 8, y + 12, w, h, '#000', 'opacity="0.22"') +
  rect(x, y, w, h, ground) +
  [
    oval(x + w * 0.5, y + h * 0.42, w * 0.33, w * 0.33, shape) +
      rect(x + w * 0.16, y + h * 0.42, w * 0.68, h * 0.2, mark),
    path(`M${x} ${y + h * 0.7} L${x + w * 0.55} ${y + h * 0.12} L${x + w} ${y + h * 0.7}Z`, shape) +
      oval(x + w * 0.72, y + h * 0.22, w * 0.12, w * 0.12, mark),
    many(5, (index) =>
      rect(
        x + w * 0.12 + index * w * 0.16,
        y + h * (0.14 + (index % 3) * 0.08),
        w * 0.1,
        h * 0.5,
        index % 2 ? shape : mark,
      ),
    ),
    line(
      `M${x + w * 0.15} ${y + h * 0.6} q${w * 0.18} ${-h * 0.5} ${w * 0.35} 0 t${w * 0.35} ${-h * 0.2}`,
      shape,
      w * 0.09,
    ) + oval(x + w * 0.3, y + h * 0.2, w * 0.1, w * 0.1, mark),
  ][kind] +
  rect(x + w * 0.1, y + h * 0.78, w * 0.8, h * 0.05, mark) +
  rect(x + w * 0.1, y + h * 0.87, w * 0.5, h * 0.03, shape)

const tones = [
  [cream, brick, ink],
  [ink, yellow, cream],
  [yellow, ink, brick],
  [brick, cream, yellow],
]

const front = (p) =>
  bricks(p) +
  [120, 430, 740]
    .map(
      (x) =>
        rect(x - 14, 30, 228, 200, '#e9e0d0') +
        rect(x, 44, 200, 180, p.lin(['#7d92a8', '#33475c'])) +
        line(`M${x + 100} 44 V224 M${x} 120 H${x + 200}`, '#f3eee5', 8),
    )
    .join('') +
  rect(100, 290, 1000, 110, ink) +
  words(600, 370, 'ATELIER NORD', 82, cream, `text-anchor="middle" letter-spacing="16" ${bold}`) +
  rect(100, 400, 660, 390, p.lin(['#ffe4b5', '#b98c5a'])) +
  poster(p, 150, 450, 150, 220, tones[0], 0) +
  poster(p, 350, 450, 150, 220, tones[1], 1) +
  poster(p, 550, 450, 150, 220, tones[2], 2) +
  rect(100, 720, 660, 70, '#7a5434') +
  line('M100 400 H760 V790 H100Z M430 400 V790', ink, 14) +
  path('M100 400 L300 400 L170 790 L100 790Z', '#fff', 'opacity="0.12"') +
  rect(830, 400, 220, 390, p.lin([brick, '#6d2b1a'])) +
  rect(856, 430, 168, 200, p.lin(['#ffe4b5', '#b98c5a'])) +
  oval(1014, 690, 12, 12, yellow) +
  rect(0, 790, 1200, 110, p.lin(['#8b8b8b', '#4b4d50'])) +
  many(48, (index) =>
    rect(
      (index % 16) * 78 + (index % 3) * 8,
      800 + Math.floor(index / 16) * 32,
      66,
      24,
      '#000',
      'opacity="0.1" rx="6"',
    ),
  ) +
  at(
    930,
    800,
    oval(-70, 0, 54, 54, 'none', 'stroke="#16181c" stroke-width="8"') +
      oval(90, 0, 54, 54, 'none', 'stroke="#16181c" stroke-width="8"') +
      line(
        'M-70 0 L-30 -80 L60 -80 L90 0 M-30 -80 L10 0 L60 -80 M10 0 L-70 0 M60 -80 L66 -104 L90 -106 M-44 -92 H-16',
        yellow,
        9,
      ),
  )

const table = (p) =>
  boards(p, 0, 0, 1200, 900, ['#d0ab80', '#94693f'], 5) +
  at(
    430,
    430,
    rect(-330, -270, 660, 540, '#2f6b58', 'rx="10"') +
      many(12, (index) => line(`M${-310 + index * 56} -260 V260`, '#7fb39f', 1.5, 'opacity="0.5"')) +
      many(10, (index) => line(`M-320 ${-240 + index * 54} H320`, '#7fb39f', 1.5, 'opacity="0.5"')),
    { turn: -3 },
  ) +
  at(400, 400, p.shadow(10, 20, 190, 240, 0.3) + poster(p, -180, -240, 360, 480, tones[3], 1), { turn: -6 }) +
  at(
    660,
    560,
    rect(-20, -300, 40, 620, p.lin(['#eef1f3', '#97a0a8'], [0, 0, 1, 0])) +
      many(30, (index) => line(`M-20 ${-290 + index * 20} h${index % 5 ? 12 : 24}`, '#3a4148', 2)),
    { turn: 38 },
  ) +
  at(
    930,
    250,
    p.shadow(8, 14, 130, 100, 0.3) +
      many(6, (index) =>
        at(
          0,
          130,
          rect(-38, -300, 76, 280, [brick, ink, yellow, '#5d7f93', cream, '#39563f'][index], 'rx="6"') +
            rect(-30, -70, 60, 40, '#fff', 'opacity="0.7"'),
          { turn: -40 + index * 16 },
        ),
      ),
  ) +
  at(
    960,
    680,
    line('M-150 90 L60 -70', '#c9d1d7', 18) +
      line('M-150 -60 L60 80', '#c9d1d7', 18) +
      oval(100, -98, 56, 40, 'none', `stroke="${brick}" stroke-width="20"`) +
      oval(100, 108, 56, 40, 'none', `stroke="${brick}" stroke-width="20"`) +
      oval(-44, 10, 12, 12, '#5d666d'),
  ) +
  at(
    250,
    800,
    rect(-170, -13, 310, 26, yellow) +
      path('M140 -13 L186 0 L140 13Z', '#ecd9b5') +
      path('M172 -4 L186 0 L172 4Z', ink) +
      rect(-200, -13, 32, 26, '#d98d8a'),
    { turn: 7 },
  )

const screen = (p) =>
  white(p) +
  bench(p, 520) +
  at(
    600,
    540,
    p.shadow(0, 250, 520, 60, 0.5) +
      path('M-470 -220 H470 L540 250 H-540Z', '#8a5c34') +
      path('M-400 -160 H400 L452 190 H-452Z', '#e9e2cf') +
      path('M-400 -160 H400 L410 -90 H-410Z', brick) +
      oval(0, 40, 150, 96, brick, 'opacity="0.8"') +
      path('M-150 60 H150 L158 116 H-158Z', brick, 'opacity="0.8"') +
      p.rough(path('M-400 -160 H400 L452 190 H-452Z', '#000'), {
        fx: 0.2,
        color: '#8a8272',
        strength: 0.25,
      }) +
      at(
        0,
        -104,
        rect(-330, -52, 660, 66, p.lin(['#d7ab75', '#8a5c34']), 'rx="8"') +
          rect(-320, 14, 640, 24, '#2b2b2b'),
      ) +
      line('M-240 -60 Q0 -20 240 -60', '#d2714f', 8, 'opacity="0.6"'),
  ) +
  [
    [90, 470, brick],
    [210, 480, ink],
    [1100, 474, yellow],
  ]
    .map(
      ([x, y, tone]) =>
        rect(x - 56, y - 90, 112, 130, '#d6dade', 'rx="8"') +
        rect(x - 56, y - 50, 112, 60, tone) +
        oval(x, y - 90, 56, 16, tone),
    )
    .join('')

const wall = (p) =>
  white(p) +
  [0, 1, 2, 3]
    .map((index) => poster(p, 70 + index * 275, 110 + (index % 2) * 20, 235, 330, tones[index], index))
    .join('') +
  [0, 1, 2, 3]
    .map((index) => rect(150 + index * 275, 92 + (index % 2) * 20, 70, 26, yellow, 'opacity="0.7"'))
    .join('') +
  rect(0, 640, 1200, 260, p.lin(['#8a6a4c', '#4a3524'])) +
  rect(0, 616, 1200, 26, '#efe8dc') +
  at(
    300,
    700,
    p.shadow(0, 150, 170, 26, 0.5) +
      rect(-140, -120, 280, 30, '#c79a63', 'rx="10"') +
      line('M-110 -90 L-130 150 M110 -90 L130 150', '#6b4524', 16) +
      rect(-90, -220, 180, 100, brick, 'rx="8"') +
      rect(-84, -160, 168, 40, '#7d3321'),
  ) +
  at(
    900,
    720,
    rect(-70, -140, 140, 260, ink, 'rx="8"') +
      many(5, (index) =>
        at(
          -46 + index * 23,
          -140,
          rect(-14, -180, 28, 200, [cream, '#e3d8c2', yellow, cream, brick][index], 'rx="14"') +
            oval(0, -180, 14, 6, '#b7aa92'),
          { turn: -12 + index * 6 },
        ),
      ),
  )

const type = (p) =>
  boards(p, 0, 0, 1200, 900, ['#7a5233', '#3f2513'], 2) +
  many(28, (index) => {
    const letter = 'NORDATELIERFAITMAINALILLE17N'[index]
    const x = 60 + (index % 7) * 156
    const y = 50 + Math.floor(index / 7) * 206
    const tone = ['#d9a768', '#c58a4a', '#e3bb82', '#b87a3c'][Math.floor(p.rnd(0, 4))]
    return (
      p.shadow(x + 78, y + 180, 66, 14, 0.5) +
      rect(x, y, 146, 186, p.lin([tone, '#8a5527']), 'rx="4"') +
      rect(x + 6, y + 6, 134, 166, tone, 'rx="3"') +
      p.rough(rect(x + 6, y + 6, 134, 166, '#000'), { fx: 0.01, fy: 0.12, color: '#6b3f17', strength: 0.3 }) +
      words(x + 73, y + 146, letter, 158, index % 5 ? '#38200e' : brick, `text-anchor="middle" ${bold}`)
    )
  })

const sign = (p) =>
  bricks(p) +
  rect(90, 200, 1020, 300, p.lin(['#2c3b5c', ink])) +
  rect(110, 220, 980, 260, 'none', `stroke="${yellow}" stroke-width="5"`) +
  words(560, 400, 'ÉPICERI', 168, yellow, `text-anchor="middle" letter-spacing="14" ${bold}`) +
  line('M906 290 V400 M906 290 H966', yellow, 24) +
  line('M906 344 H950 M906 400 H966', '#8797b5', 3, 'stroke-dasharray="8 8"') +
  at(
    1000,
    360,
    line('M0 0 L150 120', '#b5854e', 20) +
      path('M-44 -34 L6 -8 L-10 14Z', yellow) +
      rect(-14, -16, 40, 30, '#c9d1d7', 'transform="rotate(38)"') +
      at(
        150,
        150,
        oval(0, 0, 66, 50, '#d9a07c') +
          many(4, (index) =>
            at(-40, -24 + index * 20, rect(-30, -11, 62, 22, '#e3b08e', 'rx="11"'), { turn: 12 }),
          ) +
          path('M40 -46 L300 60 L260 180 L10 40Z', brick),
      ),
  ) +
  rect(0, 760, 1200, 140, p.lin(['#8b8b8b', '#4b4d50'])) +
  line('M220 900 L330 520 M470 900 L380 520 M260 760 H440 M280 680 H424 M300 600 H402', '#b5854e', 16) +
  at(
    640,
    720,
    rect(-50, -60, 100, 110, '#d6dade', 'rx="6"') +
      rect(-50, -30, 100, 50, yellow) +
      line('M-50 -60 Q0 -140 50 -60', '#8a939b', 5),
  )

const boxes = (p) =>
  white(p) +
  bench(p, 560) +
  [
    [270, 640, 250, 300, tones[3]],
    [560, 660, 300, 220, tones[1]],
    [880, 640, 220, 380, tones[2]],
  ]
    .map(
      ([x, y, w, h, [ground, shape, mark]]) =>
        p.shadow(x, y + 20, w * 0.7, 34, 0.5) +
        rect(x - w / 2, y - h, w, h, p.lin([ground, ground])) +
        path(`M${x + w / 2} ${y - h} l56 -40 V${y - 40} l-56 40Z`, ground) +
        path(`M${x + w / 2} ${y - h} l56 -40 V${y - 40} l-56 40Z`, '#000', 'opacity="0.3"') +
        path(`M${x - w / 2} ${y - h} l56 -40 H${x + w / 2 + 56} l-56 40Z`, '#fff', 'opacity="0.25"') +
        path(`M${x - w / 2} ${y - h} l56 -40 H${x + w / 2 + 56} l-56 40Z`, ground, 'opacity="0.8"') +
        oval(x, y - h * 0.58, w * 0.26, w * 0.26, shape) +
        rect(x - w * 0.26, y - h * 0.58, w * 0.52, w * 0.16, mark) +
        rect(x - w * 0.3, y - h * 0.2, w * 0.6, 16, shape) +
        rect(x - w * 0.2, y - h * 0.11, w * 0.4, 9, mark),
    )
    .join('') +
  at(
    420,
    800,
    rect(-130, -60, 260, 120, cream, 'rx="4"') +
      oval(-70, 0, 34, 34, brick) +
      rect(-20, -26, 120, 14, ink) +
      rect(-20, 4, 80, 10, ink),
    { turn: -9 },
  ) +
  at(
    700,
    810,
    rect(-130, -60, 260, 120, ink, 'rx="4"') +
      words(0, 20, 'merci', 58, yellow, 'text-anchor="middle" font-style="italic"'),
    { turn: 6 },
  )

const press = (p) =>
  white(p) +
  bench(p, 700) +
  p.shadow(560, 770, 420, 44, 0.5) +
  rect(230, 330, 620, 430, p.lin(['#5d6b86', ink]), 'rx="16"') +
  rect(260, 250, 560, 100, p.lin(['#7988a3', '#3a4866']), 'rx="12"') +
  rect(280, 430, 520, 120, '#0f1626', 'rx="8"') +
  oval(400, 490, 46, 46, p.rad(['#e07a58', brick])) +
  oval(540, 490, 46, 46, p.rad(['#f5cf74', yellow])) +
  oval(680, 490, 46, 46, p.rad(['#7fa0c4', '#33527a'])) +
  rect(280, 600, 200, 110, '#394868', 'rx="8"') +
  many(6, (index) =>
    oval(530 + index * 46, 650, 14, 14, [yellow, '#c9d1d7', '#c9d1d7', brick, '#c9d1d7', '#c9d1d7'][index]),
  ) +
  many(9, (index) =>
    path(
      `M850 ${640 - index * 7} L1110 ${620 - index * 7} L1130 ${650 - index * 7} L850 ${680 - index * 7}Z`,
      index % 2 ? '#fffdf6' : '#eadfc9',
    ),
  ) +
  oval(980, 588, 70, 16, brick) +
  rect(910, 592, 150, 12, ink, 'transform="rotate(-4 980 590)"') +
  many(8, (index) =>
    rect(40 + (index % 2) * 6, 650 - index * 14, 170, 12, ['#fffdf6', yellow, '#fffdf6', brick][index % 4]),
  )

export const atelierNord = {
  light: { tint: '#c9d6e6', lightAt: [0.35, 0.15], dark: 0.36 },
  pictures: {
    'devanture-lille': front,
    'table-de-decoupe': table,
    serigraphie: screen,
    'mur-d-affiches': wall,
    'caracteres-en-bois': type,
    'enseigne-peinte': sign,
    'boites-et-cartes': boxes,
    'presse-et-papier': press,
  },
}
