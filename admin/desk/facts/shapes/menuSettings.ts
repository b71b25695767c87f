import { pagesOfSetting } from '../../../../src/format/declaredSettings.ts'
import { picks } from './formSchemas.ts'
import type { Pick } from './pickSchema.ts'

/** The lists among the settings that members choose from: those of this page alone first. */
export const menuSettings: readonly string[] = pointersOf(picks.menus).toSorted(
  (a, b) => (pagesOfSetting(a) ?? []).length - (pagesOfSetting(b) ?? []).length,
)

function pointersOf(pick: Pick, around = ''): readonly string[] {
  return Object.entries(pick).flatMap(([key, below]) =>
    below === true ? [`${around}/${key}`] : pointersOf(below, `${around}/${key}`),
  )
}
