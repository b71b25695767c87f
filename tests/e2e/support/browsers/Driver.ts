/** What a browser is told over its protocol; the page itself does the rest. */
export interface Driver {
  /** Name and version, such as `Firefox 153.7`. */
  readonly name: string
  /** Opens an address and waits until it has loaded. */
  go(url: string): Promise<void>
  /** Runs the body of a function in the page; it must return a text, or a promise of one. */
  run(body: string): Promise<string>
  /** What the page in its first frame says. */
  frameText(): Promise<string>
  /** Moves real pointers and keys, as the standard's actions say; the browser makes the events. */
  perform(sources: readonly InputSource[]): Promise<void>
  reload(): Promise<void>
  /** Goes through the history: -1 is back, 1 forward. */
  traverse(steps: 1 | -1): Promise<void>
  /** The shown part of the page, as a PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** A device and what it does, one step after the other, the same in both protocols. */
type InputSource =
  | {
      readonly type: 'pointer'
      readonly id: string
      readonly parameters: { readonly pointerType: 'mouse' }
      readonly actions: readonly (
        | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
        | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
      )[]
    }
  | {
      readonly type: 'key'
      readonly id: string
      readonly actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[]
    }

/** A small phone's screen, in CSS pixels. */
export const PHONE = { width: 390, height: 844 } as const
