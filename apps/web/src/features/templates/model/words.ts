import type { SampleBrand, TemplateFormat, TemplateType, Thematic, VisualStatus } from '@postelier/contract'

const all =
  <T extends string>() =>
  <const V extends readonly T[]>(values: V & ([T] extends [V[number]] ? unknown : never)) =>
    values

/** Every value of the contract, in the order people choose from; the compiler knows when one is missing. */
export const types = all<TemplateType>()(['SINGLE', 'CAROUSEL'])
export const formats = all<TemplateFormat>()(['1:1', '16:9', '9:16'])
export const thematicNames = all<Thematic>()(['product', 'actuality', 'event', 'recruitment', 'brand'])
export const statuses = all<VisualStatus>()(['draft', 'enabled', 'disabled'])
export const samples = all<SampleBrand>()(['light', 'dark', 'loud'])

/** Under which key the texts name a ratio. */
export const formatKeys = { '1:1': 'square', '16:9': 'wide', '9:16': 'tall' } as const satisfies Record<
  TemplateFormat,
  string
>
