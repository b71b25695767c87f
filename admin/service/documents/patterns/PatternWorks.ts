/** Questions for the worker that times patterns. */
export interface PatternWorks {
  /** The milliseconds of CPU time that the slowest text took; the asking side ends a worker that takes too long. */
  time(pattern: string): number
}
