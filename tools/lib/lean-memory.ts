/**
 * How glibc hands memory back to the machine: two arenas instead of eight a core, and large pieces returned when they are
 * freed. Saves a third of what an idle server holds (`npm run bench -- api`); other C libraries ignore it.
 */
export const leanMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '32768',
}
