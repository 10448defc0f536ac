import { describe, expect, test } from 'vitest'
import { isGone, saysItIsOver } from './passing-words.ts'
import { isLegalTalk, isSmallPrint } from './small-print.ts'

describe('no business would post', () => {
  test.each([
    // An advert for a job.
    'Nous cherchons un boulanger ou une boulangère, CDI à temps plein, dès janvier.',
    'Envoyez votre CV à Claire.',
    'We are looking for a barista for three days a week.',
    'Wir suchen zum 1. Januar eine Tischlerin in Vollzeit.',
    'Buscamos una camarera para los fines de semana.',
    // A text to be filled in.
    'Ceci est un paragraphe que vous pouvez modifier.',
    'Click here to add your own text and edit me.',
    'Hier steht Ihr Text über Ihr Unternehmen.',
    'Describe aquí tu servicio.',
    // A page that is not ready, a door shut for nobody knows how long.
    'Notre site est en construction, revenez bientôt.',
    'Our website is under construction.',
    'Wegen Umbau bis auf Weiteres geschlossen.',
    'Cerrado por obras hasta nuevo aviso.',
    // What others charge.
    'Chez d’autres, la vidange coûte 149 €.',
    'Other salons charge £80 for the same cut.',
    'Andere Werkstätten verlangen 99 € dafür.',
    'En otras tiendas el mismo ramo cuesta 60 €.',
    // When others are open.
    'Le marché de la place Carnot est ouvert le mercredi de 7 h à 13 h.',
    'The car park is open every day until 10pm.',
    'Der Wochenmarkt ist samstags bis 13 Uhr geöffnet.',
    // Other years.
    'En raison du Covid-19, le port du masque est obligatoire.',
    'We follow all guidelines on social distancing.',
    // The lawyer and the maker of the site.
    'Le salon décline toute responsabilité en cas de vol.',
    'By continuing to browse you agree to our policy.',
    'Für Garderobe übernehmen wir keine Haftung.',
    'No nos hacemos responsables de los objetos olvidados.',
    'Fièrement propulsé par WordPress.',
    'Photo : Jeanne Martin.',
  ])('%s', (text) => expect(isLegalTalk(text)).toBe(true))

  test.each([
    'Nous cherchons toujours la farine la plus douce du canton.',
    'Nous recherchons la fuite avec une caméra thermique.',
    'Votre contrat de travail est relu en cinq jours, CDI compris.',
    'Un masque d’argile est posé pendant dix minutes.',
    'Your data is stored in Leeds.',
    'Depuis le confinement, nous livrons à vélo.',
    'D’autres boulangeries ferment en août, pas nous.',
    'Wir bauen Tische aus Eiche, die in jede Küche passen.',
    'El taller está en el mercado de Benimaclet.',
    'Our shop is open every day until 6pm.',
    'Die Werkstatt ist samstags bis 13 Uhr geöffnet.',
  ])('but would post: %s', (text) => expect(isLegalTalk(text)).toBe(false))
})

describe('what is paid to book', () => {
  test.each([
    'Un acompte de 20 € réserve votre place.',
    'Pour réserver, un acompte de 50 € est demandé.',
    'A £10 deposit holds your place.',
    'Eine Anzahlung von 20 € sichert Ihren Platz.',
    'Con una señal de 20 € reservas tu plaza.',
  ])('is told: %s', (text) => expect(isSmallPrint(text)).toBe(false))

  test.each([
    'Un acompte de 30 % est demandé à la commande.',
    'L’acompte de 50 € est conservé en cas d’annulation de la réservation.',
    'A non-refundable deposit of £50 is taken on booking.',
    'The deposit is returned within seven days.',
    'Caution de 200 € par chèque.',
    'Die Anzahlung von 50 € wird bei Absage der Buchung einbehalten.',
    'La señal no se devuelve.',
  ])('is small print: %s', (text) => expect(isSmallPrint(text)).toBe(true))
})

test.each([
  'COMPLET',
  'Atelier couronnes – complet',
  'Stage : annulé',
  'Vase (épuisé)',
  'Sold out',
  'Ausgebucht!',
  'Completo',
])('%s: nobody comes any more', (text) => expect(isGone(text)).toBe(true))
test.each(['Menu complet', 'Petit-déjeuner complet', 'Pan completo', 'Révision complète : 89 €'])(
  '%s is to be had',
  (text) => expect(isGone(text)).toBe(false),
)
test.each([
  'Cette offre est terminée.',
  'L’atelier du 5 décembre est complet.',
  'This workshop is now fully booked.',
  'Der Kurs ist leider ausgebucht.',
  'El taller está completo.',
])('%s', (text) => expect(saysItIsOver(text)).toBe(true))
