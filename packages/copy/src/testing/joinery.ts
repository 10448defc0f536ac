import type { Fact, FactKind } from '@postelier/contract'
import { euros, makeFact } from './make-fact.ts'

type Row = readonly [FactKind, string, readonly string[], Partial<Fact>?]

const rows: readonly Row[] = [
  [
    'business',
    'Schreinerei',
    ['Die Schreinerei Hallwachs baut Möbel in Bamberg.', 'Fünf Leute teilen sich die Werkstatt.'],
  ],
  [
    'product',
    'Esstisch Regnitz',
    ['Der Esstisch Regnitz hat eine Platte aus Eiche.', 'An ihm sitzen acht Personen.'],
    { price: euros('1890 €') },
  ],
  [
    'product',
    'Hocker Lina',
    ['Der Hocker Lina kommt ohne Schrauben aus.', 'Er wiegt drei Kilo.'],
    { price: euros('145 €') },
  ],
  [
    'product',
    'Schneidebrett',
    ['Das Schneidebrett ist aus Nussbaum.', 'Geölt wird es mit Leinöl.'],
    { price: euros('48 €') },
  ],
  ['product', 'Garderobe', ['Die Garderobe trägt zwölf Mäntel.'], { price: euros('320 €') }],
  [
    'service',
    'Reparatur',
    ['Alte Stühle werden neu verleimt.', 'Ein Stuhl bleibt zwei Wochen in der Werkstatt.'],
  ],
  ['service', 'Aufmaß', ['Das Aufmaß vor Ort kostet 60 Euro.', 'Bei Auftrag wird es verrechnet.']],
  [
    'service',
    'Einbauschrank',
    ['Ein Einbauschrank wird auf den Millimeter gezeichnet.', 'Die Montage dauert einen Tag.'],
  ],
  ['method', 'Holz', ['Das Holz stammt aus dem Steigerwald.', 'Vor dem Zuschnitt trocknet es vier Jahre.']],
  ['method', 'Verbindungen', ['Schubladen werden von Hand gezinkt.', 'Eine Schublade braucht 90 Minuten.']],
  ['method', 'Reste', ['Aus Resten werden Kochlöffel.', 'Späne heizen die Werkstatt.']],
  [
    'history',
    'Werkstatt',
    ['Die Werkstatt wurde 1964 in einer Mälzerei gegründet.', 'Der alte Aufzug fährt noch.'],
  ],
  ['history', 'Hobelbank', ['Die erste Hobelbank steht am Fenster.']],
  ['person', 'Greta Hallwachs', ['Greta Hallwachs ist Meisterin seit 2011.', 'Gelernt hat sie in Bozen.']],
  ['person', 'Emre Aydin', ['Emre Aydin drechselt die Knöpfe.']],
  ['award', 'Gestaltungspreis', ['Der Hocker bekam 2022 den Gestaltungspreis der Kammer.']],
  [
    'advice',
    'Tischplatte',
    ['Eine geölte Platte wird feucht gewischt, nie nass.', 'Einmal im Jahr bekommt sie Öl.'],
  ],
  ['advice', 'Kratzer', ['Kleine Kratzer verschwinden mit einer Walnuss.']],
  [
    'question',
    'fremde Möbel',
    ['Ja, auch Möbel aus anderen Häusern.'],
    { question: 'Werden auch fremde Möbel repariert?' },
  ],
  ['question', 'Lieferzeit', ['Ein Tisch braucht zehn Wochen.'], { question: 'Wie lange dauert ein Tisch?' }],
  [
    'event',
    'Drechselkurs',
    ['Im Kurs entsteht eine Schale.', 'Werkzeug ist da.'],
    { date: '2026-12-05', time: '10:00', where: 'in der Werkstatt' },
  ],
  [
    'event',
    'offene Werkstatt',
    ['Gezeigt wird der Bau einer Schublade.'],
    { date: '2026-12-19', time: '14:30' },
  ],
  [
    'offer',
    'Schneidebretter',
    ['Bis zum 20. Dezember 2026 wird jedes Brett graviert.'],
    { until: '2026-12-20' },
  ],
  ['news', 'Ausstellung', ['Seit Oktober stehen drei Stühle im Stadtmuseum.'], { date: '2026-10-12' }],
  ['place', 'Werkstatt', ['Die Werkstatt liegt in der Mälzergasse 7.', 'Parken kann man im Hof.']],
  ['hours', 'Öffnungszeiten', ['Dienstag bis Freitag: 8–17 Uhr', 'Samstag: 9–13 Uhr']],
]

/** A German joinery that exists in tests alone. */
export const joinery: readonly Fact[] = rows.map(([kind, about, says, more], index) =>
  makeFact(`j${index}`, kind, about, says, { language: 'de', ...more }),
)
