import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { listOf, memberOf } from '../../../../src/format/value/isObject.ts'
import type { Driver } from './Driver.ts'
import { type Found, findInPage, type Search } from './findInPage.ts'
import { judgePage, readGround, readKept, watchPage } from './inPage.ts'

/** Testing Library finds as a member does, the same in every browser. */
const library = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
)

/** A phone in a member's hand: every step waits until what it needs is there. */
export interface Phone {
  readonly driver: Driver
  /** What is shown now, the first first. */
  look(search: Search): Promise<readonly Found[]>
  /** Waits until the first that is found is as expected. */
  sees(search: Search, expected?: Partial<Found>): Promise<void>
  /** Waits until nothing is found. */
  lacks(search: Search): Promise<void>
  tap(search: Search): Promise<void>
  /** Empties a field and types into it, until it has the text, or shows it in another way. */
  fill(search: Search, text: string, shown?: string): Promise<void>
  /** Types at the caret. */
  type(text: string): Promise<void>
  /** Waits until the first that is found says something. */
  reads(search: Search, words: string | RegExp): Promise<void>
  /** Opens a screen inside the running app. */
  go(path: string): Promise<void>
  /** Waits until the path and query behind the `#` are such. */
  isAt(path: RegExp): Promise<void>
  /** Whether the page's ground is dark or light. */
  ground(): Promise<string>
  /** Waits until the device can start the app by itself. */
  keepsApp(): Promise<void>
  /** Nothing went wrong in the page since it loaded, and it is no wider than its screen. */
  isWell(): Promise<void>
}

export function createPhone(driver: Driver): Phone {
  async function look(search: Search, isBrought = false): Promise<readonly Found[]> {
    const script = `return (${String(findInPage)})(${JSON.stringify(search)}, ${isBrought})`
    let answer = await driver.run(script)
    if (answer === 'unready') {
      await driver.run(`${library}\nreturn (${String(watchPage)})()`)
      answer = await driver.run(script)
    }
    return listOf(JSON.parse(answer)).map(toFound)
  }
  const first = async (search: Search) => (await look(search))[0] ?? 'nothing'
  const type = async (text: string) => driver.perform([{ type: 'key', id: 'keys', actions: strokes(text) }])

  /** Where something rests that can be touched: sheets slide in, and screens grow while they load. */
  async function placeOf(search: Search): Promise<Found> {
    let place: Found | undefined
    await expect
      .poll(
        async () => {
          const before = place
          place = (await look(search, true))[0]
          if (place === undefined) return 'not there'
          if (!place.isEnabled) return 'disabled'
          if (!place.isOnTop) return 'covered'
          return place.x === before?.x && place.y === before.y ? 'ready' : 'moving'
        },
        { message: wordsOf(search), intervals: [50] },
      )
      .toBe('ready')
    if (place === undefined) throw new Error(wordsOf(search))
    return place
  }

  async function tap(search: Search): Promise<void> {
    const { x, y } = await placeOf(search)
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ] as const
    await driver.perform([{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }])
  }

  return {
    driver,
    look,
    tap,
    type,
    async sees(search, expected = {}) {
      await expect.poll(async () => first(search), { message: wordsOf(search) }).toMatchObject(expected)
    },
    async lacks(search) {
      await expect.poll(async () => look(search), { message: wordsOf(search) }).toEqual([])
    },
    async fill(search, text, shown = text) {
      await tap(search)
      await expect.poll(async () => first(search), { message: wordsOf(search) }).toMatchObject({ isFocused: true })
      await driver.run('document.activeElement.select(); return ""')
      await type(text)
      await expect.poll(async () => first(search), { message: wordsOf(search) }).toMatchObject({ value: shown })
    },
    async reads(search, words) {
      const read = async () => (await look(search))[0]?.text ?? ''
      const expecting = expect.poll(read, { message: wordsOf(search) })
      await (typeof words === 'string' ? expecting.toContain(words) : expecting.toMatch(words))
    },
    async go(path) {
      await driver.run(`location.hash = ${JSON.stringify(path)}; return ''`)
    },
    async isAt(path) {
      await expect.poll(async () => driver.run('return location.hash.slice(1)')).toMatch(path)
    },
    ground: async () => driver.run(`return (${String(readGround)})()`),
    async keepsApp() {
      await expect.poll(async () => Number(await driver.run(`return (${String(readKept)})()`))).toBeGreaterThan(0)
    },
    async isWell() {
      expect(JSON.parse(await driver.run(`return (${String(judgePage)})()`))).toEqual([])
    },
  }
}

const strokes = (text: string) =>
  Array.from(text).flatMap((value) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const])

const wordsOf = ({ by, role, words, within }: Search): string =>
  `${by === 'role' ? role : by} ${words?.words ?? ''}${within === null ? '' : ` in ${wordsOf(within)}`}`

function toFound(value: unknown): Found {
  const caret = memberOf(value, 'caret')
  return {
    text: String(memberOf(value, 'text')),
    value: String(memberOf(value, 'value')),
    isChecked: memberOf(value, 'isChecked') === true,
    isEnabled: memberOf(value, 'isEnabled') === true,
    isFocused: memberOf(value, 'isFocused') === true,
    caret: typeof caret === 'number' ? caret : null,
    x: Number(memberOf(value, 'x')),
    y: Number(memberOf(value, 'y')),
    isOnTop: memberOf(value, 'isOnTop') === true,
  }
}
