import { Parser, type Handler } from 'htmlparser2'

/**
 * A parser that leaves no more elements open than somebody allows: one too many is treated like `<br>`, which loses its
 * frame and keeps its content in the element around it. The parser looks through all that are open at each closing tag,
 * so without a bound an article of nothing but opening tags holds the page for a second.
 */
export class BoundedParser extends Parser {
  readonly #mayNest: (name: string) => boolean
  #stage: 'opens' | 'open' | 'elsewhere' = 'elsewhere'
  #isLost = false

  constructor(handler: Partial<Handler>, mayNest: (name: string) => boolean) {
    super(handler)
    this.#mayNest = mayNest
  }

  override onopentagname(start: number, endIndex: number): void {
    this.#stage = 'opens'
    super.onopentagname(start, endIndex)
  }

  override onclosetag(start: number, endIndex: number): void {
    this.#stage = 'elsewhere'
    super.onclosetag(start, endIndex)
  }

  /** Called when an element opens, after those it closes; at the end of its tag; and at each closing tag. */
  protected override isVoidElement(name: string): boolean {
    if (this.#stage === 'opens') {
      this.#isLost = !this.#mayNest(name)
      this.#stage = 'open'
    }
    return super.isVoidElement(name) || (this.#stage === 'open' && this.#isLost)
  }
}
