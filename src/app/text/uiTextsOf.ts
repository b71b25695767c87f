import { createUiTexts, type UiTexts } from '../../ui/uiTexts.ts'

/** Looks a text up by its key. */
type Look = (key: string) => string

const known = new WeakMap<Look, UiTexts>()

/** The words of the controls; the same object until a text changes. */
export function uiTextsOf(text: Look): UiTexts {
  const texts = known.get(text) ?? createUiTexts((name) => text(`common.${name}`))
  known.set(text, texts)
  return texts
}
