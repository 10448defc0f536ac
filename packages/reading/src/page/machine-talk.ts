// Sentences that speak to a machine that reads, not to a customer. They are reported, and nothing of them is kept: so each
// pattern asks for what no shop says to people. “Assistant: Marie”, “share this post” and “you must answer” are theirs to say.
import { cue } from '../language/cue.ts'

/** “Do not ignore …” says the opposite. */
const noDenial = "(?<!(?:n['’]|not |never |ne |no |nicht |nie )\\s?)"
const any = (most: number) => `(?:[\\p{L}’'-]+ ){0,${most}}`

/** What it was told before is to count no more: its own instructions, all of them, or those that came first. */
const en = '(?:ignore|disregard|override|bypass|forget|stop following)'
const fr = '(?:ignore[zr]?|oublie[zr]?|néglige[zr]?|(?:tiens|tenez) (?:pas|aucun) compte des?)'
const es = '(?:ignor[ae]|olvid[ae]|omit[ae]|(?:haz|haga) caso omiso de)'
const de =
  '(?:ignoriere?(?: sie)?|ignorieren sie|vergiss|vergessen sie|missachten?(?: sie)?|beachten?(?: sie)?)'
const told = {
  en: '(?:instructions?|prompts?|directives|directions|programming)',
  fr: '(?:instructions?|consignes|ordres|règles)',
  es: '(?:instrucciones|órdenes|reglas|indicaciones)',
  de: '(?:anweisungen|instruktionen|befehle|regeln|vorgaben)',
}
const overruling = [
  `${noDenial}${en} ${any(2)}(?:previous|prior|above|earlier|preceding|system|your|all|any) ${any(2)}${told.en}`,
  `${noDenial}${en} ${any(2)}(?:previous|prior|above|earlier|preceding|system) rules`,
  `${noDenial}${en} (?:(?:everything|all|anything) (?:above|before this|that came before)|the above)`,
  `${noDenial}${fr} toute?s (?:tes|vos|ces) ${any(1)}${told.fr}`,
  `${noDenial}${fr} (?:tes|vos|ces) (?:instructions|ordres)(?! d)`,
  `${noDenial}${fr} toute?s les (?:instructions|consignes)(?! d)`,
  `${fr} ${any(2)}${told.fr} (?:précédent|antérieur|ci-dessus|du système)\\p{L}*`,
  `${noDenial}${fr} tout ce qui (?:précède|est (?:écrit )?(?:au-dessus|plus haut))`,
  `${noDenial}${es} ${any(2)}(?:tus|sus) ${any(1)}${told.es}`,
  `${noDenial}${es} ${any(2)}${told.es} (?:anteriores|previas|del sistema)`,
  `${noDenial}${es} todas las (?:instrucciones|indicaciones)(?! de)`,
  `${de} ${any(1)}(?:deine|ihre|bisherigen|vorherigen|vorigen|früheren|obigen) ${any(2)}${told.de}(?! (?:immer|stets|genau|bitte))`,
  `${de} (?:alle|sämtliche) (?:anweisungen|instruktionen|befehle|vorgaben)(?! (?:des|der|zum|zur))`,
  '(?:your new instructions|tes nouvelles (?:instructions|consignes)|tus nuevas instrucciones|deine neuen anweisungen)',
]

/** What it is, or shall take itself for. A person may be an assistant, too; a helpful one without a name is none. */
const ai =
  'ai(?=\\s*(?:[.,;:!?)]|$)| (?:model|assistant|agent|system|bot|language|that|which|who|and|reading|with|without)(?!\\p{L}))'
const machine = `(?:${ai}|artificial intelligence|(?:large )?language model|llm|chatbot|chatgpt)`
const addressed = [
  `as an? (?:helpful )?${machine}(?: (?:language )?(?:model|assistant|agent|system|bot))?,? (?:you|i)`,
  'as an? (?:ai |large )?language model',
  `you are (?:now )?(?:an? )?(?:helpful |unrestricted )*${machine}`,
  'you are (?:now )?an? helpful (?:\\p{L}+ )?(?:assistant|bot)',
  'you are now (?:an? )?(?:\\p{L}+ )?(?:bot|assistant (?:with|without|that|who)|dan|unrestricted|jailbroken)',
  `(?:act as|pretend (?:to be|you are)) (?:if you were )?an? (?:\\p{L}+ )?${machine}`,
  `if you(?: are|['’]re) an? (?:\\p{L}+ )?${machine}`,
  '(?:note|message|instructions?|attention|warning) (?:to|for) (?:all |any )?(?:ai (?:assistants?|agents?|models?|systems?|bots?|crawlers?)|llms?|(?:large )?language models?)',
  '(?:dear|hello|hey|cher|chère|querid[oa]|estimad[oa]|liebes?|liebe[rs]?) (?:ai|ia|ki|llm|chatgpt|chatbot)',
  "en tant (?:qu['’](?:une )?(?:ia|intelligence artificielle),? (?:tu|vous|je)|que (?:grand )?modèle de langage|qu['’]assistant (?:ia|virtuel|conversationnel))",
  '(?:tu es|vous êtes) (?:maintenant |désormais |à présent )?(?:une? )?(?:ia|intelligence artificielle|modèle de langage|chatbot|chatgpt|assistant (?:ia|virtuel|utile|serviable|conversationnel))',
  '(?:tu es|vous êtes) (?:maintenant|désormais|à présent) un (?:assistant|robot|bot)(?: (?:sans|qui|utile))?',
  "(?:message|note|instructions?|attention) (?:aux|à l['’]attention des|pour les) (?:ia|intelligences artificielles|modèles de langage|robots conversationnels)",
  'como (?:una )?(?:ia|inteligencia artificial),? (?:debes|tienes|puedes|tú|usted)',
  'como (?:gran )?modelo de lenguaje',
  'eres (?:ahora )?(?:una? )?(?:ia|inteligencia artificial|modelo de lenguaje|chatbot|chatgpt|asistente (?:de ia|virtual|útil))',
  'ahora eres una? (?:asistente|robot|bot)',
  '(?:nota|mensaje|instrucciones) (?:a|para) (?:las ia|la ia|los modelos de lenguaje|asistentes de ia)',
  'als (?:großes )?sprachmodell',
  'als (?:eine )?(?:ki|künstliche intelligenz),? (?:musst|sollst|darfst|müssen|sollen|du|sie)',
  '(?:du bist|sie sind) (?:jetzt |nun |ab jetzt )?(?:eine? )?(?:ki|künstliche intelligenz|sprachmodell|chatbot|chatgpt|ki-assistent|hilfreicher assistent)(?![-])',
  'du bist (?:jetzt|nun|ab jetzt) ein (?:assistent|bot|roboter)',
  '(?:wenn du|falls du|wenn sie|falls sie) (?:eine? )?(?:ki|künstliche intelligenz|sprachmodell) (?:bist|sind)',
  '(?:hinweis|nachricht|anweisung) (?:an|für) (?:alle )?(?:ki(?:-\\p{L}+)?|sprachmodelle)',
]

