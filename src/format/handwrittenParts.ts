/** Kind of a property: a value of this type, the name of a source, or a call (empty where the platform has none). */
export type PropKind = 'string' | 'number' | 'list' | 'source' | 'call'

/** The properties of one hand-written component; a document gives exactly these. */
export type PartProps = Readonly<Record<string, PropKind>>

/** The hand-written components a document may place, with their properties; the app maps each to its view. */
export const handwrittenParts = {
  /** The period of a lottery: its countdown and the last draw. Intervals are seconds. */
  lotteryRound: {
    typeid: 'string',
    title: 'string',
    times: 'source',
    draw: 'source',
    draws: 'source',
    orders: 'source',
    ballEvery: 'number',
    warnAt: 'number',
    warnFor: 'number',
  },
  /**
   * All lotteries, to go to another one in one tap. Type and lottery are those of the address, empty for any; `tab` is
   * the tab that stays open, or empty.
   */
  lotterySwitch: { lotteries: 'source', typeid: 'string', lottery: 'string', tab: 'string' },
  /** The options to bet on, and the slip. */
  lotteryBoard: {
    typeid: 'string',
    lottery: 'string',
    title: 'string',
    plays: 'list',
    times: 'source',
    orders: 'source',
    chips: 'list',
    payoutDecimals: 'number',
  },
  /** Past draws. */
  lotteryDraws: { typeid: 'string', draws: 'source' },
  /** The members beneath an agent, level by level; `find` looks for one in the whole team. */
  agentTree: { find: 'call' },
  /** A game, the agents' site, customer service or the download page in a frame. */
  gameHost: {
    name: 'string',
    code: 'string',
    category: 'string',
    lang: 'string',
    agent: 'string',
    app: 'string',
    download: 'string',
    loadSeconds: 'number',
    origins: 'list',
  },
} as const satisfies Readonly<Record<string, PartProps>>

export type HandwrittenName = keyof typeof handwrittenParts

interface ValueOf {
  readonly string: string
  readonly number: number
  readonly list: readonly unknown[]
  readonly source: string
  readonly call: string
}

/** The properties of a component as its view gets them. */
export type PropsOf<Name extends HandwrittenName> = {
  readonly [
    Prop in keyof (typeof handwrittenParts)[Name]
  ]: (typeof handwrittenParts)[Name][Prop] extends infer Kind extends PropKind ? ValueOf[Kind] : never
}
