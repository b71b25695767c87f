/** Another least deposit each time, small enough to need nobody's approval. */
export const minimumEdit = (turn: number) => ({ fact: 'settings:/recharge/bank/min', value: String(101 + (turn % 40)) })
