// Garage Bellecour: cold steel and concrete, one orange lamp.
import { at, line, many, oval, path, rect, words } from './scene.mjs'

const blue = '#16324F'
const orange = '#F2A541'

const concrete = (p, light = '#7d8a96', dark = '#2c3947') =>
  rect(0, 0, 1200, 900, p.lin([light, dark])) +
  p.rough(rect(0, 0, 1200, 900, '#000'), { fx: 0.012, color: '#16202b', strength: 0.22 })

const ground = (p, y) =>
  rect(0, y, 1200, 900 - y, p.lin(['#6c7580', '#2a323b'])) +
  p.rough(rect(0, y, 1200, 900 - y, '#000'), { fx: 0.02, fy: 0.06, color: '#10161d', strength: 0.3 })

function wheel(p, x, y, r, rim = ['#e4e9ee', '#7c8791']) {
  return at(
    x,
    y,
    oval(0, 0, r, r, p.rad(['#39404a', ['#20252c', 0.7], ['#0c0f13', 1]])) +
      many(28, (index) => at(0, 0, rect(-3, -r, 6, r * 0.12, '#070909'), { turn: index * (360 / 28) })) +
      oval(0, 0, r * 0.64, r * 0.64, p.lin(rim)) +
      oval(0, 0, r * 0.56, r * 0.56, '#1b2027') +
      many(5, (index) =>
        at(
          0,
          0,
          path(
            `M${-r * 0.09} 0 L${-r * 0.13} ${-r * 0.58} L${r * 0.13} ${-r * 0.58} L${r * 0.09} 0Z`,
            p.lin(rim),
          ),
          { turn: index * 72 },
        ),
      ) +
      oval(0, 0, r * 0.15, r * 0.15, '#aeb8c1') +
      oval(0, 0, r * 0.07, r * 0.07, '#4a545e'),
  )
}

const car = (p, paint = ['#f0b25a', '#b4641c']) =>
  path(
    'M-430 90 C-440 10 -420 -30 -340 -44 L-250 -60 C-190 -140 -130 -170 -20 -172 L90 -170 C190 -164 240 -110 290 -58 C390 -46 436 -20 438 50 L436 92Z',
    p.lin(paint),
  ) +
  path('M-226 -60 C-178 -122 -120 -148 -26 -150 L-26 -58Z', p.lin(['#a9c3d4', '#31485a'])) +
  path('M0 -150 L86 -148 C160 -142 200 -100 236 -58 L0 -58Z', p.lin(['#a9c3d4', '#31485a'])) +
  path(
    'M-200 -66 L-120 -142 L-90 -148 L-160 -64Z M40 -60 L90 -146 L120 -142 L84 -60Z',
    '#fff',
    'opacity="0.25"',
  ) +
  line('M-12 -150 V80 M-240 -54 Q-250 30 -236 80 M240 -54 Q250 20 210 80', '#5d3210', 4, 'opacity="0.55"') +
  line('M-420 20 Q0 -6 430 18', '#fff', 8, 'opacity="0.28"') +
  rect(30, -20, 56, 10, '#3a2410', 'rx="5"') +
  rect(-200, -20, 56, 10, '#3a2410', 'rx="5"') +
  oval(414, 6, 24, 20, '#fff3c8') +
  oval(-422, 4, 15, 22, '#b3261e') +
  oval(-270, 92, 92, 84, '#0e1114') +
  oval(270, 92, 92, 84, '#0e1114') +
  wheel(p, -270, 100, 78) +
  wheel(p, 270, 100, 78)

const tube = (p, x, y, w) =>
  p.soft(22, rect(x, y - 10, w, 30, '#eaf4ff', 'opacity="0.75"')) + rect(x, y, w, 12, '#ffffff', 'rx="6"')

