// What stands on a site because the law, the shop's software or the lawyer wants it: true, and nothing a business would say of itself.
import { cue } from '../language/cue.ts'
import { isPassingTalk } from './passing-words.ts'

const legal =
  /©|\bcopyright\b|tous droits réservés|all rights reserved|alle rechte vorbehalten|todos los derechos|mentions légales|politique de confidentialité|privacy policy|datenschutzerklärung|impressum\b|aviso legal|política de (?:privacidad|cookies)|\bcookies\b.{0,60}(?:audience|navig|device|website|expérience|experience|terceros|zustimm|nutzung)|(?:utilis|\buse\b|usamos|utilizamos|verwende|setzen).{0,30}\bcookies\b|témoins de connexion|registre du commerce|company (?:number|registration)|registered (?:in england|office|number)|registro mercantil|handelsregister|amtsgericht|site (?:réalisé|optimisé|créé)|website (?:by|built|designed)|vous êtes le visiteur|champs? (?:marqués|obligatoires)|required fields?|pflichtfeld|campos? obligatorios?|our liability|haftung für|terms govern|données (?:recueillies|personnelles)|personal data|personenbezogene|datos personales|session a expiré|photos? non contractuelles?|images? for illustration/i
const numbers = cue(
  'siret|siren|rcs|code ape|n° ?tva|tva intracommunautaire|vat (?:no|number|reg)\\p{L}*|ust-?id(?:-?nr)?\\.?|steuernummer|hrb|cif|nif|company no|charity no|orias',
)
const taxes = cue(
  '(?:tva|mwst|mehrwertsteuer|iva|vat)[^.!?]{0,40}(?:comprise?|incluse?|applicable|non applicable|en sus|enthalten|inklusive|inkl|zzgl|ausgewiesen|incluido|no incluido|included|includes?|excluded?|excluding|exempt)|(?:prix|tarifs?|prices?|precios?|preise)[^.!?]{0,60}(?:ttc|hors taxes?|tva|mwst|mehrwertsteuer|iva|vat)|(?:inkl|zzgl)\\.? (?:der )?(?:gesetzlichen? )?(?:mwst|mehrwertsteuer)|incl\\.? vat|excl\\.? vat|plus vat|(?:iva|impuestos) (?:no )?incluidos?|kleinunternehmer\\p{L}*|umsatzsteuer\\p{L}*|ustg|prices? (?:are )?correct|e&oe|errors and omissions|taxe de séjour|kurtaxe|tasa turística|tourist tax|prix nets?|service compris|servicio incluido|(?:sous réserve|nach verfügbarkeit|subject to|sujeto a|vorbehaltlich|irrtümer?|salvo error|sauf erreur|änderungen vorbehalten)|(?:plus|\\+|sin|sans|ohne|hors|más|zuzüglich|no) (?:tva|mwst|iva|vat)|(?:tva|mwst|iva|vat) (?:(?:à|at|de|al|von) \\d|(?:aparte|registered|récupérable)(?!\\p{L}))',
)
const deposits =
  'arrhes|acompte|caution|empreinte (?:de carte|bancaire)|deposit|credit card guarantee|anzahlung|kaution|fianza|señal|depósito'
const money = cue(`${deposits}|non[- ]remboursables?|non-?refundable|nicht erstattet|no reembolsable`)
/** What is lost, held back or owed: the other side of it. */
const withheld = cue(
  "non[- ]remboursables?|non-?refundable|nicht (?:erstatt|zurückerstatt)\\p{L}*|no (?:se )?(?:reembols|devuelv)\\p{L}*|conservée?s?|perdue?s?|encaissée?s?|retenue?s?|restituée?s?|rendue?s?|due?s?|exigée?s?|retained|forfeit\\p{L}*|kept|lost|returned|refund\\p{L}*|einbehalten|verfällt|zurückgezahlt|verrechnet|devuelve|pierde|retiene|en cas d[e’'][^.!?]*|sauf|unless|falls|salvo",
)
const amount = /\d[\s\u00A0\u202F]?(?:€|£|EUR|CHF|euros?)(?!\p{L})|[€£]\s?\d/iu
const booking = cue(
  'réserv\\p{L}+|bloqu\\p{L}+|confirm\\p{L}+|inscri\\p{L}+|place|book\\p{L}*|secur\\p{L}+|hold\\p{L}*|reserv\\p{L}+|spot|seat|sicher\\p{L}*|platz|plätze|anmeld\\p{L}+|buch\\p{L}+|plaza|inscripción|aparta\\p{L}*',
)
/** “Un acompte de 20 € réserve votre place” tells whoever books what to pay; “30 % d’acompte, non remboursable” is terms. */
const isTermOfMoney = (text: string): boolean =>
  money.test(text) && !(amount.test(text) && booking.test(text) && !withheld.test(text) && !/%/.test(text))

