// Studio Lin: plaster, sage and clay in morning light.
import { at, boards, line, many, oval, path, rect, words } from './scene.mjs'

const sage = '#6F8069'
const clay = '#C98F74'

const plaster = (p, light = '#f6ece0', dark = '#c7b09a') =>
  rect(0, 0, 1200, 900, p.rad([light, [dark, 1]], [0.3, 0.2, 1])) +
  p.rough(rect(0, 0, 1200, 900, '#000'), { fx: 0.008, color: '#a98f76', strength: 0.14 })

const parquet = (p, y) =>
  boards(p, 0, y, 1200, 900 - y, ['#d8b48a', '#a57d54'], 5) + rect(0, y - 20, 1200, 20, '#efe4d4')

const arch = (p, x, y, w, h) =>
  path(
    `M${x - 14} ${y + h + 10} V${y + w / 2} A${w / 2 + 14} ${w / 2 + 14} 0 0 1 ${x + w + 14} ${y + w / 2} V${y + h + 10}Z`,
    '#fffaf2',
  ) +
  path(
    `M${x} ${y + h} V${y + w / 2} A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2} V${y + h}Z`,
    p.lin(['#fff2d6', ['#f6d9b4', 0.5], ['#b9c4a6', 1]]),
  ) +
  line(
    `M${x + w / 2} ${y} V${y + h} M${x} ${y + w / 2} H${x + w} M${x} ${y + h * 0.68} H${x + w}`,
    '#fffaf2',
    9,
  )

const beam = (p, x, y) =>
  p.soft(24, path(`M${x} ${y} L${x + 220} ${y} L${x + 560} 900 L${x + 180} 900Z`, '#fff4d8', 'opacity="0.4"'))

const plant = (p, x, y, scale = 1) =>
  at(
    x,
    y,
    p.shadow(0, 4, 80, 16, 0.35) +
      path('M-58 -110 H58 L44 0 H-44Z', p.lin([clay, '#8f5a42'], [0, 0, 1, 0])) +
      rect(-64, -124, 128, 22, '#d9a48a', 'rx="4"') +
      many(11, (index) =>
        at(
          0,
          -118,
          path('M0 0 C-34 -70 -26 -150 0 -210 C26 -150 34 -70 0 0Z', index % 2 ? '#5d7458' : '#7d9474') +
            line('M0 0 V-190', '#4a5d46', 3, 'opacity="0.5"'),
          { turn: -72 + index * 14.4, scale: 0.8 + (index % 3) * 0.15 },
        ),
      ),
    { scale },
  )

const mat = (x, y, w, tone) =>
  path(
    `M${x - w / 2} ${y} L${x + w / 2} ${y} L${x + w / 2 + 36} ${y + 150} L${x - w / 2 - 36} ${y + 150}Z`,
    tone,
  ) + line(`M${x - w / 2} ${y} L${x - w / 2 - 36} ${y + 150}`, '#fff', 3, 'opacity="0.3"')

const seated = (p, x, y, scale, top = sage) =>
  at(
    x,
    y,
    p.shadow(0, 20, 240, 30, 0.35) +
      path(
        'M-220 10 C-240 -50 -120 -90 0 -84 C120 -90 240 -50 220 10 C140 44 60 -10 0 -6 C-60 -10 -140 44 -220 10Z',
        p.lin(['#5b554f', '#35312d']),
      ) +
      path(
        'M-84 -60 C-100 -190 -96 -280 -64 -318 L64 -318 C96 -280 100 -190 84 -60Z',
        p.lin([top, '#4b5a47'], [0, 0, 1, 0]),
      ) +
      line('M-72 -296 C-130 -220 -150 -120 -160 -44', '#d9a583', 38) +
      line('M72 -296 C130 -220 150 -120 160 -44', '#c48c69', 38) +
      rect(-24, -366, 48, 60, '#cf9875') +
      oval(0, -414, 58, 70, p.rad(['#e9bd9d', ['#c48c69', 1]], [0.35, 0.35, 0.8])) +
      path('M-64 -400 C-76 -500 76 -500 64 -400 C50 -456 -40 -460 -64 -400Z', '#2c211b') +
      oval(0, -498, 32, 26, '#2c211b') +
      line('M-30 -408 q10 7 20 0 M12 -408 q10 7 20 0', '#4a2f20', 4) +
      line('M-12 -378 q12 8 24 0', '#9c5c46', 4) +
      oval(-168, -34, 28, 20, '#d9a583') +
      oval(168, -34, 28, 20, '#c48c69'),
    { scale },
  )

const room = (p) =>
  plaster(p) +
  [120, 480, 840].map((x) => arch(p, x, 70, 240, 430)).join('') +
  parquet(p, 600) +
  [sage, clay, '#8a9aa0', '#d9b48f'].map((tone, index) => mat(170 + index * 286, 690, 190, tone)).join('') +
  [100, 460, 820].map((x) => beam(p, x, 520)).join('') +
  plant(p, 1110, 640, 0.95) +
  plant(p, 60, 640, 0.7)