const lift = (p) =>
  concrete(p) +
  rect(0, 60, 1200, 90, '#1c2833') +
  tube(p, 160, 90, 360) +
  tube(p, 690, 90, 360) +
  rect(0, 560, 1200, 60, orange) +
  rect(0, 560, 1200, 60, '#000', 'opacity="0.25"') +
  ground(p, 620) +
  rect(60, 330, 200, 230, '#24313d') +
  many(12, (index) =>
    rect(
      76 + (index % 4) * 44,
      350 + Math.floor(index / 4) * 66,
      36,
      46,
      ['#b23a2e', '#d2d8dd', '#3d6d93'][index % 3],
      'rx="4"',
    ),
  ) +
  p.shadow(600, 790, 460, 40, 0.6) +
  [210, 930]
    .map(
      (x) =>
        rect(x, 170, 62, 620, p.lin(['#2f6aa0', blue], [0, 0, 1, 0])) +
        rect(x - 34, 780, 130, 24, '#0e1d2d') +
        rect(x + 18, 190, 10, 580, '#0b1a29'),
    )
    .join('') +
  at(600, 370, car(p)) +
  rect(250, 490, 700, 24, p.lin(['#c7d0d8', '#5c6873'])) +
  rect(300, 470, 60, 26, '#1b2229') +
  rect(840, 470, 60, 26, '#1b2229') +
  at(
    600,
    700,
    rect(-110, -60, 220, 120, p.lin(['#c3392d', '#7d1f17']), 'rx="8"') +
      many(
        4,
        (index) =>
          rect(-96, -48 + index * 27, 192, 20, '#a52c22', 'rx="3"') +
          rect(-30, -42 + index * 27, 60, 6, '#e8c9c5', 'rx="3"'),
      ) +
      oval(-80, 72, 16, 16, '#111') +
      oval(80, 72, 16, 16, '#111'),
  ) +
  p.soft(30, oval(600, 530, 260, 30, orange, 'opacity="0.4"'))

const tyres = (p) =>
  concrete(p, '#5c6773', '#1d2731') +
  tube(p, 300, 40, 600) +
  [120, 370, 620]
    .map(
      (y, row) =>
        rect(30, y + 208, 1140, 20, p.lin(['#f2b35c', '#a8651a'])) +
        many(row === 1 ? 13 : 12, (index) =>
          at(
            112 + index * (row === 1 ? 80 : 88),
            y + 104,
            oval(8, 0, 40, 104, '#090b0d') +
              oval(0, 0, 40, 104, p.rad(['#4b535d', ['#262c33', 0.6], ['#0d1014', 1]], [0.35, 0.3, 0.8])) +
              oval(-3, 0, 21, 62, '#0a0c0f') +
              oval(-5, 0, 17, 52, '#39434e') +
              many(7, (mark) => line(`M${16 + (mark % 2) * 6} ${-84 + mark * 28} l14 -6`, '#06080a', 5)),
          ),
        ) +
        many(4, (index) => rect(80 + index * 290, y + 210, 90, 16, '#fff6e2', 'rx="2"')),
    )
    .join('') +
  [30, 1150].map((x) => rect(x - 10, 90, 26, 810, p.lin(['#9aa5ae', '#414b55'], [0, 0, 1, 0]))).join('')

