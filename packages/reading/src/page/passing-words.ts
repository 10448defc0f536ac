// Sentences that stand on sites and that no business would post: an advert for a job, a text to be filled in, a page not ready,
// what others charge, what was so in another year, and what the business is not liable for.
import { cue } from '../language/cue.ts'

const job = cue(
  [
    "(?:votre |ton |un |leur )?(?:cv|curriculum(?: vitae)?)(?= |[.,;!])|lettre de motivation|candidatures? (?:spontanées?|à|par|avant|sont|est)|(?:postes?|emplois?) (?:à pourvoir|vacants?|à temps|est ouvert)|offres? d[’']emploi",
    "(?:nous|on) (?:recrut\\p{L}+|embauch\\p{L}+|recherch(?:ons|e) (?:un|une|des|deux|notre|actuellement|pour))|(?:nous|on) cherch(?:ons|e) (?:(?:actuellement|aussi|encore) )?(?:un|une|deux|des|notre)(?:\\(e\\))? (?:\\p{L}+ ou une? )?(?:futur\\p{L}* |second\\p{L}* |jeune )?(?:apprenti\\p{L}*|\\p{L}+(?:eur|euse|trice|ier|ière|iste|isan|isane|icien|icienne|logue|extra|commis))(?:s|\\p{Ll}*)?(?=[ ,.;!(/])|(?:un|une|notre) (?:cdi|cdd|alternance|contrat d[’']apprentissage)|(?:cdi|cdd)(?: |,)[^.!?]{0,30}(?:temps|heures)|rejoign(?:ez|s) (?:notre|l[’'])\\s?équipe|salaire (?:selon|de|:|net|brut)",
    "(?:send|email|bring) (?:us |me )?(?:your|a) (?:cv|resume|résumé|application)|cover(?:ing)? letter|(?:we|i)(?:[’']re| are|[’']m| am) (?:currently |now |always )?(?:hiring|recruiting|looking for (?:an?|another|two|three|someone|people|new|part-time|full-time))|(?:vacanc(?:y|ies)|job openings?|current openings|positions? (?:available|vacant))|apply (?:by|before|now|with|to|in writing)|(?:hourly|starting) (?:pay|rate|wage)|an hour plus tips|join our team",
    '(?:envía(?:nos)?|envíe(?:nos)?|manda(?:nos)?|mande) (?:tu|su) (?:cv|currículum)|currículum|(?:buscamos|se busca|necesitamos|se necesita) (?:(?:un|una|a|dos|personal|nuev[oa]s?) )?(?:\\p{L}+(?:er[oa]s?|or|ora|ista|ante|ente|ado|ada)|personal|aprendiz\\p{L}*|gente)(?= )|ofertas? de (?:empleo|trabajo)|vacantes?|únete a (?:nuestro|el) equipo|jornada (?:completa|parcial)',
    'bewerbung(?:en|sunterlagen|sschreiben)?|bewirb dich|bewerben sie sich|lebenslauf|wir suchen (?:zum|ab|sofort|dich|sie|noch|für unser team|verstärkung|eine?n? (?:\\p{L}+ ){0,2}\\p{L}+(?:in|er|kraft|hilfe|azubi|lehrling|gesell\\p{L}+))|stellenangebote?|wir stellen ein|\\(?(?:m\\/w\\/d|w\\/m\\/d)\\)?|bilden wir (?:wieder )?aus|ausbildungsplatz|ausbildungsplätze|in (?:vollzeit|teilzeit)|minijob|stundenlohn',
  ].join('|'),
)

