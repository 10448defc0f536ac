import { ask, atPlace, call, close, type Frame, open } from '../frame.ts'

export const any: readonly Frame[] = [
  open('Dit simplement :', 'sober', 'warm'),
  open('Pour mémoire :', 'sober', 'expert'),
  open('Une parenthèse.', 'lively', 'warm'),
  open('Posons-le là.', 'lively'),
  open('Un détail, au passage.', 'warm', 'expert'),
  open('Noir sur blanc :', 'sober', 'expert'),
  open('[Tu l’ignorais|Vous l’ignoriez] peut-être.', 'expert', 'warm'),
  open('[Lis|Lisez] plutôt.', 'lively', 'warm'),
  open('Sans détour :', 'sober', 'lively'),
  open('Arrêt sur image.', 'lively', 'warm'),
  ask('Et [toi|vous], [tu en penses|vous en pensez] quoi ?', 'warm', 'lively'),
  ask('[Tu aurais|Vous auriez] dit autre chose ?', 'lively'),
  ask('[Ton|Votre] avis ?', 'sober', 'expert'),
  ask('Qui, autour de [toi|vous], devrait lire ceci ?', 'warm', 'expert'),
  ask('Qu’[ajouterais-tu|ajouteriez-vous] ?', 'sober', 'expert'),
  ask('Qui lève la main ?', 'lively'),
  call('C’est par ici : {link}', 'lively', 'warm'),
  call('Pour en savoir plus : {link}', 'sober', 'expert'),
  call('À lire, tranquillement : {link}', 'warm', 'expert'),
  call('Un clic, une page : {link}', 'lively'),
  atPlace(
    call(
      '<[Passe me voir|Passez me voir]|[Passe nous voir|Passez nous voir]|{name}, {city}>.',
      'warm',
      'lively',
    ),
  ),
  close('Voilà, c’est dit.', 'lively', 'warm'),
  close('Dont acte.', 'sober'),
]

export const list: readonly Frame[] = [
  open('Un, deux, trois.', 'lively', 'warm'),
  open('Dans le désordre :', 'lively', 'expert'),
  open('Par exemple :', 'sober', 'expert'),
  open('Trois noms, trois lignes :', 'sober', 'warm'),
  open('À [toi|vous] de choisir :', 'warm', 'lively'),
  open('Au choix :', 'sober', 'lively'),
  open('En trois lignes :', 'expert', 'sober'),
  ask('Par quoi [commences-tu|commencez-vous] ?', 'lively', 'warm'),
  ask('Et s’il fallait choisir ?', 'lively', 'expert'),
  ask('[Ton|Votre] ordre de préférence ?', 'warm', 'sober'),
  ask('Un choix à faire : ce serait quoi ?', 'sober', 'expert'),
]
