import type { Constant } from './Constant.ts'

/** A constant of settings.json; `sees` is what the screen shows for the shipped figure. */
export function setting(id: string, pointer: string, sees: unknown, changed: unknown): Constant {
  return { id, document: 'settings.json', pointer, sees, changed }
}

/** The value of an option of choices.json. */
export function option(id: string, list: string, place: number, sees: unknown, changed: unknown): Constant {
  return { id, document: 'choices.json', pointer: `/lists/${list}/options/${place}/value`, sees, changed }
}