const cancelling = cue(
  '(?:toute )?(?:annulation|absence)[^.!?]{0,60}(?:heures?|jours?|factur\\p{L}*|d[uû]e?|remboursé\\p{L}*|48|24)|(?:no[ns]?[- ]?shows?|cancell?ations?|cancelled|cancel)[^.!?]{0,60}(?:hours?|days?|notice|charged?|fee|refund\\p{L}*)|(?:stornier\\p{L}*|absage\\p{L}*|abgesagt\\p{L}*)[^.!?]{0,80}(?:stunden?|tagen?|berechnet|kosten\\p{L}*|rechnung)|(?:cancelaci\\p{L}+|cancelar|cancelad[oa]s?|anulaci\\p{L}+|anular|anulad[oa]s?)[^.!?]{0,60}(?:horas?|días?|cobra\\p{L}*|reembols\\p{L}*)|se cobran? (?:al|el) \\d+|less than \\d+ (?:hours?|days?).? notice|(?:unter|weniger als) \\d+ stunden (?:vorher|vor)|rendez-vous (?:manqués?|non (?:annulés?|honorés?))|missed appointments?|ausfall(?:honorar|gebühr)\\p{L}*|(?:nicht|kurzfristig) abgesagte|citas? no (?:cancelad|anulad)as?|frais d.annulation|stornogebühr\\p{L}*|retards? de plus de \\d+',
)
const shop = cue(
  'ajout\\p{L}* au panier|(?:votre|mon) panier|au panier|validation de (?:la|votre) commande|passer (?:à la caisse|au paiement)|rupture de stock|frais de (?:port|livraison)|livraison (?:offerte|gratuite) (?:dès|à partir)|délais? de livraison|paiement (?:100 ?% )?sécurisé|(?:droit de )?rétractation|retours? (?:gratuits?|sous)|add(?:ed)? to (?:cart|basket|bag)|(?:your|the) (?:cart|basket|bag) (?:is|total)|checkout|out of stock|free (?:uk )?(?:shipping|delivery) (?:on|over|from)|shipping (?:costs?|calculated|rates?|policy|fees?)|secure (?:payment|checkout)|return(?:s)? policy|refund policy|añadi\\p{L}* (?:al carrito|a la cesta)|tu carrito|gastos de envío|envío gratis|pago seguro|in den warenkorb|warenkorb|zur kasse|versandkosten\\p{L}*|zzgl\\.? versand|lieferzeit|widerruf\\p{L}*|sichere zahlung',
)
const machine = cue(
  '(?:inscri\\p{L}*|abonne\\p{L}*)[^.!?]{0,30}newsletter|newsletter[^.!?]{0,40}(?:inscri\\p{L}*|abonn\\p{L}*|anmeld\\p{L}*|sign|subscrib\\p{L}*|suscri\\p{L}*)|(?:sign up|subscribe|join)[^.!?]{0,40}(?:newsletter|mailing list|emails?)|suscríbete|(?:zum |unseren )newsletter|désinscri\\p{L}*|unsubscribe|suivez[- ]nous|follow us|síguenos|folgen sie uns|folge uns|retrouvez[- ]nous sur (?:facebook|instagram)|lire la suite|en savoir plus|voir (?:plus|tous?)|read more|learn more|view all|leer más|ver más|saber más|weiterlesen|mehr (?:erfahren|lesen)|aktivieren sie javascript|enable javascript|votre navigateur|your browser|tu navegador|(?:accepter|refuser|akzeptieren|aceptar|accept|reject)[^.!?]{0,20}cookies?',
)
const paying = cue(
  '(?:règlement|paiement|payment|zahlung|pago)s? (?:par|en|by|via|per|con)[^.!?]{0,60}(?:carte|card|karte|tarjeta|chèques?|espèces|cash|bar|paypal|klarna)|(?:conditions|terms|bedingungen|condiciones) (?:générales|de vente|of sale|and conditions|apply|generales)|\\bagb\\b|\\bcgv\\b|geschäftsbedingungen',
)

