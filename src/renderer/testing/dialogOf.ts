import type { Dialog } from '../../format/lists.ts'

/** A compiled dialog; its keys are shown themselves where there is no copy. */
export const dialogOf = (rest: Partial<Dialog> = {}): Dialog => ({
  title: 'title',
  body: 'body',
  confirm: 'ok',
  tone: 'warning',
  on: true,
  places: [],
  once: 'always',
  zone: 'Asia/Seoul',
  priority: 0,
  ...rest,
})
