import { chat, close, type Frame, open } from '../frame.ts'

/** What is said before a thing and behind it by the voice alone: it states nothing, and is said once. */
export const voice: readonly Frame[] = [
  chat('<Je [te|vous] raconte|On [te|vous] raconte|{name} [te|vous] raconte>.', 'warm'),
  chat('Un mot pour [toi|vous].', 'warm'),
  chat('Il fallait le dire.', 'warm'),
  chat('[Devine|Devinez] quoi ?', 'lively'),
  chat('Alors, [tu savais|vous saviez] ?', 'lively'),
  chat('Ah, au fait.', 'lively'),
  chat('Roulement de tambour.', 'lively'),
  chat('Psst.', 'lively'),
  chat('Un instant, [lis|lisez] ça.', 'lively'),
  open('En clair.', 'expert'),
  close('Voilà, c’est dit.', 'lively'),
  close('Fin de la parenthèse.', 'lively'),
  close('Maintenant, [tu sais|vous savez].', 'lively'),
  close('Et voilà.', 'lively'),
  close('À bientôt.', 'warm'),
  close('À la prochaine.', 'warm'),
  close('Merci de <me|nous|nous> lire.', 'warm'),
  close('[Porte-toi|Portez-vous] bien.', 'warm'),
  close('Amicalement, {name}.', 'warm'),
  close('Voilà pour l’essentiel.', 'expert'),
  close('À garder sous la main.', 'expert'),
  close('À relire au besoin.', 'expert'),
  close('Signé {name}.', 'sober'),
  close('Cordialement, {name}.', 'sober'),
]