const contract = cue(
  '(?:durée|période|engagement) (?:minim(?:ale|um)|de \\d+ mois)|préavis (?:de \\d|d.un mois)|tacite reconduction|minimum (?:term|contract|commitment|period|membership)|minimum \\d+[- ]months?|notice period of|renews? automatically|automatically renews?|mindest(?:vertrags)?laufzeit|kündigungsfrist (?:von|beträgt)|verlängert sich automatisch|verlängert sich um|(?:permanencia|duración|contrato) mínim[oa]|renovación automática',
)
const goods = cue(
  'non (?:retir|récupér|réclam)ée?s?|not (?:been )?collected|uncollected|unclaimed|no (?:recogid|retirad|reclamad)[oa]s?|nicht abgeholte?\\p{L}*|frais de (?:garde|stockage|gardiennage|dossier)|storage (?:fee|charge|cost)s?|gastos de (?:almacenaje|almacenamiento|custodia|gestión)|(?:lager|stand)(?:gebühr|kosten)\\p{L}*',
)
const asShown = cue(
  "abb(?:ildung(?:en)?|\\.)? ähnlich|serviervorschlag|suggestion de présentation|serving suggestion|(?:photos?|visuels?|images?) non contractuel\\p{L}*|(?:fotos|imágenes) (?:orientativas|no contractuales|ilustrativas)|(?:sauf|sous réserve d[e’']) ?erreurs?|errors? excepted|subject to change|sujet(?:te)?s? à (?:modification|changement)|susceptibles? d(?:e |.)(?:être modifi|évolu|chang)\\p{L}*|sujet[oa]s? a cambios",
)
const reserved = cue(
  "réserv\\p{L}+ le droit|reserves? the right|reserva\\p{L}* el derecho|behalten uns[^.!?]{0,60}vor|ni (?:repris|échangé|remboursé)\\p{L}* ni|aucun (?:remboursement|échange)|no refunds?|no se admiten (?:cambios|devoluciones)|(?:kein|vom) umtausch|certificat médical|medical certificate|doctor['’]s (?:note|certificate)|(?:certificado|justificante) médico|ärztliche\\p{L}* attest\\p{L}*|voir (?:les )?conditions|(?:t&cs|terms|conditions) apply|es gelten (?:die|unsere) (?:allgemeinen?|agb|beding\\p{L}+)|direct(?:eur|rice) de (?:la )?publication|verantwortlich (?:für den inhalt|i\\.|nach)|hébergé (?:par|chez)|hébergeur|hébergement du site|site (?:is )?hosted|(?:web|sitio) alojad[oa]|alojamiento web|gehostet|inscrit[ae]? (?:au|en el) (?:registre|répertoire|rcs|rne|registro)|immatriculée? (?:au|sous)|au capital de|registered (?:charity|company|in)|eingetragen im",
)
/** In a sentence that says what is had for less, these words are its end. */
const whileItLasts = cue(
  "solange (?:der )?vorrat(?: reicht)?|dans la limite (?:des|du) stocks?(?: disponibles?)?|jusqu['’]à épuisement(?: des stocks)?|while stocks? lasts?|(?:hasta|salvo) (?:fin de|agotar) existencias|non cumulable|cannot be (?:combined|used with)|not (?:valid|combinable) with|no acumulable|nicht (?:kombinierbar|übertragbar|mit anderen)|non (?:échangeable|transmissible)|not transferable",
)
const saysHowMuch = /\d\s?%|[€£]|\d{1,2}\.? \p{L}{3,}|gratis|gratuit|offert/iu
const isStockEnd = (text: string): boolean => whileItLasts.test(text) && !saysHowMuch.test(text)

