import { describe, expect, it } from 'vitest'
import { createFairTurns } from './createFairTurns.ts'

const refuse = (own: number): Error => new Error(`has ${own}`)

/** Tasks that end when they are told to. */
function tasks() {
  const ran: string[] = []
  const ends: (() => void)[] = []
  const takeTurn = createFairTurns(16, refuse)

  /** Answers what became of it. */
  const take = (owner: string, name: string): Promise<string> =>
    takeTurn(owner, async () => {
      ran.push(name)
      await new Promise<void>((end) => void ends.push(end))
      if (name.endsWith('!')) throw new Error(name)
      return name
    }).catch((error: unknown) => (error as Error).message)

  /** Ends one task after the other until none is left. */
  async function finish(all: readonly Promise<string>[]): Promise<readonly string[]> {
    const left = new Set(all)
    for (const each of all) void each.then(() => left.delete(each))
    while (left.size > 0) {
      ends.shift()?.()
      await Promise.resolve()
    }
    return Promise.all(all)
  }

  return { ran, take, finish }
}

const several = (count: number, of: (index: number) => Promise<string>) =>
  Array.from({ length: count }, (_, at) => of(at))

describe('turns of several owners', () => {
  it('go round: one task of somebody waits for one of each other, not for all that one of them has', async () => {
    const { ran, take, finish } = tasks()
    const all = several(4, (at) => take('eve', `eve ${at}`))
    all.push(take('mina', 'mina 0'), take('jun', 'jun 0'), take('mina', 'mina 1'))
    await finish(all)
    expect(ran).toEqual(['eve 0', 'eve 1', 'mina 0', 'jun 0', 'eve 2', 'mina 1', 'eve 3'])
  })

  it('leave a place free however many one takes, and half of the rest however many the next takes', async () => {
    const { take, finish } = tasks()
    const eve = several(40, (at) => take('eve', `eve ${at}`))
    const mallory = several(40, (at) => take('mallory', `mallory ${at}`))
    const mina = several(2, (at) => take('mina', `mina ${at}`))
    const outcomes = await finish([...eve, ...mallory, ...mina])
    const taken = (name: string) => outcomes.filter((outcome) => outcome.startsWith(name)).length
    expect([taken('eve'), taken('mallory'), taken('mina')]).toEqual([8, 4, 2])
    expect(outcomes.filter((outcome) => outcome === 'has 8')).toHaveLength(32)
  })

  it('give a place back with each task, also with one that failed', async () => {
    const { take, finish } = tasks()
    const outcomes = await finish(several(8, (at) => take('eve', `eve ${at}!`)))
    expect(outcomes).toEqual(Array.from({ length: 8 }, (_, at) => `eve ${at}!`))
    expect(await finish(several(9, (at) => take('eve', `again ${at}`)))).toEqual([
      ...Array.from({ length: 8 }, (_, at) => `again ${at}`),
      'has 8',
    ])
  })

  it('say to somebody without a task that nothing is free', async () => {
    const { take, finish } = tasks()
    const all = ['a', 'b', 'c', 'd', 'e'].flatMap((owner) => several(8, (at) => take(owner, `${owner}${at}`)))
    const outcomes = await finish([...all, take('f', 'f0')])
    expect(outcomes.at(-1)).toBe('has 0')
    expect(outcomes.filter((outcome) => !outcome.startsWith('has'))).toHaveLength(16)
  })
})