const unfinished = cue(
  [
    'todo|x{3,}|tb[cda]|(?:john|jane) doe|max mustermann|musterstraße|musterstadt|123 main street|lorem ipsum|dolor sit amet|consectetur adipiscing|li europan lingues|blindtext\\p{L}*|hinter den wortbergen',
    "(?:cliquez|clique) (?:ici|sur (?:le bouton|modifier))[^.!?]{0,40}(?:texte|modifier|éditer|ajouter)|(?:ceci est|voici) (?:un|votre|le) (?:paragraphe|texte|exemple|premier article|bloc)|(?:utilisez|utilise) (?:cet espace|ce paragraphe|cette section)|(?:décrivez|décris|présentez|racontez) (?:ici|votre (?:service|activité|entreprise|produit))|(?:ajoutez|remplacez|modifiez|insérez|saisissez) (?:ici |ce |votre )?(?:votre )?(?:texte|contenu|description|titre|paragraphe)|texte (?:d[’']exemple|à (?:remplacer|compléter|venir)|de remplissage)|à (?:compléter|confirmer)|date à venir|bienvenue (?:sur|dans) wordpress|(?:votre|mon) (?:nom|slogan|texte|titre) ici|exemple de page",
    "click (?:here )?to (?:edit|add)|(?:double[- ]click|edit me)|this is (?:a|an|your|the) (?:sample|example|first post|placeholder|paragraph|text|dummy|test)\\p{L}*|i[’']m a paragraph|(?:use|this is a great) (?:this )?space to|(?:describe|tell (?:people|your (?:visitors|customers|story))|write|add|insert|replace)[^.!?]{0,20}(?:your (?:service|product|company|business|own|text|story|description)|here (?:what|your)|this text|what you do)|(?:your|sample|placeholder|dummy) (?:text|content|title|headline|tagline)(?: goes)?(?: here)?|welcome to wordpress|hello world|(?:text|content|photo|price) (?:to follow|tbc|tba)",
    'haz (?:doble )?clic (?:aquí )?para (?:editar|añadir)|este es un (?:texto|párrafo|ejemplo)|texto de (?:ejemplo|relleno|prueba)|(?:describe|cuenta|escribe|añade|introduce|sustituye)(?: aquí)? (?:tu|el|este|un) (?:servicio|producto|texto|negocio|historia|contenido|empresa|párrafo)|(?:usa|utiliza) este espacio|tu texto aquí|bienvenid[oa] a wordpress',
    '(?:klicken|klick|klicke)[^.!?]{0,20}(?:bearbeiten|hinzu)|(?:dies|das|hier) ist ein (?:beispiel|platzhalter|muster|absatz|text)\\p{L}*|beispieltext|platzhalter\\p{L}*|mustertext|hier (?:steht|kommt|könnte|entsteht) (?:ihr|dein|der|unser)e? (?:text|inhalt|name|slogan|neue)|(?:beschreiben|erzählen|schreiben) sie hier|beschreibe hier|willkommen bei wordpress|text folgt|inhalt folgt',
  ].join('|'),
)

const building = cue(
  [
    '(?:site|page|rubrique|boutique en ligne)[^.!?]{0,30}(?:en (?:cours de )?(?:construction|travaux|maintenance|refonte|création)|bientôt (?:en ligne|disponible))|revenez (?:bientôt|nous voir bientôt)|page (?:introuvable|non trouvée)|(?:bientôt|prochainement) en ligne',
    "(?:(?:web)?site|page|shop|section|store)[^.!?]{0,30}under (?:construction|maintenance)|coming soon|check back (?:soon|later)|(?:we[’']re|we are) working on (?:something|our new|a new|it)|page not found|launching soon|watch this space",
    '(?:página|web|sitio|sección|tienda online)[^.!?]{0,30}(?:en (?:construcción|obras|mantenimiento))|vuelve pronto|próximamente en línea|página no encontrada',
    '(?:seite|website|homepage|shop|bereich)[^.!?]{0,40}(?:im aufbau|in arbeit|überarbeitet|wartungsarbeiten)|(?:hier entsteht|demnächst online|bald verfügbar)|seite nicht gefunden',
    "jusqu[’']à nouvel ordre|until further notice|hasta nuevo aviso|bis auf weiteres",
  ].join('|'),
)
const maker = cue(
  "(?:propulsé|powered|creado|erstellt|gemacht|designed|built|made|créé|réalisé|conçu|hecho|diseñado)[^.!?]{0,14}(?:by|par|con|mit|with|avec|por|von) (?:wordpress|wix|squarespace|jimdo|shopify|webflow|elementor|ionos|weebly|prestashop|google sites|l[’']agence|studio web)|(?:thème|theme|template|plantilla)s? (?:par|by|de|von) \\p{Lu}?\\p{L}+|(?:créez|create|get|crea|erstelle\\p{L}*) (?:votre|your|tu|ihre?|deine?)(?: own)?(?: free)? (?:site|website|web|homepage)|(?:free|gratuit) website|google analytics|recaptcha|matomo|hotjar",
)