const wrenches = (p) =>
  rect(0, 0, 1200, 900, p.lin(['#2d5478', '#12273d'])) +
  many(23, (row) =>
    many(30, (index) => oval(20 + index * 40, 20 + row * 40, 4, 4, '#0b1a29', 'opacity="0.7"')),
  ) +
  many(9, (index) => {
    const long = 250 + index * 48
    const wide = 26 + index * 3
    const x = 130 + index * 118
    const steel = p.lin(['#f4f7f9', ['#aab4bd', 0.5], ['#5f6a74', 1]], [0, 0, 1, 0])
    return (
      p.soft(7, rect(x - wide / 2 + 16, 150, wide, long - 40, '#000', 'opacity="0.4"')) +
      rect(x - wide / 2, 150, wide, long - 60, steel, 'rx="8"') +
      rect(x - wide / 6, 180, wide / 3, long - 120, '#7f8a94', 'rx="4" opacity="0.5"') +
      path(
        `M${x - wide * 1.2} 110 L${x - wide * 1.1} 160 Q${x} 206 ${x + wide * 1.1} 160 L${x + wide * 1.2} 110 L${x + wide * 0.5} 96 L${x + wide * 0.5} 142 L${x - wide * 0.5} 142 L${x - wide * 0.5} 96Z`,
        steel,
      ) +
      at(
        x,
        150 + long - 50,
        oval(0, 0, wide * 1.1, wide * 1.1, steel) +
          path(
            `${many(6, (side) => `${side ? 'L' : 'M'}${Math.cos((side * Math.PI) / 3) * wide * 0.6} ${Math.sin((side * Math.PI) / 3) * wide * 0.6} `)}Z`,
            '#16324F',
          ),
      ) +
      oval(x, 88, 9, 9, orange) +
      words(
        x,
        150 + long + 24,
        `${8 + index * 2 - (index > 5 ? 1 : 0)}`,
        34,
        orange,
        'text-anchor="middle" font-family="Liberation Sans Narrow, Arial"',
      )
    )
  })

const pads = (p) => {
  const pad = (x, lining, colors, turn) =>
    at(
      x,
      470,
      p.shadow(10, 150, 210, 40, 0.6) +
        path('M-210 -120 L210 -120 L236 -60 L210 140 L-210 140 L-236 -60Z', p.lin(['#4b545d', '#1c2228'])) +
        path(`M-180 ${110 - lining} L180 ${110 - lining} L196 110 L-196 110Z`, p.lin(colors)) +
        p.rough(path(`M-180 ${110 - lining} L180 ${110 - lining} L196 110 L-196 110Z`, '#000'), {
          fx: 0.08,
          color: '#000',
          strength: 0.5,
        }) +
        line(`M0 ${112 - lining} V108`, '#15181b', 9) +
        oval(-206, -74, 16, 16, '#8e99a3') +
        oval(206, -74, 16, 16, '#8e99a3'),
      { turn },
    )
  return (
    rect(0, 0, 1200, 900, p.lin(['#c7803a', '#7d4715'])) +
    p.rough(rect(0, 0, 1200, 900, '#000'), { fx: 0.004, fy: 0.06, color: '#3c1f07', strength: 0.35 }) +
    at(
      600,
      500,
      rect(-540, -330, 1080, 640, '#d5dbe0', 'rx="10"') +
        p.rough(rect(-540, -330, 1080, 640, '#000', 'rx="10"'), {
          fx: 0.03,
          color: '#4b5560',
          strength: 0.25,
        }),
      { turn: -1 },
    ) +
    pad(330, 190, ['#8f7a62', '#5b4a38'], -4) +
    pad(870, 42, ['#6d4a35', '#3b2315'], 5) +
    many(16, () =>
      line(
        `M${p.rnd(720, 1010)} ${p.rnd(530, 560)} l${p.rnd(10, 30)} ${p.rnd(-4, 4)}`,
        '#b7643a',
        4,
        'opacity="0.7"',
      ),
    ) +
    words(330, 750, 'la neuve', 62, blue, 'text-anchor="middle" font-style="italic"') +
    words(870, 750, 'la tienne', 62, '#a3301f', 'text-anchor="middle" font-style="italic"') +
    line('M600 250 V760', blue, 5, 'stroke-dasharray="18 16"')
  )
}