const extra = cue(
  "suppl[ée]ments?|suppl\\.|caution|acompte|arrhes|frais (?:de|d['’])(?:dossier|garde|stockage|ménage|gardiennage|nettoyage|réservation|annulation)|taxe de séjour|\\p{L}+ supplémentaires?|surcharges?|extra (?:bed|charge|person|guest|hour|night|fee|cost|dog|child)s?|extra for \\p{L}+|additional \\p{L}+|late (?:fee|collection|pick-?up)|(?:storage|cleaning|booking|cancellation) (?:fee|charge)s?|deposit|lost key|suplementos?|recargos?|fianza|gastos de \\p{L}+|(?:cama|persona|hora|noche|huésped|mascota) (?:extra|adicional)|aufpreise?|\\p{L}*zuschl(?:ag|äge)|kaution|endreinigung|kurtaxe|zusatz(?:bett|person|stunde)|jede[rs]? weitere|(?:lager|mahn|storno|stand)gebühr",
)
/** What is paid besides: a row of a list that is no thing. */
export const isExtraCharge = (name: string): boolean => extra.test(name) || /^\+|\+\s*$/.test(name.trim())

/** What a page says where it has nothing to say. */
const nothing = cue(
  '(?:no (?:items|results|posts|products|events|entries|articles|upcoming events)(?: were)?(?: found| yet| available| match\\p{L}*)?|nothing (?:found|here)|no upcoming events|aucun (?:élément|résultat|article|événement|produit|évènement)(?: trouvé| à venir| disponible| pour le moment| ne correspond\\p{L}*)?|aucune (?:actualité|publication|date)(?: trouvée| à venir| pour le moment)?|no (?:hay|se (?:han )?encontr\\p{L}+) (?:elementos|resultados|eventos|productos|entradas|artículos|publicaciones)|(?:keine|es wurden keine) (?:einträge|elemente|ergebnisse|veranstaltungen|termine|beiträge|produkte|artikel)(?: gefunden| vorhanden| verfügbar)?|loading|chargement(?: en cours)?|cargando|wird geladen|lädt|please wait|veuillez patienter|bitte warten|lorem ipsum|undefined|null)',
)
const formTalk =
  /your submission has been received|something went wrong while|\{\{|\[object |lorem ipsum|une erreur est survenue|an error (?:has )?occurred|se ha producido un error|ein fehler ist aufgetreten/i
export const isEmptyState = (text: string): boolean => {
  const rest = text.replace(nothing, '').replace(/[^\p{L}\d]+/gu, '')
  return formTalk.test(text) || (rest.length <= 3 && nothing.test(text))
}

/** A sentence of the law, of the form or of the machine that made the page. */
export const isLegalTalk = (text: string): boolean =>
  isEmptyState(text) ||
  isPassingTalk(text) ||
  /newsletter/i.test(text) ||
  legal.test(text) ||
  numbers.test(text) ||
  machine.test(text)

/** Short words of a shop's software; a longer sentence with them is somebody's. */
const stock = cue('en stock|in stock|sold out|épuisé|agotado|disponible|auf lager|ausverkauft|verfügbar')
/** “Livraison 5 € dans la Drôme”: what is paid for sending it. */
const sending =
  /^(?:livraison|frais de port|delivery|shipping|postage|versand|lieferung|envío)(?!\p{L})[^.!?]{0,40}\d/iu
const isStock = (text: string): boolean => text.length <= 40 && stock.test(text)

/** Terms under a price. An answer to a question may say some of it. */
export const isSmallPrint = (text: string, isAnswer = false): boolean =>
  taxes.test(text) ||
  shop.test(text) ||
  isStock(text) ||
  sending.test(text) ||
  contract.test(text) ||
  goods.test(text) ||
  asShown.test(text) ||
  reserved.test(text) ||
  isStockEnd(text) ||
  paying.test(text) ||
  (!isAnswer && (isTermOfMoney(text) || cancelling.test(text)))
