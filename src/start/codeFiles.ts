import type { BlockType } from '../format/blocks/Block.ts'

/** A file of the members' app, as the build makes it. */
export interface CodeFile {
  /** The module that brings it, below `src`. */
  readonly entry: string
  /** The blocks that it draws. One that no file names comes in a file of its own. */
  readonly blocks: readonly BlockType[]
  /** File loaded with it. */
  readonly with?: string
  /** Begins to load beside the app itself, where the screen of the address shows one of its blocks. */
  readonly isEarly?: boolean
  /**
   * Is one file with all that it imports, but for what another one brings; what two of them import goes with the start.
   * Not for what is large or shares a part with what is not grouped: every file that shares it would load all of it.
   */
  readonly isGrouped?: boolean
  /** Is one file with what it imports and nothing else does: what others share with it comes in files of its own. */
  readonly isExclusive?: boolean
  /** Keeps what only it imports, although the app may ask for it at any time. */
  readonly isAlone?: boolean
  /** Most of its functions run as soon as it is there, so that the browser compiles it while it downloads. */
  readonly runsAtOnce?: boolean
}

/**
 * Which code loads when: the app's views are generated from it (`views.gen.ts`), and the build makes these files and the
 * page's early script (`src/build`). The first is what the app starts with.
 */
export const codeFiles = {
  start: {
    entry: 'start/main.tsx',
    blocks: ['handwritten', 'text'],
    isGrouped: true,
    runsAtOnce: true,
  },
  // What home and many other screens show and record lists do not.
  home: {
    entry: 'start/homeViews.gen.ts',
    blocks: ['buttons', 'cards', 'carousel', 'noticeBar', 'section', 'shelf', 'stats', 'tabs'],
    isEarly: true,
    isGrouped: true,
    runsAtOnce: true,
  },
  // What home starts without: each of them alone is smaller than what it costs to ask for it.
  more: {
    entry: 'start/moreViews.gen.ts',
    blocks: ['article', 'cells', 'chart', 'copyable', 'image', 'profile', 'progress', 'steps', 'table'],
    isEarly: true,
    isGrouped: true,
  },
  // What filters and forms both have; before the list, because a file takes all it imports that none before it took.
  picking: { entry: 'ui/SelectField.tsx', blocks: [], isGrouped: true, runsAtOnce: true },
  // With how amounts are typed, which numbers use too.
  amount: { entry: 'ui/AmountField.tsx', blocks: [], isGrouped: true, runsAtOnce: true },
  list: {
    entry: 'renderer/blocks/list/ListView.tsx',
    blocks: ['list'],
    isEarly: true,
    isGrouped: true,
    runsAtOnce: true,
  },
  // Boards and searches use some of its inputs; those come in files of their own.
  form: {
    entry: 'renderer/blocks/form/FormView.tsx',
    blocks: ['form'],
    isEarly: true,
    isGrouped: true,
    isExclusive: true,
    runsAtOnce: true,
  },
  // With what most popups hold, or they would grow while they open.
  popups: { entry: 'renderer/blocks/popup/PopupView.tsx', blocks: ['popup'], isGrouped: true, with: 'more' },
  actions: { entry: 'renderer/actions/runActions.ts', blocks: [], isGrouped: true },
  overlays: { entry: 'app/shell/rareViews.ts', blocks: [], isGrouped: true },
  toasts: { entry: 'ui/ToastHost.tsx', blocks: [], isAlone: true },
} as const satisfies Readonly<Record<string, CodeFile>>
