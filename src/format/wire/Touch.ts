import { isObject } from '../value/isObject.ts'

/** Thing pointed at in the phone, and its origins in the documents. */
export interface Touch {
  /** The id of the screen; empty outside all screens, as in the tab bar. */
  readonly screen: string
  /** The ids of the blocks around it, innermost first. */
  readonly blocks: readonly string[]
  /** Where in the innermost block, or in a screen's plan outside its blocks: a JSON Pointer. */
  readonly pointer: string
  /** The copy keys of its words, innermost first. */
  readonly texts: readonly string[]
  /** The ids of notices whose words it shows. */
  readonly notices: readonly string[]
  /** JSON Pointers of the settings that its words, its picture or its condition read. */
  readonly settings: readonly string[]
  /** The platform's calls whose answers it shows. */
  readonly calls: readonly string[]
  /** The address of a picture; empty for everything else. */
  readonly picture: string
  /** Words there now, for a heading. */
  readonly words: string
}

const texts = ['screen', 'pointer', 'picture', 'words'] as const satisfies readonly (keyof Touch)[]
const lists = ['blocks', 'texts', 'notices', 'settings', 'calls'] as const satisfies readonly (keyof Touch)[]

export function isTouch(value: unknown): value is Touch {
  return (
    isObject(value) &&
    texts.every((name) => typeof value[name] === 'string') &&
    lists.every((name) => isTextList(value[name]))
  )
}

const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item: unknown) => typeof item === 'string')
