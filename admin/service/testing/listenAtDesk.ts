import { onTestFinished } from 'vitest'
import type { Service } from '../run/startService.ts'
import type { DeskClient } from './deskClient.ts'

/** What a page of the desk hears. */
export interface DeskListener {
  readonly status: number
  readonly headers: Headers
  /** What a refusal says. */
  readonly text: () => Promise<string>
  /** The data of the next event of this name that was not asked for yet. */
  readonly next: (name: string) => Promise<string>
  /** Until the service ends the stream. */
  readonly ended: Promise<void>
  readonly close: () => void
}

/** Opens the event stream with the cookies of a browser; it ends with the test. */
export async function listenAtDesk(
  service: Pick<Service, 'deskUrl'>,
  { cookie }: Pick<DeskClient, 'cookie'>,
): Promise<DeskListener> {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const response = await fetch(`${service.deskUrl}/desk-api/events`, {
    headers: { cookie: cookie(), accept: 'text/event-stream' },
    signal: stop.signal,
  })
  const heard: { readonly name: string; readonly data: string }[] = []
  const waiting: { readonly name: string; readonly resolve: (data: string) => void }[] = []

  function hear(name: string, data: string): void {
    const at = waiting.findIndex((each) => each.name === name)
    const [first] = at === -1 ? [] : waiting.splice(at, 1)
    if (first === undefined) heard.push({ name, data })
    else first.resolve(data)
  }

  async function read(): Promise<void> {
    let rest = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, name] = /^event: (.*)$/m.exec(block) ?? []
        const [, data = ''] = /^data: ?(.*)$/m.exec(block) ?? []
        if (name !== undefined) hear(name, data)
      }
    }
  }

  return {
    status: response.status,
    headers: response.headers,
    text: async () => response.text(),
    next: (name) => {
      const at = heard.findIndex((each) => each.name === name)
      const [first] = at === -1 ? [] : heard.splice(at, 1)
      if (first !== undefined) return Promise.resolve(first.data)
      return new Promise((resolve) => waiting.push({ name, resolve }))
    },
    ended: response.ok ? read().catch(() => undefined) : Promise.resolve(),
    close: () => stop.abort(),
  }
}
