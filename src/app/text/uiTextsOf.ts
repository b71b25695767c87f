import { lazily } from '../../renderer/screen/lazily.ts'
import { englishTexts, type UiTexts } from '../../ui/uiTexts.ts'

/** Looks a text up by its key. */
type Look = (key: string) => string

const known = new WeakMap<Look, UiTexts>()

/**
 * The words of the controls in the member's language, each looked up when it shows; the same object as long as no text
 * has changed.
 */
export function uiTextsOf(text: Look): UiTexts {
  const texts =
    known.get(text) ??
    (lazily(Object.keys(englishTexts).map((name) => [name, () => text(`common.${name}`)])) as UiTexts)
  known.set(text, texts)
  return texts
}
