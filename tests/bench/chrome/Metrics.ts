/** Milliseconds the main thread has worked, and with what. */
export interface Metrics {
  readonly task: number
  readonly script: number
  readonly layout: number
}

export const since = (before: Metrics, after: Metrics): Metrics => ({
  task: after.task - before.task,
  script: after.script - before.script,
  layout: after.layout - before.layout,
})
