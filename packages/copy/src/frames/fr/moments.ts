import { ask, atPlace, call, close, type Frame, label, where } from '../frame.ts'

export const event: readonly Frame[] = [
  label('{date}, {time}.'),
  label('{date}.'),
  label('{date}, {time} : {about}.'),
  label('{about}, {date}.'),
  label('{about} : c’est {date}, à {time}.', 'warm', 'lively'),
  label('Rendez-vous {date} à {time} : {about}.'),
  label('À noter : {date}, {about}.', 'sober', 'expert'),
  label('{about}. {date}, {time}, {where}.', 'sober', 'expert'),
  label('Date à retenir : {date}. {about}.', 'sober', 'expert'),
  ask('[Tu viens|Vous venez] ?', 'lively', 'warm'),
  ask('[Tu viendrais|Vous viendriez] avec qui ?', 'warm', 'lively'),
  ask('Une question avant de venir ? [Pose-la|Posez-la] ici.', 'sober', 'expert'),
  call('[Fais|Faites] passer le mot.', 'warm', 'lively'),
  call('Le détail est ici : {link}'),
  close('Lieu : {where}.', 'sober', 'expert'),
]

export const offer: readonly Frame[] = [
  label('{about}, {price}.'),
  label('{about}, jusqu’au {until}.'),
  label('Jusqu’au {until} : {about}.', 'sober', 'expert', 'lively'),
  ask('Une question sur l’offre ? [Pose-la|Posez-la] ici.', 'sober', 'expert'),
  call('L’offre est ici : {link}'),
]

export const practical: readonly Frame[] = [
  where(['hours'], label('{name}, {city}.')),
  where(['hours'], label('{name}, {city} : <mes|nos|les> horaires.')),
  where(['hours'], label('Les horaires de {name}, à {city}.')),
  atPlace({ ...ask('[Tu passes|Vous passez] quand ?', 'lively', 'warm'), kinds: ['place', 'hours'] }),
]
