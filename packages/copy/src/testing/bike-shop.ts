import type { Fact, FactKind } from '@postelier/contract'
import { makeFact } from './make-fact.ts'

type Row = readonly [FactKind, string, readonly string[], Partial<Fact>?]

const pounds = (text: string) => ({ text, cents: Number(text.slice(1)) * 100, currency: 'GBP' })

const rows: readonly Row[] = [
  [
    'business',
    'bike workshop',
    ['Harrow Lane Cycles is a bike workshop in Leeds.', 'Four mechanics share six stands.'],
  ],
  [
    'product',
    'touring bike',
    ['The touring bike carries 25 kg on its rear rack.', 'Its frame is brazed in Sheffield.'],
    { price: pounds('£1450') },
  ],
  [
    'product',
    'city bike',
    ['The city bike has eight gears and a belt.', 'It comes in three sizes.'],
    { price: pounds('£890') },
  ],
  [
    'product',
    'canvas pannier',
    ['Our canvas pannier is sewn in Bradford from waxed cotton.'],
    { price: pounds('£75') },
  ],
  [
    'product',
    'kids’ balance bike',
    ['The balance bike weighs less than a cat.', 'It is made for children from two to four.'],
    { price: pounds('£120') },
  ],
  [
    'service',
    'full service',
    ['A full service takes two working days.', 'Every bearing is opened, cleaned and greased.'],
    { price: pounds('£95') },
  ],
  [
    'service',
    'wheel truing',
    ['Wheel truing is done while people wait.', 'Spoke tension is written down for each wheel.'],
    { price: pounds('£18') },
  ],
  [
    'service',
    'puncture repair',
    ['A puncture is mended in fifteen minutes.', 'The tube is patched before it is replaced.'],
  ],
  [
    'service',
    'bike fitting',
    ['A fitting session lasts 90 minutes.', 'Saddle, bars and cleats are all measured.'],
  ],
  [
    'method',
    'quotes',
    ['Every repair starts with a written quote.', 'Nothing is done before it has been signed.'],
  ],
  ['method', 'old parts', ['Worn chains are sent to a foundry in Rotherham.', 'Inner tubes become straps.']],
  ['method', 'brazing', ['Frames are brazed with brass, at 900 degrees.', 'One frame takes forty hours.']],
  [
    'history',
    'workshop',
    ['The workshop opened in 1998 in a former dairy.', 'The tiles are still on the walls.'],
  ],
  ['history', 'first bike', ['The first bike sold here still comes in every spring.']],
  ['person', 'Moira Feld', ['Moira Feld has built wheels since 2003.', 'She rides to work from Otley.']],
  ['person', 'Deepak Rao', ['Deepak Rao runs the Thursday class.', 'He learned the trade in Pune.']],
  ['award', 'repair award', ['The workshop won the Yorkshire repair award in 2021.']],
  [
    'advice',
    'chain care',
    ['A chain wants a drop of oil on each link, once a month.', 'Wipe off what drips.'],
  ],
  ['advice', 'tyre pressure', ['Soft tyres crack sooner.', 'Check them on the first of the month.']],
  [
    'question',
    'other brands',
    ['Yes, bikes of every brand are welcome.'],
    { question: 'Do you repair bikes bought elsewhere?' },
  ],
  [
    'question',
    'appointments',
    ['A puncture needs none; a service does.'],
    { question: 'Is an appointment needed?' },
  ],
  [
    'event',
    'maintenance class',
    ['The class covers brakes, gears and tyres.', 'Tools are provided.'],
    { date: '2026-12-03', time: '18:30', where: 'the workshop' },
  ],
  [
    'event',
    'night ride',
    ['The route follows the canal to Saltaire.'],
    { date: '2026-12-18', time: '19:00' },
  ],
  [
    'offer',
    'winter check',
    ['Until 15 December 2026 the lights are checked free of charge.'],
    { until: '2026-12-15' },
  ],
  [
    'news',
    'second stand',
    ['A second repair stand stands in the yard since October.'],
    { date: '2026-10-20' },
  ],
  ['place', 'shop', ['The shop is at 12 Harrow Lane, behind the brewery.', 'There are racks for ten bikes.']],
  ['hours', 'opening hours', ['Tuesday to Friday: 9:00–17:30', 'Saturday: 9:00–16:00']],
]

/** An English workshop that exists in tests alone. */
export const bikeShop: readonly Fact[] = rows.map(([kind, about, says, more], index) =>
  makeFact(`k${index}`, kind, about, says, { language: 'en', ...more }),
)