const pressure = (p) =>
  concrete(p, '#8592a0', '#38454f') +
  ground(p, 700) +
  p.shadow(420, 850, 420, 50, 0.6) +
  wheel(p, 420, 460, 400) +
  line('M560 700 C640 860 760 860 860 690', '#15191e', 24) +
  line('M560 700 C640 860 760 860 860 690', '#3c444d', 8, 'opacity="0.7"') +
  at(
    900,
    470,
    p.shadow(10, 230, 190, 30, 0.4) +
      oval(0, 0, 210, 210, p.rad(['#ffc871', [orange, 0.6], ['#a8651a', 1]])) +
      oval(0, 0, 176, 176, '#fdfdfb') +
      many(21, (index) =>
        at(0, 0, rect(-3, -164, 6, index % 5 ? 18 : 34, index > 12 ? '#b3261e' : blue), {
          turn: -120 + index * 12,
        }),
      ) +
      [0, 1, 2, 3, 4]
        .map((bar) =>
          words(
            Math.sin(((-120 + bar * 60) * Math.PI) / 180) * 108,
            -Math.cos(((-120 + bar * 60) * Math.PI) / 180) * 108 + 12,
            `${bar}`,
            40,
            blue,
            'text-anchor="middle" font-family="Liberation Sans, Arial"',
          ),
        )
        .join('') +
      words(0, 110, 'bar', 34, '#5c6873', 'text-anchor="middle" font-family="Liberation Sans, Arial"') +
      at(0, 0, path('M-8 20 L0 -136 L8 20Z', '#b3261e'), { turn: 18 }) +
      oval(0, 0, 20, 20, blue) +
      path('M-150 -130 A200 200 0 0 1 60 -165 L40 -140 A176 176 0 0 0 -120 -110Z', '#fff', 'opacity="0.5"'),
  )

const quote = (p) =>
  concrete(p, '#4b5a68', '#1a242e') +
  p.soft(26, at(820, 330, car(p, ['#6f94b3', '#28465f']), { scale: 1.1 })) +
  rect(0, 640, 1200, 260, p.lin(['#a86b34', '#4e2c10'])) +
  p.rough(rect(0, 640, 1200, 260, '#000'), { fx: 0.004, fy: 0.07, color: '#2c1505', strength: 0.35 }) +
  at(
    480,
    470,
    p.shadow(30, 380, 220, 40, 0.6) +
      rect(-205, -400, 410, 790, '#0c1016', 'rx="44"') +
      rect(-186, -376, 372, 742, '#f5f7f9', 'rx="28"') +
      rect(-186, -376, 372, 92, blue, 'rx="28"') +
      words(0, -318, 'Ton devis', 44, '#fff', 'text-anchor="middle" font-family="Liberation Sans, Arial"') +
      rect(-160, -262, 152, 150, '#6a4632', 'rx="8"') +
      rect(-140, -160, 112, 20, '#3b2315') +
      rect(8, -262, 152, 150, '#8e99a3', 'rx="8"') +
      rect(28, -216, 112, 76, '#5b4a38') +
      words(-84, -76, 'usée', 30, '#a3301f', 'text-anchor="middle" font-family="Liberation Sans, Arial"') +
      words(84, -76, 'neuve', 30, blue, 'text-anchor="middle" font-family="Liberation Sans, Arial"') +
      words(-156, 10, 'Plaquettes avant', 32, '#26303a', 'font-family="Liberation Sans, Arial"') +
      words(-156, 60, 'Pose, 40 min', 32, '#26303a', 'font-family="Liberation Sans, Arial"') +
      line('M-156 92 H156', '#c9d0d6', 3) +
      words(
        0,
        180,
        '139 €',
        84,
        blue,
        'text-anchor="middle" font-weight="700" font-family="Liberation Sans, Arial"',
      ) +
      rect(-156, 230, 312, 84, orange, 'rx="42"') +
      words(
        0,
        286,
        'D’accord',
        40,
        '#2a1a05',
        'text-anchor="middle" font-weight="700" font-family="Liberation Sans, Arial"',
      ),
    { turn: -5 },
  ) +
  at(
    900,
    770,
    rect(-200, -20, 400, 40, p.lin(['#eef2f5', '#77828c']), 'rx="20"') +
      oval(-200, 0, 58, 58, '#a4afb8') +
      oval(-200, 0, 30, 30, '#6b3f17') +
      oval(200, 0, 50, 50, '#a4afb8') +
      path('M200 -30 L270 -30 L270 30 L200 30Z', '#7a4a1c'),
    { turn: -12 },
  )

