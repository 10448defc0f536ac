import { ask, atPlace, call, type Frame, open, reach, visited, where } from '../frame.ts'

export const any: readonly Frame[] = [
  open('{name}, {city}.'),
  call('C’est par ici : {link}', 'lively', 'warm'),
  call('Pour en savoir plus : {link}', 'sober', 'expert'),
  call('Le reste est ici : {link}', 'warm', 'expert'),
  where(
    visited,
    atPlace(
      call(
        '<[Passe me voir|Passez me voir]|[Passe nous voir|Passez nous voir]|{name}, {city}>.',
        'warm',
        'lively',
      ),
    ),
  ),
  reach('<Pour me joindre|Pour nous joindre|Pour joindre {name}> : {phone}.'),
  reach('Au téléphone : {phone}.'),
  reach('Le numéro : {phone}.'),
  reach('Par téléphone, c’est le {phone}.'),
  reach('Une question ? Le {phone}.'),
  reach('<Mon téléphone|Notre téléphone|Le téléphone> : {phone}.'),
  reach('Pour demander : {phone}.'),
  reach('À noter, le téléphone : {phone}.'),
  reach('Et pour toute question : {phone}.'),
  reach('{name} répond au {phone}.'),
  reach('Par écrit : {mail}'),
  reach('<[Écris-moi|Écrivez-moi]|[Écris-nous|Écrivez-nous]|Pour écrire à {name}> : {mail}'),
]

export const list: readonly Frame[] = [
  open('Par exemple :', 'sober', 'expert'),
  open('À [toi|vous] de choisir :', 'warm', 'lively'),
  open('Au choix :', 'sober', 'lively'),
  open('En trois lignes :', 'expert', 'sober'),
  ask('Par quoi [commences-tu|commencez-vous] ?', 'lively', 'warm'),
  ask('Et s’il fallait choisir ?', 'lively', 'expert'),
]
