import type { KeyDateView, Nearness } from '@postelier/contract'
import { typeset } from '@postelier/copy'
import type { Occurrence } from './calendar/shipped-days.ts'
import type { Conversion } from './conversions.store.ts'

/** A key date as a business sees it: how near it is to its trade, and whether it was made into a post. */
export const presentKeyDate = (
  { day, year, date, until }: Occurrence,
  {
    language,
    sectorNames,
    nearness,
    conversion,
  }: {
    readonly language: 'fr' | 'en'
    readonly sectorNames: ReadonlyMap<number, string>
    readonly nearness: (sectors: readonly number[]) => Nearness
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
    sectors: namedSectors(ownFirst(day.sectors, nearness), sectorNames),
    near: nearness(day.sectors),
    conversion: conversion.state,
    taskId: conversion.taskId,
  }
}

/** A garage reads that a day is its own, before it reads of jewellers. */
const ownFirst = (ids: readonly number[], nearness: (sectors: readonly number[]) => Nearness) => {
  const isOwn = (id: number) => nearness([id]) === 'own'
  return [...ids.filter(isOwn), ...ids.filter((id) => !isOwn(id))]
}

/** Those an administrator removed are not told. */
export const namedSectors = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
  ids.flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name }]
  })
