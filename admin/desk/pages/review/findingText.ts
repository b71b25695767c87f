import { isFactOf } from '../../../../src/format/fact.ts'
import { valueText } from '../../parts/valueText.ts'
import { titleOf } from '../../form/titleOf.ts'
import type { Blocker } from '../../../api/findings.ts'

/** A finding's sentence as operators read it: the setting's name where the service, which knows no form, says its pointer, and amounts in groups. */
export function findingText({ gate, message, fact, path }: Blocker): string {
  if (path === undefined || fact === undefined || !isFactOf('settings', fact)) return message
  const sentence = gate === 'money' ? message.replaceAll(/\b\d{4,}(\.\d+)?\b/g, valueText) : message
  return sentence.replace(path, `“${settingName(path)}”`)
}

export function settingName(pointer: string): string {
  const parent = pointer.slice(0, pointer.lastIndexOf('/'))
  return pointer.split('/').length > 3 ? `${titleOf(parent)}, ${titleOf(pointer).toLowerCase()}` : titleOf(pointer)
}
