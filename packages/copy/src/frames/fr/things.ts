import { ask, call, type Frame, label, open } from '../frame.ts'

export const product: readonly Frame[] = [
  label('{about}, {price}.'),
  label('{about} : {price}.', 'sober', 'expert'),
  label('{the}, c’est {price}.', 'warm', 'lively'),
  open('[Tu connais|Vous connaissez] {the} ?'),
  ask('Une question sur {the} ? [Pose-la|Posez-la] en commentaire.', 'sober', 'expert'),
  call('À voir de plus près : {link}', 'sober', 'expert'),
  call('Pour [te|vous] faire une idée : {link}', 'lively', 'warm'),
  call('Une question sur {the} ? <[Écris-moi|Écrivez-moi]|[Écris-nous|Écrivez-nous]|{name} répond>.'),
]

export const service: readonly Frame[] = [
  label('{about}, {price}.'),
  label('{about} : {price}.', 'sober', 'expert'),
  ask('Une question à ce sujet ? [Pose-la|Posez-la] ici.'),
  call('Une question ? <[Écris-moi|Écrivez-moi]|[Écris-nous|Écrivez-nous]|{name} répond>.'),
]

export const method: readonly Frame[] = [
  ask('Une question de méthode ? [Pose-la|Posez-la] ici.'),
  call('À lire ici : {link}'),
]
