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
