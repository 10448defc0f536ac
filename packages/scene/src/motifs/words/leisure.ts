import type { MotifWords } from './motif-words.ts'

/** Words that drawings of leisure and vehicles fit; see `motifWords`. */
export const leisureWords: MotifWords = {
  // Cars and cycles.
  car: [
    'voiture, automobile, véhicule, contrôle technique, révision',
    'car, vehicle, mot test, car service',
    'coche, vehículo, automóvil',
    'auto, fahrzeug, pkw, hauptuntersuchung',
    'garage, garagiste, garage automobile, concessionnaire, auto-école, car dealer, taller, autohaus, fahrschule',
  ],
  wrench: [
    'clé plate, réparation, vidange, révision, mécanique, entretien auto',
    'wrench, spanner, repair, oil change, car service',
    'llave inglesa, reparación, cambio de aceite',
    'schraubenschlüssel, reparatur, ölwechsel, inspektion',
    'mécanicien, garage, garagiste, mechanic, garage, mecánico, taller mecánico, mechaniker, autowerkstatt, kfz-werkstatt',
  ],
  'oil-can': [
    'vidange, huile moteur, burette',
    'oil change, engine oil, oil can',
    'cambio de aceite, aceite de motor',
    'ölwechsel, motoröl',
    'garage, mechanic, taller, autowerkstatt',
  ],
  tyre: [
    'pneu, pneus hiver, pneu neige, jante',
    'tyre, tire, winter tyres, wheel',
    'neumático, rueda, llanta',
    'reifen, winterreifen, felge, -reifen',
    'centre auto, tyre shop, reifenservice',
  ],
  cogs: [
    'engrenage, boîte de vitesses, mécanisme, embrayage',
    'gears, cogs, gearbox, clutch',
    'engranaje, caja de cambios, embrague',
    'zahnrad, getriebe, kupplung',
    'mécanicien, mechanic, mecánico, mechaniker',
  ],
  piston: ['piston, moteur, distribution moteur', 'piston, engine', 'pistón, motor', 'kolben, motor'],
  cone: [
    'travaux, chantier, auto-école, code de la route',
    'roadworks, traffic cone, driving lesson',
    'obras, cono de tráfico',
    'baustelle, fahrstunde, verkehrskegel',
  ],
  battery: [
    'batterie auto, batterie de voiture, recharge électrique',
    'car battery, charging',
    'batería del coche',
    'autobatterie, batterie',
  ],
  helmet: [
    'casque, moto, scooter',
    'helmet, motorbike, motorcycle, scooter',
    'casco, moto, motocicleta',
    'helm, motorrad, motorroller',
    'concession moto, motorcycle dealer, motorradhändler',
  ],
  van: [
    'livraison, camionnette, utilitaire, déménagement',
    'delivery, van, removals',
    'furgoneta, reparto, entrega a domicilio, mudanza',
    'lieferung, lieferwagen, umzug, transporter',
    'déménageur, livreur, courier, removal company, spedition',
  ],
  bicycle: [
    'vélo, bicyclette, vélo électrique, vtt',
    'bicycle, bike, e-bike, mountain bike',
    'bicicleta, bici',
    'fahrrad, rad, e-bike, -fahrrad',
    'réparateur de vélos, cycliste, bike shop, tienda de bicicletas, fahrradladen',
  ],

  // Sport and leisure.
  dumbbell: [
    'haltère, musculation, fitness',
    'dumbbell, weights, fitness, workout',
    'mancuerna, musculación, fitness',
    'hantel, krafttraining, fitness',
    'salle de sport, gym, gimnasio, fitnessstudio',
  ],
  kettlebell: [
    'kettlebell, crossfit, cross training',
    'kettlebell, crossfit',
    'pesa rusa, crossfit, kettlebell',
    'kettlebell, kugelhantel, crossfit',
    'coach sportif, personal trainer, entrenador personal',
  ],
  football: [
    'football, foot, ballon de foot',
    'football, soccer',
    'fútbol, balón',
    'fußball',
    'club de football, football club',
  ],
  racket: [
    'tennis, raquette, badminton, padel',
    'tennis, racket, badminton, padel',
    'tenis, raqueta, pádel',
    'tennis, schläger, badminton',
    'club de tennis, tennis club, tennisverein',
  ],
  trainer: [
    'course à pied, running, chaussure de sport, jogging, trail',
    'trainers, running shoe, running, jogging',
    'zapatilla, correr, running',
    'laufschuh, turnschuh, joggen',
    'magasin de sport, sports shop, sportgeschäft',
  ],
  medal: ['médaille, récompense', 'medal, award', 'medalla, premio', 'medaille, auszeichnung'],
  stopwatch: [
    'chronomètre, chrono, marathon',
    'stopwatch, marathon',
    'cronómetro, maratón',
    'stoppuhr, marathon',
  ],
  trophy: [
    'trophée, tournoi, championnat',
    'trophy, tournament, championship',
    'trofeo, torneo, campeonato',
    'pokal, turnier, meisterschaft',
  ],
  'boxing-glove': [
    'boxe, gant de boxe',
    'boxing, boxing glove',
    'boxeo, guante de boxeo',
    'boxen, boxhandschuh',
    'club de boxe, boxing club',
  ],
  'music-note': [
    'musique, concert, chorale, cours de piano, cours de guitare, chant',
    'music, concert, choir, piano lesson, guitar lesson, singing',
    'música, concierto, coro',
    'musik, konzert, chor, klavierunterricht',
    'école de musique, professeur de piano, music school, escuela de música, musikschule',
  ],
}
