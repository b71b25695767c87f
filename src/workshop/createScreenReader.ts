import { isObject } from '../format/value/isObject.ts'
import type { ScreenDocument } from './storiesOfScreen.ts'

/**
 * Reads documents of screens while they are written: one that cannot be read now is played as it last could be read
 * and is left out when it never could. What is wrong with it is reported elsewhere, with its line; here an error would
 * take the stories of all screens away, and stay in the open page after it is mended.
 */
export function createScreenReader(): (id: string, text: string) => ScreenDocument | undefined {
  const good = new Map<string, ScreenDocument>()
  return (id, text) => {
    const document = parse(text)
    if (isScreen(document) && document.id === id) good.set(id, document)
    return good.get(id)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether it has what stories depend on; their names become names of exports. */
function isScreen(value: unknown): value is ScreenDocument {
  if (!isObject(value) || !/^[A-Za-z]\w*$/.test(String(value['id']))) return false
  const { sources = {} } = value
  return (
    ['visitor', 'member', 'agent'].includes(String(value['access'])) &&
    isObject(sources) &&
    Object.values(sources).every((source) => isObject(source))
  )
}
