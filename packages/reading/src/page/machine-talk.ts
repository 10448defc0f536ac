// Sentences that speak to a machine that reads, not to a customer. They are reported, and nothing of them is kept.
const patterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|prior|above|earlier|your|all)\b.{0,40}\b(?:instructions?|prompts?|rules|context)/i,
  /\b(?:ignore[zr]?|oublie[zr]?|négligez)\b.{0,40}\b(?:instructions?|consignes?|ordres|règles)\b/i,
  /\b(?:ignora|olvida|ignore|omite)\b.{0,40}\b(?:instrucciones|órdenes|reglas|indicaciones)\b/i,
  /\b(?:ignorier\w*|vergiss|vergessen sie|missachte\w*)\b.{0,60}\b(?:anweisungen|instruktionen|befehle|regeln|vorgaben)\b/i,
  /\b(?:as|you are|act as|pretend to be)\s+(?:now\s+)?(?:an?\s+)?(?:helpful\s+)?(?:ai|artificial intelligence|language model|llm|chatbot|assistant)\b/i,
  /\ben tant qu['’](?:ia|intelligence artificielle|assistant|modèle de langage)\b|\btu es (?:une ia|un assistant|maintenant)\b/i,
  /\b(?:como|eres)\s+(?:una\s+)?(?:ia|inteligencia artificial|modelo de lenguaje)\b/i,
  /\bals\s+(?:ki|künstliche intelligenz|sprachmodell|ki-modell)\b|\bdu bist (?:jetzt )?(?:eine ki|ein assistent)\b/i,
  /\b(?:system|developer)\s*(?:prompt|message|instruction)s?\b|\bprompt (?:système|injection|del sistema)\b|\bsystem-?(?:prompt|anweisung)\b/i,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?INST\]|^\s*(?:###\s*)?(?:system|assistant|human|user)\s*:/im,
  /\b(?:post|publish|share|include|insert|add|tweet)\s+(?:this|the following)\s+(?:link|url|text|message|post)\b/i,
  /\b(?:publie[zr]?|poste[zr]?|partage[zr]?|ajoute[zr]?|insère[zr]?)\s+(?:ce|le)\s+(?:lien|texte|message)\b/i,
  /\b(?:publica|comparte|añade|incluye|inserta)\s+(?:este|el siguiente)\s+(?:enlace|texto|mensaje)\b/i,
  /\b(?:veröffentlich\w*|poste[nt]?|teile[nt]?|füge)\s+(?:diesen|folgenden|den folgenden)\s+(?:link|text|beitrag)\b/i,
  /\b(?:jailbreak|do anything now|reveal your (?:prompt|instructions)|you must (?:write|say|post|answer|reply))\b/i,
]

/** Looked at with what hides a word from a search taken away: unseen letters, stops and lines between letters. */
export function speaksToMachines(text: string): boolean {
  const bare = text
    .normalize('NFKC')
    .replace(/[*_`~|]+/g, '')
    .slice(0, 4000)
  return patterns.some((pattern) => pattern.test(bare))
}
