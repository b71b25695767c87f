import type { Channel } from './openChannel.ts'
import type { Metrics } from './Metrics.ts'

export interface PageOptions {
  readonly url: string
  /** How many times slower the page runs than this machine. */
  readonly cpu: number
  /** Source that runs in the page before anything else. */
  readonly before: readonly string[]
  /** What the network is slowed to, as DevTools names it; this machine's own when left out. */
  readonly network?: {
    readonly offline: boolean
    readonly latency: number
    readonly downloadThroughput: number
    readonly uploadThroughput: number
  }
}

/** A fresh phone with one page open; nothing is cached from an earlier one. */
export interface ChromePage {
  /** Runs a function in the page, with arguments that JSON can hold, and answers what it or its promise yields. */
  evaluate<T, Args extends readonly unknown[]>(run: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T>
  /** The same for an expression. */
  evaluateSource<T>(expression: string): Promise<T>
  press(key: string): Promise<void>
  /** Taps the middle of the element that the function finds in the page. */
  tap(find: () => Element | null | undefined): Promise<void>
  metrics(): Promise<Metrics>
  /** The heap after a collection, in MB. */
  heap(): Promise<number>
  /** Other commands of the DevTools protocol. */
  send<T>(method: string, params?: object): Promise<T>
  close(): Promise<void>
}

interface Evaluated {
  readonly result: { readonly value?: unknown }
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } }
}

export async function openPage(channel: Channel, { url, cpu, before, network }: PageOptions): Promise<ChromePage> {
  const { browserContextId } = await channel.send<{ readonly browserContextId: string }>('Target.createBrowserContext')
  const { targetId } = await channel.send<{ readonly targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  })
  const { sessionId } = await channel.send<{ readonly sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  })
  const send = async <T>(method: string, params: object = {}) => channel.send<T>(method, params, sessionId)

  async function evaluateSource<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value as T
  }

  await send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true })
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('Emulation.setLocaleOverride', { locale: 'ko-KR' })
  await send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Seoul' })
  // In the thread's own time, so that other work on the machine matters little.
  await send('Performance.enable', { timeDomain: 'threadTicks' })
  await send('Page.enable')
  for (const source of before) await send('Page.addScriptToEvaluateOnNewDocument', { source })
  if (network !== undefined) {
    await send('Network.enable')
    await send('Network.emulateNetworkConditions', network)
  }
  if (cpu > 1) await send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await send('Page.navigate', { url })

  return {
    evaluateSource,
    evaluate: async (run, ...args) => evaluateSource(`(${String(run)})(...${JSON.stringify(args)})`),
    send,
    async press(key) {
      const how = key.length === 1 ? { key, text: key } : { key, code: key, windowsVirtualKeyCode: specialKeys[key] }
      await send('Input.dispatchKeyEvent', { type: 'keyDown', ...how })
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...how })
    },
    async tap(find) {
      const place = await evaluateSource<Place>(`(${String(placeOf)})(${String(find)})`)
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', button: 'left', clickCount: 1, ...place })
      await send('Input.dispatchMouseEvent', { type: 'mouseReleased', button: 'left', clickCount: 1, ...place })
    },
    async metrics() {
      const { metrics } = await send<{
        readonly metrics: readonly { readonly name: string; readonly value: number }[]
      }>('Performance.getMetrics')
      const milliseconds = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
      return {
        task: milliseconds('TaskDuration'),
        script: milliseconds('ScriptDuration'),
        layout: milliseconds('LayoutDuration') + milliseconds('RecalcStyleDuration'),
      }
    },
    async heap() {
      await send('HeapProfiler.collectGarbage')
      const { usedSize } = await send<{ readonly usedSize: number }>('Runtime.getHeapUsage')
      return usedSize / 1024 / 1024
    },
    close: async () => channel.send('Target.disposeBrowserContext', { browserContextId }),
  }
}

const specialKeys: Readonly<Record<string, number>> = { Backspace: 8, Tab: 9, Enter: 13 }

interface Place {
  readonly x: number
  readonly y: number
}

/** Runs in the page: the middle of an element once it no longer moves, and a tap there meets it. */
async function placeOf(find: () => Element | null | undefined): Promise<Place> {
  const element = find()
  if (!element) throw new Error(`There is nothing to tap: ${String(find)}`)
  element.scrollIntoView({ block: 'nearest' })
  let { x, y } = element.getBoundingClientRect()
  for (const until = performance.now() + 10_000; performance.now() < until;) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = element.getBoundingClientRect()
    const middle = { x: now.x + now.width / 2, y: now.y + now.height / 2 }
    // A sheet that has not begun to rise stands still, too, below the page.
    if (now.x === x && now.y === y && element.contains(document.elementFromPoint(middle.x, middle.y))) return middle
    ;({ x, y } = now)
  }
  throw new Error(`It moves or is covered: ${String(find)}`)
}
