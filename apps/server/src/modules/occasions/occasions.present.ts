import type { KeyDateView, Nearness } from '@postelier/contract'
import { typeset } from '@postelier/copy'
import type { Occurrence } from './calendar/shipped-days.ts'
import type { Conversion } from './conversions.store.ts'

export const presentKeyDate = (
  { day, year, date, until }: Occurrence,
  {
    language,
    sectorNames,
    near,
    conversion,
  }: {
    readonly language: 'fr' | 'en'
    readonly sectorNames: ReadonlyMap<number, string>
    readonly near: Nearness
    readonly conversion: Conversion
  },
): KeyDateView => {
  const { title, says } = day.words[language]
  return {
    key: day.key,
    year,
    date,
    until,
    objective: day.objective,
    theme: day.theme,
    title: typeset(title, language),
    says: says.map((sentence) => typeset(sentence, language)),
    sectors: namedSectors(day.sectors, sectorNames),
    near,
    conversion: conversion.state,
    taskId: conversion.taskId,
  }
}

/** Those an administrator removed are not told. */
export const namedSectors = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
  ids.flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name }]
  })
