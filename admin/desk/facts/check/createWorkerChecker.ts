// oxlint-disable-next-line import/default -- Vite answers this query with the address
import address from './checkWorker.ts?worker&url'
import type { CheckAnswer, CheckQuestion, Numbered } from './CheckMessage.ts'
import type { Checker } from './Checker.ts'

interface ScriptPolicy {
  createScriptURL(address: string): string
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

/** Checks in a worker, started at the first question. */
export function createWorkerChecker(): Checker {
  const waiting = new Map<number, (answer: CheckAnswer) => void>()
  let worker: Worker | undefined
  let asked = 0

  function start(): Worker {
    const started = new Worker(trusted(address), { type: 'module' })
    started.addEventListener('message', ({ data: { id, ...answer } }: MessageEvent<Numbered<CheckAnswer>>) => {
      waiting.get(id)?.(answer)
      waiting.delete(id)
    })
    return started
  }

  function ask(question: CheckQuestion): Promise<CheckAnswer> {
    worker ??= start()
    asked += 1
    const id = asked
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of our own has no origin to name
    worker.postMessage({ ...question, id } satisfies Numbered<CheckQuestion>)
    return new Promise((resolve) => waiting.set(id, resolve))
  }

  return {
    async check(files) {
      const answer = await ask({ files })
      return 'checked' in answer ? answer.checked : { issues: [] }
    },
    async help(files, path, offset) {
      const answer = await ask({ files, place: { path, offset } })
      return 'help' in answer ? answer.help : { from: offset, to: offset, about: [], options: [] }
    },
  }
}

/**
 * Under our Content Security Policy the address of a script must come from a policy; the desk's knows this one worker.
 */
function trusted(wanted: string): string {
  const rules: ScriptPolicy = {
    createScriptURL: (given) => {
      if (given !== address) throw new TypeError('Only the desk’s own worker may be started.')
      return given
    },
  }
  const { trustedTypes }: Window & { readonly trustedTypes?: TrustedTypes } = window
  return (trustedTypes?.createPolicy('playbill', rules) ?? rules).createScriptURL(wanted)
}
