import { isObject } from './value/isObject.ts'

/** Whether an action in a part of a document opens a dialog. */
export function asksDialog(part: unknown, dialog: string): boolean {
  if (Array.isArray(part)) return part.some((item) => asksDialog(item, dialog))
  if (!isObject(part)) return false
  const { open } = part
  return (isObject(open) && open['dialog'] === dialog) || Object.values(part).some((item) => asksDialog(item, dialog))
}