/** What only a machine has. */
const ownWords = [
  '(?:your|the|new|hidden|original) system ?prompts?',
  'system prompt\\s*:\\s*\\p{L}*',
  '(?:reveal|leak|disclose|output) (?:me )?your (?:hidden |initial |original )?(?:prompt|instructions)',
  '(?:tes|ton|vos|votre|le) prompts? système',
  '(?:tu|su|el) prompt (?:del|de) sistema',
  '(?:deinen?|ihren?|den) system-?(?:prompt|anweisung(?:en)?)',
  'do anything now',
  'developer mode (?:enabled|on|activated)',
]

/** A link for whoever writes posts; people are asked to share one, or to show it to a friend. */
const link = '(?:link|url)'
const each =
  '(?:every|each|all(?: of)?(?: your| the)?|any) (?:posts?|answers?|repl(?:y|ies)|responses?|outputs?|messages?|captions?)'
const ofPosts = [
  `(?:post|publish|tweet) (?:this|the following) ${link}`,
  `(?:share|include|insert|add|mention) (?:this|the following) (?:${link}|text|message|sentence|hashtag) (?:in|to|at the (?:end|top|start) of) ${each}`,
  `in ${each},? (?:mention|recommend|include|say|write|add)`,
  '(?:mention|recommend|include|cite|mentionne[zr]?|recommande[zr]?|cite[zr]?|menciona|recomienda) [\\p{L}\\d-]+\\.\\p{L}{2,}\\S* (?:in|dans|en) (?:all|every|each|tou(?:te)?s|chaque|tod[oa]s|cada)',
  '(?:publie[zr]?|poste[zr]?) (?:ce|le) lien(?! (?:sur|dans) (?:ton|votre) (?:mur|profil))',
  '(?:partage[zr]?|ajoute[zr]?|insère[zr]?|insérer|mets|mettez|inclu\\p{L}*) ce (?:lien|texte|message) (?:dans|à la fin de|au début de|sous) (?:chaque|tou(?:te)?s (?:tes|vos|les)) (?:publications?|posts?|messages?|réponses?|textes?|légendes?)',
  '(?:publica|publique) este enlace',
  '(?:comparte|añade|incluye|inserta) este (?:enlace|texto|mensaje) (?:en|al final de) (?:cada|tod[oa]s (?:tus|las|los)) (?:publicaci(?:ón|ones)|mensajes?|respuestas?|textos?)',
  '(?:veröffentliche|veröffentlichen sie|poste|posten sie) (?:diesen|den folgenden) link',
  '(?:teile|füge|setze|schreibe) (?:diesen|den folgenden) (?:link|text|satz) (?:in|an|unter) (?:jede[nrs]?|alle) (?:beitr(?:ag|äge)|antwort(?:en)?|text(?:e)?|nachricht(?:en)?)',
]

/** Who is spoken to, or speaks, set apart from what is said; a name after “Assistant:” is somebody's. */
const marks = [
  /<\|?(?:im_?start|im_?end|system|endoftext)\|?>|\[\/?INST\]/i,
  /"role"\s*:\s*"(?:system|assistant|user)"/i,
  /\b(?:important|attention|warning|note|achtung|wichtig) (?:for|to|pour|para|für|an) (?:all )?(?:ais?|llms?|ia|ki)\s*:/i,
  /^\s*###\s*(?:system|assistant|human|user|instructions?)\b/im,
  /^\s*\[?system\]?\s*:\s*(?:you|ignore|override|new instructions|tu es|vous êtes|eres|du bist)\b/im,
  /\b(?:assistant|ai)\s*:[\s\S]{1,300}\b(?:user|human)\s*:|\b(?:user|human)\s*:[\s\S]{1,300}\b(?:assistant|ai)\s*:/i,
]

const patterns = [cue([...overruling, ...addressed, ...ownWords, ...ofPosts].join('|')), ...marks]

/** “[INST]” */
const shortest = 6

/** Looked at with what hides a word from a search taken away: unseen letters, stops and lines between letters. */
export function speaksToMachines(text: string): boolean {
  if (text.length < shortest) return false
  const bare = text
    .normalize('NFKC')
    .replace(/[*_`~|]+/g, '')
    .slice(0, 4000)
    .replace(/[^\S\n]+/g, ' ')
  return patterns.some((pattern) => pattern.test(bare))
}
