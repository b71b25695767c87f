import type { Blocker } from '../api/answers.ts'
import { titleOf } from '../form/settingTitles.ts'

/** A finding's sentence with the setting's name where the service, which knows no form, says its pointer. */
export function findingText({ message, fact, path }: Blocker): string {
  if (path === undefined || !fact?.startsWith('settings:')) return message
  return message.replace(path, `“${settingName(path)}”`)
}

function settingName(pointer: string): string {
  const parent = pointer.slice(0, pointer.lastIndexOf('/'))
  return pointer.split('/').length > 3 ? `${titleOf(parent)}, ${titleOf(pointer).toLowerCase()}` : titleOf(pointer)
}
