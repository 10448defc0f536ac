/** Where the platform has customers first; then the rest of Europe and the French-speaking world, by name. */
const codes =
  'FR BE CH LU MC GB IE DE AT ES PT IT NL DK SE NO FI IS PL CZ SK HU SI HR RO BG GR CY MT EE LV LT CA US MA TN DZ SN CI CM MG RE GP MQ GF YT NC PF'

/** These, or those the platform knows. */
export function countryChoices(
  language: string,
  these: readonly string[] = codes.split(' '),
): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return these
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
}

export const timeZoneChoices = (): { value: string; label: string }[] =>
  Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }))
