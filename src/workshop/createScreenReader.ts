import { isObject } from '../format/value/isObject.ts'

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

/** The parts of a screen's document that its stories depend on. */
export interface ScreenDocument {
  readonly id: string
  readonly access: 'visitor' | 'member' | 'agent'
  readonly planned?: boolean
  readonly sources?: Readonly<Record<string, { readonly default?: unknown }>>
}

export interface ScreenStory {
  /** The name of its export. */
  readonly exportName: string
  readonly name: string
  /** A situation of the simulated platform. */
  readonly situation: string
  /** The play function that looks at it in a test run; a story without one is for the workshop only. */
  readonly play?: 'expectPlayed' | 'expectRetry'
}

/** The states of a screen as stories, those that there can be. A screen that is still to be written has none. */
export function storiesOfScreen({ id, access, planned = false, sources = {} }: ScreenDocument): readonly ScreenStory[] {
  if (planned) return []
  const reads = Object.values(sources)
  // What has a default is shown with it, and nothing is missing.
  const misses = reads.some((source) => source.default === undefined)
  const story = (name: string, situation: string, play?: ScreenStory['play']): ScreenStory => ({
    exportName: `${id}${name}`,
    name,
    situation,
    ...(play && { play }),
  })
  return [
    story('Default', access === 'agent' ? 'agent' : 'member', 'expectPlayed'),
    ...(access === 'visitor' ? [story('Visitor', 'visitor', 'expectPlayed')] : []),
    ...(reads.length > 0
      ? [
          story('Loading', 'slowNetwork'),
          story('Empty', 'emptyHistory', 'expectPlayed'),
          story('LoadFailed', 'failingReads', misses ? 'expectRetry' : 'expectPlayed'),
          story('LongText', 'longText'),
        ]
      : []),
  ]
}
