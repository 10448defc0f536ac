// Whether a sentence tells from when something is had: “the asparagus is back on 4 April” does, “we meet on 4 April” does not.
import type { Language } from '@postelier/contract'
import { cue } from './cue.ts'

const beginnings: Readonly<Record<Language, RegExp>> = {
  fr: cue(
    'pren(?:d|nent|dra|dront) (?:la suite|le relais)|(?:revien(?:t|nent)|reviendr(?:a|ont)|reprend(?:ra|ront)?|reprennent)|(?:est|sont|sera|seront) de retour|(?:re)?commencer?(?:a|ont|ent)?|débute(?:nt|ra|ront)?|arrive(?:nt|ra|ront)?|suivr(?:a|ont)',
  ),
  en: cue(
    'takes? over|(?:is|are|will be) back|(?:comes?|coming) back|returns?|starts?|begins?|arrives?|follows?',
  ),
  es: cue(
    'toman? el relevo|vuelven?|volverán?|regresan?|empiezan?|comienzan?|llegan?|llegarán?|(?:está|están|estará|estarán) de vuelta',
  ),
  de: cue(
    'löst .{1,40} ab|(?:kommt|kommen|ist|sind) (?:wieder|zurück)|gibt es wieder|beginn(?:t|en)|starte[tn]|folg(?:t|en)|übernimmt',
  ),
}

export const begins = (sentence: string, language: Language): boolean => beginnings[language].test(sentence)
