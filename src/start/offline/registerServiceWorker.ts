interface ScriptPolicy {
  createScriptURL(address: string): string
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

const WORKER = 'sw.js'

/** None over plain http, whatever the types say. */
const containerOf = ({ navigator }: Window): ServiceWorkerContainer | undefined => navigator.serviceWorker

/** Whether a worker has answered for this page. */
export const hasWorker = (window: Window): boolean => Boolean(containerOf(window)?.controller)

/**
 * Lets the app start without the service. Under our Content Security Policy the address of a script must come from a
 * policy: this is the only one, and it knows one address. Where there is no worker, as over plain http, nothing is lost
 * but that.
 */
export async function registerServiceWorker(window: Window): Promise<void> {
  const { trustedTypes }: Window & { readonly trustedTypes?: TrustedTypes } = window
  const container = containerOf(window)
  if (!container) return
  const rules: ScriptPolicy = {
    createScriptURL: (address) => {
      if (address !== WORKER) throw new TypeError(address)
      return address
    },
  }
  const policy = trustedTypes?.createPolicy('playbill', rules) ?? rules
  await container.register(policy.createScriptURL(WORKER)).catch(() => undefined)
}