const years = cue(
  'covid(?:-19)?|coronavirus|corona(?= |,|-(?:regeln|pandemie|zeit|virus|maßnahmen))|gestes barrières?|pass (?:sanitaire|vaccinal)|protocole sanitaire|port du masque|masque obligatoire|masks? (?:must|required|mandatory)|wear (?:a |face )?masks?|social distanc\\p{L}+|hygiene(?:vorschriften|konzept|regeln)|maskenpflicht|tragen einer maske|3g-regel|2g-regel|(?:uso de (?:la )?mascarilla|mascarilla obligatoria)|distancia de seguridad',
)

const others = cue(
  [
    "(?:chez (?:les |d[’'])?(?:autres|concurrents|la concurrence|un concurrent)|en grande surface|la concurrence|nos concurrents|nos confrères|d[’']autres (?:garages|salons|boutiques|boulangeries|ateliers|magasins|enseignes|artisans|studios|cabinets|restaurants))(?=[^.!?]*\\d)",
    '(?:elsewhere|(?:in |the )?(?:supermarkets?|chain stores?|big chains?|high street)|our competitors?|competitors|other (?:salons?|shops?|garages?|studios?|bakeries|places|restaurants|cafés|companies|firms))(?=[^.!?]*\\d)',
    '(?:en otr[oa]s \\p{L}+|la competencia|nuestros competidores|otras (?:tiendas|floristerías|peluquerías)|en el supermercado)(?=[^.!?]*\\d)',
    '(?:woanders|anderswo|bei anderen|andere (?:werkstätten|salons|läden|bäckereien|praxen|betriebe|anbieter)|die konkurrenz|unsere mitbewerber|im supermarkt|beim discounter)(?=[^.!?]*\\d)',
  ].join('|'),
)

const liability = cue(
  [
    "décline(?:nt|ons)? toute responsabilité|responsable[s]? (?:des|de la perte|en cas de) (?:vols?|perte|objets|effets)|l[’']abus d[’']alcool|à consommer avec modération|cinq fruits et légumes|interdite? aux mineurs|droit (?:d[’']entrée|d[’']accès|à l[’']image)|(?:toute )?reproduction[^.!?]{0,30}interdite|médiateur|médiation de la consommation|à des tiers|en poursuivant (?:votre navigation|sur ce site)|droit d[’']opposition|règlement intérieur (?:est|doit)|assurance responsabilité|décennale n°",
    "drink responsibly|(?:we |the management )?accepts? no (?:responsibility|liability)|(?:not|cannot be held) (?:responsible|liable)|(?:at|on) (?:their |your |the )?owner[’']?s?[’']? (?:own )?risk|at your own risk|right to refuse|service charge|no part of (?:this|the) (?:site|website)|third part(?:y|ies)|your privacy|by (?:continuing|using) (?:to|this|our)[^.!?]{0,30}(?:agree|accept|site|browse)|challenge 25|gdpr",
    'no nos hacemos responsables?|hojas? de reclamaci\\p{L}+|derecho de admisión|prohibida (?:la|su) reproducción|a terceros|(?:tu|su) privacidad|si (?:continúas|continúa) navegando|consumo responsable|prohibida la venta[^.!?]{0,20}menores',
    'keine haftung|haften nicht|haftung (?:übernommen|ausgeschlossen)|ohne gewähr|streitbeilegung\\p{L}*|verbraucherschlichtung\\p{L}*|schlichtungsstelle|ihre privatsphäre|stimmen sie (?:dem|der|zu)|an dritte|eltern haften|jugendschutz\\p{L}*|hausrecht|vervielfältigung',
  ].join('|'),
)

