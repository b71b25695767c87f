/** When an answer was asked for and when it came, in ms on the device's clock. */
interface Exchange {
  readonly sentAt: number
  readonly receivedAt: number
}

const known = new WeakMap<Response, Exchange>()

/** Notes it of an answer that was under way before its call: the server's clock is learned from round trips. */
export function noteExchange(answer: Response, exchange: Exchange): void {
  known.set(answer, exchange)
}

export const exchangeOf = (answer: Response): Exchange | undefined => known.get(answer)