const cat = (p) =>
  concrete(p, '#6d7986', '#232e39') +
  ground(p, 720) +
  tube(p, 140, 60, 380) +
  p.shadow(560, 850, 430, 40, 0.6) +
  [800, 690, 580]
    .map(
      (y) =>
        rect(230, y - 66, 660, 110, p.lin(['#3d454f', ['#1d2228', 0.5], ['#0b0d10', 1]]), 'rx="54"') +
        many(24, (index) => rect(262 + index * 26, y - 56, 8, 90, '#07090b', 'opacity="0.75"')),
    )
    .join('') +
  at(
    560,
    380,
    p.shadow(0, 134, 270, 24, 0.6) +
      line('M220 110 C380 120 390 -20 320 -60', '#c47a2d', 40) +
      path(
        'M-230 130 C-270 -30 -120 -110 40 -90 C190 -76 260 20 240 130Z',
        p.rad(['#f0b062', ['#c47a2d', 0.6], ['#7b4412', 1]], [0.4, 0.25, 0.85]),
      ) +
      many(6, (index) =>
        line(`M${-20 + index * 42} ${-86 + index * 8} q-12 40 4 80`, '#8a4d16', 11, 'opacity="0.55"'),
      ) +
      path(
        'M-300 -60 L-310 -190 L-222 -140 Q-190 -150 -156 -140 L-70 -190 L-80 -50 C-80 20 -130 60 -190 60 C-250 60 -300 20 -300 -60Z',
        p.rad(['#f4b76c', ['#cb8235', 0.7], ['#87501a', 1]], [0.45, 0.35, 0.75]),
      ) +
      path('M-292 -160 L-250 -132 L-286 -108Z M-88 -160 L-130 -132 L-94 -108Z', '#d98d8a') +
      line('M-260 -40 q24 18 48 0 M-168 -40 q24 18 48 0', '#2a1705', 9) +
      path('M-202 -8 L-178 -8 L-190 8Z', '#c2635c') +
      line('M-190 8 q-16 22 -34 8 M-190 8 q16 22 34 8', '#4b2a0b', 5) +
      line(
        'M-236 6 l-90 -14 M-236 16 l-86 14 M-146 6 l90 -14 M-146 16 l86 14',
        '#fff4df',
        3,
        'opacity="0.85"',
      ) +
      oval(-150, 128, 74, 30, '#e2a052') +
      oval(-40, 132, 70, 26, '#d08f42'),
  )

