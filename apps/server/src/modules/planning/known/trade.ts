import { motifs } from '@postelier/scene'

/**
 * Drawings that suit what a business does, and the words it is known by: whole ones, or beginnings where a star stands.
 * The narrower comes before the wider, and a word that is also said of other things is none: “avec soin” is no care.
 */
const kinds: readonly (readonly [drawings: string, words: string])[] = [
  ['loaf baguettes croissant wheat', 'boulang* patisse* baker* bakehouse panader* backer* konditor*'],
  ['cheese', 'fromager* cremerie cheesemonger* queser*'],
  ['fish', 'poissonn* fishmonger* pescader*'],
  ['wine', 'caviste* vigneron* vignoble* viticult* oenolog* vin vins winery wine wines bodega* weingut*'],
  ['ice-cream', 'glacier* gelato gelateria'],
  ['coffee', 'cafe cafes coffee torrefact* salon_de_the tea_room cafeteria* kaffee*'],
  ['citrus pear', 'primeur* maraicher* greengrocer* fruteria*'],
  ['citrus pear wheat', 'restaurant* traiteur* bistro* auberge* caterer* catering bar bars gasthaus gasthof'],
  ['citrus pear wheat', 'epicerie* grocer* delicatessen alimentation'],
  ['deed notary-key quill', 'notaire* notarial* notary notario* notar'],
  [
    'scales gavel courthouse code-books section-sign quill',
    'avocat* juriste* juridique* huissier* droit_du droit_des droit_social droit_fiscal droit_penal law lawyer* solicitor* barrister* attorney* abogad* rechtsanw* anwalt* kanzlei*',
  ],
  ['car', 'auto-ecole* driving_school* fahrschul* concession* car_dealer* lavage_auto* car_wash*'],
  ['bicycle', 'velo velos cycliste* bike bikes bicycle* bicicleta* fahrrad*'],
  [
    'car wrench tyre cogs oil-can piston battery',
    'garage garages garagist* automobile* auto autos mecanique_auto* carross* pneu pneus cars your_car every_car car_repair* car_service* car_body* body_shop mechanic mechanics taller_mecanic* autowerkstatt kfz',
  ],
  ['helmet', 'moto motos scooter* motorbike* motorcycle* motorrad*'],
  ['lotus petals pebbles', 'yoga pilates meditation* sophrolog* reiki spa spas massage* masseu*'],
  ['racket', 'tennis padel badminton squash'],
  ['boxing-glove', 'boxe boxing arts_martiaux'],
  ['football trophy', 'football soccer'],
  ['dumbbell kettlebell stopwatch', 'fitness musculation crossfit gym gyms gimnasio* fitnessstudio*'],
  ['trainer medal stopwatch trophy', 'sport sports sportif* sportive* athlet*'],
  ['scissors comb hair-dryer', 'coiff* barbier* barber* hairdress* hair_salon* peluquer* friseur*'],
  [
    'hand-mirror lipstick soap',
    'esthetic* estheticien* institut_de_beaute salon_de_beaute beaute_et beauty_salon* beauty_and beauty_therap* onglerie* maquill* cosmet* kosmetik*',
  ],
  ['tooth', 'dentiste* dentaire* orthodont* dentist* dental zahnarzt* zahnarzte*'],
  ['mortar capsules', 'pharmac* herborist* farmacia* apothek*'],
  ['glasses', 'opticien* lunett* optician* optica optiker*'],
  ['tulips monstera', 'fleurist* fleurs florist* flores floristeria* flowers blumen*'],
  ['monstera', 'jardinier* jardinerie* paysagist* pepinier* gardener* nursery_garden* gartner* jardineria*'],
  ['open-book book-row', 'librair* bouquinist* biblioth* bookshop* bookstore* library libreria* buchhand*'],
  ['diamond-ring', 'bijou* joaill* horlog* jewel* joyeria* juwelier*'],
  ['dress thread', 'couture couturier* couturiere* tailleur tailors tailoring modiste* schneider* sastre*'],
  ['dress hat', 'pret-a-porter vetement* chapelier* chapellerie* fashion clothing moda'],
  ['armchair', 'tapissier* ameublement mobilier upholster* furniture decoration_interieure'],
  ['saw hammer plane log', 'menuis* charpent* ebenist* carpent* joiner* schreiner* tischler* carpinter*'],
  ['anvil', 'ferronn* forgeron* metallerie* blacksmith* schlosser*'],
  ['tap', 'plombier* plomberie* chauffagist* plumb* fontaner* klempner*'],
  ['bulb', 'electricien* electricite electrician* elektriker* electricista*'],
  ['paint-brush', 'peintre* peinture* painter* pintor* maler'],
  ['bricks', 'maconnerie* couvreur* bricklay* masonry maurer* albanil*'],
  ['notary-key', 'immobilier* immobiliere* real_estate estate_agent* inmobiliari* immobilien*'],
  ['umbrella shield', 'assureur* assurances courtier_en_assur* insurance seguros versicherung*'],
  ['chart pencil magnifier', 'comptab* accountan* bookkeep* contable* steuerberat* buchhalt*'],
  [
    'megaphone bulb pencil',
    'agence_de_communication marketing publicit* advertising graphist* designer* werbeagentur*',
  ],
  ['laptop chart', 'logiciel* software informatique developp*_web web_agency saas it_services'],
  ['shopping-bag awning', 'boutique* magasin* commercant* shop shops store stores tienda* geschaft*'],
]

const patterns = kinds.map(([drawings, words]) => {
  const forms = words.split(' ').map((word) => word.replaceAll('_', '[^a-z]').replaceAll('*', '[a-z]*'))
  return { drawings: drawings.split(' '), form: new RegExp(`(?<![a-z])(?:${forms.join('|')})(?![a-z])`) }
})

/** All that any trade is drawn with. */
export const tradeDrawings: readonly string[] = kinds.flatMap(([drawings]) => drawings.split(' '))

const abstract = motifs.filter(({ trade }) => trade === 'abstract').map(({ name }) => name)

const drawingsIn = (words: string): readonly string[] | undefined => {
  const plain = words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return patterns.find(({ form }) => form.test(plain))?.drawings
}

/** By its trade or sector; where these say nothing, by how it sums itself up; of a trade nobody knows, forms alone. */
export const drawingsOf = (trade: string, summary: string): readonly string[] =>
  drawingsIn(trade) ?? drawingsIn(summary) ?? abstract
