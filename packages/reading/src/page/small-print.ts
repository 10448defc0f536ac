// What stands on a site because the law, the shop's software or the lawyer wants it: true, and nothing a business would say of itself.
import { cue } from '../language/cue.ts'

const legal =
  /©|\bcopyright\b|tous droits réservés|all rights reserved|alle rechte vorbehalten|todos los derechos|mentions légales|politique de confidentialité|privacy policy|datenschutzerklärung|impressum\b|aviso legal|política de (?:privacidad|cookies)|\bcookies\b.{0,60}(?:audience|navig|device|website|expérience|experience|terceros|zustimm|nutzung)|(?:utilis|\buse\b|usamos|utilizamos|verwende|setzen).{0,30}\bcookies\b|témoins de connexion|registre du commerce|company (?:number|registration)|registered (?:in england|office|number)|registro mercantil|handelsregister|amtsgericht|site (?:réalisé|optimisé|créé)|website (?:by|built|designed)|vous êtes le visiteur|champs? (?:marqués|obligatoires)|required fields?|pflichtfeld|campos? obligatorios?|our liability|haftung für|terms govern|données (?:recueillies|personnelles)|personal data|personenbezogene|datos personales|session a expiré|photos? non contractuelles?|images? for illustration/i
const numbers = cue(
  'siret|siren|rcs|code ape|n° ?tva|tva intracommunautaire|vat (?:no|number|reg)\\p{L}*|ust-?id(?:-?nr)?\\.?|steuernummer|hrb|cif|nif|company no|charity no|orias',
)
const taxes = cue(
  '(?:tva|mwst|mehrwertsteuer|iva|vat)[^.!?]{0,40}(?:comprise?|incluse?|applicable|non applicable|en sus|enthalten|inklusive|inkl|zzgl|ausgewiesen|incluido|no incluido|included|includes?|excluded?|excluding|exempt)|(?:prix|tarifs?|prices?|precios?|preise)[^.!?]{0,60}(?:ttc|hors taxes?|tva|mwst|mehrwertsteuer|iva|vat)|(?:inkl|zzgl)\\.? (?:der )?(?:gesetzlichen? )?(?:mwst|mehrwertsteuer)|incl\\.? vat|excl\\.? vat|plus vat|(?:iva|impuestos) (?:no )?incluidos?|kleinunternehmer\\p{L}*|umsatzsteuer\\p{L}*|ustg|prices? (?:are )?correct|e&oe|errors and omissions|taxe de séjour|kurtaxe|tasa turística|tourist tax|prix nets?|service compris|servicio incluido|(?:sous réserve|nach verfügbarkeit|subject to|sujeto a|vorbehaltlich|irrtümer?|salvo error)',
)
const money = cue(
  'arrhes|acompte|caution|empreinte (?:de carte|bancaire)|non[- ]remboursables?|(?:a |the |your |non-?refundable )?deposit(?: of)?|non-?refundable|credit card guarantee|anzahlung|kaution|nicht erstattet|fianza|señal del?|depósito|no reembolsable',
)
const cancelling = cue(
  '(?:toute )?(?:annulation|absence)[^.!?]{0,60}(?:heures?|jours?|factur\\p{L}*|d[uû]e?|remboursé\\p{L}*|48|24)|(?:no[ns]?[- ]?shows?|cancell?ations?|cancelled|cancel)[^.!?]{0,60}(?:hours?|days?|notice|charged?|fee|refund\\p{L}*)|(?:stornier\\p{L}*|absage\\p{L}*|abgesagt\\p{L}*)[^.!?]{0,80}(?:stunden?|tagen?|berechnet|kosten\\p{L}*|rechnung)|(?:cancelaci\\p{L}+|cancelar)[^.!?]{0,60}(?:horas?|días?|cobrar\\p{L}*|reembols\\p{L}*)',
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

/** A sentence of the law, of the form or of the machine that made the page. */
export const isLegalTalk = (text: string): boolean =>
  /newsletter/i.test(text) || legal.test(text) || numbers.test(text) || machine.test(text)

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
  paying.test(text) ||
  (!isAnswer && (money.test(text) || cancelling.test(text)))