const ended = cue(
  "offre (?:est )?(?:désormais )?(?:terminée|expirée|close)|n[’']est plus (?:valable|disponible|proposée?)|(?:promotion|offre|vente|inscriptions?)s? (?:est|sont) (?:désormais )?(?:terminée?s?|closes?|complète?s?)|(?:offer|sale|promotion|deal)s? (?:has|have|is|are) (?:now )?(?:ended|over|expired|closed)|no longer (?:available|valid|on offer)|(?:promoción|oferta|campaña) (?:ha (?:terminado|finalizado|caducado)|terminada|finalizada)|ya no (?:está|es) (?:disponible|válid[oa])|(?:aktion|angebot) (?:ist )?(?:beendet|abgelaufen|vorbei)|nicht mehr (?:gültig|verfügbar|erhältlich)",
)
const full = cue(
  [
    '(?:atelier|stage|séance|date|cours|soirée|dîner|repas|concert|visite|session|formation|sortie)s?[^.!?]{0,60}(?:est|sont) (?:désormais |déjà |malheureusement )?(?:complet|annulé|reporté)(?:e|s|es)?|(?:is|are|has been|have been) (?:now |already |sadly )?(?:sold out|fully booked|cancelled|canceled|postponed|out of stock)',
    '(?:está|están|queda|ha sido) (?:ya )?(?:complet|agotad|cancelad|aplazad|suspendid)[oa]s?|(?:ist|sind|wurde|wird|leider) (?:bereits |leider |schon )?(?:ausgebucht|ausverkauft|abgesagt|verschoben)|fällt (?:leider )?aus',
  ].join('|'),
)
/** “Cette offre est terminée.”, “L’atelier est complet.”: what stands before it is over, too. */
export const saysItIsOver = (sentence: string): boolean => ended.test(sentence) || full.test(sentence)

const badge =
  'complet|annulée?|reportée?|épuisée?|rupture de stock|en rupture|vendue?|terminée?|sold out|fully booked|cancell?ed|postponed|out of stock|sold|completo|agotad[oa]|cancelad[oa]|aplazad[oa]|suspendid[oa]|sin existencias|ausgebucht|ausverkauft|abgesagt|verschoben|entfällt|fällt aus|nicht (?:mehr )?(?:lieferbar|verfügbar)'
const alone = new RegExp(`^\\P{L}*(?:${badge})\\P{L}*$`, 'iu')
const behind = new RegExp(
  `(?:\\s[–—-]|[:(\\[*!]|^\\P{L}*(?=\\p{Lu}{4}))\\s*(?:${badge})\\s*[)\\]*!.]*$`,
  'iu',
)
/** “COMPLET”, alone or behind a name: “Atelier couronnes – complet”. */
export const isGone = (text: string): boolean => text.length <= 140 && (alone.test(text) || behind.test(text))

const place =
  "(?:market|marché|mercado|markt|wochenmarkt|car park|parking|parkhaus|parkplatz|aparcamiento|library|médiathèque|bibliothèque|museum|musée|museo|town hall|mairie|rathaus|ayuntamiento|tourist office|office de tourisme|swimming pool|piscine|château|castle|post office|bureau de poste|halles?|(?:restaurant|café|boutique|shop|pub) (?:voisin|next door|d[’']à côté))"
/** “Le marché de la place Carnot est ouvert le mercredi”: not the hours of who says so. */
const ofOthers = new RegExp(
  `^(?:le |la |les |the |el |los |der |die |das )?${place}(?!\\p{L})[^.!?]{0,60}(?<!\\p{L})(?:ouvert\\p{L}*|ouvre\\p{L}*|se tient|opens?|is on|abre\\p{L}*|abiert\\p{L}*|geöffnet|öffnet|fermé\\p{L}*|closed|cerrad\\p{L}*|geschlossen)(?!\\p{L})`,
  'iu',
)
/** When somebody else is open. */
export const isOthersHours = (sentence: string): boolean => ofOthers.test(sentence)

const credit =
  /^(?:crédits? photos?|photos?|fotos?|images?|illustrations?|bilder?|photo credits?)\s?(?::|©|by |par |de |von )/iu
export const isPassingTalk = (sentence: string): boolean =>
  unfinished.test(sentence) ||
  building.test(sentence) ||
  maker.test(sentence) ||
  years.test(sentence) ||
  others.test(sentence) ||
  liability.test(sentence) ||
  isOthersHours(sentence) ||
  credit.test(sentence) ||
  job.test(sentence)
