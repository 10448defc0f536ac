// Words that assert nothing of a business: how one turns to a reader, points at what follows, asks, takes leave. Gathered by
// hand, language by language, from reading what writers of short posts put around a fact; a word stands here only if no
// sentence made of such words alone tells anything that could be false of a shop. So “free”, “new”, “fast”, “home-made”, “best”
// or “always” are not here, and whoever writes one must have it from a fact.
import type { Language } from '@postelier/contract'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Articles, pronouns, prepositions, forms of being and having. */
const little: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: words(`le la les l un une des du de d au aux et ou où mais donc or ni car en dans sur sous pour par avec sans chez vers entre
    je j tu te t toi il elle on nous vous ils elles me m moi se s lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos
    ce c cet cette ces cela ça ceci celui celle qui que qu quoi dont quel quelle quels quelles y ne n pas plus a ai as avez avons ont
    est es sont êtes était étais étiez êtes être sera serait fut été suis à si aussi là ici voilà dès jusqu après avant depuis tout toute tous toutes
    même comme puis très bien non oui non`),
  en: words(`the a an and or but so of to in on at by for with without from as into up out off over about than then if
    i me my you your yours yourself he she it its we us our they them their this that these those who whom whose which what where when
    why how there here is are was were be been being am has have had do does did will would should can could may might must not no yes
    s t re ll ve d m don doesn isn let all one some any each`),
  es: words(`el la los las lo un una unos unas y e o u de del a al en con sin para por sobre entre hasta tras desde
    nuestro nuestra nuestros nuestras yo tú tu tus te ti usted ustedes él ella ello nosotros nos ellos me mi mis su sus se le les que qué quien quién cual cuál cuánto
    cómo cuándo dónde como cuando donde si sí no es son era eras está están estaba estabas estar ser sería ha has he han hay haya había
    este esta esto estos estas ese esa eso aquí ahí allí ya más muy todo todas todos otra otro otros`),
  de: words(`der die das den dem des ein eine einen einem einer eines und oder aber von vom zu zum zur in im am an auf für mit ohne bei
    aus nach vor bis um über unter gegen ich mich mir du dich dir dein deine er sie es wir uns unser unsere ihr ihre ihnen ihrem ihren sich wer
    wen wem was wie wo wann warum woher wofür womit worum welche welchen ist sind war waren wäre sein hat haben hast hätte hätten hättest wird
    werden würden würdest nicht kein ja nein so da hier dort dann denn wenn als auch nur noch schon mal doch man dass diese dieser dieses seit s reihe`),
}

