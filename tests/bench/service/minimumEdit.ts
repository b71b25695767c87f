/** A different smallest deposit each time, close enough to need no approval. */
export const minimumEdit = (turn: number) => ({ fact: 'settings:/recharge/bank/min', value: String(101 + (turn % 40)) })
