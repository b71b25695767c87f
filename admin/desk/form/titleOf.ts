import { titleOfSetting } from '../../../src/format/declaredSettings.ts'

/** What a setting is called in the desk, by its JSON Pointer; an item of a list by its number. */
export function titleOf(pointer: string): string {
  return titleOfSetting(pointer) ?? pointer.slice(pointer.lastIndexOf('/') + 1)
}