/** Turning to the reader, pointing, asking, leaving. */
const turning: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: words(`acte adresse agit agenda aime aimerais aimeriez ajouterais ajouteriez arrière arrêt aurais auriez avoir autour autre autrement avis besoin blanc bon bravo
    bref bête chiffre choisir choix chose clair claire clic close coller combien commencer commences commencez commencé comment commentaire commentaires
    commençons complet concrètement conditions connais connaissais connaissance connaissez connaissiez connaître conseil conseils contre coulisses
    curieux côté date déjà demain demander demandé dernier détail deux deviné devrait dirais dire diriez dis dit dite dites donnerais donneriez
    donnée dépend désordre détour effet emploi encadrer encore enregistrer ensuite entière essaie essayez essentiel exemple expliquer faire
    fais faisais faisiez faisons fait faites fallait façon ferais feriez frigo garder histoire hésites hésitez heures idée ignorais ignoriez image
    inscrire insiste insistez intérieur jargon joindre jour juger laisser lettres lieu ligne lignes lire lis lisez lit lu lève main
    manière merci mode mot mots mémoire mérite méthode métier noir nom noms noter notes notez noté nouvelle nouvelles objet offre offrir ordre oublier
    page parenthèse parle parles parlez parlons partager passage passe passer passes passez pensais pense penses pensez pensiez peu peut place plutôt
    point porte pose posez posons posée pousser pratique premier première prend prendre prends prenez prix prochaine près préférence
    présentations présentons quand quelqu quelque quelques question questions raconte racontez refaire regard regarde regardez rencontre rendez rendre règle répond
    répondons répondu réponse reste resterait retenir retour rien route sauras saurez savais saviez savoir seule simple simplement sinon situer
    stylo suffit suite suivante sujet surprend tarif tel tienne tient tard tôt tranquillement transmettre trois trouver truc téléphone venez
    venir veux vieille viendrais viendriez viens vient voir voudrais voudriez voulez vrai vôtre écris écrivez étonne travailler passons coup œil
    quotidien recommandée recommander intéresse intéresserait horaires numéro
    bientôt portez porte maintenant savez sais relire psst fin parenthèse amicalement signé cordialement tambour roulement pensée passant instant moment ah alors devine devinez concret information`),
  en: words(`english thinking gist acquaintance acquainted add address advice against already another answer answered around aside ask asked away back before begin behind
    bell between black bravo brief bring case choose choosing clear click close closed closer come comes coming comments curious date day deserves
    detail details detours diary differently done door early else end english enough fee fetch few figure find first fits frame freeze
    fridge get getting gift given go good got guessed hand pool hear history hours idea inside insist instance introductions jargon judge just keep
    know known last later leave leisure like line lines little long look made make manner matter maybe me meet meeting memo met method mind minds
    minus more much name names need needs news next note noted nothing now offer old only opening order other own page pages part particular pass spread
    passing pen person phone pick piece place plain plainly practical practice preference price push put question questions rather reach read real record
    remember rest right ring rule said save say scene scenes second see set share show side simplest simply slips somebody soon spelled stand stands
    start still story subject surprised surprises take talk tell terms think thought three time today together tomorrow trade trick try two
    unclear number call answers writing until us view want way well went while white whoever whole wondered word words working worth write late full
    again bye thank reading moment guess drum roll oh psst signed regards kind yours information`),
  es: words(`adivinado agenda ahora amistad antes apunta apuntado apuntar apuntas apunte asunto así atrás añadiría añadirías basta bastidores bien
    blanco bolígrafo bravo breve cabe calma casa cerca cifra cita claro clic comentarios completa completo concepto concreto condiciones congelada
    conmigo conoce conocemos conoces conocía conocías consejo conste contra conviene cuenta cuentas cuente cuestión curiosos dada daría
    darías debería decide decides decir dejar demás dentro depende después detalle dice dices dicho dirección dos duda dudas déjala déjela
    día ejemplo elegir empecemos empezar empezó empieza empiezas empleo empujar encuentro enmarcar enseñaría enseñarías entera entre escrito
    escríbame escríbanos escríbeme escríbenos esencial explicada explicar falta favor fecha fin forma guardar guardarlo gustaría hablar
    hablemos habría habrías había habías hace hacerlo hacerse hacerte haces hacía hacías haga haría harías hecha historia hora hoy hubiera idea imagen
    insista insiste jerga juzgar lea lee leer letras levanta llegar luego lugar línea líneas manera maneras mano mañana merece mirada modo
    método necesite negro nevera nombre nombres nota noticia noticias ocurrido oferta oficio olvide opina opinas opinión orden palabra
    palabras parece particular paréntesis pasa pasar pasarlo pasarse pasas paso pensado persona piensa piensas place pocas poco precio
    preferencia pregunta preguntaría preguntarías preguntas presentaciones primer primera primero probar pronto propio prueba pruebe práctico próxima
    puerta puesta página páginas pásalo páselo queda quedas quiere quieres quizá recordar regalar regla repetir respondamos responde
    respondido respuesta resto resuelto rodeos saber saberlo sabrá sabrás sabía sabías salir sencillez sencillo sepa sepas siguiente sitio
    situarse solo sorprende sorpresa suena suya suyas tal tarde tarifa teléfono tenerlo tiene todavía toma tomar tome trabajar trata tres truco tuya uno
    una horario número llamar escribir preguntar ven vendría vendrías venga venir ver verdad verlo verme vernos vieja viene vienes último mira mire comparta comparte compartir
    saludo gracias leernos leerme contamos cuento sabes sabe pensamiento volver tener chist tambor redoble lado cierto ah momento decirlo tienes tiene práctica firmado atentamente información tu ti queda paréntesis`),
  de: words(`gesehen ablehnen adresse alle alles alte anderem anderen anders angebot annehmen antwort antworten antwortet arbeitsweise art aufheben aufmachen
    ausbuchstabiert ausprobieren bedingungen begegnung beispiel bekannt bekanntschaft besondere bevor bist bitte bleibt blick brauchen
    braucht bravo bringen bringst dabei dafür dagegen damit daran darf darüber datum dazu denken denkst detail dran drei dürfte echt eigene
    eigener einfach einfachsten einordnung einrahmen eins einzelheiten ende entlang entsteht ergänzen erklären erklärt erreichen erreichst
    erst erste erzähl erzählen erzählst etwas fach fachchinesisch fall fangen finden findest fing frage fragen früh fängst fängt fürs ganz
    ganze geantwortet gearbeitet gebrauchsanweisung gedacht gefasst gefragt geht gehört geklärt gelesen gemacht genug gesagt geschichte gibt
    gleich gut hand hebt heute hin hinter innen jemand jetzt kalender kannten kanntest kennen kennst klammer klar klartext klick komm kommen
    kommentaren kommentar kommst kommt konkret kulissen kurz kühlschranktür lassen lautet lernen lesen letzter lieber liegt lies losfahren machen machst
    macht mehr meinung meisten merken merkzettel methode morgen möchten möchtest nachhaken nachricht nachzulesen name namen neugierige
    notiert notiz nächste nächsten nähe ort paar passt person platz praktisches preis probier probieren protokoll rande rat reden regel
    reihenfolge rest richtig ruhe sag sagen sagst sagt samt schlicht schreib schreiben schreibst schwarz sehen sehr seite seiten selbst
    sollte sonst speichern spielt spät später standbild stehen steht stell stellen stichwort stift tag telefon termin thema trick tun tür
    uhrzeit diesem nummer anrufen telefonisch schriftlich umschweife unentschlossen untergeht urteilt verdient verschenken viel vielleicht vorab vorbei vorbeikommen vorbeikommt vormerken
    vorstellen vorstellung wahl warst weg weise weit weiter weitergeben weiß weißt wenig wenige will willst wissen wollen wort worte wortlaut
    wussten wusstest zahl zeigen zeile zeilen zeiten zuerst zurück zwei überrascht weitersagen
    wesentliche bald nachlesen danke gruß moment praktische praxis musste übrigens wiedersehen vorbeigehen rate raten gedanke ach trommelwirbel na gewusst psst durchsage gezeichnet hochachtungsvoll information kenntnis notiz ordnung`),
}

/** Days and months: a day may be written in words where its fact has one. */
export const calendarWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: words(
    'lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre er h heure heures',
  ),
  en: words(
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december am pm st nd rd th',
  ),
  es: words(
    'lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre h hora horas',
  ),
  de: words(
    'montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september oktober november dezember uhr',
  ),
}

export const isFrameWord = (word: string, language: Language): boolean =>
  little[language].has(word) || turning[language].has(word)