const rolled = (p) =>
  plaster(p) +
  rect(80, 520, 1040, 34, '#a57d54') +
  rect(80, 780, 1040, 34, '#a57d54') +
  [100, 1070].map((x) => rect(x, 554, 28, 346, '#8a6340')).join('') +
  many(7, (index) => {
    const x = 160 + index * 120
    const tone = [sage, clay, '#8a9aa0', '#d9b48f'][index % 4]
    return (
      p.shadow(x, 520, 56, 8, 0.4) +
      oval(x, 462, 56, 56, tone) +
      many(4, (ring) =>
        oval(
          x + 2,
          462 + 2,
          46 - ring * 11,
          46 - ring * 11,
          'none',
          'stroke="#000" stroke-opacity="0.25" stroke-width="4"',
        ),
      )
    )
  }) +
  many(
    5,
    (index) =>
      rect(
        150 + index * 200,
        690 - (index % 2) * 40,
        160,
        90 + (index % 2) * 40,
        ['#b98a6a', '#e6d3ba', sage][index % 3],
        'rx="30"',
      ) + line(`M${170 + index * 200} 732 h120`, '#000', 3, 'opacity="0.2"'),
  ) +
  plant(p, 1090, 520, 0.8) +
  rect(260, 90, 360, 260, '#fffaf2') +
  at(
    440,
    220,
    oval(0, 0, 84, 84, 'none', `stroke="${clay}" stroke-width="10"`) +
      line('M-130 0 q32 -60 65 0 t65 0 t65 0 t65 0', sage, 8),
  )

const pose = (p) =>
  plaster(p) +
  arch(p, 380, 60, 440, 520) +
  parquet(p, 680) +
  mat(600, 730, 560, clay) +
  seated(p, 600, 800, 1.12) +
  beam(p, 420, 540) +
  plant(p, 1050, 740, 1.2) +
  at(
    170,
    770,
    oval(0, 0, 90, 30, '#b98a6a') + rect(-90, -50, 180, 50, '#b98a6a') + oval(0, -50, 90, 30, '#d3a688'),
  )

const circle = (p) =>
  plaster(p, '#efe7da', '#b4a592') +
  [160, 520, 880].map((x) => arch(p, x, 50, 200, 340)).join('') +
  parquet(p, 520) +
  seated(p, 250, 690, 0.72, '#b98a6a') +
  seated(p, 600, 660, 0.72) +
  seated(p, 950, 690, 0.72, '#8a9aa0') +
  seated(p, 400, 860, 0.9, '#d9b48f') +
  seated(p, 810, 860, 0.9, '#a57a66') +
  beam(p, 500, 420)

const bowl = (p) =>
  plaster(p, '#e6dccb', '#9c8a74') +
  boards(p, 0, 560, 1200, 340, ['#b98f63', '#7d5a38'], 3) +
  p.shadow(520, 760, 330, 50, 0.5) +
  path(
    'M200 720 C260 660 780 660 840 720 C860 780 760 812 520 812 C280 812 180 780 200 720Z',
    p.lin(['#a65f48', '#6f3626']),
  ) +
  path(
    'M260 430 H780 Q760 720 520 724 Q280 720 260 430Z',
    p.lin(['#8a6a2c', ['#f0d48a', 0.35], ['#6b4d1c', 1]], [0, 0, 1, 0]),
  ) +
  oval(520, 430, 260, 58, '#4a3413') +
  oval(520, 430, 260, 58, 'none', 'stroke="#f5e0a4" stroke-width="12"') +
  many(14, (index) => oval(310 + index * 32, 540 + Math.sin(index) * 18, 9, 7, '#5c4216', 'opacity="0.4"')) +
  at(
    900,
    560,
    rect(-200, -20, 400, 40, p.lin(['#a5744a', '#5a351b']), 'rx="20"') +
      rect(-200, -28, 190, 56, '#7d3f2c', 'rx="26"'),
    { turn: -32 },
  ) +
  at(
    180,
    640,
    rect(-52, -110, 104, 120, '#f6efe2', 'rx="8"') +
      p.soft(14, oval(0, -150, 26, 50, '#ffd98c')) +
      path('M0 -190 Q24 -146 0 -124 Q-24 -146 0 -190Z', '#fff1b8') +
      line('M0 -124 V-108', '#3a2a1a', 4),
  )

