import { lazily } from '../../renderer/screen/lazily.ts'
import { englishTexts, type UiTexts } from '../../ui/uiTexts.ts'

/** Looks a text up by its key. */
type Look = (key: string) => string

const known = new WeakMap<Look, UiTexts>()

/** The words of the controls, looked up when they show; the same object until a text changes. */
export function uiTextsOf(text: Look): UiTexts {
  const texts =
    known.get(text) ??
    (lazily(Object.keys(englishTexts).map((name) => [name, () => text(`common.${name}`)])) as UiTexts)
  known.set(text, texts)
  return texts
}
