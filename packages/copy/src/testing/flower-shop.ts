import type { Fact, FactKind } from '@postelier/contract'
import { euros, makeFact } from './make-fact.ts'

type Row = readonly [FactKind, string, readonly string[], Partial<Fact>?]

const rows: readonly Row[] = [
  [
    'business',
    'floristería',
    ['La Glicina es una floristería de Sevilla.', 'Trabajamos tres personas y un gato.'],
  ],
  [
    'product',
    'ramo de lavanda',
    ['El ramo de lavanda viene de Brihuega.', 'Seco, aguanta dos inviernos.'],
    { price: euros('19 €') },
  ],
  [
    'product',
    'centro de mesa',
    ['El centro de mesa lleva ruscus y claveles.', 'Mide treinta centímetros.'],
    { price: euros('34 €') },
  ],
  [
    'product',
    'corona de eucalipto',
    ['La corona de eucalipto se cuelga con una cinta de lino.'],
    { price: euros('42 €') },
  ],
  [
    'product',
    'orquídea blanca',
    ['La orquídea blanca florece durante tres meses.', 'Pide luz sin sol directo.'],
    { price: euros('27 €') },
  ],
  [
    'service',
    'flores para bodas',
    ['La primera cita para una boda dura una hora.', 'El presupuesto llega en cuatro días.'],
  ],
  ['service', 'reparto', ['Repartimos en bicicleta por el centro.', 'El último reparto sale a las 18:00.']],
  [
    'service',
    'suscripción semanal',
    ['La suscripción semanal entrega un ramo cada viernes.'],
    { price: euros('60 € al mes') },
  ],
  [
    'method',
    'flor cortada',
    ['La flor se corta al amanecer en Los Palacios.', 'Llega a la tienda antes de abrir.'],
  ],
  ['method', 'papel', ['Los ramos se envuelven en papel reciclado.', 'La cuerda es de esparto.']],
  ['method', 'restos', ['Los restos se compostan en el huerto del Rey Moro.']],
  [
    'history',
    'tienda',
    ['La tienda abrió en 2006 en una antigua imprenta.', 'Las cajas de tipos sirven de estanterías.'],
  ],
  ['history', 'nombre', ['El nombre viene de la glicina del patio.']],
  [
    'person',
    'Carmen Lobo',
    ['Carmen Lobo aprendió con su madre en Triana.', 'Hoy firma los ramos de novia.'],
  ],
  ['person', 'Iker Sanz', ['Iker Sanz conduce la bicicleta de reparto.']],
  ['award', 'premio de escaparates', ['El escaparate ganó el premio del barrio en 2023.']],
  ['advice', 'tallos', ['Los tallos se cortan en diagonal.', 'El agua se cambia cada dos días.']],
  ['advice', 'riego', ['Una orquídea se riega por inmersión, diez minutos.']],
  [
    'question',
    'elegir flores',
    ['Sí, basta con decir un color y un precio.'],
    { question: '¿Se pueden elegir las flores?' },
  ],
  ['question', 'domingos', ['No, los domingos está cerrado.'], { question: '¿Hay reparto los domingos?' }],
  [
    'event',
    'taller de coronas',
    ['Cada persona hace una corona de pino.', 'El material está incluido.'],
    { date: '2026-12-04', time: '17:30' },
  ],
  [
    'event',
    'tarde de ikebana',
    ['Keiko Mori enseña tres arreglos.'],
    { date: '2026-12-17', time: '18:00', where: 'en la tienda' },
  ],
  [
    'offer',
    'bodas de invierno',
    ['Hasta el 31 de enero de 2027, el ramo de novia va incluido.'],
    { until: '2027-01-31' },
  ],
  ['news', 'horno', ['Desde octubre hay jarrones de una ceramista de Lebrija.'], { date: '2026-10-09' }],
  ['place', 'tienda', ['La tienda está en la calle Feria, 31.', 'La parada de autobús queda enfrente.']],
  ['hours', 'horario', ['De lunes a viernes: 9:30 – 20:00', 'Sábado: 10:00 – 14:00']],
]

/** A Spanish florist that exists in tests alone. */
export const flowerShop: readonly Fact[] = rows.map(([kind, about, says, more], index) =>
  makeFact(`f${index}`, kind, about, says, { language: 'es', ...more }),
)