const shop = (p) =>
  rect(0, 0, 1200, 900, p.lin(['#cfd8df', '#a9b2b8'])) +
  rect(90, -20, 1020, 760, p.lin(['#d9c6a5', '#b39a74'])) +
  p.rough(rect(90, -20, 1020, 760, '#000'), { fx: 0.008, color: '#7a6140', strength: 0.25 }) +
  [180, 420, 660, 900]
    .map(
      (x) =>
        rect(x, -20, 120, 190, p.lin(['#5b7183', '#22323f'])) +
        rect(x - 12, 170, 144, 14, '#a08560') +
        line(`M${x + 60} -20 V170 M${x} 80 H${x + 120}`, '#efe7d8', 5),
    )
    .join('') +
  rect(130, 226, 940, 100, p.lin(['#1d4269', blue])) +
  words(
    600,
    298,
    'GARAGE BELLECOUR',
    66,
    '#fff',
    'text-anchor="middle" letter-spacing="5" font-weight="700" font-family="Liberation Sans Narrow, Arial Narrow, Arial"',
  ) +
  rect(130, 326, 940, 10, orange) +
  rect(190, 370, 520, 370, p.rad(['#ffe9bd', ['#b98542', 0.5], ['#2b2a2b', 1]], [0.5, 0.2, 0.9])) +
  at(450, 640, car(p, ['#4c86b5', '#173a5c']), { scale: 0.5 }) +
  rect(190, 340, 520, 40, p.lin(['#aab4bc', '#5d6770'])) +
  many(4, (index) => line(`M190 ${346 + index * 9} H710`, '#3d464e', 3)) +
  rect(760, 400, 130, 340, p.lin([blue, '#0c1d2f'])) +
  rect(782, 424, 86, 160, p.lin(['#ffdf9e', '#a8742f'])) +
  rect(930, 400, 110, 190, p.lin(['#ffdf9e', '#a8742f'])) +
  words(
    985,
    470,
    'Pneus',
    34,
    blue,
    'text-anchor="middle" font-weight="700" font-family="Liberation Sans Narrow, Arial"',
  ) +
  words(
    985,
    512,
    'Freins',
    34,
    blue,
    'text-anchor="middle" font-weight="700" font-family="Liberation Sans Narrow, Arial"',
  ) +
  words(
    985,
    554,
    'Vidange',
    34,
    blue,
    'text-anchor="middle" font-weight="700" font-family="Liberation Sans Narrow, Arial"',
  ) +
  rect(0, 740, 1200, 160, p.lin(['#6e7378', '#3a3f44'])) +
  rect(0, 740, 1200, 20, '#bfb9ac') +
  many(5, (index) =>
    at(
      1010 + (index % 2) * 3,
      722 - index * 34,
      oval(0, 0, 62, 22, '#15191d') + oval(0, -4, 30, 9, '#3b434b'),
    ),
  ) +
  p.soft(30, path('M200 760 L700 760 L820 900 L120 900Z', '#ffce7d', 'opacity="0.3"'))

const wipers = (p) =>
  rect(0, 0, 1200, 900, p.lin(['#43586b', '#1b2834'])) +
  p.soft(
    26,
    many(22, () =>
      oval(
        p.rnd(0, 1200),
        p.rnd(60, 560),
        p.rnd(14, 46),
        p.rnd(14, 46),
        ['#f2a541', '#e8503a', '#fff1cf', '#7fb1d6'][Math.floor(p.rnd(0, 4))],
        'opacity="0.6"',
      ),
    ) + rect(0, 520, 1200, 180, '#12191f', 'opacity="0.7"'),
  ) +
  many(230, () => {
    const r = p.rnd(3, 11)
    return (
      oval(p.rnd(0, 1200), p.rnd(0, 720), r, r * 1.25, '#dcebf5', 'opacity="0.35"') +
      oval(p.rnd(0, 1200), p.rnd(0, 720), 3, 4, '#fff', 'opacity="0.6"')
    )
  }) +
  path('M150 700 A560 560 0 0 1 690 250 L760 330 A430 430 0 0 0 300 720Z', '#a9c3d6', 'opacity="0.18"') +
  path('M0 720 Q600 640 1200 720 L1200 900 L0 900Z', p.lin(['#1c232a', '#07090b'])) +
  line('M230 740 L700 280', '#0a0d10', 26) +
  line('M236 734 L706 274', '#414b55', 8) +
  line('M470 250 L880 330', '#07090b', 22, 'transform="rotate(-62 690 290)"') +
  line('M760 740 L1120 330', '#0a0d10', 26) +
  line('M766 734 L1126 324', '#414b55', 8) +
  oval(230, 742, 36, 26, '#2c343c') +
  oval(760, 742, 36, 26, '#2c343c')

export const garage = {
  light: { tint: '#9fc3e8', lightAt: [0.5, 0.12], dark: 0.5 },
  pictures: {
    'garage-quai-tilsitt': shop,
    'voiture-sur-le-pont': lift,
    'mur-de-pneus': tyres,
    'jeu-de-cles': wrenches,
    'plaquettes-neuve-et-usee': pads,
    'pression-des-pneus': pressure,
    'devis-en-photo': quote,
    'chat-du-garage': cat,
    'essuie-glaces-sous-la-pluie': wipers,
  },
}