const tea = (p) =>
  plaster(p) +
  rect(0, 600, 1200, 300, p.lin(['#c7a278', '#86603c'])) +
  p.rough(rect(0, 600, 1200, 300, '#000'), { fx: 0.004, fy: 0.06, color: '#5a3c20', strength: 0.25 }) +
  arch(p, 720, 60, 340, 420) +
  p.shadow(430, 770, 270, 40, 0.45) +
  path(
    'M230 560 Q220 760 430 764 Q640 760 630 560 Q620 450 430 446 Q240 450 230 560Z',
    p.rad(['#8fa087', ['#56684f', 1]], [0.35, 0.3, 0.85]),
  ) +
  oval(430, 456, 120, 24, '#4b5a47') +
  oval(430, 432, 26, 22, '#6f8069') +
  path('M622 600 Q740 590 760 480 L790 490 Q780 660 628 680Z', '#5f7159') +
  line('M236 560 Q110 560 150 680 Q170 730 250 710', '#5f7159', 26) +
  [
    [820, 740],
    [1000, 760],
  ]
    .map(
      ([x, y]) =>
        p.shadow(x, y + 46, 90, 18, 0.4) +
        path(
          `M${x - 76} ${y - 60} H${x + 76} Q${x + 70} ${y + 46} ${x} ${y + 46} Q${x - 70} ${y + 46} ${x - 76} ${y - 60}Z`,
          p.lin(['#fbf3e6', '#d3c2aa'], [0, 0, 1, 0]),
        ) +
        oval(x, y - 60, 76, 20, '#b9853f') +
        p.soft(7, line(`M${x} ${y - 90} q-26 -40 0 -80 t0 -80`, '#fff', 12, 'opacity="0.6"')),
    )
    .join('') +
  many(9, () => path(`M${p.rnd(120, 700)} ${p.rnd(810, 870)} q20 -20 40 0 q-20 16 -40 0Z`, '#6f8069'))

const stairs = (p) =>
  rect(0, 0, 1200, 900, p.lin(['#f3d9b8', '#e3c4a0'])) +
  path('M0 0 H360 V900 H0Z', p.lin(['#d99f78', '#a96b4b'])) +
  path('M840 0 H1200 V900 H840Z', p.lin(['#e6c9a2', '#b99368'])) +
  p.rough(rect(0, 0, 1200, 900, '#000'), { fx: 0.01, color: '#7a5238', strength: 0.16 }) +
  [
    [60, 90],
    [210, 120],
    [60, 380],
    [210, 400],
  ]
    .map(
      ([x, y]) =>
        rect(x, y, 90, 170, '#5f7480') + rect(x - 30, y, 28, 170, sage) + rect(x + 92, y, 28, 170, sage),
    )
    .join('') +
  [
    [900, 80],
    [1060, 100],
    [1060, 380],
  ]
    .map(
      ([x, y]) =>
        rect(x, y, 90, 170, '#5f7480') + line(`M${x + 45} ${y} v170 M${x} ${y + 70} h90`, '#f3e6d2', 6),
    )
    .join('') +
  many(
    15,
    (index) =>
      rect(360 - index * 6, 330 + index * 40, 480 + index * 12, 40, p.lin(['#cfc3b2', '#8d8273'])) +
      rect(360 - index * 6, 330 + index * 40, 480 + index * 12, 9, '#eee5d6'),
  ) +
  line('M600 320 V900', '#3d3a36', 9) +
  many(6, (index) => line(`M600 ${340 + index * 100} v60`, '#3d3a36', 14)) +
  path('M880 560 V420 Q880 360 940 360 Q1000 360 1000 420 V560Z', '#55684f') +
  at(
    940,
    330,
    rect(-96, -34, 192, 58, '#fbf3e6', 'rx="6"') +
      words(0, 8, 'Studio Lin', 36, '#4b5a47', 'text-anchor="middle" font-style="italic"'),
  ) +
  path('M360 330 Q600 250 840 330 L840 200 Q600 90 360 200Z', '#f6e2c4', 'opacity="0.6"')

const breath = (p) =>
  plaster(p, '#f3eadc', '#b7a48c') +
  p.soft(30, oval(860, 220, 320, 220, '#fff4d8', 'opacity="0.6"')) +
  path(
    'M260 900 C240 560 300 300 420 200 L780 200 C900 300 960 560 940 900Z',
    p.lin(['#8b9a84', '#53634e'], [0, 0, 1, 0]),
  ) +
  many(7, (index) =>
    line(
      `M${360 + index * 80} 260 q${-10 + index * 4} 300 ${-30 + index * 10} 640`,
      '#3f4d3b',
      5,
      'opacity="0.25"',
    ),
  ) +
  path('M480 200 Q600 300 720 200 L690 0 H510Z', '#cf9875') +
  [
    [470, 470, 1, 22],
    [740, 660, -1, -14],
  ]
    .map(
      ([x, y, flip, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip} 1)">${path('M-330 -60 L-60 -66 C20 -76 90 -50 100 0 C90 56 10 76 -60 66 L-330 70Z', p.lin(['#e6b592', '#c0855f']))}${many(4, (index) => rect(50, -62 + index * 32, 150 - Math.abs(index - 1.5) * 22, 30, p.lin(['#e6b592', '#c98f69']), 'rx="15"'))}${at(20, -58, rect(-14, -90, 34, 100, '#dca983', 'rx="17"'), { turn: 34 })}</g>`,
    )
    .join('')

export const studioLin = {
  light: { tint: '#f3d3a8', lightAt: [0.35, 0.15], dark: 0.3 },
  pictures: {
    'salle-aux-trois-fenetres': room,
    'tapis-et-coussins': rolled,
    'assise-devant-la-fenetre': pose,
    'petit-groupe': circle,
    'bol-chantant': bowl,
    'the-apres-la-seance': tea,
    'montee-saint-sebastien': stairs,
    'mains-sur-le-souffle': breath,
  },
}
