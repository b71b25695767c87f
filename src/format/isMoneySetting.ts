import { fromPointer } from './check/Document.ts'
import { secondPersonSettings } from './secondPersonSettings.ts'

/** Groups of settings that decide how, when and how much money moves. */
const groups: readonly string[] = ['recharge', 'withdrawal', 'hours']

/** Whether a setting, by its JSON Pointer, has to do with money: it is in one of these groups, or holds or is one that a second person looks at. */
export function isMoneySetting(pointer: string): boolean {
  const path = fromPointer(pointer)
  if (path.length === 0 || groups.includes(path[0] ?? '')) return true
  return Object.keys(secondPersonSettings).some((pattern) => {
    const parts = fromPointer(pattern)
    return parts.slice(0, path.length).every((part, index) => part === '*' || part === path[index])
  })
}
