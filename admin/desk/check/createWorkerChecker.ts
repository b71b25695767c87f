// oxlint-disable-next-line import/default -- Vite answers this query with the address
import address from './checkWorker.ts?worker&url'
import type { CheckAnswer } from './CheckMessage.ts'
import type { Checked, Checker } from './Checker.ts'

interface ScriptPolicy {
  createScriptURL(address: string): string
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

/** Checks in a worker, started at the first question. */
export function createWorkerChecker(): Checker {
  const waiting = new Map<number, (checked: Checked) => void>()
  let worker: Worker | undefined
  let asked = 0

  function start(): Worker {
    const started = new Worker(trusted(address), { type: 'module' })
    started.addEventListener('message', ({ data: { id, ...checked } }: MessageEvent<CheckAnswer>) => {
      waiting.get(id)?.(checked)
      waiting.delete(id)
    })
    return started
  }

  return {
    check(files) {
      worker ??= start()
      asked += 1
      const id = asked
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of our own has no origin to name
      worker.postMessage({ id, files })
      return new Promise((resolve) => waiting.set(id, resolve))
    },
  }
}

/** Under our Content Security Policy the address of a script must come from a policy; the desk's knows this one worker. */
function trusted(wanted: string): string {
  const rules: ScriptPolicy = {
    createScriptURL: (given) => {
      if (given !== address) throw new TypeError('Only the desk’s own worker may be started.')
      return given
    },
  }
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes }
  return (trustedTypes?.createPolicy('playbill', rules) ?? rules).createScriptURL(wanted)
}
